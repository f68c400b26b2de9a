import "server-only";
import { pathIn } from "@/lib/domain/language";
import type { OwnOrder, Order as ShopOrder } from "@/lib/domain/order";
import { rolesOf } from "@/lib/domain/permissions";
import { newOrderWords } from "@/lib/domain/push-words";
import { MESSAGES } from "@/lib/messages/all";
import { followLedgerNow } from "@/lib/money/server/follow-ledger";
import { Notification, type NotificationDoc } from "@/models/notification";
import { Order, type OrderDoc } from "@/models/order";
import { emptyUnchangedCart } from "../carts/store";
import { retryOnDuplicate } from "../database/duplicates";
import { announceOrder } from "../live/announce";
import { log } from "../log/log";
import { newOrderMail } from "../mail/messages/new-order";
import { cancellationMail, orderCancelledMail } from "../mail/messages/order-cancelled";
import { orderOnHoldMail } from "../mail/messages/order-on-hold";
import { orderPlacedMail } from "../mail/messages/order-placed";
import { weeklyOrderMail } from "../mail/messages/weekly-order";
import { type Mail, queueMails } from "../mail/outbox";
import { clock } from "../platform/clock";
import { queuePush } from "../push/queue";
import { recheckPurchases } from "../reviews/purchase";
import { followCoupon } from "./coupon";
import { followSlot } from "./delivery-slot";
import { linkToOrder } from "./link";
import { cancelledNotice, newOrderNotice } from "./notices";
import { followShelf } from "./shelf";
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
