import "server-only";
import { lateCreditText } from "@/lib/domain/credit";
import { formatRupees } from "@/lib/domain/money";
import type { Order, OwnOrder } from "@/lib/domain/order";
import { toCollect } from "@/lib/domain/order-money";
import { env } from "../../platform/env";
import type { Block } from "../blocks";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";
import { codeBlocks, deliveryRows, orderRows } from "./order-blocks";

/** What every mail about a step ends with: the way to the orders, and to fewer mails. */
function ending(): Block[] {
	const { APP_URL } = env();
	return [
		{ kind: "button", label: "See my orders", url: `${APP_URL}/my-orders` },
		{
			kind: "text",
			quiet: true,
			text: `You can turn these mails off in your account: ${APP_URL}/account. A cancellation is always mailed.`,
		},
	];
}

/** Tells a customer that the rider has the order, and what to have ready. */
export function onItsWayMail(order: OwnOrder, to: string): Mail {
	const toPay = order.isPaid ? "It is paid." : `Please have ${formatRupees(toCollect(order))} ready.`;
	return {
		key: `on-its-way:${order._id}`,
		to,
		...compose({
			subject: `Your ${shopName()} order ${order.number} is on its way`,
			heading: "Your order is on its way",
			preview: `${order.number}: ${toPay}`,
			blocks: [
				{
					kind: "text",
					text: `Salam ${order.address.firstName}, our rider has order ${order.number} and is coming to you. ${toPay}`,
				},
				deliveryRows(order),
				...codeBlocks(order),
				...ending(),
			],
		}),
	};
}

/** What is said where it came later than promised and the shop makes good for that. */
function apology({ lateCredit }: Order): Block[] {
	return lateCredit > 0 ? [{ kind: "text", text: lateCreditText(lateCredit) }] : [];
}

/** Tells a customer that the order has arrived, and where to turn if it is not as it should be. */
export function deliveredMail(order: Order, to: string): Mail {
	return {
		key: `delivered:${order._id}`,
		to,
		...compose({
			subject: `Your ${shopName()} order ${order.number} was delivered`,
			heading: "Your order is there",
			preview: `${order.number}: enjoy it.`,
			blocks: [
				{
					kind: "text",
					text: `Shukriya, ${order.address.firstName}. Order ${order.number} was delivered. If anything is not as it should be, ${reachUs()}.`,
				},
				...apology(order),
				orderRows(order),
				...ending(),
			],
		}),
	};
}
