import "server-only";
import type { Order } from "@/lib/domain/order";
import { compose } from "../layout";
import type { Mail } from "../mail";
import { writerIn } from "../writer";
import { deliveryRows, orderRows } from "./order-blocks";

/** Tells a customer who has paid that the order waits, and that the money is not lost. */
export function orderOnHoldMail(order: Order, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, rupees, shop, reach, myOrders } = writer;
	const { onHold } = texts.mailOrder;
	const number = say(order.number);
	const text = onHold.text({
		name: say(order.address.firstName),
		number,
		payment: texts.order.paymentType(order.paymentType),
		amount: rupees(order.refundDue),
		reach,
	});
	return {
		key: `order-on-hold:${order._id}`,
		to,
		...compose(writer, {
			subject: onHold.subject({ shop, number }),
			heading: onHold.heading,
			preview: onHold.preview({ number }),
			blocks: [{ kind: "text", text }, orderRows(order, writer), deliveryRows(order, writer), myOrders],
		}),
	};
}
