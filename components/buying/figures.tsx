import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shortAmount } from "@/components/dashboard/charts";
import { ProductTile } from "@/components/products/card/product-tile";
import { ColumnHeads, end } from "@/components/staff/page-head";
import { Panel } from "@/components/ui/panel";
import { UrduText } from "@/components/ui/urdu-text";
import type { DayMargin, Margins, ShownMargin } from "@/lib/buying/rules/margins";
import { boundsOfDay, formatShortDay, formatWeekday } from "@/lib/text/dates";
import { counted, formatRupees } from "@/lib/text/money";

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0);

/** Rupees that may be below 0, as people read them. */
export const signedRupees = (rupees: number) => `${rupees < 0 ? "− " : ""}${formatRupees(Math.abs(rupees))}`;

type FigureProps = {
	label: string;
	/** Null where nobody knows. */
	rupees: number | null;
	note?: string;
	className?: string;
};

function Figure({ label, rupees, note, className }: FigureProps) {
	return (
		<div>
			<dt className="text-sm font-strong text-ink-2">{label}</dt>
			<dd className={clsx("display-type text-title figures", rupees !== null && className)}>
				{rupees === null ? "–" : signedRupees(rupees)}
			</dd>
			{note && <dd className="text-xs text-ink-3 figures">{note}</dd>}
		</div>
	);
}

/** What was sold, what that cost, what was thrown away, and what is left of it, as far as the cost is known. */
export function FigureSums({ totals }: Pick<Margins, "totals">) {
	const { revenue, cost, wasted, margin } = totals;
	// The margin is of what was sold with a cost: less its cost and the waste.
	const costed = cost + wasted + margin;
	const isKnown = costed > 0 || wasted > 0 || revenue === 0;
	const base = costed === revenue ? "what was sold" : `${formatRupees(costed)} with a cost`;
	const shareOf = (part: number) => (costed > 0 ? `${percentOf(part, costed)}% of ${base}` : undefined);
	return (
		<dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
			<Figure label="Sold" rupees={revenue} note="after discounts, before tax and fees" />
			<Figure label="Cost" rupees={isKnown ? cost : null} note={isKnown ? undefined : "No cost yet"} />
			<Figure
				label="Thrown away"
				rupees={isKnown ? wasted : null}
				note={shareOf(wasted)}
				className="text-danger"
			/>
			<Figure
				label="Margin"
				rupees={isKnown ? margin : null}
				note={shareOf(margin)}
				className={margin < 0 ? "text-danger" : "text-primary"}
			/>
		</dl>
	);
}

/** How the lines lead to what the closings say. */
export function ToClosings({ totals: { revenue, discounts, tax, fees, sales } }: Pick<Margins, "totals">) {
	return (
		<p className="border-t border-line pt-3 text-sm text-ink-2 figures">
			Lines {formatRupees(revenue + discounts)} − discounts {formatRupees(discounts)} + tax{" "}
			{formatRupees(tax)} + delivery {formatRupees(fees)} = <b className="text-ink">{formatRupees(sales)}</b>,
			the sales of the closings.
		</p>
	);
}

/** Pixels of the bars above and below the line together. */
const BARS_HEIGHT = 172;

/** The bar below the line: what was thrown away, or all that was lost where that is more. */
const redOf = ({ margin, wasted }: DayMargin) => Math.max(wasted, -margin, 0);

/** Rupees over a bar that is as narrow as a phone makes it: from 10,000 on in whole thousands. */
function signedShort(rupees: number): string {
	const sum = Math.abs(rupees);
	return `${rupees < 0 ? "−" : ""}${shortAmount(sum < 10_000 ? sum : Math.round(sum / 1000) * 1000)}`;
}

/** Margin above the line, waste below it, a day a column, both on one scale. */
export function MarginDays({ days }: { days: readonly DayMargin[] }) {
	const most = Math.max(0, ...days.map(({ margin }) => margin));
	const worst = Math.max(0, ...days.map(redOf));
	const isDense = days.length > 10;
	/** What is not nothing can be seen. */
	const bar = (rupees: number) => (rupees > 0 ? Math.max(2, (rupees / (most + worst)) * BARS_HEIGHT) : 0);
	/** A side of the line, with its figures' row. */
	const side = (rupees: number) => ({ height: `calc(${bar(rupees)}px + 1.25rem)` });
	return (
		<figure>
			<div className="flex gap-1.5">
				{days.map((shown) => {
					const { day, margin, wasted } = shown;
					const red = redOf(shown);
					return (
						<div
							key={day}
							className="grid min-w-0 flex-1 content-start justify-items-center text-2xs figures"
						>
							<span className="sr-only">
								{formatShortDay(day)}: margin {signedRupees(margin)}, thrown away {formatRupees(wasted)}
							</span>
							<span
								aria-hidden
								className="flex w-full flex-col items-center justify-end border-b border-line"
								style={side(most)}
							>
								{!isDense && (
									<b className={clsx("whitespace-nowrap", margin < 0 && "text-danger")}>
										{signedShort(margin)}
									</b>
								)}
								<span className="w-full max-w-20 rounded-t-xs bg-chart-now" style={{ height: bar(margin) }} />
							</span>
							<span aria-hidden className="flex w-full flex-col items-center" style={side(worst)}>
								<span className="drawn w-full max-w-20 rounded-b-xs bg-danger" style={{ height: bar(red) }} />
								{!isDense && red > 0 && (
									<span className="whitespace-nowrap text-danger">{signedShort(-red)}</span>
								)}
							</span>
							<span aria-hidden className="text-center text-ink-3 sm:whitespace-nowrap">
								{isDense
									? day.slice(-2)
									: `${formatWeekday(boundsOfDay(day).from).slice(0, 3)} ${day.slice(-2)}`}
							</span>
						</div>
					);
				})}
			</div>
			<figcaption className="mt-2 flex flex-wrap gap-x-5 text-xs text-ink-2">
				<span className="flex items-center gap-2">
					<span aria-hidden className="size-3 rounded-xs bg-chart-now" />
					Margin
				</span>
				<span className="flex items-center gap-2">
					<span aria-hidden className="drawn size-3 rounded-xs bg-danger" />
					Thrown away, or lost
				</span>
			</figcaption>
		</figure>
	);
}

/** Each 100 rupees that were sold: cost, waste, and what is left. */
function HundredBar({ cost, wasted, margin }: { cost: number; wasted: number; margin: number }) {
	const whole = Math.max(1, cost + wasted + Math.max(0, margin));
	const parts = [
		["bg-line-strong", cost],
		["bg-danger", wasted],
		["bg-chart-now", Math.max(0, margin)],
	] as const;
	return (
		<span aria-hidden className="drawn flex h-4.5 overflow-hidden rounded-sm bg-bg-sunk">
			{parts.map(([look, part]) => (
				<span key={look} className={look} style={{ width: `${(part / whole) * 100}%` }} />
			))}
		</span>
	);
}

const columns = "lg:grid-cols-[2.5rem_minmax(9rem,1fr)_minmax(9rem,1.2fr)_7rem_9rem_7rem]";

/** One product, or what was sold of it in one of two ways. */
function MarginRow({ product: shown, isTwice }: { product: ShownMargin; isTwice: boolean }) {
	const { name, urduName, soldBy, revenue, cost, wasted, margin } = shown;
	const isLoss = margin !== null && margin < 0;
	return (
		<li
			className={clsx(
				"grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2.5",
				columns,
				isLoss && "bg-danger-soft text-on-danger-soft",
			)}
		>
			<ProductTile product={shown} sizes="2.5rem" small className="rounded-sm" />
			<p className="flex min-w-0 flex-wrap items-center gap-x-2.5 font-strong">
				{name}
				{urduName && <UrduText className={isLoss ? undefined : "text-ink-2"}>{urduName}</UrduText>}
				{isTwice && <small>by {soldBy === "weight" ? "weight" : "the piece"}</small>}
			</p>
			<span className="max-lg:order-1 max-lg:col-span-full">
				{cost === null || wasted === null || margin === null ? (
					<span className="text-sm text-ink-3">No cost yet</span>
				) : (
					<HundredBar cost={cost} wasted={wasted} margin={margin} />
				)}
			</span>
			<span className="text-sm figures max-lg:order-2 max-lg:col-span-2 lg:text-end">
				<span className="lg:sr-only">sold </span>
				{formatRupees(revenue)}
			</span>
			<span className="text-end text-sm figures max-lg:order-2">
				{wasted !== null && (
					<>
						<span className="lg:sr-only">thrown away </span>
						{formatRupees(wasted)} {revenue > 0 && <small>{percentOf(wasted, revenue)}%</small>}
					</>
				)}
			</span>
			<b className="text-end figures">{margin === null ? "–" : signedRupees(margin)}</b>
		</li>
	);
}

type MarginListProps = { products: readonly ShownMargin[]; children: ReactNode };

/** What each product earned; those without a cost last. */
export function MarginList({ products, children }: MarginListProps) {
	const ids = products.map(({ product }) => product);
	return (
		<Panel aria-labelledby="by-product" className="overflow-clip p-0 md:p-0">
			<div className="flex flex-wrap items-center justify-between gap-3 p-4">
				<h2 id="by-product" className="display-type text-lg tracking-heading">
					By product
				</h2>
				{children}
			</div>
			<ColumnHeads
				className={`hidden gap-x-3 py-2.5 lg:grid ${columns}`}
				names={[
					["Product", "col-span-2"],
					"Each 100 rupees sold",
					end("Sold"),
					end("Thrown away"),
					end("Margin"),
				]}
			/>
			{products.length === 0 ? (
				<p className="border-t border-line p-4 text-ink-2">Nothing was sold in these days.</p>
			) : (
				<ul>
					{products.map((product) => (
						<MarginRow
							key={`${product.product} ${product.soldBy}`}
							product={product}
							isTwice={ids.indexOf(product.product) !== ids.lastIndexOf(product.product)}
						/>
					))}
				</ul>
			)}
			<p className="border-t border-line px-4 py-3 text-xs text-ink-2">
				{counted(new Set(ids).size, "product")}. Grey is cost, red is thrown away, green is margin.
			</p>
		</Panel>
	);
}
