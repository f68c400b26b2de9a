import { useLanguage, useMessages } from "#messages";
import { RemovableChip } from "@/components/ui/chip";
import type { BrowseFilters } from "@/lib/products/rules/browse";
import { categoryName } from "@/lib/products/rules/product-words";

type FilterChipsProps = {
	filters: BrowseFilters;
	onChange: (change: Partial<BrowseFilters>) => void;
};

/** The filters that are on, each a chip that takes it back (spec 2, All products). */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
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
			{band && (
				<RemovableChip onClick={() => onChange({ band: null })}>{words.chosenBand(band)}</RemovableChip>
			)}
		</>
	);
}

/** The filters that are on, and Clear All Filters (spec 2, All products). */
export function ActiveFilters({ filters, onChange, onClear }: FilterChipsProps & { onClear: () => void }) {
	const { clearAll } = useMessages("filters");
	return (
		<div className="-mx-gutter -mt-1 flex items-center gap-2 overflow-x-auto px-gutter pb-3 scrollbar-none md:mx-0 md:flex-wrap md:px-0">
			<FilterChips filters={filters} onChange={onChange} />
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
