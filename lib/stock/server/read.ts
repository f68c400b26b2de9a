import "server-only";
import type { Wasted } from "@/lib/money/cash";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { announce, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { everyNewDay } from "@/lib/server/jobs/repeat";
import { notFound } from "@/lib/server/platform/errors";
import { boundsOfDay } from "@/lib/text/dates";
import { type Place, placeText } from "@/lib/text/fields";
import { soldOf } from "@/lib/text/sold-by";
import { Product, type ProductDoc, StockMovement, type StockMovementDoc } from "@/models/products";
import type { StockMovement as ShopMovement } from "../rules";
import { movementId } from "./write";

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
		...soldOf(doc),
	};
}

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
	const shelf = await Product.findById(productId).select("stock held stockRevision").lean<ProductDoc>();
	if (!shelf) throw notFound(PRODUCT_NOT_FOUND);
	const { _id: product, stock = null, held = 0, stockRevision = 0 } = shelf;
	// Up to the moment in which the shelf was read.
	const range = { $lte: movementId(product, stockRevision), ...(before && { $lt: before.id }) };
	const lines = await StockMovement.find({ product, _id: range })
		.sort({ _id: -1 })
		.limit(LIST_LIMIT + 1)
		.lean<StockMovementDoc[]>();
	const movements = lines.slice(0, LIST_LIMIT).map(toMovement);
	const last = movements.at(-1);
	const older = last && lines.length > LIST_LIMIT ? placeText(last.at, last._id) : null;
	return { stock, held, movements, older };
}

type WasteLine = Pick<StockMovementDoc, "product" | "change" | "stepGrams">;

/** What was thrown away in this time, most of it first; of a product its pieces apart from its grams. */
export async function readWasted(from: Date, to: Date): Promise<Wasted[]> {
	const lines = await StockMovement.find({ reason: "waste", at: { $gte: from, $lt: to } })
		.select("product change stepGrams")
		.lean<WasteLine[]>();
	const products = await Product.find({ _id: { $in: lines.map(({ product }) => product) } })
		.select("name")
		.lean<Pick<ProductDoc, "_id" | "name">[]>();
	const names = new Map(products.map(({ _id, name }) => [String(_id), name]));
	const wasted = new Map<string, Wasted>();
	for (const { change, ...line } of lines) {
		const product = String(line.product);
		const name = names.get(product) ?? "";
		const sold = soldOf(line);
		const place = `${sold.soldBy} ${product}`;
		const { quantity = 0 } = wasted.get(place) ?? {};
		wasted.set(place, { product, name, ...sold, quantity: quantity - change });
	}
	return [...wasted.values()]
		.filter(({ quantity }) => quantity > 0)
		.sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name));
}

/** Has the pages made again that say of a product that it came on this day. */
async function forget(day: string): Promise<void> {
	const { from, to } = boundsOfDay(day);
	const came = await Product.find({ cameAt: { $gte: from, $lt: to } })
		.select("_id")
		.lean();
	if (came.length > 0) await announce(tagsOfProducts(came.map(({ _id }) => String(_id))));
}

/** Ends "came today" with the day, by the shop's clock: pages are stored, and would go on saying it. */
export function startDays(): void {
	everyNewDay("the end of the day on the shelves", forget);
}
