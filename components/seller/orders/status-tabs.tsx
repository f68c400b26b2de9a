import { Segments } from "@/components/seller/shell/segments";
import { type FilterParams, ordersHref } from "@/lib/domain/order-filters-url";
import { ORDER_STATES, ORDER_STATUSES, type OrderStatus } from "@/lib/domain/order-states";

type StatusTabsProps = {
	params: FilterParams;
	/** How many orders wait in the states that ask for something. */
	counts: Partial<Record<OrderStatus, number>>;
};

/** The orders by where they stand, with the number of those that still ask for something. */
export function StatusTabs({ params, counts }: StatusTabsProps) {
	const { before: _before, after: _after, ...filters } = params;
	const shown = ORDER_STATUSES.filter((status) => !ORDER_STATES[status].isRare || counts[status]);
	return (
		<Segments
			label="Orders by status"
			items={[
				{ href: ordersHref({ ...filters, status: undefined }), label: "All", current: !params.status },
				...shown.map((status) => ({
					href: ordersHref({ ...filters, status }),
					label: status,
					current: params.status === status,
					count: counts[status],
				})),
			]}
		/>
	);
}
