"use client";

import { useMemo } from "react";
import { useMay } from "@/components/seller/shell/role";
import { Segments } from "@/components/seller/shell/segments";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { showAddress, usePageSearch } from "@/lib/client/page-search";
import { useProductList } from "@/lib/client/product-list";
import {
	type ProductListFilters,
	parseProductListFilters,
	productListHref,
	viewProductList,
} from "@/lib/domain/product-list";
import { buildSearchIndex } from "@/lib/domain/search";
import type { ListedProduct } from "@/lib/domain/seller-product";
import { ProductList } from "./product-list";
import { ProductListFiltersBar } from "./product-list-filters";

type ProductOverviewProps = { products: ListedProduct[]; isArchived: boolean };

/** The products as the seller keeps them: found, sorted, put in and out of stock, changed many at once (spec 2). */
export function ProductOverview({ products: served, isArchived }: ProductOverviewProps) {
	const manages = useMay("management");
	const state = useProductList(served);
	const search = usePageSearch();
	const filters = useMemo(
		() => ({ ...parseProductListFilters(search), archived: isArchived }),
		[search, isArchived],
	);
	const index = useMemo(() => buildSearchIndex(state.products), [state.products]);
	const found = useMemo(
		() => viewProductList(state.products, index, filters),
		[state.products, index, filters],
	);

	function show(next: ProductListFilters): void {
		showAddress(productListHref({ ...next, page: 1 }), "replace");
	}

	return (
		<>
			{manages && (
				<Segments
					label="Which products"
					items={[
						{ href: "/seller/product-list", label: "On the shelf", current: !isArchived },
						{ href: "/seller/product-list?archived=1", label: "Archived", current: isArchived },
					]}
				/>
			)}
			<ProductListFiltersBar filters={filters} onChange={show} />
			{found.length > 0 ? (
				<ProductList
					found={found}
					filters={filters}
					state={state}
					onTurn={(page) => showAddress(productListHref({ ...filters, page }), "push")}
				/>
			) : (
				<EmptyState
					art="/art/one-lens.webp"
					title="No products found"
					actions={
						<Button
							variant="outline"
							size="sm"
							onClick={() => show({ ...parseProductListFilters(""), archived: isArchived })}
						>
							Clear Filters
						</Button>
					}
				/>
			)}
		</>
	);
}
