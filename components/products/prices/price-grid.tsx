"use client";

import type { ClipboardEvent, KeyboardEvent } from "react";
import { ColumnHeads, end } from "@/components/staff/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { mostAllowed, type RateLine } from "@/lib/buying/rules/rates";
import {
	cellsOf,
	type MorningRow,
	PRICE_COLUMNS,
	PRICE_STEP,
	type PriceColumn,
	stepped,
	type TypedList,
	withPasted,
} from "@/lib/products/rules/morning-prices";
import { CATEGORIES } from "@/lib/products/rules/product";
import { gridOf, PriceRow, type PriceRowProps } from "./price-row";

type Rates = Readonly<Record<string, RateLine>>;

type PriceGridProps = Pick<PriceRowProps, "onType" | "onStock"> & {
	rows: readonly MorningRow[];
	typed: TypedList;
	rates: Rates;
	onPaste: (next: (typed: TypedList) => TypedList) => void;
	/** Empties a product's row. */
	onUndo: (productId: string) => void;
	/** Told of the row that somebody stands in. */
	onRow: (productId: string) => void;
};

type Place = { row: MorningRow; column: PriceColumn; field: HTMLInputElement };

/** The field below or above this one, in the same column, whatever headings stand between. */
function neighbour({ field, column }: Place, step: 1 | -1): HTMLElement | undefined {
	const fields = [...document.querySelectorAll<HTMLElement>(`input[data-column="${column}"]`)];
	return fields[fields.indexOf(field) + step];
}

function inOrder(rows: readonly MorningRow[]): { category: string; group: MorningRow[] }[] {
	return CATEGORIES.map((category) => ({
		category,
		group: rows.filter((row) => row.category === category),
	})).filter(({ group }) => group.length > 0);
}

/** Products with yesterday's price and a field for today's, category by category, moved through by keyboard. */
export function PriceGrid({ rows, typed, rates, onType, onPaste, onUndo, onStock, onRow }: PriceGridProps) {
	const groups = inOrder(rows);
	const hasRates = Object.keys(rates).length > 0;

	/** Writes the price that the government's rate allows. */
	function takeRate({ _id, ...row }: MorningRow): void {
		const rate = rates[_id];
		const allowed = rate ? mostAllowed(row, rate) : null;
		if (allowed !== null) onType(_id, "today", String(allowed));
	}

	function placeOf(target: EventTarget): Place | null {
		if (!(target instanceof HTMLInputElement)) return null;
		const row = rows.find(({ _id }) => _id === target.dataset.product);
		const column = PRICE_COLUMNS.find((name) => name === target.dataset.column);
		return row && column ? { row, column, field: target } : null;
	}

	function step({ row, column }: Place, by: number): void {
		const { price, offerPrice } = row;
		onType(row._id, column, stepped(typed[row._id]?.[column], column === "today" ? offerPrice : price, by));
	}

	function onKeyDown(event: KeyboardEvent): void {
		const place = placeOf(event.target);
		if (!place || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
		const { row, column } = place;
		const keys: Record<string, () => void> = {
			Enter: () => neighbour(place, 1)?.focus(),
			ArrowDown: () => neighbour(place, 1)?.focus(),
			ArrowUp: () => neighbour(place, -1)?.focus(),
			"=": () => onType(row._id, column, String(column === "today" ? row.yesterday : row.price)),
			"+": () => step(place, PRICE_STEP),
			"-": () => step(place, -PRICE_STEP),
			g: () => takeRate(row),
			G: () => takeRate(row),
			Escape: () => onUndo(row._id),
		};
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	}

	function paste(event: ClipboardEvent): void {
		const place = placeOf(event.target);
		const cells = cellsOf(event.clipboardData.getData("text/plain"));
		if (!place || !cells) return;
		event.preventDefault();
		const drawn = groups.flatMap(({ group }) => group);
		onPaste((before) => withPasted(before, cells, drawn.slice(drawn.indexOf(place.row)), place.column));
	}

	if (rows.length === 0) return <EmptyState art="/art/one-lens.webp" title="No products here" />;
	return (
		<form
			aria-label="Prices"
			onKeyDown={onKeyDown}
			onFocus={({ target }) => {
				const place = placeOf(target);
				if (place) onRow(place.row._id);
			}}
			onPaste={paste}
			onSubmit={(event) => event.preventDefault()}
			className="overflow-clip rounded-lg bg-surface ring-1 ring-line"
		>
			<ColumnHeads
				className={`${gridOf(hasRates)} py-2.5 max-lg:hidden`}
				names={[
					["Product", "col-span-2"],
					...[end("Yesterday"), end("Today"), "Change"],
					...(hasRates ? [end("Government")] : []),
					...[end("Old price"), end("In stock")],
				]}
			/>
			{groups.map(({ category, group }) => (
				<section key={category} aria-label={category}>
					<h2 className="flex gap-2.5 border-t border-line bg-surface-2 px-4 py-2.5 font-bold">
						{category}
						<span className="font-normal text-ink-2 figures">
							{group.filter(({ _id }) => typed[_id]?.today).length} of {group.length} typed
						</span>
					</h2>
					<ul>
						{group.map((row) => (
							<PriceRow
								key={row._id}
								row={row}
								rate={hasRates ? (rates[row._id] ?? null) : undefined}
								typed={typed[row._id]}
								onType={onType}
								onStock={onStock}
							/>
						))}
					</ul>
				</section>
			))}
		</form>
	);
}
