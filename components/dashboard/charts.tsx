import { clsx } from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";

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

/** Rupees in few letters, for an axis or over a bar: `955`, `20k`, `1.5k`, `2M`. */
export function shortAmount(rupees: number): string {
	const tenths = (thing: number) => Math.round((rupees / thing) * 10) / 10;
	if (tenths(1000) >= 1000) return `${tenths(1_000_000)}M`;
	return rupees >= 1000 ? `${tenths(1000)}k` : String(Math.round(rupees));
}
