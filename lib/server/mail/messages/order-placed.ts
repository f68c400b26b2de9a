import "server-only";
import type { OwnOrder } from "@/lib/domain/order";
import { compose } from "../layout";
import type { Mail } from "../mail";
import { writerIn } from "../writer";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** Confirms an order to the customer. */
export function orderPlacedMail(order: OwnOrder, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, shop, myOrders } = writer;
	const { placed } = texts.mailOrder;
	const number = say(order.number);
	return {
		key: `order-placed:${order._id}`,
		to,
		...compose(writer, {
			subject: placed.subject({ shop, number }),
			heading: placed.heading,
			preview: placed.preview({ number }),
			blocks: [
				{ kind: "text", text: placed.text({ name: say(order.address.firstName), number }) },
				orderRows(order, writer),
				deliveryRows(order, writer),
				...codeBlocks(order, writer),
				myOrders,
			],
		}),
	};
}
