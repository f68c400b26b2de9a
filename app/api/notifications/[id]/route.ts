import { notificationCalls } from "@/lib/notifications/calls";
import { countUnread, deleteNotification } from "@/lib/notifications/server/notifications";
import { endpoint } from "@/lib/server/calls/endpoint";

export const DELETE = endpoint(notificationCalls.delete, async ({ seller, params }) => {
	await deleteNotification(seller, params.id);
	return { message: "Notification deleted", unreadCount: await countUnread() };
});
