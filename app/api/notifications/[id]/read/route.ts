import { notificationCalls } from "@/lib/notifications/calls";
import { countUnread, markRead } from "@/lib/notifications/server/notifications";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(notificationCalls.markRead, async ({ params }) => {
	await markRead(params.id);
	return { message: "Notification marked as read", unreadCount: await countUnread() };
});
