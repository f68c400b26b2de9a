"use client";

import { clsx } from "clsx";
import { useDeferredValue, useMemo, useState } from "react";
import { SegmentButtons } from "@/components/staff/page-head";
import { Input } from "@/components/ui/form/input";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { RateLine } from "@/lib/buying/rules/rates";
import { placeOf } from "@/lib/dashboard/rules";
import { useTypedPrices } from "@/lib/products/client/morning-prices";
import { useProductList } from "@/lib/products/client/product-list";
import {
	type CrateOf,
	changesOf,
	type MorningRow,
	type PriceWeek,
	stateOf,
	type TypedPrices,
} from "@/lib/products/rules/morning-prices";
import { buildSearchIndex, findProducts } from "@/lib/products/rules/search";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { formatAmount, formatRupees } from "@/lib/text/money";
import { shelfText, unitText } from "@/lib/text/sold-by";
import { PriceGrid } from "./price-grid";
import { PriceSaveBar } from "./save-bar";

/** What is known of products beside their prices, each by product id; what is missing is as usual. */
type PriceFacts = {
	/** The names of the last seven days, today's last. */
	days: readonly string[];
	weeks: Readonly<Record<string, PriceWeek>>;
	/** Units bought yesterday. */
	sold: Readonly<Record<string, number>>;
	crates: Readonly<Record<string, readonly CrateOf[]>>;
	/** The government's rates of today. */
	rates: Readonly<Record<string, RateLine>>;
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
								className={clsx("drawn w-full rounded-t-xs", isToday ? "bg-primary" : "bg-chart")}
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

function soldText(units: number, row: MorningRow): string {
	if (units === 0) return "None sold yesterday";
	const { unit, stepGrams, yesterday } = row;
	const much = stepGrams ? shelfText(units, row) : `${formatAmount(units)} × ${unit || "one"}`;
	return `${much} sold yesterday at ${formatRupees(yesterday)}`;
}

/** What to know of the row that one stands in: its week, what was sold of it, which crates it is in. */
function RowFacts({ row, typed, facts: { days, weeks, sold, crates } }: RowFactsProps) {
	const { wanted } = stateOf(row, typed);
	const before = days.slice(0, -1).map((_day, place) => weeks[row._id]?.[place] ?? row.offerPrice);
	const own = crates[row._id] ?? [];
	return (
		<Panel aria-labelledby="row-facts" className="grid gap-3 p-4.5 md:p-4.5">
			<div>
				<PanelTitle id="row-facts" className="text-lg wrap-anywhere">
					{row.name}
				</PanelTitle>
				<p className="text-xs text-ink-2">Last 7 days, Rs.{unitText(row) && ` for ${unitText(row)}`}</p>
			</div>
			<Week days={days} prices={[...before, wanted?.offerPrice ?? row.offerPrice]} />
			<div className="grid gap-1 border-t border-line pt-3 text-xs figures">
				<p className="font-strong">{soldText(sold[placeOf(row._id, row.soldBy)] ?? 0, row)}</p>
				{own.length > 0 && (
					<p className="text-ink-2">
						{own.length === 1
							? "In one crate, whose price stays: "
							: `In ${own.length} crates, whose prices stay: `}
						{own.map(({ name, offerPrice }) => `${name} ${formatRupees(offerPrice)}`).join(", ")}.
					</p>
				)}
			</div>
		</Panel>
	);
}

const KEYS = [
	{ keys: ["Enter", "↓"], does: "next" },
	{ keys: ["↑"], does: "back" },
	{ keys: ["Tab"], does: "to the old price" },
	{ keys: ["="], does: "same as yesterday" },
	{ keys: ["+", "−"], does: "5 up, 5 down" },
	{ keys: ["G"], does: "take the government rate" },
	{ keys: ["Esc"], does: "undo this one" },
	{ keys: ["Ctrl", "S"], does: "save" },
] as const;

/** What the keyboard does in the grid, where there is a keyboard. */
function PriceKeys() {
	return (
		<Panel title="By keyboard" small className="grid gap-3 p-4.5 md:p-4.5">
			<dl className="grid gap-2 text-xs">
				{KEYS.map(({ keys, does }) => (
					<div key={does} className="flex items-center justify-between gap-3">
						<dt className="flex gap-1">
							{keys.map((key) => (
								<kbd
									key={key}
									className="rounded-xs border border-b-2 border-line-strong bg-bg-sunk px-1.5 font-sans text-2xs font-strong"
								>
									{key}
								</kbd>
							))}
						</dt>
						<dd className="text-end text-ink-2">{does}</dd>
					</div>
				))}
			</dl>
			<p className="border-t border-line pt-3 text-xs text-ink-2">
				A column copied from a spreadsheet is pasted from the field you stand in downwards.
			</p>
		</Panel>
	);
}

const VIEWS = [
	{ value: "market", label: "Market list" },
	{ value: "changed", label: "Changed" },
	{ value: "all", label: "All" },
] as const;
/** Which products are shown: what is bought at the market, what is changed and not saved, or everything. */
type PriceView = (typeof VIEWS)[number]["value"];

/** The day's prices as one grid: typed through by keyboard, or pasted, and saved with one press. */
export function MorningPrices({ products: served, facts }: { products: ListedProduct[]; facts: PriceFacts }) {
	const { products, setStock } = useProductList(served);
	const { typed, setTyped, type, forget } = useTypedPrices();
	const [view, setView] = useState<PriceView>("market");
	// As they are when the view is chosen: a row does not vanish under the hand that mends it.
	const [changedIds, setChangedIds] = useState<ReadonlySet<string>>(new Set());
	const [text, setText] = useState("");
	const [rowId, setRowId] = useState<string | null>(null);
	const wanted = useDeferredValue(text);

	const rows = useMemo<MorningRow[]>(
		() =>
			products.map((product) => ({
				...product,
				yesterday: facts.weeks[product._id]?.at(-1) ?? product.offerPrice,
			})),
		[products, facts],
	);
	const index = useMemo(() => buildSearchIndex(products), [products]);
	const changes = useMemo(() => changesOf(rows, typed), [rows, typed]);
	const shown = useMemo(() => {
		const found = findProducts(index, wanted);
		const inView = {
			market: ({ category }: MorningRow) => category !== "Bundles",
			changed: ({ _id }: MorningRow) => changedIds.has(_id),
			all: () => true,
		}[view];
		return rows.filter((row) => inView(row) && (found === null || found.has(row._id)));
	}, [rows, index, wanted, view, changedIds]);

	const row = shown.find(({ _id }) => _id === rowId) ?? shown[0];
	const showView = (next: PriceView) => {
		setChangedIds(new Set(changes.map(({ row }) => row._id)));
		setView(next);
	};
	const counts: Record<PriceView, number> = {
		market: rows.filter(({ category }) => category !== "Bundles").length,
		changed: changes.length,
		all: rows.length,
	};
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
				<SegmentButtons
					label="Which products"
					items={VIEWS.map((each) => ({ ...each, count: counts[each.value] }))}
					value={view}
					onChange={showView}
				/>
				<Input
					type="search"
					value={text}
					onChange={(event) => setText(event.target.value)}
					placeholder="Find a product"
					aria-label="Find a product"
					maxLength={100}
					icon="search"
					className="max-lg:w-full lg:w-72"
				/>
			</div>
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1fr)_17rem]">
				<PriceGrid
					rows={shown}
					typed={typed}
					rates={facts.rates}
					onType={type}
					onPaste={setTyped}
					onUndo={(id) => forget([id])}
					onStock={setStock}
					onRow={setRowId}
				/>
				<div className="sticky top-20 hidden gap-4.5 wide:grid">
					{row && <RowFacts row={row} typed={typed[row._id]} facts={facts} />}
					<PriceKeys />
				</div>
			</div>
			<PriceSaveBar changes={changes} typed={typed} onForget={forget} />
		</>
	);
}
