"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { PageHead, Segments } from "@/components/staff/page-head";
import { Tag } from "@/components/ui/badges";
import { Button, IconButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { useNow } from "@/lib/client/time";
import { useNotifications, useUnread } from "@/lib/notifications/client/seller-notifications";
import type { SellerNotification } from "@/lib/notifications/schema";
import { ageText } from "@/lib/text/dates";
import { PushSwitch } from "./push-switch";

type NotificationItemProps = {
	notification: SellerNotification;
	/** Milliseconds. */
	now: number;
	onRead: () => void;
	onDelete: () => void;
};

/** One thing the seller is told, and what can be done with it. */
export function NotificationItem({ notification, now, onRead, onDelete }: NotificationItemProps) {
	const { type, title, message, isRead, orderId, orderDetails, isEmailSent, createdAt } = notification;
	const href = type === "bad_item" ? "/seller/reports" : orderId && `/seller/orders/${orderId}`;
	return (
		<li
			className={clsx(
				"grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-t border-line px-4 py-3.5 first:border-t-0 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center",
				!isRead && "bg-surface-2",
			)}
		>
			<span
				className={clsx(
					"grid size-10 place-items-center rounded-full",
					isRead ? "bg-bg-sunk text-ink-3" : "bg-primary-soft text-on-primary-soft",
				)}
			>
				<Icon name={type === "new_order" ? "shopping-basket" : "bell"} />
			</span>
			<div className="min-w-0">
				<h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-md">
					<span className={isRead ? "font-semibold" : "font-heavy"}>
						{href ? (
							<Link href={href} onClick={isRead ? undefined : onRead} className="tap-area hover:underline">
								{title}
							</Link>
						) : (
							title
						)}
					</span>
					{!isRead && <Tag tone="success">New</Tag>}
				</h2>
				<p className="text-ink-2">{message}</p>
				<p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3 figures">
					<time dateTime={createdAt}>{ageText(createdAt, new Date(now))}</time>
					{orderDetails && <span>{orderDetails.paymentMethod}</span>}
					{isEmailSent && (
						<span className="inline-flex items-center gap-1">
							<Icon name="mail" className="size-3.5" />
							Mailed
						</span>
					)}
				</p>
			</div>
			<div className="col-start-2 -ms-2 flex items-center gap-1 md:col-start-3 md:ms-0">
				{!isRead && (
					<Button variant="quiet" size="sm" icon="check" onClick={onRead}>
						Mark as read
					</Button>
				)}
				<IconButton tone="danger" aria-label={`Delete notification: ${title}`} onClick={onDelete}>
					<Icon name="trash" />
				</IconButton>
			</div>
		</li>
	);
}

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
				<Button variant="outline" size="sm" disabled={count === 0} icon="check-check" onClick={readAll}>
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
