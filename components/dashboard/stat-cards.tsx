"use client";

import type { LucideIcon } from "lucide-react";
import { Bell, CalendarDays, Package, ReceiptText } from "lucide-react";
import Link from "next/link";
import { useUnread } from "@/lib/notifications/client/seller-unread";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { formatAmount } from "@/lib/text/money";

type StatCardProps = {
	label: string;
	value: number;
	note: string;
	Icon: LucideIcon;
	/** The list behind the figure. */
	href: string;
};

/** One figure of the shop; it leads to the list it counts. */
export function StatCard({ label, value, note, Icon, href }: StatCardProps) {
	return (
		<Link
			href={href}
			className="grid content-start gap-1 rounded-lg bg-surface px-4.5 py-4 ring-1 ring-line transition-shadow hover:ring-[1.5px] hover:ring-primary"
		>
			<span className="flex items-center gap-2 font-semibold text-ink-2">
				<Icon className="icon text-ink-3" />
				{label}
			</span>
			<b className="text-2xl leading-close font-heavy tracking-heading figures">{formatAmount(value)}</b>
			<span className="text-xs text-ink-3">{note}</span>
		</Link>
	);
}

type StatCardsProps = { totalOrders: number; totalProducts: number; todaysOrders: number; unread: number };

/** The four figures of the dashboard (spec 2). */
export function StatCards({ totalOrders, totalProducts, todaysOrders, unread }: StatCardsProps) {
	const count = useUnread(unread);
	return (
		<div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4.5">
			<StatCard
				label="Total Orders"
				value={totalOrders}
				note="Since the shop opened"
				Icon={ReceiptText}
				href="/seller/orders"
			/>
			<StatCard
				label="Total Products"
				value={totalProducts}
				note="On the shelf"
				Icon={Package}
				href="/seller/product-list"
			/>
			<StatCard
				label="Today's Orders"
				value={todaysOrders}
				note="Since midnight"
				Icon={CalendarDays}
				href={ordersHref({ when: "today" })}
			/>
			<StatCard label="Notifications" value={count} note="Unread" Icon={Bell} href="/seller/notifications" />
		</div>
	);
}
