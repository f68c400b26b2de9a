import "server-only";
import type { OwnOrder, WeeklyOrigin } from "@/lib/domain/order";
import { dayText } from "@/lib/domain/weekly-basket";
import { env } from "../../platform/env";
import type { Block } from "../blocks";
import { compose, shopName } from "../layout";
import type { Mail } from "../mail";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** What of the basket is not in the order, in a sentence. */
function leftOutBlocks(leftOut: readonly string[]): Block[] {
	if (leftOut.length === 0) return [];
	return [{ kind: "text", text: `This could not be bought and was left out: ${leftOut.join(", ")}.` }];
}

/** Tells a customer the evening before that a weekly basket has become an order, and how to change it or leave it out. */
export function weeklyOrderMail(
	order: OwnOrder,
	{ name, date, leftOut }: Omit<WeeklyOrigin, "basket">,
	link: string,
	to: string,
): Mail {
	return {
		key: `weekly-order:${order._id}`,
		to,
		isSecret: true,
		...compose({
			subject: `Your weekly basket ${name} is order ${order.number}`,
			heading: `It comes on ${dayText(date)}`,
			preview: `${order.number}: change it or leave it out with one link.`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${order.address.firstName}, your weekly basket ${name} has become order ${order.number} at today's prices.`,
				},
				...leftOutBlocks(leftOut),
				orderRows(order),
				deliveryRows(order),
				...codeBlocks(order),
				{ kind: "button", label: "Change or skip this order", url: link },
				{
					kind: "text",
					quiet: true,
					text: "The link works without signing in, for this order alone, until its delivery time begins or it is packed. Whoever has it can change the order.",
				},
			],
		}),
	};
}

type Missed = { date: string; reason: string; leftOut: readonly string[] };

/** Tells a customer that a weekly basket has not become an order for a day, and why. */
export function weeklyMissedMail(
	basket: { _id: unknown; name: string; firstName: string },
	{ date, reason, leftOut }: Missed,
	to: string,
): Mail {
	return {
		key: `weekly-missed:${String(basket._id)}:${date}`,
		to,
		...compose({
			subject: `No ${shopName()} order from your weekly basket for ${dayText(date)}`,
			heading: "No order this time",
			preview: `${basket.name}, ${dayText(date)}: ${reason}`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${basket.firstName}, your weekly basket ${basket.name} has not become an order for ${dayText(date)}. ${reason}`,
				},
				...leftOutBlocks(leftOut),
				{ kind: "button", label: "See my weekly baskets", url: `${env().APP_URL}/my-orders/weekly` },
				{ kind: "text", quiet: true, text: "The basket stays as it is for the next time." },
			],
		}),
	};
}
