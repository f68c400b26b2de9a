import { endpoint } from "@/lib/server/calls/endpoint";
import { notificationCalls } from "@/lib/server/calls/notifications";
import { countUnread, markAllRead } from "@/lib/server/notifications/notifications";

export const PUT = endpoint(notificationCalls.markAllRead, async () => {
	await markAllRead();
	return { message: "All notifications marked as read", unreadCount: await countUnread() };
});
