import { clsx } from "clsx";
import { axisMarks, type DaySales } from "@/lib/dashboard/rules";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { formatShortDay } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { BarLink } from "./bar-link";
import { orderCount } from "./order-count";
import { shortAmount } from "./short-amount";

type SalesChartProps = {
	days: readonly DaySales[];
	/** Rupees a day. */
	average: number;
};

const LABELS = 7;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function Lines({ marks, average }: { marks: readonly number[]; average: number }) {
	const top = marks.at(-1) ?? 1;
	return (
		<>
			{marks.map((mark) => (
				<span
					key={mark}
					className="absolute inset-x-0 border-t border-line"
					style={{ bottom: percent(mark, top) }}
				>
					<span className="absolute right-full -translate-y-1/2 pr-2 text-2xs whitespace-nowrap text-ink-3 figures">
						{shortAmount(mark)}
					</span>
				</span>
			))}
			<span
				className="absolute inset-x-0 z-1 border-t border-dashed border-ink-2"
				style={{ bottom: percent(average, top) }}
			/>
		</>
	);
}

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
export function SalesChart({ days, average }: SalesChartProps) {
	const marks = axisMarks(Math.max(...days.map(({ revenue }) => revenue)));
	const topRevenue = marks.at(-1) ?? 1;
	const topOrders = Math.max(1, ...days.map(({ orders }) => orders));
	const every = Math.ceil(days.length / LABELS);
	return (
		<div aria-hidden className="relative mt-2 pr-3 pl-10">
			<div className="absolute top-0 right-3 left-10 h-60">
				<Lines marks={marks} average={average} />
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
									<span className="text-ink-3">{orderCount(orders)}</span>
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
