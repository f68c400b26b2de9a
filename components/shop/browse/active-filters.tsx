import { RemovableChip } from "@/components/ui/chip";
import { type BrowseFilters, PRICE_BANDS } from "@/lib/domain/browse";

type FilterChipsProps = {
	filters: BrowseFilters;
	onChange: (change: Partial<BrowseFilters>) => void;
};

/** The filters that are on, each a chip that takes it back (spec 2, All products). */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
	const text = filters.text.trim();
	const band = PRICE_BANDS.find(({ value }) => value === filters.band);
	return (
		<>
			{text && <RemovableChip onClick={() => onChange({ text: "" })}>{`“${text}”`}</RemovableChip>}
			{filters.category && (
				<RemovableChip onClick={() => onChange({ category: null })}>{filters.category}</RemovableChip>
			)}
			{band && <RemovableChip onClick={() => onChange({ band: null })}>{band.chip}</RemovableChip>}
		</>
	);
}

/** The filters that are on, and Clear All Filters (spec 2, All products). */
export function ActiveFilters({ filters, onChange, onClear }: FilterChipsProps & { onClear: () => void }) {
	return (
		<div className="-mx-gutter -mt-1 flex items-center gap-2 overflow-x-auto px-gutter pb-3 scrollbar-none md:mx-0 md:flex-wrap md:px-0">
			<FilterChips filters={filters} onChange={onChange} />
			<button
				type="button"
				onClick={onClear}
				className="ms-auto min-h-tap flex-none text-link max-md:text-sm"
			>
				Clear All Filters
			</button>
		</div>
	);
}
