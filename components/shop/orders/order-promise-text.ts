import { formatMoment } from "@/lib/domain/dates";
import type { Order } from "@/lib/domain/order";
import { promisedAt } from "@/lib/domain/order-promise";

/** When the chosen delivery promises the order at the latest, as it is said in Jhang: `8:58 PM` (spec 9). */
export function promisedBy(order: Order, now: number): string {
	return formatMoment(new Date(promisedAt(order)).toISOString(), now);
}
