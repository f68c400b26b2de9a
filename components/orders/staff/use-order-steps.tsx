"use client";

import { type ReactNode, useState } from "react";
import { Chip } from "@/components/ui/chip";
import { InputField } from "@/components/ui/form/input";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useNow } from "@/lib/client/time";
import { useOrders } from "@/lib/orders/client/seller-orders";
import { CANCELLED, type OrderStatus, REASON_REQUIRED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import type { OrderViewProps } from "./order-state";

const REASONS = [
	"Out of stock",
	"Customer asked for it",
	"Address not reachable",
	"Nobody answers the phone",
];

type CancelDialogProps = {
	order: SellerOrder;
	busy: boolean;
	onClose: () => void;
	onCancel: (reason: string) => void;
};

/** Asks why an order is cancelled; the customer reads the answer. */
function CancelDialog({ order, busy, onClose, onCancel }: CancelDialogProps) {
	const [reason, setReason] = useState("");
	const [error, setError] = useState<string | undefined>();

	function confirm(): void {
		if (reason.trim() === "") setError(REASON_REQUIRED);
		else onCancel(reason.trim());
	}

	return (
		<ConfirmDialog
			open
			onOpenChange={onClose}
			title={`Cancel ${order.number}?`}
			description={
				order.isPaid
					? "It is paid: the money has to go back. The customer reads the reason."
					: "The customer reads the reason in My Orders."
			}
			keep="Keep the order"
			confirm="Cancel order"
			busy={busy}
			onConfirm={confirm}
		>
			<div className="mt-4 grid gap-3">
				<div className="flex flex-wrap gap-2">
					{REASONS.map((text) => (
						<Chip key={text} pressed={reason === text} onClick={() => setReason(text)}>
							{text}
						</Chip>
					))}
				</div>
				<InputField
					label="Reason"
					error={error}
					value={reason}
					maxLength={200}
					onChange={(event) => setReason(event.target.value)}
				/>
			</div>
		</ConfirmDialog>
	);
}

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
		else if (status !== order.status) void move(order, { status, reason: "" });
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

	/** The question stays until the shop has taken the answer: what was typed is not lost to a failure. */
	async function cancel(order: SellerOrder, reason: string): Promise<void> {
		if (await move(order, { status: CANCELLED, reason }))
			setCancelling((now) => (now?._id === order._id ? null : now));
	}

	const dialog = cancelling && (
		<CancelDialog
			order={cancelling}
			busy={busy.has(cancelling._id)}
			onClose={() => setCancelling(null)}
			onCancel={(reason) => void cancel(cancelling, reason)}
		/>
	);
	return { views, dialog };
}
