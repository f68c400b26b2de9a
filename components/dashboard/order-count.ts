import { formatAmount } from "@/lib/text/money";

/** `1 order`, `1,204 orders`. */
export function orderCount(orders: number): string {
	return `${formatAmount(orders)} ${orders === 1 ? "order" : "orders"}`;
}
