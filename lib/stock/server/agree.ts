import "server-only";
import type { Types } from "mongoose";
import { inBatches } from "@/lib/server/database/queries";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { perProcess } from "@/lib/server/platform/process.mjs";
import { Product, type ProductDoc, type StockEntry, type StockHold, StockMovement } from "@/models/products";
import { type ShelfStep, stepFor } from "../rules";
import { enterMovementsSoon } from "./ledger";
import { asHeld, BY_SHOP, heldEntry, type NewEntry, releaseHold, writeStock } from "./write";

/** How many pieces of a product an order is to have. */
type Wish = {
	/** The product's id. */
	product: string;
	quantity: number;
	whose: { key: string; order: Types.ObjectId };
};

type Shelf = Pick<ProductDoc, "_id" | "name" | "stock" | "stockHolds" | "stockNews" | "stockRevision">;

/** Where a product stands with an order, and the next step to what is wanted; null where they agree. */
type Position = { shelf: Shelf; sold: number; held: StockHold | undefined; step: ShelfStep | null };

type Moved = Pick<StockEntry, "n" | "kind" | "change" | "key"> & { product?: Types.ObjectId };

/** What the ledger says was sold for an order and has not come back; what stands in it twice counts once. */
function soldOf(entries: readonly Moved[], key: string): number {
	const own = entries.filter(
		(entry) => entry.key === key && (entry.kind === "sold" || entry.kind === "returned"),
	);
	const unique = new Map(own.map(({ n, change }) => [n, change]));
	return [...unique.values()].reduce((sold, change) => sold - change, 0);
}

function positionOf({ quantity, whose: { key } }: Wish, shelf: Shelf, entered: readonly Moved[]): Position {
	const sold = soldOf([...entered, ...(shelf.stockNews ?? [])], key);
	const held = shelf.stockHolds?.find((hold) => hold.key === key);
	return { shelf, sold, held, step: stepFor({ wanted: quantity, sold, held: held?.quantity ?? null }) };
}

/** Where all of these stand; a product that is gone stands nowhere. The products first: what leaves their news is in the ledger before. */
async function lookAt(wishes: readonly Wish[]): Promise<Map<Wish, Position>> {
	const ids = [...new Set(wishes.map(({ product }) => product))];
	const shelves = await Product.find({ _id: { $in: ids } })
		.select("name stock stockHolds stockNews stockRevision")
		.lean<Shelf[]>();
	const shelfOf = new Map(shelves.map((shelf) => [String(shelf._id), shelf]));
	const keys = [...new Set(wishes.map(({ whose }) => whose.key))];
	const entered = await StockMovement.find({ key: { $in: keys }, product: { $in: ids } })
		.select("product n kind change key")
		.lean<Moved[]>();
	return new Map(
		wishes.flatMap((wish): [Wish, Position][] => {
			const shelf = shelfOf.get(wish.product);
			const own = entered.filter(({ product }) => String(product) === wish.product);
			return shelf ? [[wish, positionOf(wish, shelf, own)]] : [];
		}),
	);
}

/** How often a step is decided again when another hand was faster. */
const TRIES = 50;

/** What became of a wish; `short` where there are too few. */
type Stepped = "done" | "short";

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
async function stepUntilAgreed(wish: Wish, seen: Position | undefined): Promise<Stepped> {
	let position = seen;
	for (let tries = 0; tries < TRIES; tries++) {
		if (!position) return "done";
		const came = await stepOn(wish, position);
		if (came !== "again") return came;
		position = (await lookAt([wish])).get(wish);
	}
	throw new ShopError("conflict", "The stock has just been changed. Please try again.");
}

type Sale = { wish: Wish; held: StockHold };

/** What was held only for the moment, and is sold just as it was held. */
function saleOf(wish: Wish, { step, sold, held }: Position): Sale | null {
	if (step?.kind !== "sell-held" || !held?.isBrief || sold + held.quantity !== wish.quantity) return null;
	return { wish, held };
}

/** One atomic write for all of a product's: it happens if each hold is still as it was seen. */
async function sellAll(product: Wish["product"], sales: readonly Sale[]): Promise<Wish[]> {
	const sold = await writeStock({
		product,
		condition: { $and: sales.map(({ held }) => asHeld(held)) },
		unhold: sales.map(({ held }) => held.key),
		known: sales.map(({ wish, held }) => ({
			...heldEntry(held),
			kind: "sold" as const,
			order: wish.whose.order,
		})),
	});
	return sold ? sales.map(({ wish }) => wish) : [];
}

/** Sells what waits for nothing else, a product's orders together; answers the wishes that are met with it. */
export async function sellBriefHolds(positions: ReadonlyMap<Wish, Position>): Promise<Set<Wish>> {
	const ofProduct = new Map<string, Sale[]>();
	for (const [wish, position] of positions) {
		const sale = saleOf(wish, position);
		const others = ofProduct.get(wish.product) ?? [];
		// Asked for twice in one moment, it is sold once.
		const isNew = sale !== null && !others.some(({ held }) => held.key === sale.held.key);
		if (isNew) ofProduct.set(wish.product, [...others, sale]);
	}
	const met = await Promise.all([...ofProduct].map(([product, sales]) => sellAll(product, sales)));
	return new Set(met.flat());
}

/** What is wanted, once for each product. */
function wishesOf(wanted: ReadonlyMap<string, number>, whose: Wish["whose"]): Wish[] {
	return [...wanted].map(([product, quantity]) => ({ product, quantity, whose }));
}

/** What was sold as it was held cannot be wrong: whoever moves the order finds it sold, or has ended the hold before. */
type Came = Stepped | "sold-as-held";

/** All that is wanted at once: what can be sold as it is held goes product by product in one write, the rest step by step. */
async function agreeTogether(wishes: readonly Wish[]): Promise<(Came | Error)[]> {
	const positions = await lookAt(wishes);
	const sold = await sellBriefHolds(positions);
	return Promise.all(
		wishes.map(async (wish): Promise<Came | Error> => {
			if (sold.has(wish)) return "sold-as-held";
			try {
				return await stepUntilAgreed(wish, positions.get(wish));
			} catch (error) {
				return error instanceof Error ? error : new Error(String(error));
			}
		}),
	);
}

const startBatches = () => inBatches(agreeTogether);

/** The products of which there are too few, and whether the order has to be looked at again: it may have been moved meanwhile. */
export type Agreement = { short: string[]; isCertain: boolean };

/**
 * Makes the shelf agree with an order: of each product (by its id) as many pieces have left it for this order as are
 * wanted, however often this runs and whatever was cut off.
 */
export async function agreeWithOrder(
	wanted: ReadonlyMap<string, number>,
	whose: Wish["whose"],
): Promise<Agreement> {
	if (wanted.size === 0) return { short: [], isCertain: true };
	const agree = perProcess("agreement of orders and shelf", startBatches);
	const wishes = wishesOf(wanted, whose);
	const came = await Promise.all(wishes.map(agree));
	enterMovementsSoon();
	return {
		short: wishes.filter((_, place) => came[place] === "short").map(({ product }) => product),
		isCertain: came.every((each) => each === "sold-as-held"),
	};
}
