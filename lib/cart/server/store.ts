import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { Cart, type CartDoc } from "@/models/cart";
import { MAX_ORDER_LINES } from "../rules/totals";

/** An aggregation expression: what the database computes while it changes the cart. */
export type Expression = Record<string, unknown>;

/** What a cart holds: quantities by product id, and the number that every change raises. */
export type StoredCart = { lines: Map<string, number>; version: number };

function toStoredCart(cart: Pick<CartDoc, "lines" | "version"> | null): StoredCart {
	return { lines: new Map(Object.entries(cart?.lines ?? {})), version: cart?.version ?? 0 };
}

/** The lines that the cart has now, inside an expression. */
export const PRESENT_LINES: Expression = { $ifNull: ["$lines", {}] };

/** The present quantity of one product, inside an expression; 0 when it is not there. */
export function presentQuantity(productId: string): Expression {
	return { $ifNull: [`$lines.${productId}`, 0] };
}

/** The present lines with these products at these quantities; new lines join at the end, up to 100 in all. */
export function linesWith(quantities: Record<string, Expression | number>): Expression {
	const merged = { $mergeObjects: [PRESENT_LINES, quantities] };
	return { $arrayToObject: { $slice: [{ $objectToArray: merged }, MAX_ORDER_LINES] } };
}

/** The present lines without one product. */
export function linesWithout(productId: string): Expression {
	const others = {
		$filter: { input: { $objectToArray: PRESENT_LINES }, cond: { $ne: ["$$this.k", productId] } },
	};
	return { $arrayToObject: others };
}

/** Replaces the lines by what the expression gives, as one atomic update; answers the cart as it is now. */
export async function saveLines(userId: string, lines: Expression): Promise<StoredCart> {
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
export async function emptyUnchangedCart(userId: string, version: number): Promise<void> {
	await connectDatabase();
	await Cart.updateOne(
		{ user: userId, version },
		{ $set: { lines: {} }, $inc: { version: 1 }, $currentDate: { updatedAt: true } },
	);
}
