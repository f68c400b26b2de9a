import { NOTIFICATION_NOT_FOUND } from "@/lib/domain/notification";
import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { countUnread, deleteNotification } from "@/lib/server/notifications/notifications";
import { requireSeller } from "@/lib/server/sellers/guards";

/** Takes a notification away (spec 7). */
export const DELETE = endpoint<{ id: string }>(async (_request, { id }) => {
	const seller = await requireSeller();
	await deleteNotification(seller, pathId(id, NOTIFICATION_NOT_FOUND));
	return ok({ message: "Notification deleted", unreadCount: await countUnread() });
});
