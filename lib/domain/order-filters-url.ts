import type { OrderFilters } from "./order-filters-schema";

/** The filters as the page's address carries them. */
export type FilterParams = Partial<Record<keyof OrderFilters, string>>;

/** The address of all orders; without filters the orders page shows those that are open. */
export const ALL_ORDERS = "/seller/orders?all=1";

/** The address of the orders page with these filters. */
export function ordersHref(params: FilterParams): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
	const text = query.toString();
	return text ? `/seller/orders?${text}` : "/seller/orders";
}
