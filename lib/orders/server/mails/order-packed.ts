import "server-only";
import type { Order } from "@/lib/orders/rules/order";
import { compose } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { writerIn } from "@/lib/server/mail/writer";
import { orderRows } from "./order-blocks";

/** Tells a customer what of the order was packed otherwise than it was ordered; null where all is as it was. */
export function packedMail(order: Order, to: string): Mail | null {
	const writer = writerIn(order.language);
	const { texts, say, rupees, shop, reach, myOrders } = writer;
	const { packed } = texts.mailOrder;
	const changes = order.items.flatMap((line) => texts.order.change(line) ?? []).join(" ");
	if (changes === "") return null;
	const number = say(order.number);
	const text = packed.text({
		name: say(order.address.firstName),
		number,
		changes,
		amount: rupees(order.finalAmount ?? order.amount),
		instead: rupees(order.amount),
		reach,
	});
	return {
		key: `packed:${order._id}`,
		to,
		...compose(writer, {
			subject: packed.subject({ shop, number }),
			heading: packed.heading,
			preview: packed.preview({ number, changes }),
			blocks: [{ kind: "text", text }, orderRows(order, writer), myOrders],
		}),
	};
}
