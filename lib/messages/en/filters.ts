import type { PriceBand, Sort } from "@/lib/domain/browse";

const BANDS: Readonly<Record<PriceBand, string>> = {
	"under-500": "Under 500",
	"500-1000": "500-1000",
	"1000-2000": "1000-2000",
	"above-2000": "Above 2000",
};
const CHOSEN: Readonly<Record<PriceBand, string>> = {
	"under-500": "Under Rs. 500",
	"500-1000": "Rs. 500-1000",
	"1000-2000": "Rs. 1000-2000",
	"above-2000": "Above Rs. 2000",
};
const SORTS: Readonly<Record<Sort, string>> = {
	name: "Name: A to Z",
	"price-low": "Price: Low to High",
	"price-high": "Price: High to Low",
	rating: "Rating: Highest First",
};

/** By what products are chosen and put in order (spec 9). */
export const filters = {
	category: "Category",
	allCategories: "All Categories",
	sort: "Sort",
	/** The order of a search. */
	bestMatch: "Best match",
	sortName: (sort: Sort) => SORTS[sort],
	price: "Price, Rs.",
	allPrices: "All",
	/** A band under the heading that says what it is of. */
	band: (band: PriceBand) => BANDS[band],
	/** A band that stands alone. */
	chosenBand: (band: PriceBand) => CHOSEN[band],
	sortAndPrice: "Sort and price",
	clearAll: "Clear All Filters",
};
