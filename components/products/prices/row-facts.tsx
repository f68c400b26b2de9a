import { clsx } from "clsx";
import { Panel, PanelTitle } from "@/components/ui/panel";
import {
	type CrateOf,
	type MorningRow,
	type PriceWeek,
	stateOf,
	type TypedPrices,
} from "@/lib/products/rules/morning-prices";
import { formatAmount, formatRupees } from "@/lib/text/money";

/** What is known of products beside their prices, each by product id; what is missing is as usual. */
export type PriceFacts = {
	/** The names of the last seven days, today's last. */
	days: readonly string[];
	weeks: Readonly<Record<string, PriceWeek>>;
	/** Units bought yesterday. */
	sold: Readonly<Record<string, number>>;
	crates: Readonly<Record<string, readonly CrateOf[]>>;
};

type RowFactsProps = { row: MorningRow; typed: TypedPrices | undefined; facts: PriceFacts };

/** One bar a day with its name beneath, and its price over it where that changed; today's is what is typed. */
function Week({ days, prices }: { days: readonly string[]; prices: readonly number[] }) {
	const most = Math.max(...prices);
	return (
		<ol className="flex gap-0.5">
			{days.map((day, place) => {
				const price = prices[place] ?? 0;
				const isToday = place === days.length - 1;
				const isNew = place === 0 || price !== prices[place - 1];
				return (
					<li
						key={day}
						className={clsx(
							"grid min-w-0 flex-1 content-end justify-items-center text-2xs figures",
							isToday ? "font-heavy" : "text-ink-2",
						)}
					>
						<span className="sr-only">{day}: </span>
						<span className={isNew || isToday ? undefined : "sr-only"}>{formatAmount(price)}</span>
						<span className="flex h-14 w-full items-end" aria-hidden>
							<span
								className={clsx("w-full rounded-t-xs", isToday ? "bg-primary" : "bg-chart")}
								style={{ height: `${(price / most) * 100}%` }}
							/>
						</span>
						<span aria-hidden>{day[0]}</span>
					</li>
				);
			})}
		</ol>
	);
}

function soldText(units: number, { unit, yesterday }: MorningRow): string {
	if (units === 0) return "None sold yesterday";
	return `${formatAmount(units)} × ${unit || "one"} sold yesterday at ${formatRupees(yesterday)}`;
}

function Crates({ crates }: { crates: readonly CrateOf[] }) {
	return (
		<p className="text-ink-2">
			{crates.length === 1
				? "In one crate, whose price stays: "
				: `In ${crates.length} crates, whose prices stay: `}
			{crates.map(({ name, offerPrice }) => `${name} ${formatRupees(offerPrice)}`).join(", ")}.
		</p>
	);
}

/** What to know of the row that one stands in: its week, what was sold of it, which crates it is in. */
export function RowFacts({ row, typed, facts: { days, weeks, sold, crates } }: RowFactsProps) {
	const { wanted } = stateOf(row, typed);
	const before = days.slice(0, -1).map((_day, place) => weeks[row._id]?.[place] ?? row.offerPrice);
	const own = crates[row._id] ?? [];
	return (
		<Panel aria-labelledby="row-facts" className="grid gap-3 p-4.5 md:p-4.5">
			<div>
				<PanelTitle id="row-facts" className="text-lg wrap-anywhere">
					{row.name}
				</PanelTitle>
				<p className="text-xs text-ink-2">Last 7 days, Rs.{row.unit && ` for ${row.unit}`}</p>
			</div>
			<Week days={days} prices={[...before, wanted?.offerPrice ?? row.offerPrice]} />
			<div className="grid gap-1 border-t border-line pt-3 text-xs figures">
				<p className="font-strong">{soldText(sold[row._id] ?? 0, row)}</p>
				{own.length > 0 && <Crates crates={own} />}
			</div>
		</Panel>
	);
}
