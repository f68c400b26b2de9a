import "server-only";
import { PRODUCT_NOT_FOUND, urduWordsOf } from "@/lib/products/rules/product";
import {
	type LineWish,
	lineWishOf,
	NO_WISH,
	offeredWish,
	WISH_NOT_OFFERED,
} from "@/lib/products/rules/wishes";
import { findLineProducts } from "@/lib/products/server/read-catalogue";
import { isDuplicate } from "@/lib/server/database/errors";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import {
	canBeBought,
	isUsedUp,
	leftFor,
	MAX_LINE_QUANTITY,
	mostOf,
	OUT_OF_STOCK,
	type Shortage,
} from "@/lib/stock/rules";
import { ShortOfStock } from "@/lib/stock/server/write";
import { gramsOf, soldOf } from "@/lib/text/sold-by";
import { Product, type ProductDoc } from "@/models/products";
import { MAX_ORDER_LINES } from "../rules/totals";
import type { CartAnswer, CartLine } from "../schema";
import {
	holdingAtMost,
	joinedWish,
	linesWith,
	linesWithout,
	presentQuantity,
	readLines,
	type StoredCart,
	saveLines,
	wishWith,
} from "./stored";

/**
 * Quantities by product id as cart lines at today's offer prices (rupees), in the order given, with what is asked of
 * them. Products that are no longer sold drop out.
 */
export async function describeLines(
	quantities: ReadonlyMap<string, number>,
	asked: StoredCart["asked"],
): Promise<CartLine[]> {
	if (quantities.size === 0) return [];
	const products = await findLineProducts([...quantities.keys()]);
	const { lowStockAt } = shopDetails();
	return [...quantities].flatMap(([productId, quantity]) => {
		const product = products.get(productId);
		if (!product || product.isArchived) return [];
		const { name, offerPrice: price, imageUrl, unit, category, aboutGrams = null, wishes = [] } = product;
		const inStock = canBeBought(product);
		const left = leftFor(product, quantity, lowStockAt);
		const sold = soldOf(product);
		const weighed = { ...sold, aboutGrams, ...gramsOf({ quantity, ...sold }) };
		const words = { name, unit, ...urduWordsOf(product) };
		const wish = asked.get(productId) ?? NO_WISH;
		const shown = { ...words, price, imageUrl, inStock, left, category };
		return [{ productId, quantity, ...weighed, ...shown, wishes, ...wish }];
	});
}

type SentItem = { productId: string; quantity: number } & Partial<LineWish>;

/** What is asked of the lines that are sent. */
function askedOf(items: readonly SentItem[]): StoredCart["asked"] {
	return new Map(items.map((item) => [item.productId, lineWishOf(item)]));
}

/** One quantity for each product; of a product named twice the larger one stays (api.md, Cart). */
function largestQuantities(items: readonly SentItem[]): Map<string, number> {
	const quantities = new Map<string, number>();
	for (const { productId, quantity } of items) {
		quantities.set(productId, Math.max(quantity, quantities.get(productId) ?? 0));
	}
	return quantities;
}

/** Carts of customers (spec 4, 7). Every change is one atomic update and answers the whole cart at today's prices. */

async function describeCart({ lines, asked, version }: StoredCart): Promise<CartAnswer> {
	return { cartItem: await describeLines(lines, asked), version };
}

type Stocked = Pick<ProductDoc, "name" | "urduName" | "inStock" | "stock" | "stepGrams" | "wishes">;

function shortageOf(productId: string, { name, urduName, stock, stepGrams }: Stocked): Shortage {
	const left = stock ?? 0;
	return { product: productId, name, ...urduWordsOf({ urduName }), left, ...(stepGrams && { stepGrams }) };
}

async function mustBeForSale(productId: string): Promise<Stocked> {
	const product = await Product.findOne({ _id: productId, isArchived: false })
		.select("name urduName inStock stock stepGrams wishes")
		.lean<Stocked>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	if (canBeBought(product)) return product;
	const shown = isUsedUp(product) ? { shown: { shortages: [shortageOf(productId, product)] } } : {};
	throw new ShopError("conflict", OUT_OF_STOCK, shown);
}

/** Refuses a wish that the product does not have. */
function mustBeOffered({ wishes }: Stocked, { wish }: Partial<LineWish>): void {
	if (wish && offeredWish(wishes, wish) === null) throw invalid("wish", WISH_NOT_OFFERED);
}

/** Sets a line, or adds to it; of many at once the line holds no more than is left. */
async function putLine(
	userId: string,
	{ productId, quantity, wish, note }: SentItem,
	isAdded: boolean,
): Promise<CartAnswer> {
	const product = await mustBeForSale(productId);
	mustBeOffered(product, { wish });
	const { stock: left = null, stepGrams } = product;
	const most = mostOf({ left, stepGrams });
	// Orders decide it once more: a cart holds nothing back.
	const tooFew = () => new ShortOfStock([shortageOf(productId, product)]);
	if (quantity > most) throw tooFew();
	const sum = { $min: [MAX_LINE_QUANTITY, { $add: [presentQuantity(productId), quantity] }] };
	const lines = linesWith({ [productId]: isAdded ? sum : quantity });
	const asked = { [productId]: wishWith(productId, { wish, note }) };
	const isLimited = isAdded && most < MAX_LINE_QUANTITY;
	const where = isLimited ? holdingAtMost(productId, most - quantity) : {};
	const cart = await saveLines(userId, lines, asked, where).catch((error: unknown) => {
		throw isLimited && isDuplicate(error) ? tooFew() : error;
	});
	if (!cart.lines.has(productId)) {
		throw new ShopError("conflict", `A cart can hold at most ${MAX_ORDER_LINES} products`);
	}
	return describeCart(cart);
}

/** The customer's cart. */
export async function getCart(userId: string): Promise<CartAnswer> {
	return describeCart(await readLines(userId));
}

/**
 * Adds pieces of a product, up to 99 in its line, and sets what is asked of it. Errors: 404 unknown, 409 out of stock,
 * fewer left or 100 lines already, 400 for a wish that the product does not have.
 */
export async function addToCart(userId: string, item: SentItem): Promise<CartAnswer> {
	return putLine(userId, item, true);
}

/** Sets a line to this quantity, adding it when it is not there; 0 or less removes it. Errors as for adding. */
export async function setCartQuantity(userId: string, item: SentItem): Promise<CartAnswer> {
	if (item.quantity <= 0) return removeFromCart(userId, item.productId);
	return putLine(userId, item, false);
}

/** Removes a line; a line that is not there is no error. */
export async function removeFromCart(userId: string, productId: string): Promise<CartAnswer> {
	return describeCart(await saveLines(userId, linesWithout(productId)));
}

/** Empties the cart. */
export async function clearCart(userId: string): Promise<CartAnswer> {
	return describeCart(await saveLines(userId, { $literal: {} }));
}

/**
 * Joins a guest's lines to the account's cart; of a line in both the larger quantity stays, and what the account asks of
 * it. Unknown products are left out, and wishes that a product does not have, the account's too.
 */
export async function mergeCart(userId: string, items: readonly SentItem[]): Promise<CartAnswer> {
	const known = await describeLines(largestQuantities(items), askedOf(items));
	if (known.length === 0) return getCart(userId);
	const joined = known.map(({ productId, quantity }) => [
		productId,
		{ $max: [presentQuantity(productId), quantity] },
	]);
	const asked = known.map(({ productId, wishes, wish, note }) => [
		productId,
		joinedWish(productId, { wish: offeredWish(wishes, wish), note }, wishes),
	]);
	const lines = linesWith(Object.fromEntries(joined));
	return describeCart(await saveLines(userId, lines, Object.fromEntries(asked)));
}

/** A guest's lines as they are today: prices, stock and what is no longer sold. Changes nothing. */
export async function previewCart(items: readonly SentItem[]): Promise<CartLine[]> {
	return describeLines(largestQuantities(items), askedOf(items));
}
