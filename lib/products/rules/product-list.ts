import type { ListedProduct } from "@/lib/products/schema/product-form";
import { canBeBought } from "@/lib/stock/rules";
import { SORTS, type Sort, sortProducts } from "./browse";
import { CATEGORIES, type Category } from "./product";
import { findProducts, type SearchIndex } from "./search";
import { sortByName } from "./sections";

export const PRODUCT_LIST_PATH = "/seller/product-list";
/** So many products are drawn at once: all of a small shop's, and few enough to stay quick with thousands of them. */
const PRODUCTS_PER_PAGE = 200;

export const STOCK_FILTERS = [
	{ value: "in", label: "In stock" },
	{ value: "out", label: "Out of stock" },
	{ value: "deal", label: "Deals" },
	{ value: "example", label: "Examples" },
] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number]["value"];

/** What the seller looks at on the overview; `null` means all. */
export type ProductListFilters = {
	text: string;
	category: Category | null;
	stock: StockFilter | null;
	sort: Sort;
	archived: boolean;
	/** Counts from 1. */
	page: number;
};

/** Reads the filters from a query string; whatever it does not understand counts as not asked for. */
export function parseProductListFilters(search: string): ProductListFilters {
	const params = new URLSearchParams(search);
	const page = params.get("page") ?? "";
	return {
		text: (params.get("q") ?? "").slice(0, 100),
		category: CATEGORIES.find((known) => known === params.get("category")) ?? null,
		stock: STOCK_FILTERS.find(({ value }) => value === params.get("stock"))?.value ?? null,
		sort: SORTS.find((known) => known === params.get("sort")) ?? "name",
		archived: params.get("archived") === "1",
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

/** The address of the overview with these filters. */
export function productListHref({ text, category, stock, sort, archived, page }: ProductListFilters): string {
	const params = new URLSearchParams();
	if (text.trim()) params.set("q", text);
	if (category) params.set("category", category);
	if (stock) params.set("stock", stock);
	if (sort !== "name") params.set("sort", sort);
	if (archived) params.set("archived", "1");
	if (page > 1) params.set("page", String(page));
	return params.size === 0 ? PRODUCT_LIST_PATH : `${PRODUCT_LIST_PATH}?${params}`;
}

function passesStock(product: ListedProduct, stock: StockFilter | null): boolean {
	if (stock === null) return true;
	if (stock === "example") return product.isExample === true;
	return stock === "deal" ? product.isDeal : canBeBought(product) === (stock === "in");
}

/** The products that pass the filters, in the order asked for. */
export function viewProductList(
	products: readonly ListedProduct[],
	index: SearchIndex,
	{ text, category, stock, sort }: ProductListFilters,
): ListedProduct[] {
	const found = findProducts(index, text);
	const passing = products.filter(
		(product) =>
			(found === null || found.has(product._id)) &&
			(category === null || product.category === category) &&
			passesStock(product, stock),
	);
	return sortProducts(sortByName(passing), sort);
}

/** A part of a list: `from` and `to` are the places of its first and last item, counted from 1. */
export type ListPage<Item> = { items: Item[]; page: number; pages: number; from: number; to: number };

/** The page that was asked for, or the last one there is. */
export function pageOf<Item>(list: readonly Item[], wanted: number): ListPage<Item> {
	const pages = Math.max(1, Math.ceil(list.length / PRODUCTS_PER_PAGE));
	const page = Math.min(wanted, pages);
	const start = (page - 1) * PRODUCTS_PER_PAGE;
	const items = list.slice(start, start + PRODUCTS_PER_PAGE);
	return { items, page, pages, from: start + 1, to: start + items.length };
}
