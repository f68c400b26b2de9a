import "server-only";
import type { OwnOrder, WeeklyOrigin } from "@/lib/domain/order";
import type { Block } from "../blocks";
import { compose } from "../layout";
import type { Addressee, Mail } from "../mail";
import { type Writer, writerIn } from "../writer";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** What of the basket is not in the order, in a sentence. */
function leftOutBlocks(leftOut: readonly string[], { texts, say }: Writer): Block[] {
	if (leftOut.length === 0) return [];
	return [{ kind: "text", text: texts.mailWeekly.leftOut({ products: leftOut.map(say) }) }];
}

/** Tells a customer the evening before that a weekly basket has become an order, and how to change it or leave it out. */
export function weeklyOrderMail(
	order: OwnOrder,
	{ name, date, leftOut }: Omit<WeeklyOrigin, "basket">,
	link: string,
	to: string,
): Mail {
	const writer = writerIn(order.language);
	const { texts, say } = writer;
	const { made, day } = texts.mailWeekly;
	const [basket, number] = [say(name), say(order.number)];
	return {
		key: `weekly-order:${order._id}`,
		to,
		isSecret: true,
		...compose(writer, {
			subject: made.subject({ basket, number }),
			heading: made.heading({ day: day(date) }),
			preview: made.preview({ number }),
			blocks: [
				{ kind: "text", text: made.text({ name: say(order.address.firstName), basket, number }) },
				...leftOutBlocks(leftOut, writer),
				orderRows(order, writer),
				deliveryRows(order, writer),
				...codeBlocks(order, writer),
				{ kind: "button", label: made.button, url: link },
				{ kind: "text", quiet: true, text: made.note },
			],
		}),
	};
}

type MissedBasket = { _id: unknown; name: string; firstName: string };
type Missed = { date: string; reason: string; leftOut: readonly string[] };

/** Tells a customer that a weekly basket has not become an order for a day, and why. */
export function weeklyMissedMail(
	{ _id, name, firstName }: MissedBasket,
	{ date, reason, leftOut }: Missed,
	{ email, language }: Omit<Addressee, "name">,
): Mail {
	const writer = writerIn(language);
	const { texts, say, sayReason, shop, linkTo } = writer;
	const { missed } = texts.mailWeekly;
	const [basket, day, why] = [say(name), texts.mailWeekly.day(date), sayReason(reason)];
	return {
		key: `weekly-missed:${String(_id)}:${date}`,
		to: email,
		...compose(writer, {
			subject: missed.subject({ shop, day }),
			heading: missed.heading,
			preview: missed.preview({ basket, day, reason: why }),
			blocks: [
				{ kind: "text", text: missed.text({ name: say(firstName), basket, day, reason: why }) },
				...leftOutBlocks(leftOut, writer),
				{ kind: "button", label: missed.button, url: linkTo("/my-orders/weekly") },
				{ kind: "text", quiet: true, text: missed.note },
			],
		}),
	};
}
