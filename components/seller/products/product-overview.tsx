"use client";

import { useMemo } from "react";
import { Segments } from "@/components/seller/shell/segments";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { showAddress, usePageSearch } from "@/lib/client/page-search";
import { useShelf } from "@/lib/client/seller-shelf";
import { buildSearchIndex } from "@/lib/domain/search";
import type { ShelfProduct } from "@/lib/domain/seller-product";
import { parseShelfFilters, type ShelfFilters, shelfHref, viewShelf } from "@/lib/domain/shelf";
import { ShelfFiltersBar } from "./shelf-filters";
import { ShelfList } from "./shelf-list";

type ProductOverviewProps = { products: ShelfProduct[]; isArchived: boolean };

/** The shelf as the seller keeps it: found, sorted, put in and out of stock, changed many at once (spec 2). */
export function ProductOverview({ products: served, isArchived }: ProductOverviewProps) {
	const shelf = useShelf(served);
	const search = usePageSearch();
	const filters = useMemo(
		() => ({ ...parseShelfFilters(search), archived: isArchived }),
		[search, isArchived],
	);
	const index = useMemo(() => buildSearchIndex(shelf.products), [shelf.products]);
	const found = useMemo(() => viewShelf(shelf.products, index, filters), [shelf.products, index, filters]);

	function show(next: ShelfFilters): void {
		showAddress(shelfHref({ ...next, page: 1 }), "replace");
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
			<ShelfFiltersBar filters={filters} onChange={show} />
			{found.length > 0 ? (
				<ShelfList
					found={found}
					filters={filters}
					shelf={shelf}
					onTurn={(page) => showAddress(shelfHref({ ...filters, page }), "push")}
				/>
			) : (
				<EmptyState
					art="/art/one-lens.webp"
					title="No products found"
					actions={
						<Button
							variant="outline"
							size="sm"
							onClick={() => show({ ...parseShelfFilters(""), archived: isArchived })}
						>
							Clear Filters
						</Button>
					}
				/>
			)}
		</>
	);
}
