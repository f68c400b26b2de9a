import "server-only";
import type { Place } from "@/lib/domain/list-place";
import { placeText } from "@/lib/domain/list-place";
import { PRODUCT_NOT_FOUND } from "@/lib/domain/product";
import type { StockMovement as ShopMovement } from "@/lib/domain/stock";
import { Product, type ProductDoc } from "@/models/product";
import { StockMovement, type StockMovementDoc } from "@/models/stock-movement";
import { connectDatabase } from "../database/connect";
import { notFound } from "../platform/errors";
import { enterMovements } from "./ledger";

/** At most so many movements are in one answer. */
const LIST_LIMIT = 200;

/** A line of the ledger as staff read it. */
export function toMovement(doc: StockMovementDoc): ShopMovement {
	return {
		_id: String(doc._id),
		at: doc.at.toISOString(),
		by: doc.by,
		kind: doc.kind,
		change: doc.change,
		reason: doc.reason ?? null,
		note: doc.note ?? null,
		order: doc.order ? String(doc.order) : null,
		stockAfter: doc.stockAfter,
	};
}

/** What lies on a product's shelf, what is kept for orders to come, and how that came to be. */
export type StockStory = {
	stock: number | null;
	held: number;
	movements: ShopMovement[];
	/** The place before which older movements follow; null at the end of the list. */
	older: string | null;
};

/**
 * The stock of a product and its movements, newest first, at most 200 below the place that was asked for; lines stand in
 * the order in which they happened, whatever the clocks said. Throws ShopError `not-found`.
 */
export async function readStock(productId: string, before?: Place): Promise<StockStory> {
	await connectDatabase();
	await enterMovements([productId]);
	const product = await Product.findById(productId).select("stock stockHolds").lean<ProductDoc>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	const docs = await StockMovement.find({ product: productId, ...(before && { _id: { $lt: before.id } }) })
		.sort({ _id: -1 })
		.limit(LIST_LIMIT + 1)
		.lean<StockMovementDoc[]>();
	const movements = docs.slice(0, LIST_LIMIT).map(toMovement);
	const last = movements.at(-1);
	return {
		stock: product.stock ?? null,
		held: (product.stockHolds ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
		movements,
		older: last && docs.length > LIST_LIMIT ? placeText(last.at, last._id) : null,
	};
}
