import "server-only";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { env } from "../../env";
import { compose, reachUs } from "../layout";
import type { Mail } from "../mail";
import { deliveryRows, orderRows } from "./order-blocks";

/** Tells the seller that a customer has cancelled; the notification learns when the mail went out. */
export function orderCancelledMail(order: Order, notificationId: string): Mail {
	const isRefundDue = order.paymentStatus === "refund due";
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
						? `Please do not pack it. ${formatRupees(order.amount)} was paid with ${order.paymentType} and has to go back.`
						: "Please do not pack it.",
				},
				orderRows(order),
				deliveryRows(order),
				{ kind: "button", label: "Open the orders", url: `${env().APP_URL}/seller/orders` },
			],
		}),
	};
}

/** Confirms to a customer that the order was cancelled as they asked. */
export function cancellationMail(order: Order, to: string): Mail {
	const refund = `Your ${formatRupees(order.amount)} goes back to you. For questions ${reachUs()}.`;
	return {
		key: `cancellation:${order._id}`,
		to,
		...compose({
			subject: `Your Sabz order ${order.number} was cancelled`,
			heading: "Your order was cancelled",
			preview: `${order.number}: nothing will be delivered.`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${order.address.firstName}, we have cancelled order ${order.number} as you asked. ${order.paymentStatus === "refund due" ? refund : "Nothing is to be paid."}`,
				},
				orderRows(order),
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
