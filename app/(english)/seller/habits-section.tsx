import { HoursPanel } from "@/components/dashboard/hours-panel";
import { orderCount } from "@/components/dashboard/order-count";
import { RankedList } from "@/components/dashboard/ranked-list";
import type { Sales } from "@/lib/dashboard/rules";
import type { Period } from "@/lib/orders/rules/order-filters";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { formatRupees } from "@/lib/text/money";

type HabitsSectionProps = { sales: Sales; when: Period };

/** Where and when people ordered in a period. */
export function HabitsSection({ sales: { byArea, byHour }, when }: HabitsSectionProps) {
	const top = Math.max(1, ...byArea.map(({ orders }) => orders));
	return (
		<div className="grid gap-4.5 lg:grid-cols-2">
			<RankedList
				title="Orders by area"
				empty="No orders in these days."
				items={byArea.map(({ area, orders, revenue }) => ({
					key: area,
					href: ordersHref({ area, when }),
					label: area,
					value: orderCount(orders),
					note: formatRupees(revenue),
					share: orders / top,
				}))}
			/>
			<HoursPanel byHour={byHour} when={when} />
		</div>
	);
}
