import { notificationQuerySchema } from "@/lib/domain/notification";
import { endpoint, ok, parse } from "@/lib/server/http/endpoint";
import { listNotifications } from "@/lib/server/notifications/notifications";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The seller's notifications and how many are unread (spec 7). */
export const GET = endpoint(async (request) => {
	await requireSeller();
	const query = parse(notificationQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
	return ok(await listNotifications(query));
});
