import Link from "next/link";
import { Segments } from "@/components/staff/segments";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { type DaySales, SALES_PERIODS } from "@/lib/dashboard/rules";
import type { Period } from "@/lib/orders/rules/order-filters";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { formatShortDay } from "@/lib/text/dates";
import { formatAmount, formatRupees } from "@/lib/text/money";
import { FiguresTable } from "./figures-table";
import { orderCount } from "./order-count";
import { SalesChart } from "./sales-chart";

type SalesPanelProps = { days: readonly DaySales[]; when: Period };

function Legend({ average }: { average: number }) {
	return (
		<p className="flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-2">
			<span className="inline-flex items-center gap-1.5">
				<i aria-hidden className="size-3 rounded-xs bg-chart" />
				Earlier days
			</span>
			<span className="inline-flex items-center gap-1.5">
				<i aria-hidden className="size-3 rounded-xs bg-chart-now" />
				Today so far
			</span>
			<span className="inline-flex items-center gap-1.5">
				<i aria-hidden className="w-4.5 border-t-2 border-dashed border-ink-2" />
				Average, {formatRupees(average)}
			</span>
		</p>
	);
}

/** What was sold, day by day: drawn, and as a table. Cancelled orders do not count. */
export function SalesPanel({ days, when }: SalesPanelProps) {
	const revenue = days.reduce((sum, day) => sum + day.revenue, 0);
	const orders = days.reduce((sum, day) => sum + day.orders, 0);
	const average = Math.round(revenue / days.length);
	return (
		<Panel aria-labelledby="sales" className="grid content-start gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div>
					<PanelTitle id="sales" className="text-lg">
						Sales
					</PanelTitle>
					<Link
						href={ordersHref({ when })}
						prefetch={false}
						className="tap-area text-ink-2 figures hover:underline"
					>
						{formatRupees(revenue)} with {orderCount(orders)} in {days.length} days
					</Link>
				</div>
				<Segments
					label="Period"
					items={SALES_PERIODS.map((count) => ({
						href: `/seller?days=${count}`,
						label: `${count} days`,
						current: count === days.length,
					}))}
				/>
			</div>
			<SalesChart days={days} average={average} />
			<Legend average={average} />
			<FiguresTable
				summary="Day by day"
				heads={["Day", "Orders", "Sales"]}
				rows={days.toReversed().map((day) => ({
					href: ordersHref({ when: day.day }),
					label: formatShortDay(day.day),
					values: [formatAmount(day.orders), formatRupees(day.revenue)],
				}))}
			/>
		</Panel>
	);
}
