import "server-only";
import type { Types } from "mongoose";
import { clock } from "@/lib/server/platform/clock";
import { Product, type ProductDoc, type StockEntry, type StockHold } from "@/models/products";
import { enterMovementsSoon } from "./ledger";

/**
 * Every change of a product's stock is one atomic write of its document, which says in the same moment what the ledger
 * has to hear of it (`stockNews`). What must be so for the change to happen stands in its condition.
 */

type Expression = Record<string, unknown>;

/** What the ledger will say of a change; its number and what is left afterwards come from the database. */
export type NewEntry = Omit<StockEntry, "n" | "stockAfter">;
/** What is known of a hold before it is taken. */
export type NewHold = Omit<StockHold, "n" | "stockAfter">;

export type StockWrite = {
	product: Types.ObjectId | string;
	/** Beyond the product's id: what has to be so in the moment of the write. */
	condition: Expression;
	/** In the order in which they happen; the stock changes by the sum of them. */
	entries?: readonly NewEntry[];
	/** Lines of the ledger whose place and pieces are known already, as those of a hold that was sold. */
	known?: readonly StockEntry[];
	/** Takes these pieces out of the stock, and keeps them. */
	holds?: readonly NewHold[];
	/** Ends the holds with these keys; whether their pieces come back is for `entries` to say. */
	unhold?: readonly string[];
};

const STOCK = "$stock";
const REVISION: Expression = { $ifNull: ["$stockRevision", 0] };
const HOLDS: Expression = { $ifNull: ["$stockHolds", []] };
const NEWS: Expression = { $ifNull: ["$stockNews", []] };

const piecesOf = (holds: readonly NewHold[]) => holds.reduce((sum, { quantity }) => sum + quantity, 0);
const sumOf = (entries: readonly NewEntry[]) => entries.reduce((sum, { change }) => sum + change, 0);

/** What people wrote is taken as it is, whatever signs it holds. */
function withPlace(fields: object, place: number, stockAfter: Expression): Expression {
	return { $mergeObjects: [{ $literal: fields }, { n: { $add: [REVISION, place] }, stockAfter }] };
}

function newsOf(entries: readonly NewEntry[], known: readonly StockEntry[]): Expression {
	const placed = entries.map((entry, at) => {
		const change = sumOf(entries.slice(0, at + 1));
		return withPlace(entry, at + 1, { $add: [STOCK, change] });
	});
	return { $concatArrays: [NEWS, [...known.map((entry) => ({ $literal: entry })), ...placed]] };
}

function holdsOf({ holds = [], unhold }: Pick<StockWrite, "holds" | "unhold">): Expression {
	const stay = unhold
		? { $filter: { input: HOLDS, cond: { $not: { $in: ["$$this.key", { $literal: unhold }] } } } }
		: HOLDS;
	const taken = holds.map((hold, at) =>
		withPlace(hold, at + 1, { $subtract: [STOCK, piecesOf(holds.slice(0, at + 1))] }),
	);
	return taken.length > 0 ? { $concatArrays: [stay, taken] } : stay;
}

/** Makes the change if its condition holds: the product as it is then, else null. */
export async function writeStock(write: StockWrite): Promise<ProductDoc | null> {
	const { product, condition, entries = [], known = [], holds = [], unhold } = write;
	const change = entries.length > 0 ? sumOf(entries) : -piecesOf(holds);
	// Raised by every write, so that whoever decides by what was read is refused after it.
	const places = Math.max(1, entries.length, holds.length);
	const set = {
		stock: { $add: [STOCK, change] },
		stockRevision: { $add: [REVISION, places] },
		stockNews: newsOf(entries, known),
		stockHolds: holdsOf({ holds, unhold }),
	};
	return Product.findOneAndUpdate({ _id: product, ...condition }, [{ $set: set }], {
		updatePipeline: true,
		timestamps: false,
		returnDocument: "after",
	}).lean<ProductDoc>();
}

/** Sets how many there are, whatever there was; null ends the counting. The product as it is then, else null. */
export async function setStock(
	product: string,
	stock: number | null,
	entry: Omit<NewEntry, "change">,
): Promise<ProductDoc | null> {
	const change: Expression = { $subtract: [stock ?? 0, { $ifNull: [STOCK, 0] }] };
	const fields = { $mergeObjects: [{ $literal: entry }, { change, stockAfter: stock }] };
	const line = { $mergeObjects: [fields, { n: { $add: [REVISION, 1] } }] };
	const set = {
		stock: { $literal: stock },
		stockRevision: { $add: [REVISION, 1] },
		stockNews: { $concatArrays: [NEWS, [line]] },
	};
	return Product.findOneAndUpdate({ _id: product }, [{ $set: set }], {
		updatePipeline: true,
		timestamps: false,
		returnDocument: "after",
	}).lean<ProductDoc>();
}

/** By whom movements are that follow from orders. */
export const BY_SHOP = "shop";

/** What is so while a hold is as it was seen. */
export function asHeld({ key, n, heldUntil }: StockHold) {
	return { stockHolds: { $elemMatch: { key, n, heldUntil } } };
}

/** What the ledger says of a brief hold that ends: it was not known of before. */
export function heldEntry(hold: StockHold): StockEntry {
	const { n, at, quantity, stockAfter, key } = hold;
	return { n, at, by: BY_SHOP, kind: "held", change: -quantity, stockAfter, key };
}

/** Gives back what this hold has, if it is still as it was seen. True where it was. */
export async function releaseHold(product: ProductDoc["_id"], held: StockHold): Promise<boolean> {
	const { key, quantity, isBrief } = held;
	const released = await writeStock({
		product,
		condition: asHeld(held),
		unhold: [key],
		known: isBrief ? [heldEntry(held)] : [],
		entries: [{ at: clock.shopNow(), by: BY_SHOP, kind: "released", change: quantity, key }],
	});
	if (released) enterMovementsSoon();
	return released !== null;
}
