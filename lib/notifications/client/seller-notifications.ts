"use client";

import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/use-following";
import { sellerCall } from "@/lib/team/client/seller";
import type { SellerNotification } from "../schema";
import { setUnread } from "./seller-unread";

type List = SellerNotification[];

type Notifications = {
	notifications: List;
	read: (notification: SellerNotification) => Promise<void>;
	readAll: () => Promise<void>;
	remove: (notification: SellerNotification) => Promise<void>;
};

/** The list with these as they were, each at its place: newest first. */
function restored(list: List, originals: List): List {
	const ids = new Set(originals.map(({ _id }) => _id));
	return [...list.filter(({ _id }) => !ids.has(_id)), ...originals].sort((a, b) =>
		b.createdAt.localeCompare(a.createdAt),
	);
}

/** The notifications on the page; every change shows at once and is taken back when the server refuses (spec 4). */
export function useNotifications(served: List): Notifications {
	const [notifications, setNotifications] = useFollowing(served);

	async function change(
		affected: List,
		apply: (list: List) => List,
		request: () => Promise<{ unreadCount: number }>,
		words: { done: string; failed: string },
	): Promise<void> {
		setNotifications(apply);
		try {
			setUnread((await request()).unreadCount);
			toast.success(words.done);
		} catch (error) {
			setNotifications((list) => restored(list, affected));
			toast.error(messageOf(error, words.failed));
		}
	}

	return {
		notifications,
		read: (notification) =>
			change(
				[notification],
				(list) => list.map((item) => (item._id === notification._id ? { ...item, isRead: true } : item)),
				() => sellerCall("PUT", `/api/notifications/${notification._id}/read`),
				{ done: "Notification marked as read", failed: "Failed to update notification" },
			),
		readAll: () =>
			change(
				notifications.filter((item) => !item.isRead),
				(list) => list.map((item) => ({ ...item, isRead: true })),
				() => sellerCall("PUT", "/api/notifications/read-all"),
				{ done: "All notifications marked as read", failed: "Failed to update notifications" },
			),
		remove: (notification) =>
			change(
				[notification],
				(list) => list.filter((item) => item._id !== notification._id),
				() => sellerCall("DELETE", `/api/notifications/${notification._id}`),
				{ done: "Notification deleted", failed: "Failed to delete notification" },
			),
	};
}
