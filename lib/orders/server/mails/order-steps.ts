import "server-only";
import type { Order, OwnOrder } from "@/lib/orders/rules/order";
import type { Block } from "@/lib/server/mail/blocks";
import { compose, composeWith, type Writer, writerIn } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { env } from "@/lib/server/platform/env";
import { formatRupees } from "@/lib/text/money";
import { changesOf, eventKey } from "../order-words";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** What every mail about a step ends with: the way to the orders, and to fewer mails. */
function ending({ texts, linkTo, myOrders }: Writer): Block[] {
	const turnOff = texts.mailOrder.turnOff({ address: linkTo("/account") });
	return [myOrders, { kind: "note", text: turnOff }];
}

/** Tells a customer that the rider has the order, and what to have ready. */
export function onItsWayMail(order: OwnOrder, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, rupees, shop } = writer;
	const { onItsWay } = texts.mailOrder;
	const number = say(order.number);
	const toPay =
		order.toCollect === 0 ? onItsWay.isPaid : onItsWay.haveReady({ amount: rupees(order.toCollect) });
	return {
		key: eventKey("on-its-way", order),
		to,
		...composeWith(writer, onItsWay, { shop, number, toPay }, [
			onItsWay.text({ name: say(order.address.firstName), number, toPay }),
			deliveryRows(order, writer),
			...codeBlocks(order, writer),
			...ending(writer),
		]),
	};
}

/** What is said where it came later than promised and the shop makes good for that. */
function apology({ lateCredit }: Order, { texts }: Writer): Block[] {
	return lateCredit > 0 ? [texts.order.lateCredit(lateCredit)] : [];
}

/** Tells a customer that the order has arrived, and where to turn if it is not as it should be. */
export function deliveredMail(order: Order, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, shop, reach } = writer;
	const { delivered } = texts.mailOrder;
	const number = say(order.number);
	return {
		key: `delivered:${order._id}`,
		to,
		...composeWith(writer, delivered, { shop, number }, [
			delivered.text({ name: say(order.address.firstName), number, reach }),
			...apology(order, writer),
			orderRows(order, writer),
			...ending(writer),
		]),
	};
}

/** Tells a customer what of the order was packed otherwise than it was ordered, or that nothing is any more. */
export function packedMail(order: Order, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, rupees, shop, reach, myOrders } = writer;
	const { packed, cancelled } = texts.mailOrder;
	const number = say(order.number);
	const { amount, refundDue } = order;
	const finalAmount = order.finalAmount ?? amount;
	const said = changesOf(order, texts).join(" ");
	const changes = said || packed.whole;
	const instead = finalAmount < amount ? rupees(amount) : null;
	const comesTo = instead || !said ? [packed.comesTo({ amount: rupees(finalAmount), instead })] : [];
	const back = refundDue > 0 ? [cancelled.goesBack({ amount: rupees(refundDue) })] : [];
	const text = packed.text({
		name: say(order.address.firstName),
		number,
		changes: [changes, ...comesTo, ...back].join(" "),
		reach,
	});
	return {
		key: eventKey("packed", order),
		to,
		...composeWith(writer, packed, { shop, number, changes }, [text, orderRows(order, writer), myOrders]),
	};
}

/** Tells a customer that the order waits until somebody has spoken with them; null where it was made so, and told then. */
export function waitingMail(order: Order, to: string): Mail | null {
	if (order.statusHistory.length === 1) return null;
	const writer = writerIn(order.language);
	const { texts, say, shop, reach, myOrders } = writer;
	const { waits } = texts.mailOrder;
	const number = say(order.number);
	return {
		key: eventKey("waits", order),
		to,
		...composeWith(writer, waits, { shop, number }, [
			waits.text({ name: say(order.address.firstName), number, reach }),
			orderRows(order, writer),
			myOrders,
		]),
	};
}

/** Tells the seller that a customer has cancelled; the notification learns when the mail went out. */
export function orderCancelledMail(order: Order, notificationId: string): Mail {
	const writer = writerIn("en");
	const isRefundDue = order.refundDue > 0;
	return {
		key: `order-cancelled:${order._id}`,
		to: env().SELLER_EMAIL,
		notification: notificationId,
		...compose(writer, {
			subject: `${isRefundDue ? "Refund due: order" : "Order"} ${order.number} was cancelled by the customer`,
			heading: `Order ${order.number} was cancelled`,
			preview: `${formatRupees(order.amount)} to ${order.area}: please do not pack it.`,
			blocks: [
				isRefundDue
					? `Please do not pack it. ${formatRupees(order.refundDue)} of what was paid with ${order.paymentType} has to go back.`
					: "Please do not pack it.",
				orderRows(order, writer),
				deliveryRows(order, writer),
				{ kind: "button", label: "Open the orders", url: `${env().APP_URL}/seller/orders` },
			],
		}),
	};
}

/** What becomes of the money, for the customer. */
function moneyText({ refundDue, returned }: Order, { texts, rupees, reach }: Writer): string {
	const { creditIsBack, nothingToPay, wentBack, goesBack, questions } = texts.mailOrder.cancelled;
	const back = returned.wallet + returned.cash;
	const credit = returned.credit > 0 ? [creditIsBack({ amount: rupees(returned.credit) })] : [];
	const money = [
		...(back > 0 ? [wentBack({ amount: rupees(back) })] : []),
		...(refundDue > 0 ? [goesBack({ amount: rupees(refundDue) })] : []),
	];
	if (money.length === 0 && returned.credit === 0) return nothingToPay;
	return [...money, ...credit, questions({ reach })].join(" ");
}

/** Why it was cancelled: because the customer asked for it, or for the shop's reason. */
function causeText({ statusHistory, ...order }: Order, { texts, say, sayReason }: Writer): string {
	const { asAsked, byShop } = texts.mailOrder.cancelled;
	const number = say(order.number);
	const { by, reason } = statusHistory.at(-1) ?? {};
	if (by === "customer") return asAsked({ number });
	return byShop({ number, reason: reason ? sayReason(reason.replace(/\.$/, "")) : null });
}

/** Tells a customer that the order was cancelled, by whom, why, and what becomes of the money. */
export function cancellationMail(order: Order, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, shop, myOrders } = writer;
	const { cancelled } = texts.mailOrder;
	const number = say(order.number);
	const text = cancelled.text({
		name: say(order.address.firstName),
		cause: causeText(order, writer),
		money: moneyText(order, writer),
	});
	return {
		key: `cancellation:${order._id}`,
		to,
		...composeWith(writer, cancelled, { shop, number }, [text, orderRows(order, writer), myOrders]),
	};
}
