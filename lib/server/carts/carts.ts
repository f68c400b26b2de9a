import "server-only";
import type { CartAnswer, CartLine } from "@/lib/domain/cart";
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from "@/lib/domain/cart-totals";
import { PRODUCT_NOT_FOUND } from "@/lib/domain/product";
import { Product, type ProductDoc } from "@/models/product";
import { connectDatabase } from "../database/connect";
import { notFound, ShopError } from "../platform/errors";
import { describeLines, largestQuantities } from "./lines";
import {
	type Expression,
	linesWith,
	linesWithout,
	presentQuantity,
	readLines,
	type StoredCart,
	saveLines,
} from "./store";

/** Carts of customers (spec 4, 7). Every change is one atomic update and answers the whole cart at today's prices. */

async function describeCart({ lines, version }: StoredCart): Promise<CartAnswer> {
	return { cartItem: await describeLines(lines), version };
}

async function mustBeForSale(productId: string): Promise<void> {
	await connectDatabase();
	const product = await Product.findOne({ _id: productId, isArchived: false })
		.select("inStock")
		.lean<Pick<ProductDoc, "inStock">>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	if (!product.inStock) throw new ShopError("conflict", "Product is out of stock");
}

async function putLine(
	userId: string,
	productId: string,
	quantity: number | Expression,
): Promise<CartAnswer> {
	await mustBeForSale(productId);
	const cart = await saveLines(userId, linesWith({ [productId]: quantity }));
	if (!cart.lines.has(productId)) {
		throw new ShopError("conflict", `A cart can hold at most ${MAX_ORDER_LINES} products`);
	}
	return describeCart(cart);
}

/** The customer's cart. */
export async function getCart(userId: string): Promise<CartAnswer> {
	return describeCart(await readLines(userId));
}

/** Adds pieces of a product, up to 99 in its line. Errors: 404 unknown, 409 out of stock or 100 lines already. */
export async function addToCart(userId: string, productId: string, quantity: number): Promise<CartAnswer> {
	const sum = { $add: [presentQuantity(productId), quantity] };
	return putLine(userId, productId, { $min: [MAX_LINE_QUANTITY, sum] });
}

/** Sets a line to this quantity, adding it when it is not there; 0 or less removes it. Errors as for adding. */
export async function setCartQuantity(
	userId: string,
	productId: string,
	quantity: number,
): Promise<CartAnswer> {
	return quantity <= 0 ? removeFromCart(userId, productId) : putLine(userId, productId, quantity);
}

/** Removes a line; a line that is not there is no error. */
export async function removeFromCart(userId: string, productId: string): Promise<CartAnswer> {
	return describeCart(await saveLines(userId, linesWithout(productId)));
}

/** Empties the cart. */
export async function clearCart(userId: string): Promise<CartAnswer> {
	return describeCart(await saveLines(userId, { $literal: {} }));
}

/** Joins a guest's lines to the account's cart; of a line in both the larger quantity stays. Unknown products are left out. */
export async function mergeCart(
	userId: string,
	items: readonly { productId: string; quantity: number }[],
): Promise<CartAnswer> {
	const known = await describeLines(largestQuantities(items));
	if (known.length === 0) return getCart(userId);
	const joined = known.map(({ productId, quantity }) => [
		productId,
		{ $max: [presentQuantity(productId), quantity] },
	]);
	return describeCart(await saveLines(userId, linesWith(Object.fromEntries(joined))));
}

/** A guest's lines as they are today: prices, stock and what is no longer sold. Changes nothing. */
export async function previewCart(
	items: readonly { productId: string; quantity: number }[],
): Promise<CartLine[]> {
	return describeLines(largestQuantities(items));
}
