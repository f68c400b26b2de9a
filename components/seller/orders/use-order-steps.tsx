"use client";

import { type ReactNode, useState } from "react";
import { useOrders } from "@/lib/client/seller-orders";
import { useNow } from "@/lib/client/use-now";
import { CANCELLED, type OrderStatus } from "@/lib/domain/order-states";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { CancelDialog } from "./cancel-dialog";
import type { OrderViewProps } from "./order-view";

/** What each order on the page shows and can do, and the question that a cancellation asks first. */
export function useOrderSteps(
	served: SellerOrder[],
	servedAt: number,
	compare?: (a: SellerOrder, b: SellerOrder) => number,
): { views: OrderViewProps[]; dialog: ReactNode } {
	const { orders, busy, undoable, markPaid, move, undo } = useOrders(served, compare);
	const now = useNow(servedAt);
	const [cancelling, setCancelling] = useState<SellerOrder | null>(null);

	function step(order: SellerOrder, status: OrderStatus): void {
		if (status === CANCELLED) setCancelling(order);
		else if (status !== order.status) move(order, { status, reason: "" });
	}

	const views = orders.map((order) => ({
		order,
		now,
		busy: busy.has(order._id),
		undoable: undoable.has(order._id),
		onMarkPaid: markPaid,
		onStep: step,
		onUndo: undo,
	}));

	const dialog = cancelling && (
		<CancelDialog
			order={cancelling}
			onClose={() => setCancelling(null)}
			onCancel={(reason) => {
				move(cancelling, { status: CANCELLED, reason });
				setCancelling(null);
			}}
		/>
	);
	return { views, dialog };
}
