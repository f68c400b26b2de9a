"use client";

import Link from "next/link";
import { NavBadge } from "@/components/staff/links";
import { Icon, type IconName } from "@/components/ui/icons";
import { useUnread } from "@/lib/notifications/client/seller-notifications";
import { ALL_ORDERS, ordersHref } from "@/lib/orders/rules/order-filters";
import { formatAmount } from "@/lib/text/money";

const ACTIONS = [
	{ href: "/seller/add-product", label: "Add New Product", icon: "circle-plus", counts: false, main: true },
	{ href: "/seller/product-list", label: "Manage Products", icon: "package", counts: false, main: false },
	{ href: "/seller/orders", label: "View Orders", icon: "receipt-text", counts: false, main: false },
	{ href: "/seller/notifications", label: "Notifications", icon: "bell", counts: true, main: false },
] as const;

const action =
	"relative flex min-h-13 items-center gap-2 rounded-md px-3 py-2 md:gap-2.75 md:px-3.5 leading-close font-strong transition-[background-color,box-shadow] ";
const variants = {
	main: "bg-primary text-on-primary hover:bg-primary-hover",
	plain: "bg-surface ring-1 ring-line hover:text-primary hover:ring-[1.5px] hover:ring-primary",
};

/** The four things a shopkeeper does first (spec 2). */
export function QuickActions({ unread }: { unread: number }) {
	const count = useUnread(unread);
	return (
		<nav aria-label="Quick actions" className="grid grid-cols-2 gap-2.5 md:grid-cols-4 lg:gap-4.5">
			{ACTIONS.map(({ href, label, icon, counts, main }) => (
				<Link key={href} href={href} className={action + (main ? variants.main : variants.plain)}>
					<Icon name={icon} className={main ? "size-5.5 flex-none" : "size-5.5 flex-none text-primary"} />
					{label}
					{counts && (
						<NavBadge
							count={count}
							what="unread"
							className="ms-auto max-md:absolute max-md:-top-1.5 max-md:-inset-e-1"
						/>
					)}
				</Link>
			))}
		</nav>
	);
}

type StatCardProps = {
	label: string;
	value: number;
	note: string;
	icon: IconName;
	/** The list behind the figure. */
	href: string;
};

/** One figure of the shop; it leads to the list it counts. */
export function StatCard({ label, value, note, icon, href }: StatCardProps) {
	return (
		<Link
			href={href}
			className="grid content-start gap-1 rounded-lg bg-surface px-4.5 py-4 ring-1 ring-line transition-shadow hover:ring-[1.5px] hover:ring-primary"
		>
			<span className="flex items-center gap-2 font-semibold text-ink-2">
				<Icon name={icon} className="icon text-ink-3" />
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
				icon="receipt-text"
				href={ALL_ORDERS}
			/>
			<StatCard
				label="Total Products"
				value={totalProducts}
				note="On the shelf"
				icon="package"
				href="/seller/product-list"
			/>
			<StatCard
				label="Today's Orders"
				value={todaysOrders}
				note="Since the day began"
				icon="calendar-days"
				href={ordersHref({ when: "today" })}
			/>
			<StatCard label="Notifications" value={count} note="Unread" icon="bell" href="/seller/notifications" />
		</div>
	);
}
