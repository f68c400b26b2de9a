import { SHOP } from "@/lib/shop/rules/shop-details";
import { formatWeight } from "@/lib/text/sold-by";
import type { PriceBand, Sort } from "./rules/browse";
import { type Category, categoryName, type ProductSummary, productsFailed } from "./rules/product";
import { type LineWish, MAX_NOTE, type Wish } from "./rules/wishes";
import { wishWords } from "./wish-texts.en";

export const allProductsPage = {
	title: "All Products",
	description: "Every fruit, vegetable and bundle crate on the shelf today, with prices in rupees.",
	heading: "Fresh Products",
};

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
	searching: "Looking for products",
	/** Leads from the filters to so many products. */
	show: (count: number) => `Show ${count}`,
	searchedFor: (text: string) => `“${text}”`,
	end: (band: PriceBand) => ENDS[band],
	seeAllPrices: "See all prices",
	nothingFound: "No products found",
	nothingCalled: (text: string) => `Nothing on the shelf goes by “${text}” today.`,
	/** Leads on to the sheet for whole lists. */
	asList: "Look it up as a list",
	nothingFits: "Nothing on the shelf fits these filters.",
	/** Nothing is on sale at all. */
	emptyShelf: "There is nothing on the shelf yet. Please look in again soon.",
	clearFilters: "Clear Filters",
	freshInstead: "Fresh today instead",
};

/** A product's picture and buttons on its own page (spec 2, Product detail). */
export const buying = {
	addToCart: "Add to Cart",
	/** The same with what it comes to, on the bar of phones. */
	addFor: (rupees: string) => `Add to Cart · ${rupees}`,
	buyNow: "Buy Now",
	/** Above the weights to choose from. */
	howMuch: "How much",
	/** `2 × Rs. 280` */
	each: (quantity: number, rupees: string) => `${quantity} × ${rupees}`,
	zoom: (name: string) => `Zoom the picture of ${name}`,
	picturesOf: (name: string) => `Pictures of ${name}`,
	picture: (number: number, count: number) => `Picture ${number} of ${count}`,
	wholePicture: "Show the whole picture",
	doublePicture: "Double the picture",
	tellMe: "Tell me when it is back",
	doNotTell: "Do not tell me",
	willTell: "We will write to you once, when it is back.",
	failed: "That did not work. Please try again.",
};

/** The bar of aisles and cart above the bottom navigation. */
export const counter = {
	own: "More aisles",
	aisles: "Aisles",
	/** The aisle of everything. */
	all: "All",
	cart: "Cart",
	items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
	/** Before what the cart comes to, for screen readers. */
	cartHolds: (items: string) => `Cart, ${items}: `,
	/** So many rupees are missing of the minimum order. */
	toGo: (amount: string) => `${amount} to go`,
};

/** Bundles, on home and on their own page (spec 2, Deals & Offers). */
export const deals = {
	title: "Deals & Offers",
	description: "Bundle crates for a week, a handi or a fruit chaat, each at one price below its parts.",
	lead: "A whole crate, one price. Always less than buying one by one.",
	onHome: "Bundle deals",
	all: "View All Deals",
	showing: (count: number) => `Showing ${count} ${count === 1 ? "bundle" : "bundles"}`,
	none: "No Bundles Available",
	soon: "New bundle deals are coming soon",
	packing: "The crates are being packed. Until then everything is on the shelf one by one.",
	browse: "Browse Products",
	shop: "Shop Now",
	save: (rupees: string) => `Save ${rupees}`,
	inCrate: "In the crate",
	comma: ", ",
	inside: (name: string) => `In ${name}`,
	quantity: (name: string) => `Quantity of ${name}`,
	add: "Add to Cart",
	addNamed: (name: string) => `Add to Cart: ${name}`,
};

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

/** A product's own page, what stands in the page itself (spec 2, Product detail). */
export const productPage = {
	home: "Home",
	products: "Products",
	inTheCrate: "In the crate",
	weighedTitle: "Weighed when we pack",
	weighedNote: "Lighter? You pay less. Never more.",
	promisedTitle: `${SHOP.promisedMinutes} min delivery`,
	promisedNote: "Choose express in the cart, in any of our areas",
	freshTitle: "Fresh guarantee",
	freshNote: "Not happy? Hand it back to the rider",
	similarHere: "Similar, and here today",
	similar: "Similar",
	related: "Related Products",
	allOf: (category: Category) => `All ${categoryName(category, "en").toLowerCase()}`,
	notFound: "Product Not Found",
	notFoundNote: "It may have left the shelf, or the link has a typo.",
	browseAll: "Browse All Products",
};

type Sold = Partial<Pick<ProductSummary, "unit" | "urduUnit" | "stepGrams">>;

/** What is said of a product wherever one is shown: on cards, on its page and on the way to it. */
export const product = {
	/** One of a category, as a tag says it. */
	category: (category: Category): string => category,
	/** What one of it is, as of anything that carries the fields; "" where that is not known. */
	unit: ({ unit = "", stepGrams }: Sold): string => (stepGrams ? "1\u00a0kg" : unit),
	/** So many grams, of which the number and the unit never part. */
	weight: (grams: number) => formatWeight(grams).replace(" ", "\u00a0"),
	/** After the price of what is weighed. */
	perKg: "per kg",
	/** So many pieces, where what one weighs is known. */
	comma: ", ",
	/** What one more means of what is weighed, on a card. */
	by: (weight: string) => `by ${weight}`,
	about: (pieces: number) => `about ${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
	inStock: "In Stock",
	outOfStock: "Out of Stock",
	/** In the place of Add. */
	unavailable: "Unavailable",
	onlyLeft: (left: number, { stepGrams }: Sold = {}) => `Only ${stepGrams ? formatWeight(left) : left} left`,
	rateToday: (rupees: string) => `Government rate today ${rupees}`,
	came: "Came today",
	/** `Came today, 6:10`: the hour of the last delivery, in the morning without AM. */
	cameAt: (time: string) => `Came today, ${time.replace(" AM", "")}`,
	deal: "Deal",
	/** What an offer saves, in rupees as people read them. */
	save: (rupees: string) => `Save ${rupees}`,
	allTaxes: "(inclusive of all taxes)",
	add: "Add",
	addToCart: (name: string) => `Add ${name} to cart`,
	quantityOf: (name: string) => `Quantity of ${name}`,
	remove: (name: string) => `Remove ${name}`,
	favourite: (name: string) => `Favourite: ${name}`,
	/** After a press on the heart, with the way to all of them. */
	favouriteKept: "Kept in your favourites",
	seeFavourites: "See them",
	reviews: (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`,
	noReviews: "No reviews yet",
	/** Products could not be read, with the reason where the server gave one (spec 8). */
	notLoaded: (reason?: string) => productsFailed(reason),
};

/** What the search box suggests while somebody types. */
export const suggestions = {
	products: "Suggested products",
	seeAll: (text: string) => `See all results for “${text}”`,
	count: (count: number) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
};

/** What may be asked of a line, where it is asked and where it is read (next day 4). */
export const wishes = {
	words: wishWords,
	title: "How would you like it?",
	optional: "if you wish",
	addNote: "Add a note",
	note: "Anything else",
	doWhatWeCan: "We do what we can.",
	letters: (count: number) => `${count} of ${MAX_NOTE}`,
	add: "Add a wish",
	addTo: (name: string) => `Add a wish for ${name}`,
	change: (name: string) => `Change the wish for ${name}`,
	dialog: (name: string) => `Your wish for ${name}`,
	dialogNote: "The packer reads it in large letters.",
	none: "No wish",
	keep: "Keep this wish",
	/** Of a wish that the product had when it was chosen. */
	gone: (wish: Wish) => `“${wishWords[wish]}” is no longer offered, so we pack it without.`,
	dot: " · ",
	/** What was asked of a line, in a row of a mail or an invoice; null where that is nothing. */
	asked: ({ wish, note }: LineWish) =>
		[wish && wishWords[wish], note && `“${note}”`].filter(Boolean).join(", ") || null,
};
