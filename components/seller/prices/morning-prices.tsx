"use client";

import { useDeferredValue, useMemo, useState } from "react";
import { LeaveDialog } from "@/components/seller/shell/leave-dialog";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useProductList } from "@/lib/client/product-list";
import { useTypedPrices } from "@/lib/client/typed-prices";
import { changesOf, type MorningRow } from "@/lib/domain/morning-prices";
import { buildSearchIndex, findProducts } from "@/lib/domain/search";
import type { ListedProduct } from "@/lib/domain/seller-product";
import { PriceGrid } from "./price-grid";
import { PriceKeys } from "./price-keys";
import { type PriceView, PriceViews } from "./price-views";
import { type PriceFacts, RowFacts } from "./row-facts";
import { PriceSaveBar } from "./save-bar";

type MorningPricesProps = {
	products: ListedProduct[];
	facts: PriceFacts;
};

/** The day's prices as one grid: typed through by keyboard, or pasted, and saved with one press. */
export function MorningPrices({ products: served, facts }: MorningPricesProps) {
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
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
				<PriceViews
					view={view}
					counts={{
						market: rows.filter(({ category }) => category !== "Bundles").length,
						changed: changes.length,
						all: rows.length,
					}}
					onChange={showView}
				/>
				<Input
					type="search"
					value={text}
					onChange={(event) => setText(event.target.value)}
					placeholder="Find a product"
					aria-label="Find a product"
					maxLength={100}
					icon={<Search className="icon" />}
					className="max-lg:w-full lg:w-72"
				/>
			</div>
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1fr)_17rem]">
				<PriceGrid
					rows={shown}
					typed={typed}
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
			<PriceSaveBar changes={changes} onForget={forget} />
			<LeaveDialog
				isUnsaved={changes.length > 0}
				title={changes.length === 1 ? "1 price is not saved" : `${changes.length} prices are not saved`}
				description="What you typed stays in this browser until midnight."
			/>
		</>
	);
}
