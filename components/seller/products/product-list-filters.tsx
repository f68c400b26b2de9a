"use client";

import { useMessages } from "#messages";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SORTS } from "@/lib/domain/browse";
import { CATEGORIES } from "@/lib/domain/product";
import {
	type ProductListFilters,
	parseProductListFilters,
	productListHref,
	STOCK_FILTERS,
} from "@/lib/domain/product-list";

type ProductListFiltersBarProps = {
	filters: ProductListFilters;
	onChange: (filters: ProductListFilters) => void;
};

/** Search, filters and order of the overview. */
export function ProductListFiltersBar({ filters, onChange }: ProductListFiltersBarProps) {
	const { sortName } = useMessages("filters");

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
				icon={<Search className="icon" />}
				className="max-lg:col-span-2"
			/>
			<Select
				aria-label="Category"
				value={filters.category ?? ""}
				onChange={(event) => choose("category", event.target.value)}
			>
				<option value="">All categories</option>
				{CATEGORIES.map((category) => (
					<option key={category}>{category}</option>
				))}
			</Select>
			<Select
				aria-label="Stock"
				value={filters.stock ?? ""}
				onChange={(event) => choose("stock", event.target.value)}
			>
				<option value="">Any stock</option>
				{STOCK_FILTERS.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</Select>
			<Select
				aria-label="Order"
				value={filters.sort}
				onChange={(event) => choose("sort", event.target.value)}
				className="max-lg:col-span-2"
			>
				{SORTS.map((sort) => (
					<option key={sort} value={sort}>
						{sortName(sort)}
					</option>
				))}
			</Select>
		</search>
	);
}
