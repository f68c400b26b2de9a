"use client";

import { Bell, CalendarDays, Package, ReceiptText } from "@/components/ui/icons";
import { useUnread } from "@/lib/client/seller-unread";
import { ordersHref } from "@/lib/domain/order-filters-url";
import { StatCard } from "./stat-card";

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
