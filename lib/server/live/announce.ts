import "server-only";
import type { OrderDoc } from "@/models/order";
import { signal } from "./signals";
import { ordersOf, SELLER_NEWS } from "./topics";

/** Tells the order's customer and the seller that something about it has changed. */
export function announceOrder({ user }: Pick<OrderDoc, "user">): void {
	signal(ordersOf(String(user)), SELLER_NEWS);
}
