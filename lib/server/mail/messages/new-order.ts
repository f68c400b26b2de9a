import "server-only";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { env } from "../../platform/env";
import { compose } from "../layout";
import type { Mail } from "../mail";
import { writerIn } from "../writer";
import { deliveryRows, orderRows } from "./order-blocks";

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
				...(order.holdReason
					? [{ kind: "text", text: `${order.holdReason} Please call the customer, or refund.` } as const]
					: []),
				orderRows(order, writer),
				deliveryRows(order, writer),
				{ kind: "button", label: "Open the orders", url: `${env().APP_URL}/seller/orders` },
			],
		}),
	};
}
