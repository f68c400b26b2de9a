export const CATEGORIES = ["Fruits", "Vegetables", "Bundles"] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRODUCT_NOT_FOUND = "Product not found";

/** A product as a card shows it. Prices in whole rupees; `rating` is the average of its reviews, 0 where none. */
export type ProductSummary = {
	_id: string;
	slug: string;
	name: string;
	urduName?: string;
	category: Category;
	unit: string;
	/** The unit in the seller's own Urdu words; the usual ones do without: see `unitInUrdu`. */
	urduUnit?: string;
	price: number;
	offerPrice: number;
	imageUrl: string;
	/** Whether it can be bought now. */
	inStock: boolean;
	/** How many are left, where it is counted and running out; else null. */
	left: number | null;
	isDeal: boolean;
	rating: number;
	reviewCount: number;
};

/** A product's Urdu as lines of carts and orders carry it beside the English. */
export type UrduWords = Pick<ProductSummary, "urduName" | "urduUnit">;

/**
 * A product as its own page shows it (spec 3). `contents` lists what a bundle's crate holds; `images` are all its
 * pictures, the first being `imageUrl`. The Urdu of both is missing or empty where nobody has written it.
 */
export type Product = ProductSummary & {
	description: string[];
	urduDescription?: string[];
	contents: string[];
	urduContents?: string[];
	images: string[];
};

/** Rupees saved against the ordinary price; 0 when there is no offer. */
export function savingOf(product: Pick<ProductSummary, "price" | "offerPrice">): number {
	return Math.max(0, product.price - product.offerPrice);
}

/** What is said when products could not be read, with the server's reason where it gave one (spec 8). */
export function productsFailed(reason = "the shop could not be reached"): string {
	return `Failed to load products: ${reason}`;
}
