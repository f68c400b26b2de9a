import "server-only";
import { Product, type ProductDoc } from "@/models/product";
import { tagsOfProducts } from "../cache-tags";
import { connectDatabase } from "../db";
import { notFound } from "../errors";
import { markStale } from "../freshness";
import { recordAction } from "../sellers/record";
import type { Seller } from "../sellers/seller";
import { PRODUCT_NOT_FOUND } from "./edit";

type Flag = { inStock: boolean } | { isArchived: boolean };

/** Sets one yes or no of a product in one write, and gives its name. Throws ShopError `not-found`. */
async function setFlag(productId: string, flag: Flag, where: Partial<ProductDoc> = {}): Promise<string> {
	await connectDatabase();
	const doc = await Product.findOneAndUpdate({ _id: productId, ...where }, { $set: flag })
		.select("name")
		.lean<Pick<ProductDoc, "name">>();
	if (!doc) throw notFound(PRODUCT_NOT_FOUND);
	await markStale(tagsOfProducts([productId]));
	return doc.name;
}

function stockWord(inStock: boolean): string {
	return inStock ? "In stock" : "Out of stock";
}

/** Says whether a product can be bought, everywhere at once. Throws ShopError `not-found`. */
export async function setStock(seller: Seller, productId: string, inStock: boolean): Promise<void> {
	const subject = await setFlag(productId, { inStock }, { isArchived: false });
	const change = { field: "Stock", before: stockWord(!inStock), after: stockWord(inStock) };
	await recordAction(seller, { kind: "product-stock", subject, subjectId: productId, changes: [change] });
}

/** Takes a product off the shelf without losing it, or puts it back. Throws ShopError `not-found`. */
export async function setArchived(seller: Seller, productId: string, isArchived: boolean): Promise<void> {
	const subject = await setFlag(productId, { isArchived });
	const kind = isArchived ? "product-archived" : "product-restored";
	await recordAction(seller, { kind, subject, subjectId: productId });
}
