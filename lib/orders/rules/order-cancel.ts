import type { Order } from "./order";
import { CANCELLED, nextSteps, ORDER_STATES, type OrderStatus } from "./order-states";

/** Minutes in which a customer may cancel an order that is not packed yet. */
export const CUSTOMER_CANCEL_MINUTES = 10;
const MINUTE = 60_000;

/** Milliseconds in which a customer may still cancel an order, at this moment; 0 when the time is over. */
export function cancelTimeLeft(createdAt: string, now: number): number {
	return Math.max(0, new Date(createdAt).getTime() + CUSTOMER_CANCEL_MINUTES * MINUTE - now);
}

/** True in the states in which a customer may cancel: nobody has begun to pack. */
export function isCancellable(status: OrderStatus): boolean {
	return nextSteps(status, "customer").includes(CANCELLED);
}

/** True while the customer may cancel the order: for 10 minutes, unless it is packed before. */
export function mayCancel({ status, createdAt }: Pick<Order, "status" | "createdAt">, now: number): boolean {
	return isCancellable(status) && cancelTimeLeft(createdAt, now) > 0;
}

export const TOO_LATE_TO_CANCEL = `An order can be cancelled within ${CUSTOMER_CANCEL_MINUTES} minutes. Please call us, and we will see what we can do.`;

/** Why an order in this state can no longer be cancelled by its customer. */
export function refusalToCancel(status: OrderStatus): string {
	return ORDER_STATES[status].cancelRefusal ?? TOO_LATE_TO_CANCEL;
}
