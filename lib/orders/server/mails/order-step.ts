import "server-only";
import type { Order, OwnOrder } from "@/lib/orders/rules/order";
import type { Block } from "@/lib/server/mail/blocks";
import { compose } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { type Writer, writerIn } from "@/lib/server/mail/writer";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** What every mail about a step ends with: the way to the orders, and to fewer mails. */
function ending({ texts, linkTo, myOrders }: Writer): Block[] {
	const turnOff = texts.mailOrder.turnOff({ address: linkTo("/account") });
	return [myOrders, { kind: "text", quiet: true, text: turnOff }];
}

/** Tells a customer that the rider has the order, and what to have ready. */
export function onItsWayMail(order: OwnOrder, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, rupees, shop } = writer;
	const { onItsWay } = texts.mailOrder;
	const number = say(order.number);
	const toPay =
		order.toCollect === 0 ? onItsWay.isPaid : onItsWay.haveReady({ amount: rupees(order.toCollect) });
	return {
		key: `on-its-way:${order._id}`,
		to,
		...compose(writer, {
			subject: onItsWay.subject({ shop, number }),
			heading: onItsWay.heading,
			preview: onItsWay.preview({ number, toPay }),
			blocks: [
				{ kind: "text", text: onItsWay.text({ name: say(order.address.firstName), number, toPay }) },
				deliveryRows(order, writer),
				...codeBlocks(order, writer),
				...ending(writer),
			],
		}),
	};
}

/** What is said where it came later than promised and the shop makes good for that. */
function apology({ lateCredit }: Order, { texts }: Writer): Block[] {
	return lateCredit > 0 ? [{ kind: "text", text: texts.order.lateCredit(lateCredit) }] : [];
}

/** Tells a customer that the order has arrived, and where to turn if it is not as it should be. */
export function deliveredMail(order: Order, to: string): Mail {
	const writer = writerIn(order.language);
	const { texts, say, shop, reach } = writer;
	const { delivered } = texts.mailOrder;
	const number = say(order.number);
	return {
		key: `delivered:${order._id}`,
		to,
		...compose(writer, {
			subject: delivered.subject({ shop, number }),
			heading: delivered.heading,
			preview: delivered.preview({ number }),
			blocks: [
				{ kind: "text", text: delivered.text({ name: say(order.address.firstName), number, reach }) },
				...apology(order, writer),
				orderRows(order, writer),
				...ending(writer),
			],
		}),
	};
}
