import "server-only";
import type { z } from "zod";
import { audited } from "@/lib/server/audit/audit-log";
import { tagsOfProducts } from "@/lib/server/cache/cache-tags";
import { changingPages } from "@/lib/server/cache/invalidation";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { changesBetween } from "@/lib/team/rules";
import { Product, type ProductDoc } from "@/models/products";
import { PRODUCT_NOT_FOUND } from "../rules/product";
import { CHANGED_ELSEWHERE, type editProductDataSchema, type SellerProduct } from "../rules/seller-product";
import { PRODUCT_FIELDS } from "../schema/product-form";
import { storePictures } from "./pictures";
import { findSellerProduct, toSellerProduct } from "./read";
import type { Picture } from "./upload";

/** How the record calls what changes of a product. */
export const FIELD_NAMES = { ...PRODUCT_FIELDS, images: "Pictures" };

type Edit = { fields: z.output<typeof editProductDataSchema>; pictures: Picture[] };

/** Documents that were never edited may not have the counter yet. */
export function atRevision(revision: number) {
	return revision === 0 ? { $in: [0, null] } : revision;
}

/**
 * Changes a product, if it is still as it was when the editor opened it. Throws ShopError `not-found`, `conflict`
 * when it was changed since, `invalid` when a picture does not decode.
 */
export async function editProduct(
	seller: Seller,
	productId: string,
	{ fields, pictures }: Edit,
): Promise<SellerProduct> {
	const before = await findSellerProduct(productId);
	if (!before) throw notFound(PRODUCT_NOT_FOUND);
	if (before.revision !== fields.revision) throw new ShopError("conflict", CHANGED_ELSEWHERE);
	const { revision, pictures: _order, ...product } = fields;
	const stored = await storePictures(pictures, before.images);
	return audited(
		seller,
		{ kind: "product-edited", subject: before.name, subjectId: productId },
		async () => {
			const doc = await changingPages(tagsOfProducts([productId]), () =>
				Product.findOneAndUpdate(
					{ _id: productId, revision: atRevision(revision) },
					{ $set: { ...product, ...stored }, $inc: { revision: 1 } },
					{ returnDocument: "after" },
				).lean<ProductDoc>(),
			);
			if (!doc) throw new ShopError("conflict", CHANGED_ELSEWHERE);
			return toSellerProduct(doc);
		},
		(after) => ({
			subject: after.name,
			changes: changesBetween<SellerProduct>(before, after, FIELD_NAMES),
		}),
	);
}
