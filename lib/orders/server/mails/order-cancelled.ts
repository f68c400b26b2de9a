import "server-only";
import type { Order } from "@/lib/orders/rules/order";
import { compose } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { type Writer, writerIn } from "@/lib/server/mail/writer";
import { env } from "@/lib/server/platform/env";
import { formatRupees } from "@/lib/text/money";
import { deliveryRows, orderRows } from "./order-blocks";

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
				{
					kind: "text",
					text: isRefundDue
						? `Please do not pack it. ${formatRupees(order.refundDue)} of what was paid with ${order.paymentType} has to go back.`
						: "Please do not pack it.",
				},
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
		...compose(writer, {
			subject: cancelled.subject({ shop, number }),
			heading: cancelled.heading,
			preview: cancelled.preview({ number }),
			blocks: [{ kind: "text", text }, orderRows(order, writer), myOrders],
		}),
	};
}
