import "server-only";
import { Product } from "@/models/product";
import { tagsOfProducts } from "../cache-tags";
import { connectDatabase } from "../db";
import { notFound } from "../errors";
import { markStale } from "../freshness";

/** Says whether a product can be bought, everywhere at once. Throws ShopError `not-found`. */
export async function setStock(productId: string, inStock: boolean): Promise<void> {
	await connectDatabase();
	const { matchedCount } = await Product.updateOne(
		{ _id: productId, isArchived: false },
		{ $set: { inStock } },
	);
	if (matchedCount === 0) throw notFound("Product not found");
	await markStale(tagsOfProducts([productId]));
}
