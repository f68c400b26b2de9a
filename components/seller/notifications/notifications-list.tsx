"use client";

import { PushSwitch } from "@/components/push/push-switch";
import { PageHead } from "@/components/seller/shell/page-head";
import { Segments } from "@/components/seller/shell/segments";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CheckCheck } from "@/components/ui/icons";
import { useNotifications } from "@/lib/client/seller-notifications";
import { useUnread } from "@/lib/client/seller-unread";
import { useNow } from "@/lib/client/use-now";
import type { SellerNotification } from "@/lib/domain/notification";
import { NotificationItem } from "./notification-item";

type NotificationsListProps = {
	notifications: SellerNotification[];
	unreadOnly: boolean;
	unread: number;
	/** When the page was made, in milliseconds. */
	servedAt: number;
};

/** What the shop tells its seller: to read, to filter, to throw away (spec 2). */
export function NotificationsList({
	notifications: served,
	unreadOnly,
	unread,
	servedAt,
}: NotificationsListProps) {
	const { notifications, read, readAll, remove } = useNotifications(served);
	const count = useUnread(unread);
	const now = useNow(servedAt);
	const shown = unreadOnly ? notifications.filter((item) => !item.isRead) : notifications;

	return (
		<>
			<PageHead title="Notifications" note={count === 0 ? "All read" : `${count} unread`}>
				<Button
					variant="outline"
					size="sm"
					disabled={count === 0}
					icon={<CheckCheck className="icon" />}
					onClick={readAll}
				>
					Mark all as read
				</Button>
			</PageHead>
			<Segments
				label="Which notifications"
				items={[
					{ href: "/seller/notifications", label: "All", current: !unreadOnly },
					{ href: "/seller/notifications?unread=1", label: "Unread", current: unreadOnly, count },
				]}
			/>
			<PushSwitch label="Tell this device of new orders" className="mb-4" />
			{shown.length > 0 ? (
				<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
					{shown.map((item) => (
						<NotificationItem
							key={item._id}
							notification={item}
							now={now}
							onRead={() => read(item)}
							onDelete={() => remove(item)}
						/>
					))}
				</ul>
			) : (
				<EmptyState art="/art/one-memo.webp" title={unreadOnly ? "Nothing unread" : "No notifications yet"}>
					Each new order is announced here.
				</EmptyState>
			)}
		</>
	);
}
