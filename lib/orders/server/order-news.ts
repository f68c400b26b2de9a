import "server-only";
import { readMailSettings } from "@/lib/accounts/server/account";
import { moneyOf } from "@/lib/money/rules";
import type { PushWords } from "@/lib/notifications/rules";
import { queuePush } from "@/lib/notifications/server/push-subscriptions";
import { orderNumber } from "@/lib/orders/rules/order";
import { CANCELLED } from "@/lib/orders/rules/order-states";
import { log } from "@/lib/server/log/log";
import type { Mail } from "@/lib/server/mail/mail";
import { queueMails } from "@/lib/server/mail/outbox";
import { pathIn } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";
import { MESSAGES } from "@/lib/text/messages/all";
import { formatRupees } from "@/lib/text/money";
import type { NotificationDoc } from "@/models/notifications";
import { type OrderDoc, Order as OrderModel } from "@/models/order";
import type { Order, OwnOrder } from "../rules/order";
import type { OrderStatus } from "../rules/order-states";
import { cancellationMail, deliveredMail, onItsWayMail, packedMail } from "./mails/order-steps";
import { toOrder, toOwnOrder } from "./to-order";

/** `compose` answers null where there is nothing to say. */
type StepMail = { compose: (order: OwnOrder, to: string) => Mail | null; isOptional: boolean };

/** What a customer is mailed at each state, and whether they may rather not be: where money is concerned, they are. */
const STEP_MAILS: Record<OrderStatus, StepMail | null> = {
	"Order Placed": null,
	"On hold": null,
	Packed: { compose: packedMail, isOptional: false },
	"Out for delivery": { compose: onItsWayMail, isOptional: true },
	Delivered: { compose: deliveredMail, isOptional: true },
	Cancelled: { compose: cancellationMail, isOptional: false },
};

type StepWords = (push: Messages["push"], order: Order) => Omit<PushWords, "path">;

/** What a customer's own devices show at each state, where they have asked for that. */
const STEP_WORDS: Record<OrderStatus, StepWords | null> = {
	"Order Placed": null,
	"On hold": ({ waits }, { number }) => ({ title: waits.title(number), body: waits.body }),
	Packed: ({ packed }, { number }) => ({ title: packed.title(number), body: packed.body }),
	"Out for delivery": ({ onItsWay }, order) => ({
		title: onItsWay.title,
		body: order.toCollect === 0 ? onItsWay.paid(order.number) : onItsWay.toPay(order.number, order.toCollect),
	}),
	Delivered: ({ delivered }, { number }) => ({ title: delivered.title, body: delivered.body(number) }),
	Cancelled: ({ cancelled }, { number }) => ({ title: cancelled.title(number), body: cancelled.body }),
};

/** The mail about where the order stands; null where there is none, or the customer wants none. */
async function mailAbout(order: OrderDoc): Promise<Mail | null> {
	const { email } = order.customer;
	// Whoever has left the shop has no address any more.
	if (!email) return null;
	const mail = STEP_MAILS[order.status];
	if (!mail) return null;
	if (mail.isOptional && !(await readMailSettings(String(order.user))).stepMails) return null;
	return mail.compose(toOwnOrder(order), email);
}

/** The same on the customer's own devices, where they have asked for that. */
async function tellDevices(order: OrderDoc): Promise<void> {
	const shown = toOrder(order);
	const words = STEP_WORDS[order.status]?.(MESSAGES[shown.language].push, shown);
	const to = { side: "customer", owner: String(order.user) } as const;
	const key = `step:${order._id}:${order.status}`;
	const path = pathIn(shown.language, `/my-orders?order=${order._id}`);
	if (words) await queuePush({ key, to, path, ...words });
}

/** Mails the customer where the order stands now, once for each step however often it runs. */
export async function tellOfStep(order: OrderDoc): Promise<void> {
	try {
		const mail = await mailAbout(order);
		if (mail) await queueMails(mail);
		await tellDevices(order);
		// An order that was moved meanwhile has another step to tell of: it stays for the sweep.
		await OrderModel.updateOne({ _id: order._id, revision: order.revision }, { $unset: { untoldStepAt: 1 } });
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "an order's step will be told again");
	}
}

/** What a notification about an order says (spec 3, Notification). */
type Notice = Pick<
	NotificationDoc,
	"type" | "title" | "message" | "customerInfo" | "orderDetails" | "createdAt"
>;

function piecesIn(order: OrderDoc): number {
	return order.lines.reduce((sum, line) => sum + line.quantity, 0);
}

function basketText(order: OrderDoc): string {
	const itemCount = piecesIn(order);
	return `${itemCount} ${itemCount === 1 ? "item" : "items"} for ${formatRupees(order.amount)} to ${order.area}`;
}

function aboutOrder(order: OrderDoc): Pick<Notice, "customerInfo" | "orderDetails"> {
	return {
		customerInfo: { name: order.customer.name },
		orderDetails: {
			totalAmount: order.amount,
			itemCount: piecesIn(order),
			paymentMethod: order.paymentType,
		},
	};
}

/** What the seller reads about a new order. */
export function newOrderNotice(order: OrderDoc): Notice {
	const number = orderNumber(String(order._id));
	const about = `${order.customer.name} ordered ${basketText(order)}`;
	return {
		type: "new_order",
		title: order.holdReason ? `Refund due: order ${number} is on hold` : `New order ${number}`,
		message: order.holdReason ? `${order.holdReason} ${about}` : about,
		...aboutOrder(order),
		createdAt: order.createdAt,
	};
}

/** What the seller reads about an order that its customer has cancelled; null for any other. */
export function cancelledNotice(order: OrderDoc): Notice | null {
	const last = order.statusHistory.at(-1);
	if (last?.status !== CANCELLED || last.by !== "customer") return null;
	const number = orderNumber(String(order._id));
	const about = `${order.customer.name} cancelled ${basketText(order)}`;
	// Credit goes back by itself.
	const isRefundDue = moneyOf(order).due.length > 0;
	return {
		type: "order_cancelled",
		title: isRefundDue ? `Refund due: order ${number} was cancelled` : `Order ${number} was cancelled`,
		message: isRefundDue
			? `${about}. It was paid with ${order.paymentType}: the money has to go back`
			: about,
		...aboutOrder(order),
		createdAt: last.at,
	};
}
