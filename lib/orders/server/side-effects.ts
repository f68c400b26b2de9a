import "server-only";
import { emptyUnchangedCart } from "@/lib/cart/server";
import { followLedgerNow, sweepLedgers } from "@/lib/money/server/follow-ledger";
import { newOrderWords } from "@/lib/notifications/rules";
import { languageOf, queuePush } from "@/lib/notifications/server/push-subscriptions";
import { recheckPurchases } from "@/lib/reviews/server/write";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { repeat } from "@/lib/server/jobs/repeat";
import { announceOrder } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { type Mail, queueMails } from "@/lib/server/mail/outbox";
import { clock, isYounger } from "@/lib/server/platform/clock";
import { rolesOf } from "@/lib/team/rules";
import { pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { Notification, type NotificationDoc } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import { type OwnOrder, orderNumber, type Order as ShopOrder } from "../rules/order";
import { isOpen } from "../rules/order-states";
import { followShelf } from "./lines";
import { newOrderMail, orderOnHoldMail, orderPlacedMail, weeklyOrderMail } from "./mails/order-placed";
import { cancellationMail, orderCancelledMail } from "./mails/order-steps";
import { cancelledNotice, newOrderNotice, tellOfStep } from "./order-news";
import { linkToOrder } from "./own-orders";
import { followCoupon, followSlot } from "./reservations";
import { UNDO_MS } from "./steps";
import { toOrder, toOwnOrder } from "./to-order";

/** Tells the seller, once for each order and kind however often it runs; answers the notification's id. */
async function notifySeller(
	order: OrderDoc,
	{ type, ...notice }: ReturnType<typeof newOrderNotice>,
): Promise<string> {
	const notification = await retryOnDuplicate(() =>
		Notification.findOneAndUpdate(
			{ order: order._id, type },
			{ $setOnInsert: notice },
			{ upsert: true, returnDocument: "after" },
		).lean<NotificationDoc>(),
	);
	announceOrder(order);
	return String(notification?._id);
}

async function tellOfPlacing(order: OrderDoc): Promise<void> {
	const notificationId = await notifySeller(order, newOrderNotice(order));
	const shown = toOrder(order);
	await queueMails(newOrderMail(shown, notificationId), customersMail(order, toOwnOrder(order)));
	await tellDevices(order, shown);
}

/** The same on the devices of whoever has asked for that: owner and packers, and whose weekly basket it was. */
async function tellDevices({ user, weekly }: OrderDoc, shown: ShopOrder): Promise<void> {
	const { _id } = shown;
	const to = { side: "seller", roles: rolesOf("orders") } as const;
	await queuePush({ key: `new-order:${_id}`, to, ...newOrderWords(shown, clock.shopNow().getTime()) });
	if (!weekly) return;
	const whose = { side: "customer", owner: String(user) } as const;
	const { title, body } = MESSAGES[shown.language].push.weekly;
	await queuePush({
		key: `weekly-order:${_id}`,
		to: whose,
		title: title(weekly.name),
		body: body(shown.number),
		path: pathIn(shown.language, `/my-orders?order=${_id}`),
	});
}

function customersMail(order: OrderDoc, shown: OwnOrder): Mail {
	const { email } = order.customer;
	if (order.holdReason) return orderOnHoldMail(shown, email);
	return order.weekly
		? weeklyOrderMail(shown, order.weekly, linkToOrder(order), email)
		: orderPlacedMail(shown, email);
}

async function followPlacing(order: OrderDoc): Promise<void> {
	// A weekly basket becomes an order beside the cart.
	const isOfCart = order.weekly === undefined;
	await Promise.all([
		tellOfPlacing(order),
		isOfCart && emptyUnchangedCart(String(order.user), order.cartVersion),
	]);
}

async function followCancelling(order: OrderDoc): Promise<void> {
	const notice = cancelledNotice(order);
	if (!notice) return;
	const shown = toOrder(order);
	const notificationId = await notifySeller(order, notice);
	await queueMails(orderCancelledMail(shown, notificationId), cancellationMail(shown, order.customer.email));
}

/**
 * A cancelled order is no purchase any more, and one that is taken back up is one again. One that was never moved changes
 * no review: only what is written after it rests on it, and looks for it.
 */
async function followPurchase({ user, lines, revision }: OrderDoc): Promise<void> {
	if (!revision) return;
	await recheckPurchases(
		user,
		lines.map(({ product }) => product),
	);
}

/**
 * Does what follows from an order: the seller's notification, both mails, the emptied cart; and, each time it is cancelled or taken up again, what follows from that. Reviews of what it holds say whether it was
 * bought; a delivery time has its place, or gets it back; so does the shelf with what is counted; credit is spent, or the
 * customer's again; so is the use of a coupon. Every step is safe to repeat, so an interrupted one is simply done again by the sweep.
 */
export async function followUp(order: OrderDoc): Promise<void> {
	if (!order.isPlacingFollowed) await followPlacing(order);
	await Promise.all([
		followCancelling(order),
		followPurchase(order),
		followSlot(order),
		followShelf(order),
		followCoupon(order),
		followLedgerNow(order),
	]);
	// An order that was moved meanwhile may have new consequences: it stays open for the sweep.
	await Order.updateOne(
		{ _id: order._id, status: order.status, revision: order.revision },
		{ $set: { hasOpenConsequences: false, isPlacingFollowed: true } },
	);
}

/** Follows up within the request; the order stands whatever happens here, and the sweep repeats what failed. */
export async function followUpNow(order: OrderDoc): Promise<void> {
	if (!order.hasOpenConsequences) return followLedgerNow(order);
	try {
		await followUp(order);
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "an order's consequences will be repeated");
	}
}

/** One that was given later is still being told of by the request that gave it, in milliseconds. */
const RIDER_GRACE_MS = 2_000;

/** Word on the rider's own devices, once for each time that it becomes theirs; nothing of an order that has ended meanwhile. */
async function tellRider({ _id, area, rider, status, untoldRiderAt }: OrderDoc): Promise<void> {
	if (!untoldRiderAt) return;
	if (rider && isOpen(status)) {
		const to = { side: "seller", owner: String(rider._id) } as const;
		const language = await languageOf(to);
		const { title, body } = MESSAGES[language].push.assigned;
		await queuePush({
			key: `assigned:${_id}:${untoldRiderAt.getTime()}`,
			to,
			title: title(orderNumber(String(_id))),
			body: body(area),
			path: pathIn(language, "/rider"),
		});
	}
	// One that was given to another meanwhile is still to be told of.
	await Order.updateOne({ _id, untoldRiderAt }, { $unset: { untoldRiderAt: 1 } });
}

/** Tells the rider within the request; the order is theirs whatever happens here, and the sweep repeats what failed. */
export async function tellRiderNow(order: OrderDoc): Promise<void> {
	try {
		await tellRider(order);
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "a rider will be told again of an order");
	}
}

/** Tells of every order that was given to a rider who has not been told. */
async function sweepRiderNews(): Promise<void> {
	const untold = Order.find({ untoldRiderAt: { $gt: new Date(0) } }).sort({ untoldRiderAt: 1 });
	for await (const order of untold.lean<OrderDoc[]>().cursor()) {
		if (order.untoldRiderAt && !isYounger(order.untoldRiderAt, RIDER_GRACE_MS, clock.now()))
			await tellRiderNow(order);
	}
}

const SWEEP_MS = 3_000;
/** An order younger than this is still being followed up by the request that made it. */
const GRACE_MS = 2_000;

/** Tells of the seller's steps that can no longer be taken back. */
async function tellOfSteps(): Promise<void> {
	const untold = Order.find({ untoldStepAt: { $gt: new Date(0) } }).sort({ untoldStepAt: 1 });
	for await (const order of untold.lean<OrderDoc[]>().cursor()) {
		if (order.untoldStepAt && !isYounger(order.untoldStepAt, UNDO_MS, clock.shopNow()))
			await tellOfStep(order);
	}
}

/** Repeats the consequences of every order that still has some open, and of every entry of a ledger. Several instances may do so at once. */
export async function sweepOrders(): Promise<void> {
	await connectDatabase();
	const open = Order.find({ hasOpenConsequences: true }).sort({ createdAt: 1 });
	for await (const order of open.lean<OrderDoc[]>().cursor()) {
		if (!isYounger(order.createdAt, GRACE_MS, clock.shopNow())) await followUpNow(order);
	}
	await tellOfSteps();
	await sweepRiderNews();
	await sweepLedgers();
}

/** Sweeps at once and every few seconds from now on, so that a crash between an order and its mail is made good. */
export function startOrderSweep(): void {
	repeat({ name: "the sweep of orders", everyMs: SWEEP_MS, work: sweepOrders });
}
