import "server-only";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import { insertion, removal, type Write } from "@/lib/server/database/commit";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { notFound } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Notification, type NotificationDoc } from "@/models/notifications";
import { NOTIFICATION_NOT_FOUND, type SellerNotification } from "../schema";

/** A notification that is made, unread: the same one again is refused by the database. */
export function noticeWrite(notice: Omit<NotificationDoc, "isRead" | "isEmailSent">): Write {
	return {
		...insertion(Notification, { ...notice, isRead: false, isEmailSent: false }),
		done: () => signal(SELLER_NEWS),
	};
}

function toNotification(doc: NotificationDoc): SellerNotification {
	const { customerInfo, orderDetails } = doc;
	return {
		_id: String(doc._id),
		type: doc.type,
		title: doc.title,
		message: doc.message,
		isRead: doc.isRead,
		orderId: doc.order ? String(doc.order) : null,
		customerInfo: customerInfo ? { name: customerInfo.name } : null,
		orderDetails: orderDetails
			? {
					totalAmount: orderDetails.totalAmount,
					itemCount: orderDetails.itemCount,
					paymentMethod: orderDetails.paymentMethod,
				}
			: null,
		isEmailSent: doc.isEmailSent,
		createdAt: doc.createdAt.toISOString(),
	};
}

/** How many notifications nobody has read yet. */
export async function countUnread(): Promise<number> {
	return Notification.countDocuments({ isRead: false });
}

/** The notifications, newest first, with the number of unread ones. */
export async function listNotifications(options: {
	unreadOnly: boolean;
	limit: number;
}): Promise<{ notifications: SellerNotification[]; unreadCount: number }> {
	const [docs, unreadCount] = await Promise.all([
		Notification.find(options.unreadOnly ? { isRead: false } : {})
			.sort({ createdAt: -1, _id: -1 })
			.limit(options.limit)
			.lean<NotificationDoc[]>(),
		countUnread(),
	]);
	return { notifications: docs.map(toNotification), unreadCount };
}

/** Marks one as read; reading it twice changes nothing. Throws ShopError `not-found`. */
export async function markRead(id: string): Promise<void> {
	const { matchedCount } = await Notification.updateOne({ _id: id }, { $set: { isRead: true } });
	if (matchedCount === 0) throw notFound(NOTIFICATION_NOT_FOUND);
	signal(SELLER_NEWS);
}

/** Marks every one as read. */
export async function markAllRead(): Promise<void> {
	await Notification.updateMany({ isRead: false }, { $set: { isRead: true } });
	signal(SELLER_NEWS);
}

/** Takes one away. Throws ShopError `not-found`. */
export async function deleteNotification(seller: Seller, id: string): Promise<void> {
	const found = await Notification.findById(id).select("title customerInfo").lean<NotificationDoc>();
	if (!found) throw notFound(NOTIFICATION_NOT_FOUND);
	const deleted = removal(Notification, { _id: id }, () => notFound(NOTIFICATION_NOT_FOUND));
	const { title, customerInfo } = found;
	const subject = customerInfo?.name ? title.replace(customerInfo.name, "A customer") : title;
	await commitRecorded(seller, { kind: "notification-deleted", subject }, deleted);
	signal(SELLER_NEWS);
}
