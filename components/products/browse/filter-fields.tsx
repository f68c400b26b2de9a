import { memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { Chip } from "@/components/ui/chip";
import { Select } from "@/components/ui/form/select";
import { type BrowseFilters, PRICE_BANDS, SORTS } from "@/lib/products/rules/browse";
import type { Category } from "@/lib/products/rules/product";
import { categoryName } from "@/lib/products/rules/product-words";

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
	const language = useLanguage();
	const text = useMessages("filters");
	return (
		<Select
			aria-label={text.category}
			value={category ?? ""}
			onChange={(event) =>
				onChange({ category: categories.find((name) => name === event.target.value) ?? null })
			}
		>
			<option value="">{text.allCategories}</option>
			{categories.map((name) => (
				<option key={name} value={name}>
					{categoryName(name, language)}
				</option>
			))}
		</Select>
	);
});

type SortSelectProps = Changes & Pick<BrowseFilters, "sort"> & { isSearch: boolean };

/** In which order (spec 9). */
export const SortSelect = memo(function SortSelect({ sort, isSearch, onChange }: SortSelectProps) {
	const text = useMessages("filters");
	return (
		<Select
			aria-label={text.sort}
			value={sort ?? (isSearch ? "" : "name")}
			onChange={(event) => onChange({ sort: SORTS.find((known) => known === event.target.value) ?? null })}
		>
			{isSearch && <option value="">{text.bestMatch}</option>}
			{SORTS.map((one) => (
				<option key={one} value={one}>
					{text.sortName(one)}
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
	const text = useMessages("filters");
	return (
		<fieldset className="flex min-w-0 flex-wrap gap-2">
			<legend className="mb-2 text-sm font-strong">{text.price}</legend>
			<Chip pressed={band === null} onClick={() => onChange({ band: null })}>
				{text.allPrices}
			</Chip>
			{PRICE_BANDS.map(({ value }) => (
				<Chip key={value} pressed={band === value} onClick={() => onChange({ band: value })}>
					{text.band(value)}
				</Chip>
			))}
		</fieldset>
	);
});
