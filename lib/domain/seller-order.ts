import type { Order } from "./order";

/** An order as the seller reads it: with who ordered. */
export type SellerOrder = Order & { customer: { name: string; email: string } };

/** Cash that has not come in yet and still can (spec 4). */
export function awaitsCash(order: Pick<Order, "paymentType" | "isPaid" | "status">): boolean {
	return order.paymentType === "Cash On Delivery" && !order.isPaid && order.status !== "Cancelled";
}
