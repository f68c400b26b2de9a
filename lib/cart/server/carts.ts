import "server-only";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { urduWordsOf } from "@/lib/products/rules/product-words";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { canBeBought, MAX_LINE_QUANTITY, OUT_OF_STOCK, onlyLeft, type Shortage } from "@/lib/stock/rules";
import { Product, type ProductDoc } from "@/models/products";
import type { CartAnswer, CartLine } from "../rules/cart";
import { MAX_ORDER_LINES } from "../rules/totals";
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

type Stocked = Pick<ProductDoc, "name" | "urduName" | "inStock" | "stock">;

function shortageOf(productId: string, { name, urduName }: Stocked, left: number): Shortage {
	return { product: productId, name, ...urduWordsOf({ urduName }), left };
}

/** Refuses more pieces than there are. Orders decide it once more: a cart holds nothing back. */
async function mustBeThere(
	productId: string,
	product: Stocked,
	wanted: () => Promise<number>,
): Promise<void> {
	const { stock } = product;
	if (typeof stock !== "number" || (await wanted()) <= stock) return;
	const shortage = shortageOf(productId, product, stock);
	throw new ShopError("conflict", onlyLeft(shortage), { shown: { shortages: [shortage] } });
}

async function mustBeForSale(productId: string): Promise<Stocked> {
	await connectDatabase();
	const product = await Product.findOne({ _id: productId, isArchived: false })
		.select("name urduName inStock stock")
		.lean<Stocked>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	if (canBeBought(product)) return product;
	const shown = product.stock === 0 ? { shown: { shortages: [shortageOf(productId, product, 0)] } } : {};
	throw new ShopError("conflict", OUT_OF_STOCK, shown);
}

async function putLine(
	userId: string,
	productId: string,
	quantity: number | Expression,
	wanted: () => Promise<number>,
): Promise<CartAnswer> {
	await mustBeThere(productId, await mustBeForSale(productId), wanted);
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

/** Adds pieces of a product, up to 99 in its line. Errors: 404 unknown, 409 out of stock, fewer left or 100 lines already. */
export async function addToCart(userId: string, productId: string, quantity: number): Promise<CartAnswer> {
	const sum = { $add: [presentQuantity(productId), quantity] };
	return putLine(userId, productId, { $min: [MAX_LINE_QUANTITY, sum] }, async () => {
		const present = (await readLines(userId)).lines.get(productId) ?? 0;
		return Math.min(MAX_LINE_QUANTITY, present + quantity);
	});
}

/** Sets a line to this quantity, adding it when it is not there; 0 or less removes it. Errors as for adding. */
export async function setCartQuantity(
	userId: string,
	productId: string,
	quantity: number,
): Promise<CartAnswer> {
	if (quantity <= 0) return removeFromCart(userId, productId);
	return putLine(userId, productId, quantity, async () => quantity);
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
