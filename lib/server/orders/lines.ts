import "server-only";
import { MAX_LINE_QUANTITY } from "@/lib/domain/cart-totals";
import type { CashOrderInput } from "@/lib/domain/order-schema";
import type { OrderLineDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/product";
import { connectDatabase } from "../database/connect";
import { ShopError } from "../platform/errors";

type Item = CashOrderInput["items"][number];
type SoldProduct = Pick<
	ProductDoc,
	"_id" | "name" | "imageUrl" | "category" | "unit" | "offerPrice" | "inStock" | "isArchived"
>;

/** One quantity for each product; the same product named twice is summed. Throws 400 above 99. */
function sumQuantities(items: readonly Item[]): Map<string, number> {
	const quantities = new Map<string, number>();
	for (const { product, quantity } of items) {
		const sum = quantity + (quantities.get(product) ?? 0);
		if (sum > MAX_LINE_QUANTITY) {
			throw new ShopError("invalid", `Quantity can be at most ${MAX_LINE_QUANTITY}`, {
				errors: { items: `Quantity can be at most ${MAX_LINE_QUANTITY}` },
			});
		}
		quantities.set(product, sum);
	}
	return quantities;
}

function toLine(product: SoldProduct | undefined, quantity: number): OrderLineDoc {
	if (!product) throw new ShopError("conflict", "A product in your cart is no longer available");
	if (product.isArchived) throw new ShopError("conflict", `${product.name} is no longer available`);
	if (!product.inStock) throw new ShopError("conflict", `${product.name} is out of stock`);
	const { _id, name, imageUrl, category, unit, offerPrice } = product;
	return { product: _id, name, imageUrl, category, unit, unitPrice: offerPrice, quantity };
}

/**
 * The lines of an order at the prices (rupees) of this moment, read from the database and never from the browser.
 * Throws 409 naming the first product that cannot be bought, 400 when a product comes to more than 99 pieces.
 */
export async function readOrderLines(items: readonly Item[]): Promise<OrderLineDoc[]> {
	const quantities = sumQuantities(items);
	await connectDatabase();
	const docs = await Product.find({ _id: { $in: [...quantities.keys()] } })
		.select("name imageUrl category unit offerPrice inStock isArchived")
		.lean<SoldProduct[]>();
	const products = new Map(docs.map((doc) => [String(doc._id), doc]));
	return [...quantities].map(([productId, quantity]) => toLine(products.get(productId), quantity));
}
