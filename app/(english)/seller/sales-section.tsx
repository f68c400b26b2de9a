import { RankedList } from "@/components/dashboard/ranked-list";
import { SalesPanel } from "@/components/dashboard/sales-panel";
import type { Sales } from "@/lib/dashboard/rules";
import type { Period } from "@/lib/orders/rules/order-filters";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { formatAmount, formatRupees } from "@/lib/text/money";

type SalesSectionProps = { sales: Sales; when: Period };

/** What was sold in a period, by day and by product. */
export function SalesSection({ sales: { days, bestSellers }, when }: SalesSectionProps) {
	const top = bestSellers[0]?.revenue ?? 1;
	return (
		<div className="grid gap-4.5 wide:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
			<SalesPanel days={days} when={when} />
			<RankedList
				title="Best sellers"
				empty="Nothing was sold in these days."
				items={bestSellers.map(({ productId, name, quantity, revenue }) => ({
					key: productId,
					href: ordersHref({ product: productId, when }),
					label: name,
					value: formatRupees(revenue),
					note: `${formatAmount(quantity)} sold`,
					share: revenue / top,
				}))}
			/>
		</div>
	);
}
