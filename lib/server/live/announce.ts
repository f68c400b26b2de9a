import "server-only";
import type { OrderDoc } from "@/models/order";
import { signal } from "./signals";
import { deliveriesOf, ordersOf, SELLER_NEWS } from "./topics";

/** Tells the order's customer, the seller and its rider that something about it has changed. */
export function announceOrder({ user, rider }: Pick<OrderDoc, "user" | "rider">): void {
	signal(ordersOf(String(user)), SELLER_NEWS, ...(rider ? [deliveriesOf(String(rider._id))] : []));
}
