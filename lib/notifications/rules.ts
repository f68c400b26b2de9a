import { whenText } from "@/lib/delivery/promise-rules";
import type { Order } from "@/lib/orders/rules/order";
import type { OpeningHours } from "@/lib/shop/rules/opening-hours";
import { formatRupees } from "@/lib/text/money";

/** Word on somebody's own screen: few words, since a locked phone shows them to whoever is near. */
export type PushWords = { title: string; body: string; path: string };

export const LOGIN_FOR_PUSH = "Please login to be told";
export const PUSH_ON = "We will tell you on this device";
export const PUSH_OFF = "This device stays quiet from now on";

type NewOrder = Pick<Order, "_id" | "number" | "amount" | "area" | "promisedAt" | "slot" | "holdReason">;

/** What owner and packers are told of a new order; one on hold promises nothing. `now` in milliseconds. */
export function newOrderWords(order: NewOrder, now: number, hours?: OpeningHours): PushWords {
	const { _id, number, amount, area, holdReason } = order;
	const promise = holdReason ? "" : `, ${whenText(order, now, hours)}`;
	return {
		title: holdReason ? `Order ${number} is on hold` : `New order ${number}`,
		body: `${formatRupees(amount)} to ${area}${promise}`,
		path: `/seller/orders/${_id}`,
	};
}
