import { DELIVERY_OPTIONS } from "@/lib/domain/cart-totals";
import { formatMoment } from "@/lib/domain/dates";
import type { Order } from "@/lib/domain/order";

const MINUTE = 60_000;

/** When the chosen delivery promises the order at the latest, as it is said in Jhang: `8:58 PM` (spec 9). */
export function promisedBy({ createdAt, deliveryTime }: Order, now: number): string {
	const latest = new Date(createdAt).getTime() + DELIVERY_OPTIONS[deliveryTime].withinMinutes * MINUTE;
	return formatMoment(new Date(latest).toISOString(), now);
}
