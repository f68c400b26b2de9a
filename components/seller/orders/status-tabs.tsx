import { Segments } from "@/components/seller/shell/segments";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/domain/order";
import { type FilterParams, ordersHref } from "@/lib/domain/order-filters-url";

type StatusTabsProps = {
	params: FilterParams;
	/** How many orders wait in the states that ask for something. */
	counts: Partial<Record<OrderStatus, number>>;
};

/** The orders by where they stand, with the number of those that still ask for something. */
export function StatusTabs({ params, counts }: StatusTabsProps) {
	const { before: _before, after: _after, ...filters } = params;
	const shown = ORDER_STATUSES.filter((status) => status !== "On hold" || counts[status]);
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
