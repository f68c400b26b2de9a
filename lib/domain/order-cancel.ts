import type { Order, OrderStatus } from "./order";

/** Minutes in which a customer may cancel an order that is not packed yet. */
export const CUSTOMER_CANCEL_MINUTES = 10;
const MINUTE = 60_000;

/** Milliseconds in which a customer may still cancel an order, at this moment; 0 when the time is over. */
export function cancelTimeLeft(createdAt: string, now: number): number {
	return Math.max(0, new Date(createdAt).getTime() + CUSTOMER_CANCEL_MINUTES * MINUTE - now);
}

/** True for an order that nobody has begun to pack. */
export function isUnpacked(status: OrderStatus): boolean {
	return status === "Order Placed" || status === "On hold";
}

/** True while the customer may cancel the order: for 10 minutes, unless it is packed before. */
export function mayCancel({ status, createdAt }: Pick<Order, "status" | "createdAt">, now: number): boolean {
	return isUnpacked(status) && cancelTimeLeft(createdAt, now) > 0;
}

export const ORDER_CANCELLED_MESSAGE = "Your order was cancelled";
export const TOO_LATE_TO_CANCEL = `An order can be cancelled within ${CUSTOMER_CANCEL_MINUTES} minutes. Please call us, and we will see what we can do.`;

/** Why an order in this state can no longer be cancelled by its customer. */
export function refusalToCancel(status: OrderStatus): string {
	if (status === "Packed") return "Your order is packed already and can no longer be cancelled.";
	if (status === "Out for delivery")
		return "Your order is on its way already and can no longer be cancelled.";
	if (status === "Delivered") return "Your order was delivered and can no longer be cancelled.";
	if (status === "Cancelled") return "This order is cancelled already.";
	return TOO_LATE_TO_CANCEL;
}
