import type { Metadata } from "next";
import { NotificationsList } from "@/components/notifications/notifications-list";
import { MAX_NOTIFICATIONS } from "@/lib/notifications/schema";
import { listNotifications } from "@/lib/notifications/server/notifications";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Notifications" };

/** What the shop tells its seller; `?unread=1` shows only what nobody has read (spec 2). */
export default async function NotificationsPage({ searchParams }: PageProps<"/seller/notifications">) {
	if (!(await sellerOnPage("/seller/notifications"))) return null;
	const unreadOnly = (await searchParams).unread === "1";
	const { notifications, unreadCount } = await listNotifications({ unreadOnly, limit: MAX_NOTIFICATIONS });
	return (
		<NotificationsList
			notifications={notifications}
			unreadOnly={unreadOnly}
			unread={unreadCount}
			servedAt={clock.shopNow().getTime()}
		/>
	);
}
