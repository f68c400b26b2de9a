import "server-only";
import { productName, urduWordsOf } from "@/lib/products/rules/product";
import { offeredWish, wishWordsOf } from "@/lib/products/rules/wishes";
import { findLineProducts, type LineProduct } from "@/lib/products/server/read-catalogue";
import { ShopError } from "@/lib/server/platform/errors";
import { MAX_LINE_QUANTITY, type Shortage } from "@/lib/stock/rules";
import { ShortOfStock } from "@/lib/stock/server/write";
import { unitsOf } from "@/lib/text/sold-by";
import type { OrderLineDoc } from "@/models/order-parts";
import type { CashOrderInput } from "../schema/order";

type Item = CashOrderInput["items"][number];

/** How many pieces of a product, what is done where some are missing, and what is asked of them. */
type Asked = Pick<OrderLineDoc, "quantity" | "ifMissing" | "wish" | "note">;

/** One quantity for each product; the same product named twice is summed. Throws 400 above 99. */
export function sumQuantities(items: readonly Item[]): Map<string, Asked> {
	const asked = new Map<string, Asked>();
	for (const { product, quantity, ifMissing, wish, note } of items) {
		const earlier = asked.get(product);
		const sum = quantity + (earlier?.quantity ?? 0);
		if (sum > MAX_LINE_QUANTITY) {
			throw new ShopError("invalid", `Quantity can be at most ${MAX_LINE_QUANTITY}`, {
				errors: { items: `Quantity can be at most ${MAX_LINE_QUANTITY}` },
			});
		}
		const wishes = wishWordsOf({ wish: wish ?? earlier?.wish, note: note ?? earlier?.note });
		asked.set(product, { quantity: sum, ifMissing: ifMissing ?? earlier?.ifMissing, ...wishes });
	}
	return asked;
}

function toLine(product: LineProduct | undefined, { quantity, ifMissing, wish, note }: Asked): OrderLineDoc {
	if (!product) throw new ShopError("conflict", "A product in your cart is no longer available");
	const urdu = productName(product, "ur");
	if (product.isArchived) {
		throw new ShopError("conflict", `${product.name} is no longer available`, {
			urduNamed: `${urdu} is no longer available`,
		});
	}
	if (!product.inStock) {
		throw new ShopError("conflict", `${product.name} is out of stock`, {
			urduNamed: `${urdu} is out of stock`,
		});
	}
	const { _id, name, imageUrl, category, unit, offerPrice, stepGrams } = product;
	const isCounted = typeof product.stock === "number" ? { isCounted: true } : {};
	const choice = ifMissing && { ifMissing };
	const bought = { product: _id, name, imageUrl, category, unit, unitPrice: offerPrice, quantity };
	const weighed = stepGrams ? { stepGrams } : {};
	const wishes = wishWordsOf({ wish: offeredWish(product.wishes, wish), note });
	return { ...bought, ...weighed, ...urduWordsOf(product), ...isCounted, ...choice, ...wishes };
}

/** Units of products, by their ids. */
type Units = ReadonlyMap<string, number>;

/** Refuses at once what is not there, before anything is taken; what is held already is there. */
function mustBeThere(
	lines: readonly OrderLineDoc[],
	products: ReadonlyMap<string, LineProduct>,
	held: Units,
): void {
	const shortages = lines.flatMap((line): Shortage[] => {
		const { product, name, urduName, stepGrams } = line;
		const stock = products.get(String(product))?.stock;
		if (typeof stock !== "number") return [];
		const left = stock + (held.get(String(product)) ?? 0);
		if (left >= unitsOf(line)) return [];
		const weighed = stepGrams ? { stepGrams } : {};
		return [{ product: String(product), name, ...urduWordsOf({ urduName }), left, ...weighed }];
	});
	const [first, ...others] = shortages;
	if (first) throw new ShortOfStock([first, ...others]);
}

/**
 * The lines of an order at the prices (rupees) of this moment, read from the database and never from the browser.
 * Throws 409 naming the first product that cannot be bought, with all shortages where too few are left, 400 when a product comes to more than 99 pieces.
 * `held` is what has been taken for these lines before.
 */
export async function readOrderLines(
	items: readonly Item[],
	held: Units = new Map(),
): Promise<OrderLineDoc[]> {
	const asked = sumQuantities(items);
	const products = await findLineProducts([...asked.keys()]);
	const lines = [...asked].map(([productId, ofIt]) => toLine(products.get(productId), ofIt));
	mustBeThere(lines, products, held);
	return lines;
}
