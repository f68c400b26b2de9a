import "server-only";
import { audited } from "@/lib/server/audit/audit-log";
import { tagsOfProducts } from "@/lib/server/cache/cache-tags";
import { changingPages } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Product, type ProductDoc } from "@/models/products";
import { PRODUCT_NOT_FOUND } from "../rules/product";
import { PRODUCT_FIELDS } from "../schema/product-form";

type Flag = { inStock: boolean } | { isArchived: boolean };

/** The name of a product that is there. Throws ShopError `not-found`. */
async function nameOf(productId: string, where: Partial<ProductDoc>): Promise<string> {
	await connectDatabase();
	const doc = await Product.findOne({ _id: productId, ...where })
		.select("name")
		.lean<Pick<ProductDoc, "name">>();
	if (!doc) throw notFound(PRODUCT_NOT_FOUND);
	return doc.name;
}

/** Sets one yes or no of a product in one write. Throws ShopError `not-found`. */
async function setFlag(productId: string, flag: Flag, where: Partial<ProductDoc>): Promise<void> {
	const { matchedCount } = await changingPages(tagsOfProducts([productId]), () =>
		Product.updateOne({ _id: productId, ...where }, { $set: flag }),
	);
	if (matchedCount === 0) throw notFound(PRODUCT_NOT_FOUND);
}

function stockWord(inStock: boolean): string {
	return inStock ? "In stock" : "Out of stock";
}

/** Says whether a product can be bought, everywhere at once. Throws ShopError `not-found`. */
export async function setStock(seller: Seller, productId: string, inStock: boolean): Promise<void> {
	const where = { isArchived: false };
	const subject = await nameOf(productId, where);
	const change = { field: PRODUCT_FIELDS.inStock, before: stockWord(!inStock), after: stockWord(inStock) };
	await audited(seller, { kind: "product-stock", subject, subjectId: productId, changes: [change] }, () =>
		setFlag(productId, { inStock }, where),
	);
}

/** Archives a product, which loses nothing, or puts it back on sale. Throws ShopError `not-found`. */
export async function setArchived(seller: Seller, productId: string, isArchived: boolean): Promise<void> {
	const subject = await nameOf(productId, {});
	const kind = isArchived ? "product-archived" : "product-restored";
	await audited(seller, { kind, subject, subjectId: productId }, () =>
		setFlag(productId, { isArchived }, {}),
	);
}
