import "server-only";
import { PRODUCT_NOT_FOUND, urduWordsOf } from "@/lib/products/rules/product";
import { changeIfThere, type Write } from "@/lib/server/database/commit";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import {
	canBeBought,
	leftOf,
	MAX_LINE_QUANTITY,
	OUT_OF_STOCK,
	onlyLeft,
	type Shortage,
} from "@/lib/stock/rules";
import { Cart, type CartDoc } from "@/models/cart";
import { Product, type ProductDoc } from "@/models/products";
import { MAX_ORDER_LINES } from "./rules/totals";
import type { CartAnswer, CartLine } from "./schema";

const LINE_FIELDS = "name urduName offerPrice imageUrl inStock stock unit urduUnit category";

type LineProduct = Pick<
	ProductDoc,
	| "_id"
	| "name"
	| "urduName"
	| "offerPrice"
	| "imageUrl"
	| "inStock"
	| "stock"
	| "unit"
	| "urduUnit"
	| "category"
>;

/**
 * Quantities by product id as cart lines at today's offer prices (rupees), in the order given. Products that are
 * no longer sold drop out.
 */
export async function describeLines(quantities: ReadonlyMap<string, number>): Promise<CartLine[]> {
	if (quantities.size === 0) return [];
	await connectDatabase();
	const docs = await Product.find({ _id: { $in: [...quantities.keys()] }, isArchived: false })
		.select(LINE_FIELDS)
		.lean<LineProduct[]>();
	const products = new Map(docs.map((doc) => [String(doc._id), doc]));
	const { lowStockAt } = shopDetails();
	return [...quantities].flatMap(([productId, quantity]) => {
		const product = products.get(productId);
		if (!product) return [];
		const { name, offerPrice, imageUrl, stock, unit, category } = product;
		const inStock = canBeBought(product);
		const left = leftOf(stock, Math.max(lowStockAt, quantity - 1));
		const words = { name, unit, ...urduWordsOf(product) };
		return [{ productId, quantity, ...words, price: offerPrice, imageUrl, inStock, left, category }];
	});
}

/** One quantity for each product; of a product named twice the larger one stays (api.md, Cart). */
function largestQuantities(items: readonly { productId: string; quantity: number }[]): Map<string, number> {
	const quantities = new Map<string, number>();
	for (const { productId, quantity } of items) {
		quantities.set(productId, Math.max(quantity, quantities.get(productId) ?? 0));
	}
	return quantities;
}

/** An aggregation expression: what the database computes while it changes the cart. */
type Expression = Record<string, unknown>;

/** What a cart holds: quantities by product id, and the number that every change raises. */
type StoredCart = { lines: Map<string, number>; version: number };

function toStoredCart(cart: Pick<CartDoc, "lines" | "version"> | null): StoredCart {
	return { lines: new Map(Object.entries(cart?.lines ?? {})), version: cart?.version ?? 0 };
}

/** The lines that the cart has now, inside an expression. */
export const PRESENT_LINES: Expression = { $ifNull: ["$lines", {}] };

/** The present quantity of one product, inside an expression; 0 when it is not there. */
function presentQuantity(productId: string): Expression {
	return { $ifNull: [`$lines.${productId}`, 0] };
}

/** The present lines with these products at these quantities; new lines join at the end, up to 100 in all. */
function linesWith(quantities: Record<string, Expression | number>): Expression {
	const merged = { $mergeObjects: [PRESENT_LINES, quantities] };
	return { $arrayToObject: { $slice: [{ $objectToArray: merged }, MAX_ORDER_LINES] } };
}

/** The present lines without one product. */
function linesWithout(productId: string): Expression {
	const others = {
		$filter: { input: { $objectToArray: PRESENT_LINES }, cond: { $ne: ["$$this.k", productId] } },
	};
	return { $arrayToObject: others };
}

/** Replaces the lines by what the expression gives, as one atomic update; answers the cart as it is now. */
async function saveLines(userId: string, lines: Expression): Promise<StoredCart> {
	await connectDatabase();
	const change = { lines, version: { $add: [{ $ifNull: ["$version", 0] }, 1] }, updatedAt: "$$NOW" };
	const cart = await retryOnDuplicate(() =>
		Cart.findOneAndUpdate({ user: userId }, [{ $set: change }], {
			updatePipeline: true,
			upsert: true,
			returnDocument: "after",
		}).lean<CartDoc>(),
	);
	return toStoredCart(cart);
}

/** The customer's cart; empty and of version 0 when there is none yet. */
export async function readLines(userId: string): Promise<StoredCart> {
	await connectDatabase();
	return toStoredCart(await Cart.findOne({ user: userId }).lean<CartDoc>());
}

/** Empties the cart if nothing has changed in it since this version; otherwise it stays as it is. */
export function emptyingCart(userId: string, version: number): Write {
	return changeIfThere(
		Cart,
		{ user: userId, version },
		{ $set: { lines: {} }, $inc: { version: 1 }, $currentDate: { updatedAt: true } },
	);
}

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
