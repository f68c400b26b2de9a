import "server-only";
import type { Customer } from "@/lib/accounts/server/guards";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { canBeBought } from "@/lib/stock/rules";
import { BackInStockWish } from "@/models/favourites";
import { Product, type ProductDoc } from "@/models/products";
import { MAX_WISHES, TOO_MANY_WISHES, WISH_IS_THERE, WISH_NEEDS_VERIFIED } from "../rules";

/** Whether the customer waits for this product. */
export async function hasWish(customerId: string, productId: string): Promise<boolean> {
	await connectDatabase();
	return (await BackInStockWish.exists({ user: customerId, product: productId })) !== null;
}

/**
 * Notes that the customer wants one mail when the product can be bought again; once, however often it is asked.
 * Throws ShopError `forbidden` while the e-mail is not verified, `not-found`, and `conflict` when the product is there
 * or the customer waits for too many.
 */
export async function addWish(customer: Customer, productId: string): Promise<void> {
	if (!customer.isVerified) throw new ShopError("forbidden", WISH_NEEDS_VERIFIED);
	await connectDatabase();
	const product = await Product.findOne({ _id: productId, isArchived: false })
		.select("inStock stock")
		.lean<Pick<ProductDoc, "inStock" | "stock">>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	if (canBeBought(product)) throw new ShopError("conflict", WISH_IS_THERE);
	const wish = { user: customer._id, product: productId };
	const others = await BackInStockWish.countDocuments({ user: customer._id, product: { $ne: productId } });
	if (others >= MAX_WISHES) throw new ShopError("conflict", TOO_MANY_WISHES);
	await retryOnDuplicate(() =>
		BackInStockWish.updateOne(wish, { $setOnInsert: { createdAt: clock.now() } }, { upsert: true }),
	);
}

/** Takes the wish back, also where there was none. */
export async function removeWish(customerId: string, productId: string): Promise<void> {
	await connectDatabase();
	await BackInStockWish.deleteOne({ user: customerId, product: productId });
}
