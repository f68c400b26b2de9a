import { useRole } from "@/components/staff/role";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { dialogAhead } from "@/components/ui/overlay/late-dialog";
import { ORDER_STATUSES, stepsOf } from "@/lib/orders/rules/order-states";
import { OrderStatusText } from "./order-status";
import type { OrderViewProps } from "./order-view";

type StatusControlProps = Pick<OrderViewProps, "order" | "busy" | "undoable" | "onStep" | "onUndo">;

/** Where an order stands, and the steps that make sense from there; for some seconds, the way back. */
export function StatusControl({ order, busy, undoable, onStep, onUndo }: StatusControlProps) {
	const steps = stepsOf(order.status, useRole());
	if (undoable) {
		return (
			<span className="flex min-h-tap items-center gap-2">
				<OrderStatusText status={order.status} />
				<Button
					variant="quiet"
					size="sm"
					className="px-2.5 text-xs"
					aria-label={`Undo: ${order.number} is ${order.status}`}
					onClick={() => onUndo(order)}
				>
					Undo
				</Button>
			</span>
		);
	}
	if (steps.length === 0) return <OrderStatusText status={order.status} />;
	return (
		<Select
			aria-label={`Status of ${order.number}`}
			value={order.status}
			disabled={busy}
			onFocus={dialogAhead.onFocus}
			onChange={(event) => {
				const chosen = ORDER_STATUSES.find((status) => status === event.target.value);
				if (chosen) onStep(order, chosen);
			}}
			className="min-w-38 [&_select]:min-h-tap [&_select]:text-sm"
		>
			{[order.status, ...steps].map((status) => (
				<option key={status}>{status}</option>
			))}
		</Select>
	);
}
