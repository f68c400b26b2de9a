import { type Category, type ProductSummary, productsFailed } from "@/lib/domain/product";

type Sold = Partial<Pick<ProductSummary, "unit" | "urduUnit">>;

/** What is said of a product wherever one is shown: on cards, on its page and on the way to it. */
export const product = {
	/** One of a category, as a tag says it. */
	category: (category: Category): string => category,
	/** What one of it is, as of anything that carries the fields; "" where that is not known. */
	unit: ({ unit = "" }: Sold): string => unit,
	inStock: "In Stock",
	outOfStock: "Out of Stock",
	/** In the place of Add. */
	unavailable: "Unavailable",
	onlyLeft: (left: number) => `Only ${left} left`,
	deal: "Deal",
	/** What an offer saves, in rupees as people read them. */
	save: (rupees: string) => `Save ${rupees}`,
	allTaxes: "(inclusive of all taxes)",
	add: "Add",
	addToCart: (name: string) => `Add ${name} to cart`,
	quantityOf: (name: string) => `Quantity of ${name}`,
	favourite: (name: string) => `Favourite: ${name}`,
	/** After a press on the heart, with the way to all of them. */
	favouriteKept: "Kept in your favourites",
	seeFavourites: "See them",
	reviews: (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`,
	noReviews: "No reviews yet",
	/** Products could not be read, with the reason where the server gave one (spec 8). */
	notLoaded: (reason?: string) => productsFailed(reason),
};
