import "server-only";
import { belowMinimumMessage, MAX_LINE_QUANTITY, subtotalOf } from "@/lib/domain/cart-totals";
import { orderNumber } from "@/lib/domain/order";
import { refusalToCancel } from "@/lib/domain/order-cancel";
import { CANCELLED, PLACED } from "@/lib/domain/order-states";
import {
	CREDIT_IN_THE_WAY,
	mayChangeWeekly,
	ONLY_LESS,
	TOO_LATE_TO_CHANGE,
	type WeeklyOrder,
} from "@/lib/domain/weekly-basket";
import type { WeeklyOrderChange } from "@/lib/domain/weekly-basket-schema";
import type { OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-line";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { shopDetails } from "../shop/read";
import { sumQuantities } from "./lines";
import { orderOfLink } from "./link";
import { followUpNow } from "./side-effects";
import { changeOrder, stepTo } from "./steps";
import { toOrder } from "./to-order";

/** What the link of a weekly order shows: nothing of the person, since whoever is given the mail can open it. */
function toWeeklyOrder(order: OrderDoc): WeeklyOrder {
	const { items, slot, status, subtotal, discount, tax, deliveryFee, amount } = toOrder(order);
	return {
		number: orderNumber(String(order._id)),
		name: order.weekly?.name ?? "",
		items: items.map(({ product, unitPrice, quantity }) => ({ product, unitPrice, quantity })),
		leftOut: order.weekly?.leftOut ?? [],
		slot,
		status,
		...{ subtotal, discount, tax, deliveryFee, amount },
		minimumOrder: shopDetails().minimumOrder,
		taxPercent: order.taxPercent ?? 0,
		mayChange: mayChangeWeekly({ status, slot }, clock.shopNow().getTime()),
	};
}

/** The order behind a link, to look at. Throws ShopError `not-found`. */
export async function weeklyOrderOf(token: string): Promise<WeeklyOrder> {
	return toWeeklyOrder(await orderOfLink(token));
}

function mustBeInTime(order: OrderDoc): void {
	const { status, slot } = toOrder(order);
	if (mayChangeWeekly({ status, slot }, clock.shopNow().getTime())) return;
	throw new ShopError("conflict", status === PLACED ? TOO_LATE_TO_CHANGE : refusalToCancel(status));
}

/** True where the customer has left it out before. */
function isSkipped({ status, statusHistory }: OrderDoc): boolean {
	return status === CANCELLED && statusHistory.at(-1)?.by === "customer";
}

/**
 * Leaves the order out, by its link: it is cancelled as by its customer, until it is packed or its delivery time begins; asked again, it answers the
 * same. Throws ShopError `not-found`, and `conflict` when it is too late.
 */
export async function skipByLink(token: string): Promise<WeeklyOrder> {
	const found = await orderOfLink(token);
	const order = isSkipped(found)
		? found
		: (
				await changeOrder({ _id: String(found._id) }, (present) => {
					mustBeInTime(present);
					return stepTo(present, { status: CANCELLED, reason: "" }, "customer");
				})
			).order;
	await followUpNow(order);
	return toWeeklyOrder(order);
}

/** The lines with less in them. Throws ShopError `invalid` where more is asked for than was ordered. */
function lessLines(lines: readonly OrderLineDoc[], items: WeeklyOrderChange["items"]): OrderLineDoc[] {
	const asked = sumQuantities(items);
	const kept = lines.flatMap((line) => {
		const quantity = asked.get(String(line.product))?.quantity;
		asked.delete(String(line.product));
		if ((quantity ?? 0) > Math.min(line.quantity, MAX_LINE_QUANTITY)) throw onlyLess();
		return quantity === undefined ? [] : [{ ...line, quantity }];
	});
	if (asked.size > 0) throw onlyLess();
	return kept;
}

function onlyLess(): ShopError {
	return new ShopError("invalid", ONLY_LESS, { errors: { items: ONLY_LESS } });
}

/** What the order comes to with these lines, at its own prices, tax and fee. Throws ShopError where it may not be so little. */
function lessTotals(order: OrderDoc, lines: readonly OrderLineDoc[]) {
	const subtotal = subtotalOf(lines);
	const { minimumOrder } = shopDetails();
	if (subtotal < minimumOrder)
		throw new ShopError("invalid", belowMinimumMessage(subtotal, minimumOrder), {
			errors: { items: belowMinimumMessage(subtotal, minimumOrder) },
		});
	const tax = Math.round((subtotal * (order.taxPercent ?? 0)) / 100);
	const amount = subtotal + tax + order.deliveryFee;
	if (order.isPaid || amount < (order.creditUsed ?? 0)) throw new ShopError("conflict", CREDIT_IN_THE_WAY);
	return { subtotal, tax, amount };
}

function changeTo(order: OrderDoc, items: WeeklyOrderChange["items"]) {
	mustBeInTime(order);
	const lines = lessLines(order.lines, items);
	const counted = order.lines.filter(({ isCounted }) => isCounted).map(({ product }) => product);
	return {
		$set: { lines, ...lessTotals(order, lines), hasOpenConsequences: true },
		// The shelf gets back what is in the order no more.
		$addToSet: { stoodIn: { $each: counted } },
	};
}

/**
 * Takes something out of the order, by its link: the products and quantities that stay are named, none more than was ordered. In place, so
 * that a day keeps its one order. Throws ShopError `not-found`, `invalid` where it would be more or below the minimum order, `conflict` when it is too late.
 */
export async function changeByLink(token: string, { items }: WeeklyOrderChange): Promise<WeeklyOrder> {
	const found = await orderOfLink(token);
	const { order } = await changeOrder({ _id: String(found._id) }, (present) => changeTo(present, items));
	await followUpNow(order);
	return toWeeklyOrder(order);
}
