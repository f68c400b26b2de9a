import "server-only";
import type { z } from "zod";
import { audited } from "@/lib/server/audit/audit-log";
import { tagsOfProducts } from "@/lib/server/cache/cache-tags";
import { changingPages } from "@/lib/server/cache/invalidation";
import { isDuplicate } from "@/lib/server/database/duplicates";
import type { Seller } from "@/lib/team/rules";
import { Product } from "@/models/products";
import { slugOf } from "../rules/product-form";
import type { newProductDataSchema, SellerProduct } from "../rules/seller-product";
import type { ProductFormInput } from "../schema/product-form";
import { type ProductPictures, storePictures } from "./pictures";
import { findSellerProduct, toSellerProduct } from "./read";
import type { Picture } from "./upload";

type NewProduct = { fields: z.output<typeof newProductDataSchema>; pictures: Picture[] };

const MAX_SAME_NAME = 1000;

/** Creates the product under the first free slug of its name: `peach`, `peach-2`, `peach-3`… */
export async function createProduct(
	fields: ProductFormInput & { inStock?: boolean },
	pictures: ProductPictures,
): Promise<SellerProduct> {
	const base = slugOf(fields.name);
	for (let attempt = 1; attempt <= MAX_SAME_NAME; attempt += 1) {
		const slug = attempt === 1 ? base : `${base}-${attempt}`;
		try {
			const product = await Product.create({ ...fields, ...pictures, slug });
			return toSellerProduct(product.toObject());
		} catch (error) {
			if (!isDuplicate(error)) throw error;
		}
	}
	throw new Error(`More than ${MAX_SAME_NAME} products are named ${fields.name}`);
}

/** Puts a new product on sale, in stock. Throws ShopError `invalid` when a picture does not decode. */
export async function addProduct(seller: Seller, { fields, pictures }: NewProduct): Promise<SellerProduct> {
	const { copyOf, pictures: _order, ...product } = fields;
	const original = copyOf ? await findSellerProduct(copyOf) : null;
	const stored = await storePictures(pictures, original?.images ?? []);
	return audited(
		seller,
		{ kind: "product-added", subject: product.name },
		// No page of its own can be stale: nobody knew its id.
		() => changingPages(tagsOfProducts([]), () => createProduct(product, stored)),
		({ _id }) => ({ subjectId: _id }),
	);
}
