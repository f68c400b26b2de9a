import "server-only";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import type { StockHold } from "@/models/products";
import type { ShelfStep } from "../rules";
import { asHeld, BY_SHOP, heldEntry, releaseHold } from "./hold";
import { lookAt, type Position, type Shelf, type Wish } from "./position";
import { type NewEntry, writeStock } from "./write";

/** How often a step is decided again when another hand was faster. */
const TRIES = 50;

/** What became of a wish; `short` where there are too few. */
export type Stepped = "done" | "short";

function asSeen({ stockRevision }: Shelf) {
	return { stockRevision: stockRevision ?? { $in: [0, null] } };
}

async function move(
	shelf: Shelf,
	change: number,
	kind: "sold" | "returned",
	whose: Wish["whose"],
): Promise<boolean> {
	const condition = { ...asSeen(shelf), ...(change < 0 ? { stock: { $gte: -change } } : {}) };
	const entry: NewEntry = { at: clock.shopNow(), by: BY_SHOP, kind, change, ...whose };
	return (await writeStock({ product: shelf._id, condition, entries: [entry] })) !== null;
}

/** The ledger has one line of pieces that were held only for a moment, and of others that they came back and were sold. */
async function sellHeld(shelf: Shelf, held: StockHold, whose: Wish["whose"]): Promise<boolean> {
	const about = { at: clock.shopNow(), by: BY_SHOP, ...whose };
	const sold = await writeStock({
		product: shelf._id,
		condition: asHeld(held),
		unhold: [held.key],
		known: held.isBrief ? [{ ...heldEntry(held), kind: "sold", order: whose.order }] : [],
		entries: held.isBrief
			? []
			: [
					{ ...about, kind: "released", change: held.quantity },
					{ ...about, kind: "sold", change: -held.quantity },
				],
	});
	return sold !== null;
}

/** One atomic write; false when another hand was faster. */
async function make(step: ShelfStep, { shelf, held }: Position, whose: Wish["whose"]): Promise<boolean> {
	if (step.kind === "return") return move(shelf, step.quantity, "returned", whose);
	if (step.kind === "sell") return move(shelf, -step.quantity, "sold", whose);
	if (!held) return false;
	return step.kind === "sell-held" ? sellHeld(shelf, held, whose) : releaseHold(shelf._id, held);
}

/** How many are sold for the order once this step is made. */
function soldAfter(step: ShelfStep, { sold, held }: Position): number {
	if (step.kind === "release") return sold;
	if (step.kind === "sell-held") return sold + (held?.quantity ?? 0);
	return step.kind === "sell" ? sold + step.quantity : sold - step.quantity;
}

/** One step towards agreement. */
async function stepOn(wish: Wish, position: Position): Promise<Stepped | "again"> {
	const { shelf, step } = position;
	if (!step) return "done";
	if (step.kind === "sell") {
		// What is not counted any more is sold by its switch alone.
		if (typeof shelf.stock !== "number") return "done";
		if (shelf.stock < step.quantity) return "short";
	}
	const isMade = await make(step, position, wish.whose);
	return isMade && soldAfter(step, position) === wish.quantity ? "done" : "again";
}

/**
 * One step after another until product and order agree, the first from where they were seen; where the product is gone, they do. Throws
 * ShopError `conflict` when others were faster again and again.
 */
export async function stepUntilAgreed(wish: Wish, seen: Position | undefined): Promise<Stepped> {
	let position = seen;
	for (let tries = 0; tries < TRIES; tries++) {
		if (!position) return "done";
		const came = await stepOn(wish, position);
		if (came !== "again") return came;
		position = (await lookAt([wish])).get(wish);
	}
	throw new ShopError("conflict", "The stock has just been changed. Please try again.");
}
