import "server-only";
import type { Types } from "mongoose";
import { type ShelfStep, stepFor } from "@/lib/domain/stock-steps";
import { Product, type ProductDoc, type StockHold } from "@/models/product";
import { type StockEntry, StockMovement } from "@/models/stock-movement";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { enterMovementsSoon } from "./ledger";
import { BY_SHOP, heldEntry, releaseHold } from "./take";
import { type NewEntry, writeStock } from "./write";

/** How often a step is decided again when another hand was faster. */
const TRIES = 50;

type Shelf = Pick<ProductDoc, "_id" | "name" | "stock" | "stockHolds" | "stockNews" | "stockRevision">;
type Whose = { key: string; order: Types.ObjectId };
type Moved = Pick<StockEntry, "n" | "kind" | "change" | "key">;

/** What the ledger says was sold for an order and has not come back; what stands in it twice counts once. */
function soldOf(entries: readonly Moved[], key: string): number {
	const own = entries.filter(
		(entry) => entry.key === key && (entry.kind === "sold" || entry.kind === "returned"),
	);
	const unique = new Map(own.map(({ n, change }) => [n, change]));
	return [...unique.values()].reduce((sold, change) => sold - change, 0);
}

/** The product first: what leaves its news is in the ledger before. */
async function lookAt(productId: string, key: string): Promise<{ shelf: Shelf; sold: number } | null> {
	const shelf = await Product.findById(productId)
		.select("name stock stockHolds stockNews stockRevision")
		.lean<Shelf>();
	if (!shelf) return null;
	const entered = await StockMovement.find({ key, product: productId })
		.select("n kind change key")
		.lean<Moved[]>();
	return { shelf, sold: soldOf([...entered, ...(shelf.stockNews ?? [])], key) };
}

function asSeen({ stockRevision }: Shelf) {
	return { stockRevision: stockRevision ?? { $in: [0, null] } };
}

async function move(shelf: Shelf, change: number, kind: "sold" | "returned", whose: Whose): Promise<boolean> {
	const condition = { ...asSeen(shelf), ...(change < 0 ? { stock: { $gte: -change } } : {}) };
	const entry: NewEntry = { at: clock.shopNow(), by: BY_SHOP, kind, change, ...whose };
	return (await writeStock({ product: shelf._id, condition, entries: [entry] })) !== null;
}

/** The ledger has one line of pieces that were held only for a moment, and of others that they came back and were sold. */
async function sellHeld(shelf: Shelf, held: StockHold, whose: Whose): Promise<boolean> {
	const { key, n, quantity, isBrief } = held;
	const about = { at: clock.shopNow(), by: BY_SHOP, ...whose };
	const sold = await writeStock({
		product: shelf._id,
		condition: { stockHolds: { $elemMatch: { key, n } } },
		unhold: key,
		known: isBrief ? [{ ...heldEntry(held), kind: "sold", order: whose.order }] : [],
		entries: isBrief
			? []
			: [
					{ ...about, kind: "released", change: quantity },
					{ ...about, kind: "sold", change: -quantity },
				],
	});
	return sold !== null;
}

type Seen = { shelf: Shelf; held: StockHold | undefined };

/** One atomic write; false when another hand was faster. */
async function make(step: ShelfStep, { shelf, held }: Seen, whose: Whose): Promise<boolean> {
	if (step.kind === "return") return move(shelf, step.quantity, "returned", whose);
	if (step.kind === "sell") return move(shelf, -step.quantity, "sold", whose);
	if (!held) return false;
	return step.kind === "sell-held" ? sellHeld(shelf, held, whose) : releaseHold(shelf._id, held);
}

/** How many are sold for the order once this step is made. */
function soldAfter(step: ShelfStep, sold: number, held: StockHold | undefined): number {
	if (step.kind === "release") return sold;
	if (step.kind === "sell-held") return sold + (held?.quantity ?? 0);
	return step.kind === "sell" ? sold + step.quantity : sold - step.quantity;
}

/** One step towards agreement: `done` when there is none left, `short` where there are too few. */
async function stepOn(productId: string, wanted: number, whose: Whose): Promise<"done" | "short" | "again"> {
	const seen = await lookAt(productId, whose.key);
	if (!seen) return "done";
	const { shelf, sold } = seen;
	const held = shelf.stockHolds?.find(({ key }) => key === whose.key);
	const step = stepFor({ wanted, sold, held: held?.quantity ?? null });
	if (!step) return "done";
	if (step.kind === "sell") {
		// What is not counted any more is sold by its switch alone.
		if (typeof shelf.stock !== "number") return "done";
		if (shelf.stock < step.quantity) return "short";
	}
	const isMade = await make(step, { shelf, held }, whose);
	return isMade && soldAfter(step, sold, held) === wanted ? "done" : "again";
}

/**
 * Makes the shelf agree with an order: of each product (by its id) as many pieces have left it for this order as are
 * wanted, however often this runs and whatever was cut off. Answers the products of which there are too few.
 */
export async function agreeWithOrder(wanted: ReadonlyMap<string, number>, whose: Whose): Promise<string[]> {
	const short: string[] = [];
	for (const [productId, quantity] of wanted) {
		let came: Awaited<ReturnType<typeof stepOn>> = "again";
		for (let tries = 0; came === "again" && tries < TRIES; tries++)
			came = await stepOn(productId, quantity, whose);
		if (came === "again")
			throw new ShopError("conflict", "The stock has just been changed. Please try again.");
		if (came === "short") short.push(productId);
	}
	if (wanted.size > 0) enterMovementsSoon();
	return short;
}
