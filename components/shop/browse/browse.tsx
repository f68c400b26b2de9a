"use client";

import { useLayoutEffect, useMemo } from "react";
import { useMessages } from "#messages";
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
import { AisleColumn } from "./aisle-column";
import { Counter } from "./counter";
import { EndNote } from "./end-note";
import { CategorySelect, SortSelect } from "./filter-fields";
import { FilterSheetButton } from "./filter-sheet-button";
import { NoProducts } from "./no-products";
import { SearchResults } from "./search-results";
import { useBrowse } from "./use-browse";

/**
 * The whole catalogue, which stands by name, with its filters (spec 2, All products). What is pressed or typed shows at
 * once, and is never held up by its results: they follow in the next frames.
 */
export function Browse({ products }: { products: readonly ProductSummary[] }) {
	const text = useMessages("browse");
	const { filters, asked, change, clear } = useBrowse();
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

	const aisles = { categories, filters, onChange: change };
	const isEmpty = shown.length === 0;
	return (
		<div className="browse lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10">
			<AisleColumn {...aisles} products={products} />
			{/* Before the results: a part of the first screen, whose styles end where parts wait. */}
			<Counter {...aisles} />
			<div className="browse-results">
				<h2 className="sr-only">{text.products}</h2>
				<div className="flex min-h-tap items-center gap-2.5 lg:pb-4">
					<p role="status" className="me-auto font-strong max-lg:text-md">
						{text.showing(shown.length)}
					</p>
					<FilterSheetButton {...aisles} count={shown.length} onClear={clear} />
					<search aria-label={text.filterProducts} className="grid w-105 grid-cols-2 gap-2.5 max-lg:hidden">
						<CategorySelect category={filters.category} categories={categories} onChange={change} />
						<SortSelect sort={filters.sort} isSearch={filters.text !== ""} onChange={change} />
					</search>
				</div>
				{!isEmpty && isNarrowed(asked) && <ActiveFilters filters={asked} onChange={change} onClear={clear} />}
				{isEmpty ? (
					<NoProducts filters={asked} products={products} onChange={change} onClear={clear} />
				) : (
					<SearchResults products={shown} />
				)}
				{!isEmpty && asked.band && !asked.text && !asked.category && (
					<EndNote band={asked.band} onSeeAll={() => change({ band: null })} />
				)}
			</div>
		</div>
	);
}
