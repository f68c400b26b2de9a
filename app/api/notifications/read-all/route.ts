import { endpoint, ok } from "@/lib/server/http/endpoint";
import { countUnread, markAllRead } from "@/lib/server/notifications/notifications";
import { requireSeller } from "@/lib/server/sellers/guards";

/** Marks every notification as read (spec 7). */
export const PUT = endpoint(async () => {
	await requireSeller();
	await markAllRead();
	return ok({ message: "All notifications marked as read", unreadCount: await countUnread() });
});
