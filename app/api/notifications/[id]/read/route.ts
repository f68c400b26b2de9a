import { endpoint } from "@/lib/server/calls/endpoint";
import { notificationCalls } from "@/lib/server/calls/notifications";
import { countUnread, markRead } from "@/lib/server/notifications/notifications";

export const PUT = endpoint(notificationCalls.markRead, async ({ params }) => {
	await markRead(params.id);
	return { message: "Notification marked as read", unreadCount: await countUnread() };
});
