import { clsx } from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { ordersHref, type Period } from "@/lib/orders/rules/order-filters";
import { formatHour } from "@/lib/text/dates";
import { counted, formatAmount } from "@/lib/text/money";

type BarLinkProps = {
	href: string;
	/** What the tip says about this bar. */
	tip: ReactNode;
	/** Where the bar stands in its chart, from 0 to 1: the tip stays inside. */
	place: number;
	children: ReactNode;
};

/**
 * One bar of a chart, which leads to what it counts. For the pointer only: the chart is hidden from screen readers and
 * the keyboard, which have the table beneath it.
 */
export function BarLink({ href, tip, place, children }: BarLinkProps) {
	return (
		<Link
			href={href}
			prefetch={false}
			tabIndex={-1}
			className="group relative min-w-0 flex-1 hover:bg-bg-sunk"
		>
			{children}
			<span
				className={clsx(
					"pointer-events-none absolute top-0 z-2 hidden w-max rounded-sm bg-surface px-3 py-2 text-xs shadow-md ring-1 ring-line figures group-hover:grid",
					place < 0.5 ? "left-0" : "right-0",
				)}
			>
				{tip}
			</span>
		</Link>
	);
}

type FiguresTableProps = {
	/** What opens the table. */
	summary: string;
	/** The heading of the first column, and of each value. */
	heads: readonly [string, ...string[]];
	rows: readonly { href: string; label: string; values: readonly string[] }[];
};

/** The figures of a chart in words, for eyes, ears and thumbs that a bar is too small for; a row leads to its orders. */
export function FiguresTable({ summary, heads: [first, ...heads], rows }: FiguresTableProps) {
	return (
		<details className="text-sm">
			<summary className="flex min-h-tap w-fit items-center font-strong text-primary hover:underline">
				{summary}
			</summary>
			<table className="w-full max-w-120 text-start figures">
				<thead className="text-xs text-ink-3 *:*:py-1 *:*:font-strong">
					<tr>
						<th scope="col" className="text-start">
							{first}
						</th>
						{heads.map((head) => (
							<th key={head} scope="col" className="text-end">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ href, label, values }) => (
						<tr key={label} className="border-t border-line">
							<th scope="row" className="text-start font-normal">
								<Link
									href={href}
									prefetch={false}
									className="inline-flex min-h-tap min-w-20 items-center hover:underline"
								>
									{label}
								</Link>
							</th>
							{values.map((value, place) => (
								<td key={heads[place]} className="text-end">
									{value}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

export type Ranked = { key: string; href: string; label: string; note: string; value: string; share: number };

type RankedListProps = { title: string; items: readonly Ranked[]; empty: string };

/** Things by how much they brought in: a bar, a figure, and the way to what is behind it. */
export function RankedList({ title, items, empty }: RankedListProps) {
	return (
		<Panel title={title} small className="grid content-start gap-3">
			{items.length === 0 && <p className="text-ink-3">{empty}</p>}
			<ol className="grid">
				{items.map(({ key, href, label, note, value, share }) => (
					<li key={key} className="border-t border-line first:border-t-0">
						<Link
							href={href}
							prefetch={false}
							className="group grid min-h-tap grid-cols-[minmax(0,1fr)_8rem] content-center items-baseline gap-x-3 py-1.5"
						>
							<span className="truncate font-strong group-hover:underline">{label}</span>
							<b className="text-end figures">{value}</b>
							<span className="h-1.25 self-center overflow-hidden rounded-full bg-bg-sunk">
								<span aria-hidden className="block h-full bg-chart" style={{ width: `${share * 100}%` }} />
							</span>
							<span className="text-end text-xs text-ink-3 figures">{note}</span>
						</Link>
					</li>
				))}
			</ol>
		</Panel>
	);
}

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
								<span className="text-ink-3">{counted(orders, "order")}</span>
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

/** Lines across a chart at these rupees, each with its figure beside it. */
export function AxisMarks({ marks }: { marks: readonly number[] }) {
	const top = marks.at(-1) ?? 1;
	return marks.map((mark) => (
		<span
			key={mark}
			className="absolute inset-x-0 border-t border-line"
			style={{ bottom: `${(mark / top) * 100}%` }}
		>
			<span className="absolute right-full -translate-y-1/2 pr-2 text-2xs whitespace-nowrap text-ink-3 figures">
				{shortAmount(mark)}
			</span>
		</span>
	));
}

/** What a line or a colour of a chart is; `look` is that of its sign. */
export function LegendEntry({ look, children }: { look: string; children: ReactNode }) {
	return (
		<span className="inline-flex items-center gap-1.5">
			<i aria-hidden className={look} />
			{children}
		</span>
	);
}

/** Rupees in few letters, for an axis: `20k`, `2M`. */
export function shortAmount(rupees: number): string {
	if (rupees >= 1_000_000) return `${formatAmount(rupees / 1_000_000)}M`;
	return rupees >= 1000 ? `${formatAmount(rupees / 1000)}k` : String(rupees);
}
