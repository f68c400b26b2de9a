import { OlderLink, Segments } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { ChevronLeft } from "@/components/ui/icons";
import { ALL_ORDERS, type FilterParams, ordersHref } from "@/lib/orders/rules/order-filters";
import { ORDER_STATES, ORDER_STATUSES, type OrderStatus } from "@/lib/orders/rules/order-states";

type StatusTabsProps = {
	params: FilterParams;
	/** Shows what is open, by time left. */
	isOpenList: boolean;
	/** How many orders wait in the states that ask for something. */
	counts: Partial<Record<OrderStatus, number>>;
};

/** The orders by where they stand, with the number of those that still ask for something. */
export function StatusTabs({ params, isOpenList, counts }: StatusTabsProps) {
	const { before: _before, after: _after, ...filters } = params;
	const all = ordersHref({ ...filters, status: undefined });
	const isFiltered = all !== "/seller/orders";
	const shown = ORDER_STATUSES.filter((status) => !ORDER_STATES[status].isRare || counts[status]);
	return (
		<Segments
			label="Orders by status"
			items={[
				{
					href: "/seller/orders",
					label: "Open",
					current: isOpenList,
					count: Object.values(counts).reduce((sum, count) => sum + count, 0),
				},
				{ href: isFiltered ? all : ALL_ORDERS, label: "All", current: !isOpenList && !params.status },
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

type PagerProps = { params: FilterParams; newer: string | null; older: string | null };

/** To the orders before and after those on the page. */
export function Pager({ params, newer, older }: PagerProps) {
	if (!newer && !older) return null;
	const { before: _before, after: _after, ...filters } = params;
	return (
		<nav aria-label="Pages of orders" className="flex justify-end gap-2">
			{newer && (
				<ButtonLink
					href={ordersHref({ ...filters, after: newer })}
					variant="quiet"
					size="sm"
					icon={ChevronLeft}
				>
					Newer
				</ButtonLink>
			)}
			{older && <OlderLink href={ordersHref({ ...filters, before: older })} className="" />}
		</nav>
	);
}
