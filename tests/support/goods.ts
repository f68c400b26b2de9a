import { lineOf } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import type { ProductSummary } from "@/lib/products/rules/product";
import type { ListedProduct, SellerProduct } from "@/lib/products/schema/product-form";
import { BY_PIECE } from "@/lib/text/sold-by";

/** Products as pages and carts have them, for tests that need no database: what is not said is the same for all. */
export const shown = (name: string, fields: Partial<ProductSummary> = {}): ProductSummary => ({
	_id: name,
	slug: name.toLowerCase(),
	name,
	category: "Fruits",
	unit: "1 kg",
	...BY_PIECE,
	aboutGrams: null,
	price: 100,
	offerPrice: 100,
	imageUrl: "/images/a.webp",
	inStock: true,
	left: null,
	isDeal: false,
	rating: 0,
	reviewCount: 0,
	wishes: [],
	cameAt: null,
	...fields,
});

/** The same as a row of the seller's overview. */
export function listed(name: string, fields: Partial<ListedProduct> = {}): ListedProduct {
	return { ...shown(name), stock: null, spellings: "", isArchived: false, revision: 0, ...fields };
}

/** The same as the seller edits it. */
export function edited(name: string, fields: Partial<SellerProduct> = {}): SellerProduct {
	const product = listed(name);
	return {
		...product,
		aisles: [],
		images: [product.imageUrl],
		description: ["Soft.", "Sweet."],
		contents: [],
		...fields,
	};
}

/** The same in a cart, without a quantity. */
export function inCart(name: string, fields: Partial<CartLine> = {}): Omit<CartLine, "quantity"> {
	return { ...lineOf(shown(name)), ...fields };
}
