import { memo } from "react";
import { Chip } from "@/components/ui/chip";
import { Select } from "@/components/ui/select";
import { type BrowseFilters, PRICE_BANDS, SORTS } from "@/lib/domain/browse";
import type { Category } from "@/lib/domain/product";

export type Changes = { onChange: (change: Partial<BrowseFilters>) => void };

/* Each is drawn again only when it is the one that changed: a press is to be answered within a frame. */

type CategorySelectProps = Changes & {
	category: Category | null;
	/** The categories that the catalogue really has. */
	categories: readonly Category[];
};

/** Which category (spec 2, All products). */
export const CategorySelect = memo(function CategorySelect({
	category,
	categories,
	onChange,
}: CategorySelectProps) {
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

/** In which order (spec 9). */
export const SortSelect = memo(function SortSelect({ sort, isSearch, onChange }: SortSelectProps) {
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

/** In which price band (spec 9). */
export const PriceChips = memo(function PriceChips({
	band,
	onChange,
}: Changes & Pick<BrowseFilters, "band">) {
	return (
		<fieldset className="flex min-w-0 flex-wrap gap-2">
			<legend className="mb-2 text-sm font-strong">Price, Rs.</legend>
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
