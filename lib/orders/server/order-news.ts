import "server-only";
import { readMailSettings } from "@/lib/accounts/server/account";
import { wordWrites } from "@/lib/messages/server/word";
import { moneyOf } from "@/lib/money/rules";
import type { PushWords } from "@/lib/notifications/rules";
import { languageOf } from "@/lib/notifications/server/push-subscriptions";
import { type PushNews, pushWrites } from "@/lib/notifications/server/send-push";
import { commit, putting, removal, removalIfThere, type Write } from "@/lib/server/database/commit";
import { log } from "@/lib/server/log/log";
import type { Mail } from "@/lib/server/mail/mail";
import { clock } from "@/lib/server/platform/clock";
import { pathIn } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";
import { MESSAGES } from "@/lib/text/messages/all";
import { formatRupees } from "@/lib/text/money";
import { itemsOf } from "@/lib/text/sold-by";
import { OutgoingMessage } from "@/models/messages";
import {
	type NotificationDoc,
	OutgoingMail,
	OutgoingPush,
	StepNews,
	type StepNewsDoc,
} from "@/models/notifications";
import { type OrderDoc, Order as OrderModel } from "@/models/order";
import { type Order, type OwnOrder, orderNumber } from "../rules/order";
import { CANCELLED, isOpen, type OrderStatus, PACKED, UNDO_MS, USUAL_WAY } from "../rules/order-states";
import { cancellationMail, deliveredMail, onItsWayMail, packedMail, waitingMail } from "./mails/order-steps";
import { changesKey, eventKey, stepWord, WHOLE } from "./order-words";
import { toOrder, toOwnOrder } from "./to-order";

/** `compose` answers null where there is nothing to say. */
type StepMail = { compose: (order: OwnOrder, to: string) => Mail | null; isOptional: boolean };

/** What a customer is mailed at each state, and whether they may rather not be: where money is concerned, they are. */
const STEP_MAILS: Record<OrderStatus, StepMail | null> = {
	"Order Placed": null,
	"On hold": { compose: waitingMail, isOptional: false },
	Packed: { compose: packedMail, isOptional: false },
	"Out for delivery": { compose: onItsWayMail, isOptional: true },
	Delivered: { compose: deliveredMail, isOptional: true },
	Cancelled: { compose: cancellationMail, isOptional: false },
};

/** As far as the clocks of two instances may stand apart, in milliseconds. */
const CLOCKS_APART_MS = 60_000;

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

/** The key of the bag that its customer was told of last, in whichever way they are told now; undefined where of none. */
async function toldBag({ _id }: OrderDoc): Promise<string | undefined> {
	const about = (event: string) => ({ key: { $regex: `^${event}:${_id}:` } });
	const told = await Promise.all([
		OutgoingMail.find(about("packed")).select("key createdAt").lean(),
		OutgoingMessage.find(about(`step:${PACKED}`))
			.select("key createdAt")
			.lean(),
		OutgoingPush.find(about(`step:${PACKED}`))
			.select("key createdAt")
			.lean(),
	]);
	return told
		.flat()
		.sort((one, next) => Number(one.createdAt) - Number(next.createdAt))
		.at(-1)?.key;
}

/** Whether the bag that its customer was told of last is this one. */
async function isPackingTold(packed: OrderDoc): Promise<boolean> {
	const last = await toldBag(packed);
	return last?.split(":").includes(changesKey(toOrder(packed))) ?? false;
}

/** The mail about where the order stands; null where there is none to write. */
async function mailAbout(order: OrderDoc): Promise<Mail | null> {
	const shown = toOwnOrder(order);
	// Nobody is told of what was packed as it was ordered, unless of another bag before.
	const isWhole = order.status === PACKED && changesKey(shown) === WHOLE;
	if (isWhole && !(await toldBag(order))) return null;
	return STEP_MAILS[order.status]?.compose(shown, order.customer.email) ?? null;
}

/** Whether the customer wants no mails about this step; one with an apology and credit is about money. */
async function isUnwanted(order: OrderDoc): Promise<boolean> {
	const isOptional = STEP_MAILS[order.status]?.isOptional === true && moneyOf(order).gifts === 0;
	return isOptional && !(await readMailSettings(String(order.user))).stepMails;
}

/** The mail about where the order stands, or what says the same on a phone. */
async function wordOrMail(order: OrderDoc): Promise<Write[]> {
	const mail = await mailAbout(order);
	// Nor is anybody told of what waits as it was made.
	const word = mail ? stepWord(order) : null;
	return wordWrites(order, mail && (await isUnwanted(order)) ? null : mail, word);
}

/** The same on the customer's own devices, where they have asked for that. */
function wordAbout(order: OrderDoc): PushNews | null {
	const shown = toOrder(order);
	const words = STEP_WORDS[order.status]?.(MESSAGES[shown.language].push, shown);
	const to = { side: "customer", owner: String(order.user) } as const;
	const key = eventKey(`step:${order.status}`, shown);
	const path = pathIn(shown.language, `/my-orders?order=${order._id}`);
	return words ? { key, to, path, ...words } : null;
}

/** The order as it was once packed, where it has gone on before anybody told of that. */
async function packedBefore(order: OrderDoc): Promise<OrderDoc[]> {
	const isPast = USUAL_WAY.indexOf(order.status) > USUAL_WAY.indexOf(PACKED);
	const packed: OrderDoc = { ...order, status: PACKED };
	return isPast && !(await isPackingTold(packed)) ? [packed] : [];
}

/** What tells the customer where the order stands now, and what was packed otherwise, once for each step. */
async function tellingWrites(order: OrderDoc): Promise<Write[]> {
	if (order.status === PACKED && (await isPackingTold(order))) return [];
	const told = await Promise.all([...(await packedBefore(order)), order].map(wordOrMail));
	return [...told.flat(), ...pushWrites(wordAbout(order))];
}

/** Tells the customer of a step that nobody takes back, in the commit of the step. */
export async function tellNow(order: OrderDoc): Promise<Write[]> {
	return [...(await tellingWrites(order)), removalIfThere(StepNews, { _id: order._id })];
}

/** Has the customer told of a step once it can no longer be taken back, or of the one before it where it was. */
export function tellLater({ _id }: Pick<OrderDoc, "_id">): Write {
	return putting(StepNews, { _id }, { notBefore: new Date(clock.shopNow().getTime() + UNDO_MS) });
}

/** Word on the devices of the rider to whom an order was given, once for each time; nothing of one that has ended. */
export async function riderWrites({ _id, area, rider, assignments, status }: OrderDoc): Promise<Write[]> {
	if (!rider || !isOpen(status)) return [];
	const to = { side: "seller", owner: String(rider._id) } as const;
	const language = await languageOf(to);
	const { title, body } = MESSAGES[language].push.assigned;
	const key = `assigned:${_id}:${assignments?.length ?? 0}`;
	const words = {
		title: title(orderNumber(String(_id))),
		body: body(area),
		path: pathIn(language, "/rider"),
	};
	return pushWrites({ key, to, ...words });
}

async function tellOf({ _id, notBefore }: StepNewsDoc): Promise<void> {
	const order = await OrderModel.findById(_id).lean<OrderDoc>();
	// Of two instances one tells; taken back meanwhile it is of another moment.
	const told = removal(StepNews, { _id, notBefore });
	await commit([told, ...(order ? await tellingWrites(order) : [])]);
}

/** Tells of every step of the team that can no longer be taken back. Safe to repeat, and by several instances at once. */
export async function sendStepNews(): Promise<void> {
	const now = clock.shopNow();
	// Nothing waits for longer unless the clock was set back since then; another instance's may be a little ahead.
	const farOff = new Date(now.getTime() + UNDO_MS + CLOCKS_APART_MS);
	const due = await StepNews.find({ $or: [{ notBefore: { $lte: now } }, { notBefore: { $gt: farOff } }] })
		.sort({ notBefore: 1 })
		.lean<StepNewsDoc[]>();
	for (const news of due) {
		await tellOf(news).catch((error: unknown) =>
			log.warn({ err: error, order: String(news._id) }, "an order's step will be told of again"),
		);
	}
}

/** What a notification about an order says (spec 3, Notification). */
type Notice = Pick<
	NotificationDoc,
	"type" | "title" | "message" | "customerInfo" | "orderDetails" | "createdAt"
>;

function piecesIn(order: OrderDoc): number {
	return order.lines.reduce((sum, line) => sum + itemsOf(line), 0);
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
