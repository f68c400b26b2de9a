import "server-only";
import { changeOrder } from "@/lib/money/server/save-order";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { maySkipWeekly, TOO_LATE_TO_SKIP, type WeeklyOrder } from "@/lib/weekly/rules";
import type { OrderDoc } from "@/models/order";
import { orderNumber } from "../rules/order";
import { refusalToCancel } from "../rules/order-cancel";
import { CANCELLED, PLACED } from "../rules/order-states";
import { orderOfLink } from "./link";
import { followUpNow } from "./side-effects";
import { stepTo } from "./steps";
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
