"use client";

import { useMemo } from "react";
import { useMessages } from "#messages";
import { Segments } from "@/components/staff/page-head";
import { useMay } from "@/components/staff/signed-in";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { showAddress, usePageSearch } from "@/lib/client/browser-state";
import { useProductList } from "@/lib/products/client/product-list";
import { SORTS } from "@/lib/products/rules/browse";
import { CATEGORIES } from "@/lib/products/rules/product";
import {
	type ProductListFilters,
	parseProductListFilters,
	productListHref,
	STOCK_FILTERS,
	viewProductList,
} from "@/lib/products/rules/product-list";
import { buildSearchIndex } from "@/lib/products/rules/search";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { ProductList } from "./product-list";

type ProductListFiltersBarProps = {
	filters: ProductListFilters;
	/** Whether there are examples that the shop was filled with. */
	hasExamples: boolean;
	onChange: (filters: ProductListFilters) => void;
};

/** Search, filters and order of the overview. */
export function ProductListFiltersBar({ filters, hasExamples, onChange }: ProductListFiltersBarProps) {
	const { sortName } = useMessages("filters");
	const stocks = STOCK_FILTERS.filter(
		({ value }) => value !== "example" || hasExamples || filters.stock === "example",
	);

	/** Reads a chosen value through the address's own rules, so that nothing unknown gets in. */
	function choose(name: "category" | "stock" | "sort", value: string): void {
		const params = new URLSearchParams(productListHref(filters).split("?")[1]);
		params.set(name, value);
		onChange(parseProductListFilters(params.toString()));
	}

	return (
		<search className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_13rem] lg:gap-4">
			<Input
				type="search"
				value={filters.text}
				onChange={(event) => onChange({ ...filters, text: event.target.value })}
				placeholder="Find a product"
				aria-label="Find a product"
				maxLength={100}
				icon="search"
				className="max-lg:col-span-2"
			/>
			<Select
				aria-label="Category"
				value={filters.category ?? ""}
				onChange={(event) => choose("category", event.target.value)}
				options={[{ value: "", label: "All categories" }, ...CATEGORIES]}
			/>
			<Select
				aria-label="Stock"
				value={filters.stock ?? ""}
				onChange={(event) => choose("stock", event.target.value)}
				options={[{ value: "", label: "Any stock" }, ...stocks]}
			/>
			<Select
				aria-label="Order"
				value={filters.sort}
				onChange={(event) => choose("sort", event.target.value)}
				options={SORTS.map((sort) => ({ value: sort, label: sortName(sort) }))}
				className="max-lg:col-span-2"
			/>
		</search>
	);
}

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
			<ProductListFiltersBar
				filters={filters}
				hasExamples={state.products.some(({ isExample }) => isExample)}
				onChange={show}
			/>
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
