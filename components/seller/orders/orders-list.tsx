"use client";

import { useState } from "react";
import { useOrders } from "@/lib/client/seller-orders";
import { useNow } from "@/lib/client/use-now";
import type { OrderStatus } from "@/lib/domain/order";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { CancelDialog } from "./cancel-dialog";
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
	const { orders, busy, undoable, markPaid, move, undo } = useOrders(served);
	const now = useNow(servedAt);
	const [openId, setOpenId] = useState<string | null>(null);
	const [cancelling, setCancelling] = useState<SellerOrder | null>(null);

	function step(order: SellerOrder, status: OrderStatus): void {
		if (status === "Cancelled") setCancelling(order);
		else if (status !== order.status) move(order, { status, reason: "" });
	}

	const views = orders.map((order) => ({
		order,
		now,
		busy: busy.has(order._id),
		undoable: undoable.has(order._id),
		open: openId === order._id,
		onToggle: () => setOpenId(openId === order._id ? null : order._id),
		onMarkPaid: markPaid,
		onStep: step,
		onUndo: undo,
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
			{cancelling && (
				<CancelDialog
					order={cancelling}
					onClose={() => setCancelling(null)}
					onCancel={(reason) => {
						move(cancelling, { status: "Cancelled", reason });
						setCancelling(null);
					}}
				/>
			)}
		</>
	);
}
