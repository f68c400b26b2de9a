import "server-only";
import type { Product as ShopProduct } from "@/lib/domain/product";
import { type ProductFormInput, slugOf } from "@/lib/domain/product-form";
import { Product } from "@/models/product";
import { tagsOfProducts } from "../cache-tags";
import { toProduct } from "../catalogue";
import { connectDatabase } from "../db";
import { isDuplicate } from "../duplicates";
import { markStale } from "../freshness";
import { imageStore } from "../images";
import { preparePicture } from "../images/prepare";

export type NewProduct = { fields: ProductFormInput; picture: Buffer };

const MAX_SAME_NAME = 1000;

/** Creates the product under the first free slug of its name: `peach`, `peach-2`, `peach-3`… */
async function createUnderFreeSlug(fields: ProductFormInput, imageUrl: string): Promise<ShopProduct> {
	const base = slugOf(fields.name);
	for (let attempt = 1; attempt <= MAX_SAME_NAME; attempt += 1) {
		const slug = attempt === 1 ? base : `${base}-${attempt}`;
		try {
			const product = await Product.create({
				...fields,
				urduName: fields.urduName || undefined,
				slug,
				imageUrl,
			});
			return toProduct(product.toObject());
		} catch (error) {
			if (!isDuplicate(error)) throw error;
		}
	}
	throw new Error(`More than ${MAX_SAME_NAME} products are named ${fields.name}`);
}

/** Puts a new product on the shelf, in stock. Throws ShopError `invalid` when the picture does not decode. */
export async function addProduct({ fields, picture }: NewProduct): Promise<ShopProduct> {
	const prepared = await preparePicture(picture);
	await connectDatabase();
	const imageUrl = await imageStore().put(prepared, slugOf(fields.name));
	const product = await createUnderFreeSlug(fields, imageUrl);
	await markStale(tagsOfProducts([product._id]));
	return product;
}
