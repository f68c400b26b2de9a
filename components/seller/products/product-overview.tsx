"use client";

import { useMemo, useState } from "react";
import { Segments } from "@/components/seller/shell/segments";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { showAddress, usePageSearch } from "@/lib/client/page-search";
import { useShelf } from "@/lib/client/seller-shelf";
import { buildSearchIndex } from "@/lib/domain/search";
import type { SellerProduct } from "@/lib/domain/seller-product";
import { parseShelfFilters, shelfHref, viewShelf } from "@/lib/domain/shelf";
import { BulkBar } from "./bulk-bar";
import { ProductRow } from "./product-row";
import { ShelfFiltersBar } from "./shelf-filters";

type ProductOverviewProps = { products: SellerProduct[]; isArchived: boolean };

/** The shelf as the seller keeps it: found, sorted, put in and out of stock, changed many at once (spec 2). */
export function ProductOverview({ products: served, isArchived }: ProductOverviewProps) {
	const { products, setStock, setArchived, changeMany } = useShelf(served);
	const search = usePageSearch();
	const filters = useMemo(
		() => ({ ...parseShelfFilters(search), archived: isArchived }),
		[search, isArchived],
	);
	const index = useMemo(() => buildSearchIndex(products), [products]);
	const shown = useMemo(() => viewShelf(products, index, filters), [products, index, filters]);
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const chosen = shown.filter(({ _id }) => ids.has(_id));

	function choose(id: string, isChosen: boolean): void {
		setIds(new Set(isChosen ? [...ids, id] : [...ids].filter((other) => other !== id)));
	}

	return (
		<>
			<Segments
				label="Which products"
				items={[
					{ href: "/seller/product-list", label: "On the shelf", current: !isArchived },
					{ href: "/seller/product-list?archived=1", label: "Archived", current: isArchived },
				]}
			/>
			<ShelfFiltersBar filters={filters} onChange={(next) => showAddress(shelfHref(next), "replace")} />
			{shown.length === 0 ? (
				<EmptyState
					art="/art/one-lens.webp"
					title="No products found"
					actions={
						<Button
							variant="outline"
							size="sm"
							onClick={() =>
								showAddress(shelfHref({ ...parseShelfFilters(""), archived: isArchived }), "replace")
							}
						>
							Clear Filters
						</Button>
					}
				/>
			) : (
				<div className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
					<BulkBar
						shown={shown}
						chosen={chosen}
						onChooseAll={(all) => setIds(new Set(all ? shown.map(({ _id }) => _id) : []))}
						onChange={async (change) => {
							const done = await changeMany(change);
							if (done) setIds(new Set());
							return done;
						}}
					/>
					<ul>
						{shown.map((product) => (
							<ProductRow
								key={product._id}
								product={product}
								chosen={ids.has(product._id)}
								onChoose={(isChosen) => choose(product._id, isChosen)}
								onStock={(inStock) => setStock(product, inStock)}
								onArchive={(archive) => setArchived(product, archive)}
							/>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
