"use client";

import { useEffect, useState } from "react";
import { create } from "zustand";
import type { AddressInput } from "@/lib/accounts/schema";
import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/unsaved";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import { sellerCall } from "@/lib/team/client";
import { type Order, orderNumber } from "../rules/order";
import { UNDO_SECONDS } from "../rules/order-states";
import { newestFirst, type SellerOrder } from "../rules/seller-order";
import type { OrderStep } from "../schema/seller-order";

export type OrderActions = {
	/** Records that an order's cash has come in. */
	markPaid: (order: SellerOrder) => void;
	/** Moves an order one step. */
	move: (order: SellerOrder, step: OrderStep) => void;
	/** Takes the step back that was just made. */
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

function withOrder(all: ById, order: SellerOrder): ById {
	return new Map(all).set(order._id, order);
}

function withoutOrder(all: ById, { _id }: SellerOrder): ById {
	return new Map([...all].filter(([id]) => id !== _id));
}

type Compare = (a: SellerOrder, b: SellerOrder) => number;

/** The orders and those of `guessed` that are missing among them, in this order. */
function joined(orders: readonly SellerOrder[], guessed: ById, compare: Compare): SellerOrder[] {
	const present = new Set(orders.map(({ _id }) => _id));
	const missing = [...guessed.values()].filter(({ _id }) => !present.has(_id));
	if (missing.length === 0) return [...orders];
	return [...orders, ...missing].sort(compare);
}

/**
 * The orders on the page as the seller sees and changes them. Every change shows at once; what the server returns
 * replaces it, and when the server refuses it is taken back with a message (spec 4). `compare` is the order they come in.
 */
export function useOrders(served: SellerOrder[], compare: Compare = newestFirst): Orders {
	const [known, setKnown] = useFollowing(served);
	// Laid over what is known until the server has answered: news that comes meanwhile does not take them back.
	const [guesses, setGuesses] = useState<ById>(new Map());
	// Kept with the orders: one that has left the list by its step stays until the step can no longer be taken back.
	const [steps, setSteps] = useState<ById>(new Map());

	function show(changed: SellerOrder): void {
		setKnown((list) => list.map((order) => (order._id === changed._id ? changed : order)));
	}

	async function change(
		order: SellerOrder,
		guess: SellerOrder,
		request: () => Promise<OrderAnswer>,
		failed: string,
	): Promise<SellerOrder | null> {
		setGuesses((all) => withOrder(all, guess));
		try {
			const answer = await request();
			show(answer.order);
			return answer.order;
		} catch (error) {
			toast.error(messageOf(error, failed));
			return null;
		} finally {
			setGuesses((all) => withoutOrder(all, order));
		}
	}

	async function markPaid(order: SellerOrder): Promise<void> {
		const request = () => sellerCall("PUT /api/order/mark-paid/{id}", { params: { id: order._id } });
		const done = await change(order, paidNow(order), request, "Failed to update payment status");
		if (done) toast.success("Order marked as paid successfully!");
	}

	async function move(order: SellerOrder, step: OrderStep): Promise<void> {
		const request = () => sellerCall("PUT /api/order/status/{id}", { params: { id: order._id }, body: step });
		const guess = { ...order, status: step.status };
		const moved = await change(order, guess, request, "Failed to update the order");
		if (!moved) return;
		toast.success(`${order.number}: ${step.status}`, `step-${order._id}`);
		setSteps((all) => withOrder(all, moved));
		setTimeout(() => setSteps((all) => withoutOrder(all, moved)), UNDO_SECONDS * 1000);
	}

	async function undo(order: SellerOrder): Promise<void> {
		const previous = order.statusHistory.at(-2)?.status ?? order.status;
		const request = () => sellerCall("PUT /api/order/status/{id}/undo", { params: { id: order._id } });
		setSteps((all) => withoutOrder(all, order));
		await change(order, { ...order, status: previous }, request, "Failed to undo the step");
	}

	return {
		orders: joined(known, steps, compare).map((order) => guesses.get(order._id) ?? order),
		busy: new Set(guesses.keys()),
		undoable: new Set(steps.keys()),
		markPaid,
		move,
		undo,
	};
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
	address: Pick<AddressInput, "streetAddress" | "city" | "state" | "zipCode">;
	items: { product: string; quantity: number }[];
	note: string;
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

type Hold = { onPointerEnter: () => void; onPointerLeave: () => void };

/**
 * The items in their order, which does not change while the pointer or a finger is on the list: what is new comes last
 * until then. Answers the items and what the list's element needs.
 */
export function useStillOrder<Item>(items: readonly Item[], idOf: (item: Item) => string): [Item[], Hold] {
	const [held, setHeld] = useState<readonly string[] | null>(null);
	const hold = {
		onPointerEnter: () => setHeld(items.map(idOf)),
		onPointerLeave: () => setHeld(null),
	};
	if (held === null) return [[...items], hold];
	const places = new Map(held.map((id, place) => [id, place]));
	const placeOf = (item: Item) => places.get(idOf(item)) ?? held.length;
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
