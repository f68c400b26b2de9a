import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { type BrowseFilters, sortProducts } from "@/lib/products/rules/browse";
import type { ProductSummary } from "@/lib/products/rules/product";
import { ProductGrid } from "../card/product-grid";
import { FilterChips } from "./active-filters";

/** So many products are offered instead: two rows of a phone. */
const INSTEAD = 6;

type NoProductsProps = {
	filters: BrowseFilters;
	/** The whole catalogue, by name. */
	products: readonly ProductSummary[];
	onChange: (change: Partial<BrowseFilters>) => void;
	onClear: () => void;
};

/** Nothing passes the filters (spec 2, All products): said at the top of the page, then what can be bought instead. */
export function NoProducts({ filters, products, onChange, onClear }: NoProductsProps) {
	const words = useMessages("browse");
	const text = filters.text.trim();
	const nearby = products.filter(
		({ inStock, category }) => inStock && (filters.category === null || category === filters.category),
	);
	const instead = sortProducts(nearby, "rating").slice(0, INSTEAD);
	return (
		<>
			<div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 pb-6">
				<Picture src="/art/one-lens.webp" alt="" width={84} height={84} loading="eager" />
				<div>
					<h2 className="display-type text-title">{words.nothingFound}</h2>
					<p className="mt-1 text-md leading-snug text-ink-2">
						{text ? words.nothingCalled(text) : words.nothingFits}
					</p>
				</div>
				<div className="col-span-2 flex flex-wrap items-center gap-2">
					<Button size="sm" onClick={onClear}>
						{words.clearFilters}
					</Button>
					<FilterChips filters={filters} onChange={onChange} />
				</div>
			</div>
			{instead.length > 0 && (
				<>
					<h2 className="mb-3 display-type text-xl tracking-heading">{words.freshInstead}</h2>
					<ProductGrid products={instead} isShelf />
				</>
			)}
		</>
	);
}
