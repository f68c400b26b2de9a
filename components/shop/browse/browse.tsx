"use client";

import { useLayoutEffect, useMemo } from "react";
import { useSearchCatalogue } from "@/lib/client/suggestions";
import {
	distinctCategories,
	filterProducts,
	isNarrowed,
	orderByFit,
	sortProducts,
} from "@/lib/domain/browse";
import type { ProductSummary } from "@/lib/domain/product";
import { buildSearchIndex, findProducts, withSpellings } from "@/lib/domain/search";
import { ActiveFilters } from "./active-filters";
import { EndNote } from "./end-note";
import { FilterBar } from "./filter-bar";
import { NoProducts } from "./no-products";
import { SearchResults } from "./search-results";
import { useBrowse } from "./use-browse";

/**
 * The whole catalogue with its filters (spec 2, All products). What is pressed or typed shows at once, and is never held
 * up by its results: they follow in the next frames.
 */
export function Browse({ products }: { products: readonly ProductSummary[] }) {
	const { filters, asked, type, change, clear } = useBrowse();
	const hasText = asked.text !== "";
	// Names are searched at once, other spellings as soon as they are there.
	const spellings = useSearchCatalogue(hasText);
	const index = useMemo(
		() => (hasText ? buildSearchIndex(withSpellings(products, spellings)) : null),
		[products, spellings, hasText],
	);
	const sorted = useMemo(() => sortProducts(products, asked.sort ?? "name"), [products, asked.sort]);
	const found = useMemo(() => (index ? findProducts(index, asked.text) : null), [index, asked.text]);
	const shown = useMemo(() => {
		const passing = filterProducts(sorted, asked, found);
		return found && !asked.sort ? orderByFit(passing, found) : passing;
	}, [sorted, asked, found]);
	const categories = useMemo(() => distinctCategories(products), [products]);

	// The page was served unfiltered; from here on it shows what its address asks for.
	useLayoutEffect(() => {
		delete document.documentElement.dataset.narrowed;
	}, []);

	return (
		<>
			<FilterBar filters={filters} categories={categories} onType={type} onChange={change} />
			<div className="browse-results">
				<h2 className="sr-only">Products</h2>
				<div className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-2 border-t border-line py-2">
					<p role="status" className="mr-auto flex min-h-tap items-center font-strong">
						Showing {shown.length} {shown.length === 1 ? "product" : "products"}
					</p>
					{isNarrowed(asked) && <ActiveFilters filters={asked} onChange={change} onClear={clear} />}
				</div>
				{shown.length === 0 ? (
					<NoProducts text={asked.text} onClear={clear} />
				) : (
					<SearchResults products={shown} />
				)}
				{shown.length > 0 && asked.band && !asked.text && !asked.category && (
					<EndNote band={asked.band} onSeeAll={() => change({ band: null })} />
				)}
			</div>
		</>
	);
}
