import type { OrderStatus } from "./order";

/** Seconds in which a step can be taken back. */
export const UNDO_SECONDS = 10;

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
	"Order Placed": ["Packed", "Cancelled"],
	"On hold": ["Packed", "Cancelled"],
	Packed: ["Out for delivery", "Cancelled"],
	"Out for delivery": ["Delivered", "Cancelled"],
	Delivered: [],
	Cancelled: [],
};

/** The steps that make sense from here. */
export function nextSteps(status: OrderStatus): readonly OrderStatus[] {
	return NEXT[status];
}

/** The one step forward, or null when the order is at its end. */
export function stepForward(status: OrderStatus): OrderStatus | null {
	return NEXT[status].find((next) => next !== "Cancelled") ?? null;
}

/** True while the order is still on its way to the customer. */
export function isOpen(status: OrderStatus): boolean {
	return NEXT[status].length > 0;
}

/** What the button for a step says. */
export const STEP_VERBS: Record<OrderStatus, string> = {
	"Order Placed": "Place",
	"On hold": "Hold",
	Packed: "Mark as packed",
	"Out for delivery": "Send with rider",
	Delivered: "Mark as delivered",
	Cancelled: "Cancel order",
};

export const REASON_REQUIRED = "Please say why the order is cancelled";
