import { isObjectId } from "@/lib/text/object-id";
import { CATEGORIES, type Category, type ProductSummary } from "./product";

export const BROWSE_PATH = "/all-products";

/** The price bands of All Products, on the offer price in rupees: `from` is in the band, `below` is not (spec 9). */
export const PRICE_BANDS = [
	{ value: "under-500", from: 0, below: 500 },
	{ value: "500-1000", from: 500, below: 1000 },
	{ value: "1000-2000", from: 1000, below: 2000 },
	{ value: "above-2000", from: 2000, below: Infinity },
] as const;
export type PriceBand = (typeof PRICE_BANDS)[number]["value"];

/** The orders of All Products that can be chosen (spec 9); the first is the one a page starts with. */
export const SORTS = ["name", "price-low", "price-high", "rating"] as const;
export type Sort = (typeof SORTS)[number];

/**
 * What the shopper asked to see; `null` means all, and for the order that none was chosen: then a search shows what fits
 * best first, everything else stands by name.
 */
export type BrowseFilters = {
	text: string;
	category: Category | null;
	aisle: string | null;
	band: PriceBand | null;
	sort: Sort | null;
};

export const NO_FILTERS: BrowseFilters = { text: "", category: null, aisle: null, band: null, sort: null };

const MAX_TEXT = 100;
const PARAMS = { text: "q", category: "category", aisle: "aisle", band: "price", sort: "sort" } as const;

/** Reads the filters from a query string; whatever it does not understand counts as not asked for. */
export function parseFilters(search: string): BrowseFilters {
	const params = new URLSearchParams(search);
	const category = params.get(PARAMS.category)?.toLowerCase();
	const aisle = params.get(PARAMS.aisle);
	const band = params.get(PARAMS.band);
	const sort = params.get(PARAMS.sort);
	return {
		text: (params.get(PARAMS.text) ?? "").slice(0, MAX_TEXT),
		category: CATEGORIES.find((known) => known.toLowerCase() === category) ?? null,
		aisle: aisle && isObjectId(aisle) ? aisle : null,
		band: PRICE_BANDS.find((known) => known.value === band)?.value ?? null,
		sort: SORTS.find((known) => known === sort) ?? null,
	};
}

/** The address of All Products with these filters; what is not asked for is left out. */
export function browseHref(filters: Partial<BrowseFilters>): string {
	const { text, category, aisle, band, sort } = { ...NO_FILTERS, ...filters };
	const params = new URLSearchParams();
	if (text.trim() !== "") params.set(PARAMS.text, text.slice(0, MAX_TEXT));
	if (category) params.set(PARAMS.category, category.toLowerCase());
	if (aisle) params.set(PARAMS.aisle, aisle);
	if (band) params.set(PARAMS.band, band);
	if (sort) params.set(PARAMS.sort, sort);
	return params.size === 0 ? BROWSE_PATH : `${BROWSE_PATH}?${params}`;
}

/** True when the filters leave anything out; an order leaves nothing out. */
export function isNarrowed({ text, category, aisle, band }: BrowseFilters): boolean {
	return text.trim() !== "" || category !== null || aisle !== null || band !== null;
}

type Comparison = (a: ProductSummary, b: ProductSummary) => number;

const COMPARISONS: Record<Exclude<Sort, "name">, Comparison> = {
	"price-low": (a, b) => a.offerPrice - b.offerPrice,
	"price-high": (a, b) => b.offerPrice - a.offerPrice,
	rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
};

/** Products that stand by name (sortByName) in the order asked for; equals stay by name. */
export function sortProducts<Item extends ProductSummary>(byName: readonly Item[], sort: Sort): Item[] {
	return sort === "name" ? [...byName] : byName.toSorted(COMPARISONS[sort]);
}

/** The best fitting products first, by the fit of each one's id; equals stand as they came. */
export function orderByFit<Item extends ProductSummary>(
	products: readonly Item[],
	fits: ReadonlyMap<string, number>,
): Item[] {
	return products.toSorted((a, b) => (fits.get(b._id) ?? 0) - (fits.get(a._id) ?? 0));
}

/**
 * The products that pass the category, the aisle and the price band, in the order given; an aisle may hold what is of
 * another category than the one it stands under. `found` holds the ids that the text
 * search let through; null when nothing was searched for.
 */
export function filterProducts(
	products: readonly ProductSummary[],
	{
		category,
		aisle = null,
		band,
	}: Pick<BrowseFilters, "category" | "band"> & Partial<Pick<BrowseFilters, "aisle">>,
	found: Pick<ReadonlySet<string>, "has"> | null,
): ProductSummary[] {
	const range = PRICE_BANDS.find((known) => known.value === band);
	return products.filter(
		(product) =>
			(aisle === null
				? category === null || product.category === category
				: product.aisles?.includes(aisle)) &&
			(!range || (product.offerPrice >= range.from && product.offerPrice < range.below)) &&
			(found === null || found.has(product._id)),
	);
}

/** The categories that the products really have, in the shop's order (spec 2, All products). */
export function distinctCategories(products: readonly ProductSummary[]): Category[] {
	const present = new Set(products.map((product) => product.category));
	return CATEGORIES.filter((category) => present.has(category));
}
