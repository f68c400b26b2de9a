import { notificationCalls } from "@/lib/notifications/calls";
import { countUnread, markAllRead } from "@/lib/notifications/server/notifications";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(notificationCalls.markAllRead, async () => {
	await markAllRead();
	return { message: "All notifications marked as read", unreadCount: await countUnread() };
});
