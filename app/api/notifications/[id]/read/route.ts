import { NOTIFICATION_NOT_FOUND } from "@/lib/domain/notification";
import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { countUnread, markRead } from "@/lib/server/notifications/notifications";
import { requireSeller } from "@/lib/server/sellers/guards";

/** Marks a notification as read (spec 7). */
export const PUT = endpoint<{ id: string }>(async (_request, { id }) => {
	await requireSeller();
	await markRead(pathId(id, NOTIFICATION_NOT_FOUND));
	return ok({ message: "Notification marked as read", unreadCount: await countUnread() });
});
