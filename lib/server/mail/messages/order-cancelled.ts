import "server-only";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { env } from "../../platform/env";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";
import { deliveryRows, orderRows } from "./order-blocks";

/** Tells the seller that a customer has cancelled; the notification learns when the mail went out. */
export function orderCancelledMail(order: Order, notificationId: string): Mail {
	const isRefundDue = order.paymentStatus === "refund due" && order.amountToPay > 0;
	return {
		key: `order-cancelled:${order._id}`,
		to: env().SELLER_EMAIL,
		notification: notificationId,
		...compose({
			subject: `${isRefundDue ? "Refund due: order" : "Order"} ${order.number} was cancelled by the customer`,
			heading: `Order ${order.number} was cancelled`,
			preview: `${formatRupees(order.amount)} to ${order.area}: please do not pack it.`,
			blocks: [
				{
					kind: "text",
					text: isRefundDue
						? `Please do not pack it. ${formatRupees(order.amountToPay)} was paid with ${order.paymentType} and has to go back.`
						: "Please do not pack it.",
				},
				orderRows(order),
				deliveryRows(order),
				{ kind: "button", label: "Open the orders", url: `${env().APP_URL}/seller/orders` },
			],
		}),
	};
}

/** What becomes of the money, for the customer. */
function moneyText({ isPaid, paymentStatus, amountToPay, creditUsed }: Order): string {
	const credit =
		creditUsed > 0 ? [`Your credit of ${formatRupees(creditUsed)} is in your account again.`] : [];
	if (!isPaid) return ["Nothing is to be paid.", ...credit].join(" ");
	const goes = paymentStatus === "refunded" ? "went back to you" : "goes back to you";
	const money = amountToPay > 0 ? [`Your ${formatRupees(amountToPay)} ${goes}.`] : [];
	return [...money, ...credit, `For questions ${reachUs()}.`].join(" ");
}

/** Why it was cancelled: because the customer asked for it, or for the shop's reason. */
function causeText({ number, statusHistory }: Order): string {
	const { by, reason } = statusHistory.at(-1) ?? {};
	if (by === "customer") return `we have cancelled order ${number} as you asked.`;
	return `we are sorry: we had to cancel order ${number}.${reason ? ` The reason: ${reason.replace(/\.$/, "")}.` : ""}`;
}

/** Tells a customer that the order was cancelled, by whom, why, and what becomes of the money. */
export function cancellationMail(order: Order, to: string): Mail {
	return {
		key: `cancellation:${order._id}`,
		to,
		...compose({
			subject: `Your ${shopName()} order ${order.number} was cancelled`,
			heading: "Your order was cancelled",
			preview: `${order.number}: nothing will be delivered.`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${order.address.firstName}, ${causeText(order)} ${moneyText(order)}`,
				},
				orderRows(order),
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
