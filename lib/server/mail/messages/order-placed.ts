import "server-only";
import type { OwnOrder } from "@/lib/domain/order";
import { env } from "../../platform/env";
import { compose, shopName } from "../layout";
import type { Mail } from "../mail";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** Confirms an order to the customer. */
export function orderPlacedMail(order: OwnOrder, to: string): Mail {
	return {
		key: `order-placed:${order._id}`,
		to,
		...compose({
			subject: `Your ${shopName()} order ${order.number}`,
			heading: "Your order is placed",
			preview: `${order.number}: we are packing it now.`,
			blocks: [
				{
					kind: "text",
					text: `Shukriya, ${order.address.firstName}. We have your order ${order.number} and are packing it now.`,
				},
				orderRows(order),
				deliveryRows(order),
				...codeBlocks(order),
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
