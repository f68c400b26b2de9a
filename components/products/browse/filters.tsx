import { memo, type ReactNode } from "react";
import { useLanguage, useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Chip, RemovableChip } from "@/components/ui/chip";
import { Select } from "@/components/ui/form/select";
import { Picture } from "@/components/ui/picture";
import {
	type BrowseFilters,
	isNarrowed,
	PRICE_BANDS,
	SORTS,
	sortProducts,
} from "@/lib/products/rules/browse";
import { type Category, categoryName, type ProductSummary } from "@/lib/products/rules/product";
import { ProductGrid } from "../card/product-grid";

export type Changes = { onChange: (change: Partial<BrowseFilters>) => void };

/* Each is drawn again only when it is the one that changed: a press is to be answered within a frame. */

type CategorySelectProps = Changes & {
	category: Category | null;
	/** The categories that the catalogue really has. */
	categories: readonly Category[];
};

/** What the select calls a category, `null` being all of them (spec 9). */
const categoryValue = (category: Category | null): string => category?.toLowerCase() ?? "all";

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
			value={categoryValue(category)}
			onChange={(event) =>
				onChange({ category: categories.find((name) => categoryValue(name) === event.target.value) ?? null })
			}
			options={[
				{ value: categoryValue(null), label: text.allCategories },
				...categories.map((name) => ({ value: categoryValue(name), label: categoryName(name, language) })),
			]}
		/>
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
			options={[
				...(isSearch ? [{ value: "", label: text.bestMatch }] : []),
				...SORTS.map((one) => ({ value: one, label: text.sortName(one) })),
			]}
		/>
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

type FilterChipsProps = {
	/** What the chosen aisle is called. */
	aisle?: string;
	filters: BrowseFilters;
	onChange: (change: Partial<BrowseFilters>) => void;
};

/** The filters that are on, each a chip that takes it back (spec 2, All products). */
function FilterChips({ aisle, filters, onChange }: FilterChipsProps) {
	const language = useLanguage();
	const words = useMessages("filters");
	const { searchedFor } = useMessages("browse");
	const { category, band } = filters;
	const text = filters.text.trim();
	return (
		<>
			{text && <RemovableChip onClick={() => onChange({ text: "" })}>{searchedFor(text)}</RemovableChip>}
			{category && (
				<RemovableChip onClick={() => onChange({ category: null })}>
					{categoryName(category, language)}
				</RemovableChip>
			)}
			{aisle && <RemovableChip onClick={() => onChange({ aisle: null })}>{aisle}</RemovableChip>}
			{band && (
				<RemovableChip onClick={() => onChange({ band: null })}>{words.chosenBand(band)}</RemovableChip>
			)}
		</>
	);
}

/** The filters that are on, and Clear All Filters (spec 2, All products). */
export function ActiveFilters({
	aisle,
	filters,
	onChange,
	onClear,
}: FilterChipsProps & { onClear: () => void }) {
	const { clearAll } = useMessages("filters");
	return (
		<div className="-mx-gutter -mt-1 flex items-center gap-2 overflow-x-auto px-gutter pb-3 scrollbar-none md:mx-0 md:flex-wrap md:px-0">
			<FilterChips aisle={aisle} filters={filters} onChange={onChange} />
			<button
				type="button"
				onClick={onClear}
				className="ms-auto min-h-tap flex-none text-link max-md:text-sm"
			>
				{clearAll}
			</button>
		</div>
	);
}

/** So many products are offered instead: two rows of a phone. */
const INSTEAD = 6;

type NoProductsProps = FilterChipsProps & {
	/** The whole catalogue, by name. */
	products: readonly ProductSummary[];
	/** Another way to what was typed. */
	offer?: ReactNode;
	onClear: () => void;
};

/** Nothing passes the filters (spec 2, All products): said at the top of the page, then what can be bought instead. */
export function NoProducts({ aisle, filters, products, offer, onChange, onClear }: NoProductsProps) {
	const words = useMessages("browse");
	const text = filters.text.trim();
	const nearby = products.filter(
		({ inStock, category }) => inStock && (filters.category === null || category === filters.category),
	);
	const alternatives = sortProducts(nearby, "rating").slice(0, INSTEAD);
	return (
		<>
			<div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 pb-6">
				<Picture src="/art/one-lens.webp" alt="" width={84} height={84} loading="eager" />
				<div>
					<h2 className="display-type text-title">{words.nothingFound}</h2>
					<p className="mt-1 text-md leading-snug text-ink-2">
						{products.length === 0 ? words.emptyShelf : text ? words.nothingCalled(text) : words.nothingFits}
					</p>
				</div>
				{isNarrowed(filters) && (
					<div className="col-span-2 flex flex-wrap items-center gap-2">
						<Button size="sm" onClick={onClear}>
							{words.clearFilters}
						</Button>
						{offer}
						<FilterChips aisle={aisle} filters={filters} onChange={onChange} />
					</div>
				)}
			</div>
			{alternatives.length > 0 && (
				<>
					<h2 className="mb-3 display-type text-xl tracking-heading">{words.freshInstead}</h2>
					<ProductGrid products={alternatives} isShelf />
				</>
			)}
		</>
	);
}
