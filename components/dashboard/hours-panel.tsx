import { clsx } from "clsx";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { Period } from "@/lib/orders/rules/order-filters";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { formatHour } from "@/lib/text/dates";
import { formatAmount } from "@/lib/text/money";
import { BarLink } from "./bar-link";
import { FiguresTable } from "./figures-table";
import { orderCount } from "./order-count";

type HoursPanelProps = {
	/** Orders for each hour of the day, 0 to 23. */
	byHour: readonly number[];
	when: Period;
};

const span = (hour: number) => `${formatHour(hour)} to ${formatHour(hour + 1)}`;

/** When people order: one bar for each hour of the day, which leads to the orders of that hour. */
export function HoursPanel({ byHour, when }: HoursPanelProps) {
	const most = Math.max(...byHour);
	const peak = byHour.indexOf(most);
	const hours = byHour.map((orders, hour) => ({
		hour,
		orders,
		href: ordersHref({ when, hour: String(hour) }),
	}));
	return (
		<Panel aria-labelledby="hours" className="grid content-start gap-3">
			<div>
				<PanelTitle id="hours" className="text-lg">
					Orders by hour
				</PanelTitle>
				<p className="text-ink-2">
					{most === 0 ? "No orders in these days." : `Most come from ${span(peak)}.`}
				</p>
			</div>
			<div aria-hidden className="flex">
				{hours.map(({ hour, orders, href }) => (
					<BarLink
						key={hour}
						href={href}
						place={hour / 24}
						tip={
							<>
								<b>{span(hour)}</b>
								<span className="text-ink-3">{orderCount(orders)}</span>
							</>
						}
					>
						<span className="flex h-60 items-end justify-center border-b border-line">
							<span
								className={clsx("w-4/5 rounded-t-xs", hour === peak ? "bg-chart-now" : "bg-chart")}
								style={{ height: `${(orders / Math.max(1, most)) * 100}%` }}
							/>
						</span>
						<span className="flex h-6 items-end text-2xs whitespace-nowrap text-ink-3">
							{hour % 6 === 0 && <span className="w-0">{formatHour(hour)}</span>}
						</span>
					</BarLink>
				))}
			</div>
			<FiguresTable
				summary="Hour by hour"
				heads={["Hour", "Orders"]}
				rows={hours.map(({ hour, orders, href }) => ({
					href,
					label: span(hour),
					values: [formatAmount(orders)],
				}))}
			/>
		</Panel>
	);
}
