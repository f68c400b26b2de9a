import "server-only";
import { emptyUnchangedCart } from "@/lib/cart/server/store";
import { followLedgerNow } from "@/lib/money/server/follow-ledger";
import { newOrderWords } from "@/lib/notifications/rules";
import { queuePush } from "@/lib/notifications/server/push-queue";
import { recheckPurchases } from "@/lib/reviews/server/purchase";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { announceOrder } from "@/lib/server/live/topics";
import { log } from "@/lib/server/log/log";
import { type Mail, queueMails } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { rolesOf } from "@/lib/team/rules";
import { pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { Notification, type NotificationDoc } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder, Order as ShopOrder } from "../rules/order";
import { followCoupon } from "./coupon";
import { followSlot } from "./delivery-slot";
import { linkToOrder } from "./link";
import { cancellationMail, orderCancelledMail } from "./mails/order-cancelled";
import { newOrderMail, orderOnHoldMail, orderPlacedMail, weeklyOrderMail } from "./mails/order-placed";
import { followShelf } from "./shelf";
import { cancelledNotice, newOrderNotice } from "./staff/notices";
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
