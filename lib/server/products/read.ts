import "server-only";
import type { SellerProduct } from "@/lib/domain/seller-product";
import { Product, type ProductDoc } from "@/models/product";
import { toProduct } from "../catalogue";
import { connectDatabase } from "../db";

/** A product's document as the seller keeps it. */
export function toSellerProduct(doc: ProductDoc): SellerProduct {
	return { ...toProduct(doc), isArchived: doc.isArchived, revision: doc.revision ?? 0 };
}

/** Every product on the shelf, or every archived one, sorted by name. */
export async function listShelf({ isArchived }: { isArchived: boolean }): Promise<SellerProduct[]> {
	await connectDatabase();
	const docs = await Product.find({ isArchived }).sort({ name: 1 }).lean<ProductDoc[]>();
	return docs.map(toSellerProduct);
}

/** One product, archived or not; null when there is none. */
export async function findSellerProduct(productId: string): Promise<SellerProduct | null> {
	await connectDatabase();
	const doc = await Product.findById(productId).lean<ProductDoc>();
	return doc && toSellerProduct(doc);
}
