import "server-only";
import { urduWordsOf } from "@/lib/products/rules/product-words";
import { connectDatabase } from "@/lib/server/database/connect";
import { shopDetails } from "@/lib/shop/server/read";
import { canBeBought, leftOf } from "@/lib/stock/rules";
import { Product, type ProductDoc } from "@/models/products";
import type { CartLine } from "../rules/cart";

const LINE_FIELDS = "name urduName offerPrice imageUrl inStock stock unit urduUnit category";

type LineProduct = Pick<
	ProductDoc,
	| "_id"
	| "name"
	| "urduName"
	| "offerPrice"
	| "imageUrl"
	| "inStock"
	| "stock"
	| "unit"
	| "urduUnit"
	| "category"
>;

/**
 * Quantities by product id as cart lines at today's offer prices (rupees), in the order given. Products that are
 * no longer sold drop out.
 */
export async function describeLines(quantities: ReadonlyMap<string, number>): Promise<CartLine[]> {
	if (quantities.size === 0) return [];
	await connectDatabase();
	const docs = await Product.find({ _id: { $in: [...quantities.keys()] }, isArchived: false })
		.select(LINE_FIELDS)
		.lean<LineProduct[]>();
	const products = new Map(docs.map((doc) => [String(doc._id), doc]));
	const { lowStockAt } = shopDetails();
	return [...quantities].flatMap(([productId, quantity]) => {
		const product = products.get(productId);
		if (!product) return [];
		const { name, offerPrice, imageUrl, stock, unit, category } = product;
		const inStock = canBeBought(product);
		const left = leftOf(stock, Math.max(lowStockAt, quantity - 1));
		const words = { name, unit, ...urduWordsOf(product) };
		return [{ productId, quantity, ...words, price: offerPrice, imageUrl, inStock, left, category }];
	});
}

/** One quantity for each product; of a product named twice the larger one stays (api.md, Cart). */
export function largestQuantities(
	items: readonly { productId: string; quantity: number }[],
): Map<string, number> {
	const quantities = new Map<string, number>();
	for (const { productId, quantity } of items) {
		quantities.set(productId, Math.max(quantity, quantities.get(productId) ?? 0));
	}
	return quantities;
}
