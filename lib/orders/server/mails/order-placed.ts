import "server-only";
import type { Word } from "@/lib/messages/server/word";
import type { Order, OwnOrder, WeeklyOrigin } from "@/lib/orders/rules/order";
import { whyItWaits } from "@/lib/orders/rules/order-messages";
import type { Block } from "@/lib/server/mail/blocks";
import { compose, composeWith, type Writer, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { env } from "@/lib/server/platform/env";
import { withoutIsolates } from "@/lib/text/isolate";
import type { Language } from "@/lib/text/language";
import { formatRupees } from "@/lib/text/money";
import { leftOutText, movedText } from "../order-words";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** Tells the seller of a new order; the notification learns when the mail went out. */
export function newOrderMail(order: Order, notificationId: string): Mail {
	const writer = writerIn("en");
	return {
		key: `new-order:${order._id}`,
		to: env().SELLER_EMAIL,
		notification: notificationId,
		...compose(writer, {
			subject: `${order.holdReason ? "Refund due: order" : "New order"} ${order.number}: ${formatRupees(order.amount)}, ${order.area}`,
			heading: order.holdReason ? `Order ${order.number} is on hold` : `New order ${order.number}`,
			preview: `${formatRupees(order.amount)} to ${order.area}, ${order.paymentType}`,
			blocks: [
				...(order.holdReason ? [`${order.holdReason} Please call the customer, or refund.` as const] : []),
				orderRows(order, writer),
				deliveryRows(order, writer),
				{ kind: "button", label: "Open the orders", url: `${env().APP_URL}/seller/orders` },
			],
		}),
	};
}

/** Tells a customer who has paid that the order waits, and that the money is not lost. */
export function orderOnHoldMail(order: Order, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, sayReason, rupees, shop, reach, myOrders, linkTo } = writer;
	const { onHold } = texts.mailOrder;
	const number = say(order.number);
	const reason = whyItWaits(order);
	const text = onHold.text({
		name: say(order.address.firstName),
		number,
		payment: texts.order.paymentType(order.paymentType),
		amount: rupees(order.refundDue),
		why: reason && sayReason(reason),
		reach,
	});
	return {
		key: `order-on-hold:${order._id}`,
		to,
		...composeWith(writer, onHold, { shop, number }, [
			text,
			orderRows(order, writer),
			deliveryRows(order, writer),
			{ ...myOrders, url: linkTo(`/my-orders?order=${order._id}`) },
		]),
	};
}

/** Confirms an order to the customer. */
export function orderPlacedMail(order: OwnOrder, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, shop, myOrders } = writer;
	const { placed } = texts.mailOrder;
	const number = say(order.number);
	return {
		key: `order-placed:${order._id}`,
		to,
		...composeWith(writer, placed, { shop, number }, [
			placed.text({ name: say(order.address.firstName), number }),
			orderRows(order, writer),
			deliveryRows(order, writer),
			...codeBlocks(order, writer),
			myOrders,
		]),
	};
}

/** Asks the customer to say yes before the order is packed, by the link. */
export function orderToConfirmMail(order: OwnOrder, link: string, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, rupees, shop, myOrders } = writer;
	const { mail, yes } = texts.confirmOrder;
	const number = say(order.number);
	const text = mail.text(say(order.address.firstName), number, rupees(order.toCollect));
	return {
		key: `order-placed:${order._id}`,
		to,
		isSecret: true,
		...compose(writer, {
			subject: mail.subject(shop, number),
			heading: mail.heading,
			preview: text,
			blocks: [
				text,
				{ kind: "button", label: yes, url: link },
				orderRows(order, writer),
				deliveryRows(order, writer),
				...codeBlocks(order, writer),
				myOrders,
			],
		}),
	};
}

function leftOutBlocks(leftOut: readonly string[], writer: Writer): Block[] {
	return [leftOutText(leftOut, writer)].filter(Boolean);
}

/** Tells a customer the evening before that a weekly basket has become an order, and how to change it or leave it out. */
export function weeklyOrderMail(
	order: OwnOrder,
	{ name, date, leftOut }: Omit<WeeklyOrigin, "basket">,
	link: string,
	to: string,
): Mail {
	const writer = writerIn(order.language);
	const { texts, say } = writer;
	const { made, day } = texts.mailWeekly;
	// A time after midnight is of the next date.
	const comesOn = order.slot ? texts.time.slotDay(order.slot.from) : day(date);
	const [basket, number] = [say(name), say(order.number)];
	return {
		key: `weekly-order:${order._id}`,
		to,
		isSecret: true,
		...composeWith(writer, made, { basket, number, day: comesOn }, [
			made.text({ name: say(order.address.firstName), basket, number }),
			...[movedText(order, writer)].filter(Boolean),
			...leftOutBlocks(leftOut, writer),
			orderRows(order, writer),
			deliveryRows(order, writer),
			...codeBlocks(order, writer),
			{ kind: "button", label: made.button, url: link },
			{ kind: "note", text: made.note },
		]),
	};
}

type MissedBasket = { _id: unknown; name: string; firstName: string };
type Missed = { date: string; reason: string; leftOut: readonly string[] };

/** A reason as a sentence of its own: more is said behind it. */
function reasonSentence(reason: string, { texts, sayReason }: Writer): string {
	const said = sayReason(reason);
	return /[.۔]$/.test(withoutIsolates(said)) ? said : texts.mailWeekly.sentence(said);
}

/** What the mail and the message say of a weekly basket that has not become an order. */
function missedValues({ name }: MissedBasket, { date, reason }: Missed, writer: Writer) {
	const { texts, say } = writer;
	return { basket: say(name), day: texts.mailWeekly.day(date), reason: reasonSentence(reason, writer) };
}

const missedKey = ({ _id }: MissedBasket, { date }: Missed) => `weekly-missed:${String(_id)}:${date}`;

/** Tells a customer that a weekly basket has not become an order for a day, and why. */
export function weeklyMissedMail(
	basket: MissedBasket,
	missed: Missed,
	{ email, language }: Omit<Addressee, "name">,
): Mail {
	const writer = writerIn(language);
	const { texts, say, shop, linkTo } = writer;
	const words = texts.mailWeekly.missed;
	const values = missedValues(basket, missed, writer);
	return {
		key: missedKey(basket, missed),
		to: email ?? "",
		...composeWith(writer, words, { shop, ...values }, [
			words.text({ name: say(basket.firstName), ...values }),
			...leftOutBlocks(missed.leftOut, writer),
			{ kind: "button", label: words.button, url: linkTo("/my-orders/weekly") },
			{ kind: "note", text: words.note },
		]),
	};
}

/** The same for a phone. */
export function weeklyMissedWord(basket: MissedBasket, missed: Missed, language: Language): Word {
	const writer = writerIn(language);
	const { basket: name, day, reason } = missedValues(basket, missed, writer);
	return {
		key: missedKey(basket, missed),
		template: "basket_missed",
		values: [writer.shop, name, day, reason],
	};
}
