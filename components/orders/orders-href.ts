/** What My Orders shows: one order's details, and which part of the list. */
type Shown = { order?: string; before?: string | null };

/** The address of My Orders with this order, and this part of the list. */
export function myOrdersHref({ order, before }: Shown): string {
	const query = new URLSearchParams();
	if (order) query.set("order", order);
	if (before) query.set("before", before);
	return query.size > 0 ? `/my-orders?${query}` : "/my-orders";
}
