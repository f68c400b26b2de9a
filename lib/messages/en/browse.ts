import type { PriceBand } from "@/lib/domain/browse";

const ENDS: Readonly<Record<PriceBand, string>> = {
	"under-500": "That is everything under Rs. 500.",
	"500-1000": "That is everything at Rs. 500-1000.",
	"1000-2000": "That is everything at Rs. 1000-2000.",
	"above-2000": "That is everything above Rs. 2000.",
};

/** All Products, around its products (spec 2). */
export const browse = {
	products: "Products",
	filterProducts: "Filter products",
	showing: (count: number) => `Showing ${count} ${count === 1 ? "product" : "products"}`,
	/** Leads from the filters to so many products. */
	show: (count: number) => `Show ${count}`,
	searchedFor: (text: string) => `“${text}”`,
	end: (band: PriceBand) => ENDS[band],
	seeAllPrices: "See all prices",
	nothingFound: "No products found",
	nothingCalled: (text: string) => `Nothing on the shelf goes by “${text}” today.`,
	nothingFits: "Nothing on the shelf fits these filters.",
	clearFilters: "Clear Filters",
	freshInstead: "Fresh today instead",
};
