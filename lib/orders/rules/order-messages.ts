import type { z } from "zod";
import { DELIVERY_LABELS, DELIVERY_OPTIONS, promiseText } from "@/lib/delivery/promise-rules";
import { slotText } from "@/lib/delivery/rules";
import type { SumPart } from "@/lib/money/rules";
import type { reordered } from "@/lib/server/calls/shapes";
import type { OpeningHours } from "@/lib/shop/rules/opening-hours";
import type { Messages } from "@/lib/text/messages";
import type { Order, OrderLine, PaymentType } from "./order";
import { isPromised, ORDER_STATES } from "./order-states";

/** What is said about ordering, in the specification's words (spec 5, 8); apart from the schemas, so that pages stay light. */

export const AREA_NOT_SERVED =
	"We currently do not deliver to this area. Please select the correct area or update your address.";
export const SELECT_AREA = "Please select your delivery area.";
export const SELECT_ADDRESS = "Please select a delivery address.";
export const ORDER_NOT_FOUND = "Order not found";
export const LOGIN_TO_ORDER = "Please login to place an order.";
export const VERIFY_TO_ORDER = "Please verify your email before checkout";
export const SLOT_GONE = "This delivery time is no longer available";
export const EXPRESS_PAUSED = "Express delivery is paused right now";
export const PRICES_CHANGED = "Prices have changed, please review your order";
export const PAY_WITH_WALLET = "Please pay this order with a wallet";
export const CONFIRM_LINK_UNKNOWN = "This link is not of an order that waits for a yes";
export const NEEDS_NO_YES = "This order does not wait for a yes";
export const WAITS_FOR_YES = "This order waits for its customer's yes";
export const NOBODY_CONFIRMED = "Nobody has confirmed this order.";
export const ORDER_CONFIRMED = "Thank you. We pack your order now.";
export const YES_CAME_LATE = "The yes came after the delivery time.";
export const CONFIRMED_LATE = "Thank you. The time that you chose is over: we call you about another one.";
export const ORDER_PLACED_MESSAGE =
	"Order placed! Your fresh groceries will be at your door within 60 minutes.";
export const ORDER_CANCELLED_MESSAGE = "Your order was cancelled";

/** What is said when a basket that is an order already is sent once more, with that order's short number. */
export function alreadyOrderedMessage(number: string): string {
	return `You have ordered this cart already: order ${number}. It was not ordered again.`;
}

/** How an order is delivered, in words: `Standard, 2-4 hours`, `Sunday, Nov 22, 4 to 6 PM`. */
export function deliveryText({ deliveryTime, slot }: Pick<Order, "deliveryTime" | "slot">): string {
	if (slot) return slotText(slot);
	if (deliveryTime === "slot") return DELIVERY_LABELS.slot;
	const { label, promise } = DELIVERY_OPTIONS[deliveryTime];
	return `${label}, ${promise}`;
}

/** What the rows are called that lead from an order's sum to what is left to pay. */
export function sumPartNames(
	{ order, orderBasket: { payment } }: Pick<Messages, "order" | "orderBasket">,
	type: PaymentType,
): Record<SumPart, string> {
	const { paidWithCredit, paymentType, wentBack, goesBack, toPay } = order;
	const paid = { credit: paidWithCredit, wallet: payment.paid(paymentType(type)), cash: payment.inCash };
	return { ...paid, wentBack, goesBack, toPay };
}

/** Where an order stands, in whole sentences. */
export function standingText({ heading, note }: { heading: string; note: string }): string {
	return `${heading}. ${note}`;
}

const PAID_BUT = /^Paid, but (.)(.*)$/s;

/** Why an order waits that was paid, as it is kept and the team reads it: `no longer in stock: Ajwa Dates.` */
export function paidBut(reason: string): string {
	return `Paid, but ${reason}`;
}

/** The reason where its customer had deleted their account by then: there is nowhere to bring it. */
export const CUSTOMER_GONE = "Paid, but its customer has left the shop.";

/** Why an order waits that was paid, as its customer reads it, a sentence of its own; null for any other reason. */
export function whyItWaits({ holdReason }: Pick<Order, "holdReason">): string | null {
	if (holdReason === CUSTOMER_GONE) return null;
	const [, first, rest = ""] = PAID_BUT.exec(holdReason ?? "") ?? [];
	return first === undefined ? null : first.toUpperCase() + rest;
}

/**
 * What is said once an order is placed (spec 8): the specification's sentence, and by when this order is really there,
 * which a closed shop or a slower delivery puts off; of one that promises nothing, as on hold, where it stands; of one that waits for its customer's yes, that (next day 7). `now` in
 * milliseconds.
 */
export function orderPlacedMessage(
	{
		deliveryTime,
		promisedAt,
		status,
		confirmation,
	}: Pick<Order, "deliveryTime" | "promisedAt" | "status" | "confirmation">,
	now: number,
	hours?: OpeningHours,
): string {
	if (!isPromised(status)) return standingText(ORDER_STATES[status]);
	if (confirmation === "asked")
		return `${ORDER_PLACED_MESSAGE} First we wait for your yes, and start packing with it.`;
	const how =
		deliveryTime === "slot"
			? "In the time that you chose"
			: `With ${DELIVERY_LABELS[deliveryTime].toLowerCase()} delivery`;
	return `${ORDER_PLACED_MESSAGE} ${how} it is there ${promiseText(promisedAt, now, hours)} at the latest.`;
}

/** An order as the link shows it that asks for a yes: nothing of it says where its customer lives. */
export type OrderToConfirm = Pick<
	Order,
	"_id" | "number" | "confirmation" | "status" | "area" | "promisedAt" | "deliveryTime" | "slot" | "toCollect"
> & {
	firstName: string;
	pieces: number;
	items: (Pick<OrderLine, "product" | "quantity" | "unitPrice" | "stepGrams"> & { amount: number })[];
};

/** A line of an earlier order that did not come into the cart. */
export type MissedLine = z.output<typeof reordered.missed>[number];

/** Says which lines did not come along, and why: `Not in your cart: Falsa (out of stock), Loquat (no longer sold).` */
export function missedText(missed: readonly MissedLine[]): string {
	return `Not in your cart: ${missed.map(({ name, why }) => `${name} (${why})`).join(", ")}.`;
}
