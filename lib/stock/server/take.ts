import "server-only";
import { urduWordsOf } from "@/lib/products/rules/product";
import { connectDatabase } from "@/lib/server/database/connect";
import { inBatches } from "@/lib/server/database/queries";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { perProcess } from "@/lib/server/platform/process.mjs";
import type { OrderLineDoc } from "@/models/order-parts";
import { Product, type ProductDoc } from "@/models/products";
import { onlyLeft, type Shortage } from "../rules";
import { enterMovementsSoon } from "./ledger";
import { BY_SHOP, releaseHold, writeStock } from "./write";

type Line = Pick<OrderLineDoc, "product" | "name" | "urduName" | "quantity" | "isCounted">;

/** For whom pieces are held, and for how many milliseconds. */
type Holder = {
	key: string;
	holdMs: number;
	/** True for an order that is made at once: see `StockHold`. */
	isBrief: boolean;
};

type Asked = { line: Line; holder: Holder };

/** One atomic write for all of these, of one product: the pieces are taken if there are so many, and none are held for these orders yet. */
async function hold(all: readonly [Asked, ...Asked[]]): Promise<boolean> {
	const at = clock.shopNow();
	const holds = all.map(({ line: { quantity }, holder: { key, holdMs, isBrief } }) => {
		return { key, quantity, at, heldUntil: new Date(at.getTime() + holdMs), isBrief };
	});
	const keys = holds.map(({ key }) => key);
	const pieces = holds.reduce((sum, { quantity }) => sum + quantity, 0);
	const known = holds.filter(({ isBrief }) => !isBrief);
	const taken = await writeStock({
		product: all[0].line.product,
		condition: { stock: { $gte: pieces }, "stockHolds.key": { $nin: keys } },
		holds,
		entries: known.map(({ key, quantity }) => ({ at, by: BY_SHOP, kind: "held", change: -quantity, key })),
	});
	return taken !== null;
}

/** Of the brief ones those that can share a write: each order once. */
function sharing(asked: readonly Asked[]): Asked[] {
	const keys = asked.map(({ holder }) => holder.key);
	return asked.filter(({ holder }, at) => holder.isBrief && keys.indexOf(holder.key) === at);
}

/** All of one product: together, or where that is refused one after the other, first come first served. */
async function holdOfProduct(asked: readonly Asked[]): Promise<[Asked, boolean][]> {
	const held = new Map<Asked, boolean>();
	const [first, ...others] = sharing(asked);
	if (first && others.length > 0 && (await hold([first, ...others])))
		for (const each of [first, ...others]) held.set(each, true);
	for (const each of asked) if (!held.has(each)) held.set(each, await hold([each]));
	return [...held];
}

async function holdTogether(asked: readonly Asked[]): Promise<boolean[]> {
	const products = [...new Set(asked.map(({ line }) => String(line.product)))];
	const answers = await Promise.all(
		products.map((id) => holdOfProduct(asked.filter(({ line }) => String(line.product) === id))),
	);
	const held = new Map(answers.flat());
	return asked.map((each) => held.get(each) ?? false);
}

const startBatches = () => inBatches(holdTogether);

/** Holds the pieces of one line, or answers false; many orders of one moment share a write. */
function holdPieces(asked: Asked): Promise<boolean> {
	return perProcess("holds of pieces", startBatches)(asked);
}

type Stocked = Pick<ProductDoc, "_id" | "name" | "stock" | "stockHolds" | "inStock">;

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
	return lines.flatMap(({ product, name, urduName, quantity }) => {
		const left = stocks.get(String(product));
		if (typeof left !== "number" || left >= quantity) return [];
		return [{ product: String(product), name, ...urduWordsOf({ urduName }), left }];
	});
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
		if (await holdPieces({ line, holder })) {
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

/** Whether pieces of any of these products are held under this key just now. */
export async function areHeld(products: readonly string[], key: string): Promise<boolean> {
	return (await Product.exists({ _id: { $in: products }, "stockHolds.key": key })) !== null;
}
