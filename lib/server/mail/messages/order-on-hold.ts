import "server-only";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { env } from "../../platform/env";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";
import { deliveryRows, orderRows } from "./order-blocks";

/** Tells a customer who has paid that the order waits, and that the money is not lost. */
export function orderOnHoldMail(order: Order, to: string): Mail {
	return {
		key: `order-on-hold:${order._id}`,
		to,
		...compose({
			subject: `Your ${shopName()} order ${order.number} is on hold`,
			heading: "We have your money, and your order waits",
			preview: `${order.number}: we call you about it, or send the money back.`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${order.address.firstName}, ${order.paymentType} confirmed your payment of ${formatRupees(order.amountToPay)}, but we cannot send order ${order.number} as it is. We will call you, or send the money back. You can also ${reachUs()}.`,
				},
				orderRows(order),
				deliveryRows(order),
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
