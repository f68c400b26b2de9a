import { RemovableChip } from "@/components/ui/chip";
import { type BrowseFilters, PRICE_BANDS } from "@/lib/domain/browse";

type ActiveFiltersProps = {
	filters: BrowseFilters;
	onChange: (change: Partial<BrowseFilters>) => void;
	onClear: () => void;
};

/** The filters that are on, each a chip that takes it back, and Clear All Filters (spec 2, All products). */
export function ActiveFilters({ filters, onChange, onClear }: ActiveFiltersProps) {
	const text = filters.text.trim();
	const band = PRICE_BANDS.find(({ value }) => value === filters.band);
	return (
		<>
			<div className="flex min-w-0 flex-wrap gap-2 max-md:order-3 max-md:basis-full">
				{text && <RemovableChip onClick={() => onChange({ text: "" })}>{`“${text}”`}</RemovableChip>}
				{filters.category && (
					<RemovableChip onClick={() => onChange({ category: null })}>{filters.category}</RemovableChip>
				)}
				{band && <RemovableChip onClick={() => onChange({ band: null })}>{band.chip}</RemovableChip>}
			</div>
			<button type="button" onClick={onClear} className="min-h-tap text-link">
				Clear All Filters
			</button>
		</>
	);
}
