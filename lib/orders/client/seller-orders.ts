import { useEffect, useState } from "react";
import { create } from "zustand";
import type { AddressInput } from "@/lib/accounts/schema";
import { ApiError } from "@/lib/client/api";
import { useServedList, withItem } from "@/lib/client/served-list";
import { toast } from "@/lib/client/toast";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import type { LineWish } from "@/lib/products/rules/wishes";
import { sellerCall } from "@/lib/team/client";
import { type CashNote, type Order, orderNumber } from "../rules/order";
import { UNDO_SECONDS } from "../rules/order-states";
import { newestFirst, type SellerOrder } from "../rules/seller-order";
import type { OrderStep } from "../schema/seller-order";

export type OrderActions = {
	markPaid: (order: SellerOrder) => void;
	/** Gives whether the shop has taken the step. */
	move: (order: SellerOrder, step: OrderStep) => Promise<boolean>;
	undo: (order: SellerOrder) => void;
};

type Orders = OrderActions & {
	orders: SellerOrder[];
	/** Orders whose change the server has not confirmed yet. */
	busy: ReadonlySet<string>;
	/** Orders whose last step can still be taken back. */
	undoable: ReadonlySet<string>;
};

type OrderAnswer = { order: SellerOrder };

function paidNow(order: SellerOrder): SellerOrder {
	return { ...order, toCollect: 0, isPaid: true, paymentStatus: "success", paidAt: new Date().toISOString() };
}

type ById = ReadonlyMap<string, SellerOrder>;

function withoutOrder(all: ById, { _id }: SellerOrder): ById {
	return new Map([...all].filter(([id]) => id !== _id));
}

type Compare = (a: SellerOrder, b: SellerOrder) => number;

/** The orders and those of `kept` that are missing among them, in this order. */
function joined(orders: readonly SellerOrder[], kept: ById, compare: Compare): SellerOrder[] {
	const present = new Set(orders.map(({ _id }) => _id));
	const missing = [...kept.values()].filter(({ _id }) => !present.has(_id));
	if (missing.length === 0) return [...orders];
	return [...orders, ...missing].sort(compare);
}

/**
 * The orders on the page as the seller sees and changes them. Every change shows at once; what the server returns
 * replaces it, and when the server refuses it is taken back with a message (spec 4). `compare` is the order they come in.
 */
export function useOrders(served: SellerOrder[], compare: Compare = newestFirst): Orders {
	const { items, busy, change } = useServedList(served);
	// Kept with the orders: one that has left the list by its step stays until the step can no longer be taken back.
	const [steps, setSteps] = useState<ById>(new Map());

	function press(
		guess: SellerOrder,
		request: () => Promise<OrderAnswer>,
		failed: string,
		then?: (done: SellerOrder) => void,
	) {
		async function work() {
			const { order } = await request();
			then?.(order);
			return withItem(order);
		}
		return change({ ids: [guess._id], apply: withItem(guess) }, work, failed);
	}

	function markPaid(order: SellerOrder): void {
		const request = () => sellerCall("PUT /api/order/mark-paid/{id}", { params: { id: order._id } });
		void press(paidNow(order), request, "Failed to update payment status", () =>
			toast.success("Order marked as paid successfully!"),
		);
	}

	function move(order: SellerOrder, step: OrderStep): Promise<boolean> {
		const request = () => sellerCall("PUT /api/order/status/{id}", { params: { id: order._id }, body: step });
		return press({ ...order, status: step.status }, request, "Failed to update the order", (moved) => {
			toast.success(`${order.number}: ${step.status}`, `step-${order._id}`);
			setSteps((all) => new Map(all).set(moved._id, moved));
			setTimeout(() => setSteps((all) => withoutOrder(all, moved)), UNDO_SECONDS * 1000);
		});
	}

	function undo(order: SellerOrder): void {
		const status = order.statusHistory.at(-2)?.status ?? order.status;
		const request = () => sellerCall("PUT /api/order/status/{id}/undo", { params: { id: order._id } });
		setSteps((all) => withoutOrder(all, order));
		void press({ ...order, status }, request, "Failed to undo the step");
	}

	const undoable = new Set(steps.keys());
	return { orders: joined(items, steps, compare), busy, undoable, markPaid, move, undo };
}

type NewOrders = {
	/** Those that have come and were not looked at yet, newest first. */
	orders: readonly SellerOrder[];
	/** The order that the list of orders brings into sight as soon as it shows it. */
	wantedId: string | null;
};

const useStore = create<NewOrders>(() => ({ orders: [], wantedId: null }));

/** Reads an order that has come and puts it before the seller, on whatever page. */
export async function announceOrder(orderId: string): Promise<void> {
	const { orders } = await sellerCall("GET /api/order/seller", { query: { q: orderNumber(orderId) } });
	const order = orders.find(({ _id }) => _id === orderId);
	if (!order) return;
	useStore.setState(({ orders: known }) => ({
		orders: [order, ...known.filter(({ _id }) => _id !== orderId)],
	}));
}

/** The orders that have come, and the one to bring into sight. */
export function useNewOrders(): NewOrders {
	return useStore();
}

/** They were looked at; one of them is to be brought into sight. */
export function seeNewOrders(wantedId: string | null): void {
	useStore.setState({ orders: [], wantedId });
}

export type Caller = { customer: { name: string; phone: string }; address: AddressInput };

/** Who ordered from this number before, and where it went; null where nobody has. Throws ApiError. */
export async function findCaller(phone: string): Promise<Caller | null> {
	try {
		return await sellerCall("GET /api/order/phone", { query: { phone } });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}

/** What is written down while somebody is on the phone. */
export type PhoneOrderInput = {
	customer: { name: string; phone: string };
	address: Pick<AddressInput, "streetAddress" | "city" | "state" | "zipCode" | "landmark" | "point">;
	area: string;
	items: ({ product: string; quantity: number } & LineWish)[];
	note: string;
	cashNote?: CashNote;
	delivery: DeliveryChoice;
	/** Rupees, as they were said to the caller. */
	amount: number;
	/** The same for one form: pressed twice it is one order. */
	key: string;
};

/** Places a cash order for somebody on the phone; throws ApiError. */
export async function placePhoneOrder(input: PhoneOrderInput): Promise<{ order: Order; message: string }> {
	const { delivery, key, note, ...order } = input;
	const { deliveryTime, slot } = delivery;
	return sellerCall("POST /api/order/phone", {
		headers: { "idempotency-key": key },
		body: { ...order, deliveryTime, ...(slot && { slot: slot.id }), ...(note.trim() && { note }) },
	});
}

export type Hold = { onPointerEnter: () => void; onPointerLeave: () => void };

/**
 * The items in their order, which does not change while the pointer or a finger is on the list: what is new comes last
 * until then. Answers the items and what the list's element needs.
 */
export function useStillOrder<Item>(items: readonly Item[], idOf: (item: Item) => string): [Item[], Hold] {
	const [frozen, setFrozen] = useState<readonly string[] | null>(null);
	const hold = {
		onPointerEnter: () => setFrozen(items.map(idOf)),
		onPointerLeave: () => setFrozen(null),
	};
	if (frozen === null) return [[...items], hold];
	const places = new Map(frozen.map((id, place) => [id, place]));
	const placeOf = (item: Item) => places.get(idOf(item)) ?? frozen.length;
	return [[...items].sort((a, b) => placeOf(a) - placeOf(b)), hold];
}

const LIT_MS = 2500;

/**
 * Brings the order that the seller wants to see into sight once this list shows it: its element says so in `data-order`.
 * Of a table and the cards of a phone the visible one counts.
 */
export function useWantedOrder(shownIds: readonly string[]): void {
	const { wantedId } = useNewOrders();
	const isShown = wantedId !== null && shownIds.includes(wantedId);
	useEffect(() => {
		if (!isShown) return;
		// Once the new page is laid out: before that the router still scrolls.
		const frame = requestAnimationFrame(() => {
			const element = [...document.querySelectorAll<HTMLElement>(`[data-order="${wantedId}"]`)].find((one) =>
				one.checkVisibility(),
			);
			if (!element) return;
			element.scrollIntoView({ block: "center", behavior: "instant" });
			element.animate([{ backgroundColor: "var(--color-warning-soft)" }, {}], {
				duration: LIT_MS,
				easing: "ease-in",
			});
			seeNewOrders(null);
		});
		return () => cancelAnimationFrame(frame);
	}, [isShown, wantedId]);
}
