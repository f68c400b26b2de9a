import "server-only";
import { onlyLeft, type Shortage } from "@/lib/domain/stock";
import type { OrderLineDoc } from "@/models/order";
import { Product, type ProductDoc, type StockHold } from "@/models/product";
import type { StockEntry } from "@/models/stock-movement";
import { connectDatabase } from "../database/connect";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { enterMovementsSoon } from "./ledger";
import { writeStock } from "./write";

/** By whom movements are that follow from orders. */
export const BY_SHOP = "shop";

/** For whom pieces are held, and for how many milliseconds. */
export type Holder = {
	key: string;
	holdMs: number;
	/** True for an order that is made at once: see `StockHold`. */
	isBrief: boolean;
};

type Stocked = Pick<ProductDoc, "_id" | "name" | "stock" | "stockHolds" | "inStock">;
type Line = Pick<OrderLineDoc, "product" | "name" | "quantity" | "isCounted">;

/** The refusal of what the shelf does not hold; names the first product of it (API.md). */
export class ShortOfStock extends ShopError {
	constructor(readonly shortages: readonly [Shortage, ...Shortage[]]) {
		const [first] = shortages;
		const message = first.left === 0 ? `${first.name} is out of stock` : onlyLeft(first);
		super("conflict", message, { shown: { shortages } });
	}
}

/** Which of these lines ask for more than there is now. */
async function shortagesOf(lines: readonly Line[]): Promise<Shortage[]> {
	const products = await Product.find({ _id: { $in: lines.map(({ product }) => product) } })
		.select("stock")
		.lean<Pick<ProductDoc, "_id" | "stock">[]>();
	const stocks = new Map(products.map(({ _id, stock }) => [String(_id), stock]));
	return lines.flatMap(({ product, name, quantity }) => {
		const left = stocks.get(String(product));
		return typeof left === "number" && left < quantity ? [{ product: String(product), name, left }] : [];
	});
}

/** One atomic write: the pieces are taken if there are so many, and none are held for this order yet. */
async function hold(line: Line, { key, holdMs, isBrief }: Holder): Promise<boolean> {
	const { product, quantity } = line;
	const at = clock.shopNow();
	const heldUntil = new Date(at.getTime() + holdMs);
	const entry = { at, by: BY_SHOP, kind: "held" as const, change: -quantity, key };
	const taken = await writeStock({
		product,
		condition: { stock: { $gte: quantity }, "stockHolds.key": { $ne: key } },
		hold: { key, quantity, at, heldUntil, isBrief },
		entries: isBrief ? [] : [entry],
	});
	return taken !== null;
}

/** What the refused hold of a line comes from: the same order's, which lasts longer now; no counting any more; or too few. */
async function refusedHold(line: Line, { key, holdMs }: Holder): Promise<"held" | "uncounted" | "short"> {
	const prolonged = await Product.updateOne(
		{ _id: line.product, "stockHolds.key": key },
		{ $set: { "stockHolds.$.heldUntil": new Date(clock.shopNow().getTime() + holdMs) } },
		{ timestamps: false },
	);
	if (prolonged.matchedCount > 0) return "held";
	const product = await Product.findById(line.product).select("stock").lean<Stocked>();
	return typeof product?.stock === "number" ? "short" : "uncounted";
}

/** Always in one order, so that of two that want the same two products one gets both. */
function inOrder(lines: readonly Line[]): Line[] {
	return lines
		.filter(({ isCounted }) => isCounted)
		.toSorted((one, other) => String(one.product).localeCompare(String(other.product)));
}

/**
 * Holds the pieces of all counted lines for an order that is about to be made, or those of none: taken again for the
 * same order, they are the same pieces. Answers the lines that are counted. Throws ShopError `conflict` with the
 * shortages. Whoever dies before the order is made leaves holds that end by themselves.
 */
export async function takePieces<Wanted extends Line>(
	lines: readonly Wanted[],
	holder: Holder,
): Promise<Wanted[]> {
	const uncounted = new Set<string>();
	const taken: Line[] = [];
	for (const line of inOrder(lines)) {
		if (await hold(line, holder)) {
			taken.push(line);
			continue;
		}
		const why = await refusedHold(line, holder);
		if (why === "uncounted") uncounted.add(String(line.product));
		if (why !== "short") continue;
		// Before anything is given back: what this very order holds is not short for it.
		const [first, ...others] = await shortagesOf(lines.filter((other) => !taken.includes(other)));
		await releasePieces(taken, holder.key);
		// All may be there again by now: then it is this line that was short.
		throw new ShortOfStock([first ?? { product: String(line.product), name: line.name, left: 0 }, ...others]);
	}
	if (taken.length > 0) enterMovementsSoon();
	return lines.map((line) =>
		uncounted.has(String(line.product)) ? { ...line, isCounted: undefined } : line,
	);
}

/** What the ledger says of a brief hold that ends: it was not known of before. */
export function heldEntry(hold: StockHold): StockEntry {
	const { n, at, quantity, stockAfter, key } = hold;
	return { n, at, by: BY_SHOP, kind: "held", change: -quantity, stockAfter, key };
}

/** Gives back what this hold has, if it is still as it was seen. True where it was. */
export async function releaseHold(product: ProductDoc["_id"], held: StockHold): Promise<boolean> {
	const { key, n, quantity, heldUntil, isBrief } = held;
	const released = await writeStock({
		product,
		condition: { stockHolds: { $elemMatch: { key, n, heldUntil } } },
		unhold: key,
		known: isBrief ? [heldEntry(held)] : [],
		entries: [{ at: clock.shopNow(), by: BY_SHOP, kind: "released", change: quantity, key }],
	});
	if (released) enterMovementsSoon();
	return released !== null;
}

/** Gives back at once what is held for an order that will not be made. */
export async function releasePieces(lines: readonly Line[], key: string): Promise<void> {
	if (!lines.some(({ isCounted }) => isCounted)) return;
	await connectDatabase();
	const products = await Product.find({
		_id: { $in: lines.map(({ product }) => product) },
		"stockHolds.key": key,
	})
		.select("stockHolds")
		.lean<Stocked[]>();
	for (const { _id, stockHolds = [] } of products) {
		const held = stockHolds.find((each) => each.key === key);
		if (held) await releaseHold(_id, held);
	}
}
