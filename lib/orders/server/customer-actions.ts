import "server-only";
import type { CartAnswer } from "@/lib/cart/schema";
import { describeLines, mergeCart } from "@/lib/cart/server";
import type { WhichOrder } from "@/lib/money/server/save-order";
import { urduWordsOf } from "@/lib/products/rules/product";
import { lineWishOf } from "@/lib/products/rules/wishes";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { inStepsOf, itemsOf } from "@/lib/text/sold-by";
import { maySkipWeekly, TOO_LATE_TO_SKIP, type WeeklyOrder } from "@/lib/weekly/rules";
import { Order, type OrderDoc } from "@/models/order";
import { type OwnOrder, orderNumber } from "../rules/order";
import { type MissedLine, ORDER_NOT_FOUND } from "../rules/order-messages";
import { CANCELLED, cancelTimeLeft, isCancellable, PLACED, refusalToCancel } from "../rules/order-states";
import { moveOrder } from "./move-order";
import { orderOfLink } from "./own-orders";
import { cancellingWrites } from "./placing";
import { stepTo } from "./steps";
import { toOrder, toOwnOrder } from "./to-order";

/** What a cancellation may take on its way here, beyond the minutes that the button shows. */
const GRACE_MS = 3_000;

function cancellation(order: OrderDoc, now: number) {
	const isInTime = cancelTimeLeft(order.createdAt.toISOString(), now - GRACE_MS) > 0;
	if (!isCancellable(order.status) || !isInTime)
		throw new ShopError("conflict", refusalToCancel(order.status));
	return stepTo(order, { status: CANCELLED, reason: "" }, "customer");
}

async function cancel(which: WhichOrder, decide: (order: OrderDoc) => OrderDoc): Promise<OrderDoc> {
	return (await moveOrder(which, decide, ({ order }) => cancellingWrites(order))).order;
}

/** True of an order that its customer has cancelled: cancelling again answers the same. */
const isCancelledByCustomer = ({ status, statusHistory }: OrderDoc) =>
	status === CANCELLED && statusHistory.at(-1)?.by === "customer";

/**
 * Cancels a customer's own order, within 10 minutes and before it is packed: one atomic step, so that of packing and
 * cancelling in the same moment exactly one happens. What was paid is due for refund, and the seller is told.
 * Throws ShopError `not-found` for what is not theirs, `conflict` when it is too late.
 */
export async function cancelOwnOrder(customerId: string, orderId: string): Promise<OwnOrder> {
	const which = { _id: orderId, user: customerId };
	const order = await cancel(which, (found) =>
		isCancelledByCustomer(found) ? found : cancellation(found, clock.shopNow().getTime()),
	);
	return toOwnOrder(order);
}

/** What the link of a weekly order shows: nothing of the person, since whoever is given the mail can open it. */
function toWeeklyOrder(order: OrderDoc): WeeklyOrder {
	const { items, slot, status, subtotal, discount, tax, deliveryFee, amount, creditUsed } = toOrder(order);
	return {
		number: orderNumber(String(order._id)),
		name: order.weekly?.name ?? "",
		items: items.map(({ packed: _packed, ifMissing: _choice, ...line }) => line),
		leftOut: order.weekly?.leftOut ?? [],
		slot,
		status,
		...{ subtotal, discount, tax, deliveryFee, amount, creditUsed },
		taxPercent: order.terms.taxPercent,
		maySkip: maySkipWeekly({ status, slot }, clock.shopNow().getTime()),
	};
}

/** The order behind a link, to look at. Throws ShopError `not-found`. */
export async function weeklyOrderOf(token: string): Promise<WeeklyOrder> {
	return toWeeklyOrder(await orderOfLink(token));
}

function mustBeInTime(order: OrderDoc): void {
	const { status, slot } = toOrder(order);
	if (maySkipWeekly({ status, slot }, clock.shopNow().getTime())) return;
	throw new ShopError("conflict", status === PLACED ? TOO_LATE_TO_SKIP : refusalToCancel(status));
}

/**
 * Leaves the order out, by its link: it is cancelled as by its customer, until it is packed or its delivery time begins; asked again, it answers the
 * same. Throws ShopError `not-found`, and `conflict` when it is too late.
 */
export async function skipByLink(token: string): Promise<WeeklyOrder> {
	const { _id } = await orderOfLink(token);
	const order = await cancel({ _id: String(_id) }, (present) => {
		if (isCancelledByCustomer(present)) return present;
		mustBeInTime(present);
		return stepTo(present, { status: CANCELLED, reason: "" }, "customer");
	});
	return toWeeklyOrder(order);
}

export type Reordered = CartAnswer & {
	/** How many items of the order are in the cart now. */
	added: number;
	missed: MissedLine[];
};

/**
 * Puts what an own order held into the cart, as far as it is still sold and in stock; of a line that is in the cart
 * already the larger quantity stays, so that doing it twice changes nothing. Throws ShopError `not-found` for what is
 * not theirs, `conflict` when nothing of it can be bought now.
 */
export async function reorder(customerId: string, orderId: string): Promise<Reordered> {
	const order = await Order.findOne({ _id: orderId, user: customerId }).select("lines").lean<OrderDoc>();
	if (!order) throw notFound(ORDER_NOT_FOUND);
	const ordered = new Map(order.lines.map((line) => [String(line.product), line]));
	const wanted = new Map([...ordered].map(([product, { quantity }]) => [product, quantity]));
	const asked = new Map(order.lines.map((line) => [String(line.product), lineWishOf(line)]));
	const sold = new Map((await describeLines(wanted, asked)).map((line) => [line.productId, line]));
	const available = [...sold.values()].filter((line) => line.inStock);
	if (available.length === 0)
		throw new ShopError("conflict", "Nothing of this order can be bought right now");
	const asBefore = available.map((line) => {
		const steps = inStepsOf(ordered.get(line.productId) ?? line, line);
		return { ...line, quantity: Math.min(MAX_LINE_QUANTITY, steps) };
	});
	const cart = await mergeCart(customerId, asBefore);
	const inCart = new Set(cart.cartItem.map(({ productId }) => productId));
	const missed = order.lines.flatMap(({ product, name, urduName }): MissedLine[] => {
		const line = sold.get(String(product));
		const called = { name, ...urduWordsOf({ urduName }) };
		if (!line) return [{ ...called, why: "no longer sold" }];
		if (!line.inStock) return [{ ...called, why: "out of stock" }];
		return inCart.has(line.productId) ? [] : [{ ...called, why: "no room in the cart" }];
	});
	const added = available.filter(({ productId }) => inCart.has(productId));
	return { ...cart, added: added.reduce((sum, line) => sum + itemsOf(line), 0), missed };
}
