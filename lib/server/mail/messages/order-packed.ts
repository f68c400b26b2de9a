import "server-only";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { changesOfOrder } from "@/lib/domain/packing-words";
import { env } from "../../platform/env";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";
import { orderRows } from "./order-blocks";

/** Tells a customer what of the order was packed otherwise than it was ordered; null where all is as it was. */
export function packedMail(order: Order, to: string): Mail | null {
	const changes = changesOfOrder(order.items);
	if (changes.length === 0) return null;
	const comesTo = `It comes to ${formatRupees(order.finalAmount ?? order.amount)} instead of ${formatRupees(order.amount)}.`;
	return {
		key: `packed:${order._id}`,
		to,
		...compose({
			subject: `Your ${shopName()} order ${order.number} is packed, with a change`,
			heading: "Your order is packed, with a change",
			preview: `${order.number}: ${changes.join(" ")}`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${order.address.firstName}, not everything in order ${order.number} was there as you ordered it. ${changes.join(" ")} ${comesTo} For questions ${reachUs()}.`,
				},
				orderRows(order),
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
