"use client";

import { useState } from "react";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { OrderCard } from "./order-card";
import { OrderRow } from "./order-row";
import { OrdersTable } from "./orders-table";
import { useOrderSteps } from "./use-order-steps";

type OrdersListProps = {
	orders: SellerOrder[];
	/** When the page was made, in milliseconds. */
	servedAt: number;
};

/** Orders to pack, deliver and collect for: a table on wide screens, cards on phones. */
export function OrdersList({ orders, servedAt }: OrdersListProps) {
	const { views, dialog } = useOrderSteps(orders, servedAt);
	const [openId, setOpenId] = useState<string | null>(null);

	const listed = views.map((view) => {
		const id = view.order._id;
		const open = openId === id;
		return { ...view, open, onToggle: () => setOpenId(open ? null : id) };
	});

	return (
		<>
			<div className="hidden overflow-x-auto rounded-lg bg-surface ring-1 ring-line lg:block">
				<OrdersTable>
					{listed.map((view) => (
						<OrderRow key={view.order._id} {...view} />
					))}
				</OrdersTable>
			</div>
			<div className="grid gap-2.5 lg:hidden">
				{listed.map((view) => (
					<OrderCard key={view.order._id} {...view} />
				))}
			</div>
			{dialog}
		</>
	);
}
