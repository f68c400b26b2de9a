import "server-only";
import type { Word } from "@/lib/messages/server/word";
import { isChanged } from "@/lib/packing/rules";
import { type Writer, writerIn } from "@/lib/server/mail/layout";
import { sha256 } from "@/lib/server/platform/crypto";
import type { Messages } from "@/lib/text/messages";
import type { OrderDoc } from "@/models/order";
import type { Order, OwnOrder } from "../rules/order";
import { type OrderStatus, PACKED } from "../rules/order-states";
import { linkToOrder } from "./own-orders";
import { toOwnOrder } from "./to-order";

/** What comes again: each other bag, each trip, and each time that an order waits, is told of. */
const TOLD_AGAIN: readonly OrderStatus[] = [PACKED, "Out for delivery", "On hold"];

/** Stands for a bag in which everything is as it was ordered. */
export const WHOLE = "whole";

/** What of a bag is otherwise than it was ordered, as a short text that is another one for another bag. */
export function changesKey({ items }: Order): string {
	const changed = items.filter(isChanged).map(({ product, packed }) => {
		const { product: instead, quantity, grams } = packed?.replacement ?? {};
		return [product._id, packed?.quantity, packed?.grams, instead?._id, quantity, grams];
	});
	if (changed.length === 0) return WHOLE;
	return sha256(JSON.stringify(changed)).slice(0, 16);
}

/** The key of what is told of where an order stands: once, or once for each time that it has come there, or for each bag. */
export function eventKey(event: string, order: Order): string {
	const { _id, status, statusHistory } = order;
	const changes = status === PACKED ? changesKey(order) : "";
	const times = statusHistory.filter((step) => step.status === status).length;
	const isAgain = times > 1 && TOLD_AGAIN.includes(status);
	return [event, _id, ...(changes ? [changes] : []), ...(isAgain ? [times] : [])].join(":");
}

type Told = Pick<Word, "template"> & { values?: readonly string[] };

/** What a customer's phone is told, under the key of the event; shop and number stand first in each. */
function wordOf(order: Order, event: string, { template, values = [] }: Told): Word {
	const { shop, say } = writerIn(order.language);
	return { key: eventKey(event, order), template, values: [shop, say(order.number), ...values] };
}

/** A message has no more room for what is named one by one than so many letters. */
const MOST_NAMED = 500;

const cut = (text: string) => (text.length > MOST_NAMED ? `${text.slice(0, MOST_NAMED)}…` : text);

/** What of a weekly basket is not in its order, in a sentence. */
export function leftOutText(leftOut: readonly string[], { texts }: Writer): string {
	return leftOut.length > 0 ? texts.mailWeekly.leftOut({ products: leftOut }) : "";
}

/** That a weekly basket comes at another time than its own, in a sentence; nothing where it does not. */
export function movedText(
	{ weekly, slot }: Pick<Order, "weekly" | "slot">,
	{ texts: { mailWeekly, slots } }: Writer,
): string {
	if (!weekly?.isMoved || !slot) return "";
	return mailWeekly.moved({ when: slots.slot(slot) });
}

/** A new order: the amount, and the code for the rider; one that waits says so, one of a weekly basket its other time and what it lacks. */
export function placedWord(doc: OrderDoc): Word {
	const order = toOwnOrder(doc);
	if (doc.holdReason) return wordOf(order, "order-on-hold", { template: "on_hold" });
	const writer = writerIn(order.language);
	const [amount, code] = [writer.rupees(order.amount), order.handoverCode ?? ""];
	if (!doc.weekly) return wordOf(order, "order-placed", { template: "order_taken", values: [amount, code] });
	const { name, leftOut } = doc.weekly;
	const lacks = leftOutText(leftOut, writer) || writer.texts.mailWeekly.whole;
	const said = cut([movedText(order, writer), lacks].filter(Boolean).join(" "));
	const values = [writer.say(name), amount, said, linkToOrder(doc), code];
	return wordOf(order, "weekly-order", { template: "basket_made", values });
}

/** A new order that waits for a yes: where it is said, and the code. */
export function confirmWord(doc: OrderDoc, link: string): Word {
	const order = toOwnOrder(doc);
	const { rupees } = writerIn(order.language);
	const values = [rupees(order.toCollect), link, order.handoverCode ?? ""];
	return wordOf(order, "order-placed", { template: "order_confirm", values });
}

/** What was packed otherwise than it was ordered, a sentence a line. */
export const changesOf = ({ items }: Pick<Order, "items">, { order }: Pick<Messages, "order">): string[] =>
	items.flatMap((line) => order.change(line) ?? []);

/** The same, as many sentences as a message has room for. */
function changesIn({ texts }: Writer, order: Order): string {
	let said = "";
	for (const change of changesOf(order, texts)) {
		if (said.length + change.length > MOST_NAMED) return `${said}…`;
		said += `${said && " "}${change}`;
	}
	return said;
}

/** A cancellation, with what of the money goes back, or already has. */
function cancelledWord({ refundDue, returned: { wallet, cash, credit } }: Order, { rupees }: Writer): Told {
	const back = wallet + cash;
	if (refundDue === 0 && credit === 0)
		return back > 0 ? { template: "cancelled_returned", values: [rupees(back)] } : { template: "cancelled" };
	if (refundDue === 0) return { template: "cancelled_credit", values: [rupees(credit)] };
	if (credit === 0) return { template: "cancelled_refund", values: [rupees(refundDue)] };
	return { template: "cancelled_both", values: [rupees(refundDue), rupees(credit)] };
}

/** What was packed otherwise, or that nothing is any more, with the old amount, the new one and what goes back where there are such. */
function packedWord(order: Order, writer: Writer): Told {
	const { amount, finalAmount, refundDue } = order;
	const { packed, cancelled } = writer.texts.mailOrder;
	const changes = changesIn(writer, order) || packed.whole;
	const ordered = writer.rupees(amount);
	if (finalAmount === null || finalAmount === amount)
		return { template: "order_swapped", values: [changes, ordered] };
	const back = refundDue > 0 ? [cancelled.goesBack({ amount: writer.rupees(refundDue) })] : [];
	const values = [ordered, writer.rupees(finalAmount), [changes, ...back].join(" ")];
	return { template: "order_changed", values };
}

/** That the rider has left, with what to pay; the code once more, for an order that began without its customer's phone. */
function onItsWayWord({ toCollect, handoverCode }: OwnOrder, { rupees }: Writer): Told {
	const code = handoverCode ?? "";
	if (toCollect === 0) return { template: "on_its_way_paid", values: [code] };
	return { template: "on_its_way", values: [rupees(toCollect), code] };
}

type StepWord = (order: OwnOrder, writer: Writer) => Told;

const STEP_WORDS: Record<OrderStatus, StepWord | null> = {
	"Order Placed": null,
	"On hold": () => ({ template: "on_hold" }),
	Packed: packedWord,
	"Out for delivery": onItsWayWord,
	Delivered: ({ lateCredit }, { rupees }) =>
		lateCredit > 0 ? { template: "delivered_late", values: [rupees(lateCredit)] } : { template: "delivered" },
	Cancelled: cancelledWord,
};

/** Where the order stands now; null where that is said to nobody. */
export function stepWord(doc: OrderDoc): Word | null {
	const order = toOwnOrder(doc);
	const told = STEP_WORDS[order.status]?.(order, writerIn(order.language));
	return told ? wordOf(order, `step:${order.status}`, told) : null;
}
