import { clsx } from "clsx";
import Link from "next/link";
import { Segments } from "@/components/staff/page-head";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { axisMarks, type DaySales, SALES_PERIODS } from "@/lib/dashboard/rules";
import { ordersHref, type Period } from "@/lib/orders/rules/order-filters";
import { formatShortDay } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { AxisMarks, BarLink, FiguresTable, LegendEntry } from "./charts";

/** `average` in rupees a day. */
type SalesChartProps = { days: readonly DaySales[]; average: number };

const LABELS = 7;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

type DayLabelProps = {
	day: string;
	/** Days before today. */
	back: number;
	/** Every how many days there is room for a label; on phones for half of them. */
	every: number;
};

function DayLabel({ day, back, every }: DayLabelProps) {
	const text = back === 0 ? "Today" : formatShortDay(day);
	return (
		<span className="flex h-6 items-end justify-center text-2xs whitespace-nowrap text-ink-3">
			{back % every === 0 && (
				<span
					className={clsx(
						"w-0",
						back === 0 && "font-strong text-ink",
						back % (2 * every) > 0 && "max-md:hidden",
					)}
				>
					<span className="inline-block -translate-x-1/2">{text}</span>
				</span>
			)}
		</span>
	);
}

/** Money taken and orders placed by day; a bar leads to the orders of its day. */
function SalesChart({ days, average }: SalesChartProps) {
	const marks = axisMarks(Math.max(...days.map(({ revenue }) => revenue)));
	const topRevenue = marks.at(-1) ?? 1;
	const topOrders = Math.max(1, ...days.map(({ orders }) => orders));
	const every = Math.ceil(days.length / LABELS);
	return (
		<div aria-hidden className="relative mt-2 pr-3 pl-10">
			<div className="absolute top-0 right-3 left-10 h-60">
				<AxisMarks marks={marks} />
				<span
					className="absolute inset-x-0 z-1 border-t border-dashed border-ink-2"
					style={{ bottom: percent(average, topRevenue) }}
				/>
			</div>
			<div className="flex">
				{days.map(({ day, orders, revenue }, place) => {
					const isToday = place === days.length - 1;
					const colour = isToday ? "bg-chart-now" : "bg-chart";
					return (
						<BarLink
							key={day}
							href={ordersHref({ when: day })}
							place={place / days.length}
							tip={
								<>
									<b>{isToday ? "Today so far" : formatShortDay(day)}</b>
									<span>{formatRupees(revenue)}</span>
									<span className="text-ink-3">{counted(orders, "order")}</span>
								</>
							}
						>
							<span className="flex h-60 items-end justify-center">
								<span
									className={clsx("relative w-4/5 max-w-8.5 rounded-t-xs", colour)}
									style={{ height: percent(revenue, topRevenue) }}
								/>
							</span>
							<span className="mt-3 flex h-12 items-end justify-center border-b border-line">
								<span
									className={clsx("w-4/5 max-w-8.5 rounded-t-xs", colour)}
									style={{ height: percent(orders, topOrders) }}
								/>
							</span>
							<DayLabel day={day} back={days.length - 1 - place} every={every} />
						</BarLink>
					);
				})}
			</div>
			<span className="absolute bottom-6 left-0 text-2xs text-ink-3">Orders</span>
		</div>
	);
}

/** What was sold, day by day: drawn, and as a table. Cancelled orders do not count. */
export function SalesPanel({ days, when }: { days: readonly DaySales[]; when: Period }) {
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
						{formatRupees(revenue)} with {counted(orders, "order")} in {days.length} days
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
			<p className="flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-2">
				<LegendEntry look="size-3 rounded-xs bg-chart">Earlier days</LegendEntry>
				<LegendEntry look="size-3 rounded-xs bg-chart-now">Today so far</LegendEntry>
				<LegendEntry look="w-4.5 border-t-2 border-dashed border-ink-2">
					Average, {formatRupees(average)}
				</LegendEntry>
			</p>
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
