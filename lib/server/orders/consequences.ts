import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { orderNumber } from "@/lib/domain/order";
import { Notification, type NotificationDoc } from "@/models/notification";
import { Order, type OrderDoc } from "@/models/order";
import { emptyUnchangedCart } from "../carts/store";
import { retryOnDuplicate } from "../duplicates";
import { log } from "../log";
import { newOrderMail } from "../mail/messages/new-order";
import { orderOnHoldMail } from "../mail/messages/order-on-hold";
import { orderPlacedMail } from "../mail/messages/order-placed";
import { queueMail } from "../mail/outbox";
import { toOrder } from "./to-order";

/** What the seller reads about a new order (spec 3, Notification). */
function notificationOf(order: OrderDoc) {
	const itemCount = order.lines.reduce((sum, line) => sum + line.quantity, 0);
	const pieces = `${itemCount} ${itemCount === 1 ? "item" : "items"}`;
	const number = orderNumber(String(order._id));
	const about = `${order.customer.name} ordered ${pieces} for ${formatRupees(order.amount)} to ${order.area}`;
	return {
		title: order.holdReason ? `Refund due: order ${number} is on hold` : `New order ${number}`,
		message: order.holdReason ? `${order.holdReason} ${about}` : about,
		customerInfo: { name: order.customer.name },
		orderDetails: { totalAmount: order.amount, itemCount, paymentMethod: order.paymentType },
		createdAt: order.createdAt,
	};
}

/** Tells the seller, once for each order however often it runs; answers the notification's id. */
async function notifySeller(order: OrderDoc): Promise<string> {
	const notification = await retryOnDuplicate(() =>
		Notification.findOneAndUpdate(
			{ order: order._id, type: "new_order" },
			{ $setOnInsert: notificationOf(order) },
			{ upsert: true, returnDocument: "after" },
		).lean<NotificationDoc>(),
	);
	return String(notification?._id);
}

/**
 * Does what follows from an order: the seller's notification, both mails, the emptied cart. Every step is safe to
 * repeat, so an interrupted one is simply done again by the sweep.
 */
export async function followUp(order: OrderDoc): Promise<void> {
	const notificationId = await notifySeller(order);
	const shown = toOrder(order);
	await queueMail(newOrderMail(shown, notificationId));
	const tellCustomer = order.holdReason ? orderOnHoldMail : orderPlacedMail;
	await queueMail(tellCustomer(shown, order.customer.email));
	await emptyUnchangedCart(String(order.user), order.cartVersion);
	await Order.updateOne({ _id: order._id }, { $set: { hasOpenConsequences: false } });
}

/** Follows up within the request; the order stands whatever happens here, and the sweep repeats what failed. */
export async function followUpNow(order: OrderDoc): Promise<void> {
	if (!order.hasOpenConsequences) return;
	try {
		await followUp(order);
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "an order's consequences will be repeated");
	}
}
