import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { BrowseFilters } from "@/lib/products/rules/browse";
import type { Category } from "@/lib/products/rules/product";
import { CategorySelect, type Changes, PriceChips, SortSelect } from "./filters";

type FilterSheetProps = Changes & {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	filters: BrowseFilters;
	categories: readonly Category[];
	/** How many products remain with these filters. */
	count: number;
	onClear: () => void;
};

/** On phones: the order, the price and the category, from below. What is pressed holds at once. */
export default function FilterSheet(props: FilterSheetProps) {
	const { open, onOpenChange, filters, categories, count, onChange, onClear } = props;
	const text = useMessages("filters");
	const { show } = useMessages("browse");
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={text.sortAndPrice}>
			<div className="mt-4 grid gap-5">
				<div className="grid grid-cols-2 gap-2">
					<SortSelect sort={filters.sort} isSearch={filters.text !== ""} onChange={onChange} />
					<CategorySelect category={filters.category} categories={categories} onChange={onChange} />
				</div>
				<PriceChips band={filters.band} onChange={onChange} />
				<div className="grid grid-cols-[auto_1fr] gap-2">
					<Button variant="quiet" onClick={onClear} className="px-3!">
						{text.clearAll}
					</Button>
					<Button onClick={() => onOpenChange(false)}>{show(count)}</Button>
				</div>
			</div>
		</Dialog>
	);
}
