import { SORTS, type Sort, sortProducts } from "./browse";
import { CATEGORIES, type Category } from "./product";
import { findProducts, type SearchIndex } from "./search";
import type { SellerProduct } from "./seller-product";

export const SHELF_PATH = "/seller/product-list";

export const STOCK_FILTERS = [
	{ value: "in", label: "In stock" },
	{ value: "out", label: "Out of stock" },
	{ value: "deal", label: "Deals" },
] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number]["value"];

/** What the seller looks at on the overview; `null` means all. */
export type ShelfFilters = {
	text: string;
	category: Category | null;
	stock: StockFilter | null;
	sort: Sort;
	/** Looks at what was taken off the shelf. */
	archived: boolean;
};

/** Reads the filters from a query string; whatever it does not understand counts as not asked for. */
export function parseShelfFilters(search: string): ShelfFilters {
	const params = new URLSearchParams(search);
	return {
		text: (params.get("q") ?? "").slice(0, 100),
		category: CATEGORIES.find((known) => known === params.get("category")) ?? null,
		stock: STOCK_FILTERS.find(({ value }) => value === params.get("stock"))?.value ?? null,
		sort: SORTS.find(({ value }) => value === params.get("sort"))?.value ?? "name",
		archived: params.get("archived") === "1",
	};
}

/** The address of the overview with these filters. */
export function shelfHref({ text, category, stock, sort, archived }: ShelfFilters): string {
	const params = new URLSearchParams();
	if (text.trim()) params.set("q", text);
	if (category) params.set("category", category);
	if (stock) params.set("stock", stock);
	if (sort !== "name") params.set("sort", sort);
	if (archived) params.set("archived", "1");
	return params.size === 0 ? SHELF_PATH : `${SHELF_PATH}?${params}`;
}

function passesStock(product: SellerProduct, stock: StockFilter | null): boolean {
	if (stock === null) return true;
	return stock === "deal" ? product.isDeal : product.inStock === (stock === "in");
}

/** The products that pass the filters, in the order asked for. */
export function viewShelf(
	products: readonly SellerProduct[],
	index: SearchIndex,
	{ text, category, stock, sort }: ShelfFilters,
): SellerProduct[] {
	const found = findProducts(index, text);
	const passing = products.filter(
		(product) =>
			(found === null || found.has(product._id)) &&
			(category === null || product.category === category) &&
			passesStock(product, stock),
	);
	return sortProducts(passing, sort);
}
