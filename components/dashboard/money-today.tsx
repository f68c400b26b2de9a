import Link from "next/link";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { axisMarks, hourOfStep, hoursDrawn, type MoneyToday, type Today } from "@/lib/dashboard/rules";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { WALLET_NAMES } from "@/lib/payments/rules";
import { formatHour } from "@/lib/text/dates";
import { formatAmount, formatRupees } from "@/lib/text/money";
import { AxisMarks, LegendEntry } from "./charts";

const WIDTH = 560;
const HEIGHT = 160;
/** The hours that are named between the first and the last one. */
const NAMED = [12, 16, 19] as const;

type Point = { hour: number; amount: number };

const stepsOf = (line: readonly number[]): Point[] =>
	line.map((amount, step) => ({ hour: hourOfStep(step), amount }));

/** The day's money as it grew, solid, and last week's same day, dashed. The numbers stand beside it in words. */
function DayLines({ day, ...money }: MoneyToday & { day: string }) {
	const { line, weekAgoLine, weekAgo, now, hourNow } = money;
	const marks = axisMarks(Math.max(now, weekAgo));
	const top = marks.at(-1) ?? 1;
	const { from, to } = hoursDrawn(money);
	const share = (hour: number) => (hour - from) / (to - from);
	const drawn = (points: readonly Point[]) =>
		points
			.filter(({ hour }) => hour >= from && hour <= to)
			.map(
				({ hour, amount }) =>
					`${(share(hour) * WIDTH).toFixed(1)},${((1 - amount / top) * HEIGHT).toFixed(1)}`,
			)
			.join(" ");
	return (
		<div className="grid gap-2">
			<div aria-hidden className="relative pt-2 pr-4 pl-10">
				<div className="relative h-44">
					<AxisMarks marks={marks} />
					<svg
						viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
						preserveAspectRatio="none"
						className="absolute inset-0 size-full overflow-visible fill-none"
					>
						<title>Money of the day</title>
						<polyline
							points={drawn(stepsOf(weekAgoLine))}
							className="stroke-ink-3"
							strokeWidth={2}
							strokeDasharray="5 5"
							vectorEffect="non-scaling-stroke"
						/>
						<polyline
							points={drawn([...stepsOf(line), { hour: Math.min(hourNow, to), amount: now }])}
							className="stroke-primary"
							strokeWidth={3}
							strokeLinejoin="round"
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
				</div>
				<div className="relative mt-1.5 h-5 text-2xs text-ink-3">
					{[from, ...NAMED, to].map((hour) => (
						<span
							key={hour}
							className="absolute -translate-x-1/2 whitespace-nowrap"
							style={{ left: `${share(hour) * 100}%` }}
						>
							{hour === 12 ? "noon" : formatHour(hour)}
						</span>
					))}
				</div>
			</div>
			<p className="grid justify-items-end gap-x-4.5 gap-y-1 text-xs text-ink-2 figures sm:flex sm:justify-end">
				<LegendEntry look="w-4.5 border-t-3 border-primary">Today, {formatAmount(now)} so far</LegendEntry>
				<LegendEntry look="w-4.5 border-t-2 border-dashed border-ink-3">
					Last {day}, {formatAmount(weekAgo)} in all
				</LegendEntry>
			</p>
		</div>
	);
}

type MoneyTodayProps = {
	today: Today;
	/** Rupees that cash orders of any day still have to bring in. */
	cashDue: number;
};

function Comparison({ today: { now, weekAgoByNow }, day }: { today: Today; day: string }) {
	const difference = now - weekAgoByNow;
	if (difference === 0) return <p className="text-ink-2">As much as last {day} by now</p>;
	return (
		<p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5">
			<Icon name={difference > 0 ? "arrow-up-right" : "arrow-down-right"} className="size-4 flex-none" />
			<b className="figures">
				{formatRupees(Math.abs(difference))} {difference > 0 ? "more" : "less"}
			</b>
			{/* On a line of its own, so that none breaks when the faces come. */}
			<span className="col-start-2 text-ink-2">than last {day} by now</span>
		</p>
	);
}

/** What came in today, against the same weekday at the same hour: as numbers, in words, and drawn. */
export function TodaysMoney({ today, cashDue }: MoneyTodayProps) {
	const day = today.weekday;
	const rows = [
		{ label: Object.values(WALLET_NAMES).join(", "), amount: today.byWallet },
		{ label: "Cash received", amount: today.cashReceived },
	];
	return (
		<Panel
			aria-labelledby="money"
			className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[19rem_minmax(0,1fr)]"
		>
			<div>
				<PanelTitle id="money" className="text-lg">
					Money today
				</PanelTitle>
				<p className="display-type text-title tracking-heading figures">{formatRupees(today.now)}</p>
				<Comparison today={today} day={day} />
				<ul className="mt-3 grid gap-2 border-t border-line pt-3">
					<li>
						<Link
							href={ordersHref({ payment: "cash-due" })}
							prefetch={false}
							className="tap-area flex justify-between gap-3 hover:underline"
						>
							<span className="text-ink-2">Cash to collect</span>
							<b className="figures">{formatRupees(cashDue)}</b>
						</Link>
					</li>
					{rows.map(({ label, amount }) => (
						<li key={label} className="flex justify-between gap-3">
							<span className="text-ink-2">{label}</span>
							<b className="figures">{formatRupees(amount)}</b>
						</li>
					))}
				</ul>
			</div>
			<DayLines {...today} day={day} />
		</Panel>
	);
}
