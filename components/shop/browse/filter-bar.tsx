import { Search } from "lucide-react";
import { memo } from "react";
import { Chip } from "@/components/ui/chip";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type BrowseFilters, PRICE_BANDS, SORTS } from "@/lib/domain/browse";
import type { Category } from "@/lib/domain/product";

type Changes = { onChange: (change: Partial<BrowseFilters>) => void };

type FilterBarProps = Changes & {
	filters: BrowseFilters;
	/** The categories that the catalogue really has. */
	categories: readonly Category[];
	onType: (text: string) => void;
};

/** What to look for, in which category and price band, in which order (spec 2, All products). */
export function FilterBar({ filters, categories, onType, onChange }: FilterBarProps) {
	const { text, category, sort, band } = filters;
	return (
		<search aria-label="Filter products" className="grid gap-3.5 pb-5">
			<div className="grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(16rem,1fr)_14rem_14rem]">
				<Input
					type="search"
					aria-label="Search fresh products"
					placeholder="Search by name, like aloo or mango"
					autoComplete="off"
					maxLength={100}
					value={text}
					onChange={(event) => onType(event.target.value)}
					icon={<Search className="icon" aria-hidden />}
					className="col-span-2 md:col-span-1"
				/>
				<CategorySelect category={category} categories={categories} onChange={onChange} />
				<SortSelect sort={sort} isSearch={text !== ""} onChange={onChange} />
			</div>
			<PriceChips band={band} onChange={onChange} />
		</search>
	);
}

/* Each is drawn again only when it is the one that changed: a press is to be answered within a frame. */

type CategorySelectProps = Changes & Pick<BrowseFilters, "category"> & Pick<FilterBarProps, "categories">;

const CategorySelect = memo(function CategorySelect({ category, categories, onChange }: CategorySelectProps) {
	return (
		<Select
			aria-label="Category"
			value={category ?? ""}
			onChange={(event) =>
				onChange({ category: categories.find((name) => name === event.target.value) ?? null })
			}
		>
			<option value="">All Categories</option>
			{categories.map((name) => (
				<option key={name}>{name}</option>
			))}
		</Select>
	);
});

type SortSelectProps = Changes & Pick<BrowseFilters, "sort"> & { isSearch: boolean };

const SortSelect = memo(function SortSelect({ sort, isSearch, onChange }: SortSelectProps) {
	return (
		<Select
			aria-label="Sort"
			value={sort ?? (isSearch ? "" : "name")}
			onChange={(event) =>
				onChange({ sort: SORTS.find(({ value }) => value === event.target.value)?.value ?? null })
			}
		>
			{isSearch && <option value="">Best match</option>}
			{SORTS.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</Select>
	);
});

const PriceChips = memo(function PriceChips({ band, onChange }: Changes & Pick<BrowseFilters, "band">) {
	return (
		<fieldset className="-mx-gutter flex min-w-0 scroll-px-gutter items-center gap-2 overflow-x-auto px-gutter py-1 scrollbar-none md:mx-0 md:flex-wrap md:px-0">
			<legend className="sr-only">Price range in rupees</legend>
			<span aria-hidden className="mr-1.5 hidden text-sm font-strong md:block">
				Price, Rs.
			</span>
			<Chip pressed={band === null} onClick={() => onChange({ band: null })}>
				All
			</Chip>
			{PRICE_BANDS.map(({ value, label }) => (
				<Chip key={value} pressed={band === value} onClick={() => onChange({ band: value })}>
					{label}
				</Chip>
			))}
		</fieldset>
	);
});
