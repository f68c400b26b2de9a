import { endpoint } from "@/lib/server/calls/endpoint";
import { notificationCalls } from "@/lib/server/calls/notifications";
import { countUnread, deleteNotification } from "@/lib/server/notifications/notifications";

export const DELETE = endpoint(notificationCalls.delete, async ({ seller, params }) => {
	await deleteNotification(seller, params.id);
	return { message: "Notification deleted", unreadCount: await countUnread() };
});
