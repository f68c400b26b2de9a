"use client";

import { useState } from "react";
import { useOrders } from "@/lib/client/seller-orders";
import { useNow } from "@/lib/client/use-now";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { OrderCard } from "./order-card";
import { OrderRow } from "./order-row";
import { OrdersTable } from "./orders-table";

type OrdersListProps = {
	orders: SellerOrder[];
	/** When the page was made, in milliseconds. */
	servedAt: number;
};

/** Orders to pack, deliver and collect for: a table on wide screens, cards on phones. */
export function OrdersList({ orders: served, servedAt }: OrdersListProps) {
	const { orders, busy, markPaid } = useOrders(served);
	const now = useNow(servedAt);
	const [openId, setOpenId] = useState<string | null>(null);

	const views = orders.map((order) => ({
		order,
		now,
		busy: busy.has(order._id),
		open: openId === order._id,
		onToggle: () => setOpenId(openId === order._id ? null : order._id),
		onMarkPaid: markPaid,
	}));

	return (
		<>
			<div className="hidden overflow-x-auto rounded-lg bg-surface ring-1 ring-line lg:block">
				<OrdersTable>
					{views.map((view) => (
						<OrderRow key={view.order._id} {...view} />
					))}
				</OrdersTable>
			</div>
			<div className="grid gap-2.5 lg:hidden">
				{views.map((view) => (
					<OrderCard key={view.order._id} {...view} />
				))}
			</div>
		</>
	);
}
