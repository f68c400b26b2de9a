import "server-only";
import type { ClientSession } from "mongoose";
import { Types } from "mongoose";
import { productEvents } from "@/lib/integrations/server/events";
import { noticeWrite } from "@/lib/notifications/server/notifications";
import { productName } from "@/lib/products/rules/product";
import { pageChange, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { insertion, type Write } from "@/lib/server/database/commit";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { sha256 } from "@/lib/server/platform/crypto";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { Product, type ProductDoc, StockMovement, type StockMovementDoc } from "@/models/products";
import { beginsToRunOut, isSeen, isUsedUp, MAX_STOCK, onlyLeft, type Shortage } from "../rules";

/** Every change of a product's stock is a write of a commit: the number, its lines in the ledger, and what follows from them. */

/** By whom movements are that follow from orders. */
export const BY_SHOP = "shop";

/** What the ledger will say of a change; its number and what is left afterwards follow. */
export type NewMovement = Omit<StockMovementDoc, "_id" | "product" | "n" | "stockAfter" | "stepGrams">;

type Shelf = Pick<ProductDoc, "_id" | "name" | "stock" | "stepGrams" | "stockRevision">;

const SHELF = { name: 1, stock: 1, stepGrams: 1, stockRevision: 1 };

/** The id of a line: greater than those of the lines before it. */
export function movementId(product: Types.ObjectId, n: number): Types.ObjectId {
	return new Types.ObjectId(sha256(`stock:${product}`).slice(0, 12) + n.toString(16).padStart(12, "0"));
}

/** The refusal of what the shelf does not hold; names the first product of it (API.md). */
export class ShortOfStock extends ShopError {
	constructor(readonly shortages: readonly [Shortage, ...Shortage[]]) {
		const [first] = shortages;
		const isNone = isUsedUp({ ...first, stock: first.left });
		const says = (name: string) => (isNone ? `${name} is out of stock` : onlyLeft({ ...first, name }));
		super("conflict", says(first.name), {
			shown: { shortages },
			urduNamed: says(productName(first, "ur")),
		});
	}
}

/** What was there before a change; null where it was not counted. */
function stockBefore({ kind, change, stockAfter }: StockMovementDoc): number | null {
	if (stockAfter !== null) return stockAfter - change;
	return kind === "adjusted" ? -change : null;
}

function isSeenIn({ stepGrams }: Shelf, line: StockMovementDoc): boolean {
	const [before, after] = [stockBefore(line), line.stockAfter];
	// From none somebody may have come to the first number, and null is the last one.
	const isFirstOrLast = line.kind === "adjusted" && (before === 0 || after === null);
	return isFirstOrLast || isSeen({ before, after, stepGrams }, shopDetails().lowStockAt);
}

function lowStockNotice({ name, stepGrams }: Shelf, { _id, at, stockAfter }: StockMovementDoc) {
	const left = stockAfter ?? 0;
	const isNone = isUsedUp({ stock: left, stepGrams });
	const message = isNone ? `${name} is out of stock.` : `${onlyLeft({ name, left, stepGrams })}.`;
	return { _id, type: "low_stock", title: `Running out: ${name}`, message, createdAt: at };
}

/** Enters the lines, has the pages made again that show another number, and tells the seller of what begins to run out. */
async function enter(session: ClientSession, shelf: Shelf, lines: readonly StockMovementDoc[]) {
	const { stepGrams = null } = shelf;
	await insertion(StockMovement, ...lines).run(session);
	const { lowStockAt } = shopDetails();
	const [[first], last] = [lines, lines.at(-1)];
	// By all of them together: what a payment gives back as its order takes it was never on the shelf.
	const before = first ? stockBefore(first) : null;
	const isRunningOut = beginsToRunOut({ before, after: last?.stockAfter ?? null, stepGrams }, lowStockAt);
	if (last && isRunningOut) {
		await noticeWrite(lowStockNotice(shelf, last)).run(session);
		await productEvents("stock.low", [String(shelf._id)]).run(session);
	}
	if (lines.some((line) => isSeenIn(shelf, line) || line.reason === "delivery"))
		await pageChange(tagsOfProducts([String(shelf._id)])).run(session);
	return isRunningOut;
}

const sumOf = (movements: readonly NewMovement[]) => movements.reduce((sum, { change }) => sum + change, 0);

/** How much more undecided payments hold after these movements. */
export const heldBy = (movements: readonly NewMovement[]) =>
	-sumOf(movements.filter(({ kind }) => kind === "held" || kind === "released"));

/** When the last delivery among these came; the product says it on the day. */
function deliveredAt(movements: readonly Pick<NewMovement, "reason" | "at">[]): Date | undefined {
	return movements.findLast(({ reason }) => reason === "delivery")?.at;
}

function linesOf(
	{ _id, stock, stepGrams = null, stockRevision = 0 }: Shelf,
	movements: readonly NewMovement[],
) {
	let left = (stock ?? 0) - sumOf(movements);
	return movements.map((movement, place): StockMovementDoc => {
		const n = stockRevision - movements.length + place + 1;
		left += movement.change;
		const stockAfter = typeof stock === "number" ? left : null;
		return { ...movement, _id: movementId(_id, n), product: _id, n, stepGrams, stockAfter };
	});
}

/** Hears of the line that the ledger has of a change. */
type Entered = (line: StockMovementDoc) => void;

/**
 * Ends what a payment held of a product that is not counted any more: what it lays back and no order takes is counted
 * nowhere. Gives whether there was something to end.
 */
async function endHeld(
	session: ClientSession,
	productId: Types.ObjectId | string,
	movements: readonly NewMovement[],
): Promise<boolean> {
	const [held, sum] = [heldBy(movements), sumOf(movements)];
	if (held >= 0) return false;
	const uncounted: NewMovement = { ...byShop("adjusted", -sum), reason: "other" };
	const lines = sum === 0 ? movements : [...movements, uncounted];
	const shelf = await Product.findOneAndUpdate(
		{ _id: productId, stock: null },
		{ $inc: { held, stockRevision: lines.length } },
		{ session, timestamps: false, returnDocument: "after", projection: SHELF },
	).lean<Shelf>();
	if (!shelf) return false;
	await enter(session, shelf, linesOf(shelf, lines));
	return true;
}

/**
 * Changes how many there are of a counted product, in the order of these movements, and never below 0; `from` is what it
 * has to be before, where that matters. Of a product that is not counted any more only what a payment holds of it ends.
 */
export function stockChange(
	productId: Types.ObjectId | string,
	movements: readonly NewMovement[],
	{ refuse, entered, from }: { refuse?: Write["refuse"]; entered?: Entered; from?: number } = {},
): Write {
	const sum = sumOf(movements);
	const isByHand = movements.some(({ kind }) => kind === "adjusted");
	// What orders give back is there, however much that makes.
	const atMost = isByHand ? { $lte: from ?? MAX_STOCK - sum } : {};
	const cameAt = deliveredAt(movements);
	let isLow = false;
	return {
		document: `Product ${productId}`,
		refuse,
		run: async (session) => {
			const shelf = await Product.findOneAndUpdate(
				{ _id: productId, stock: { $gte: from ?? Math.max(0, -sum), ...atMost } },
				{
					$inc: { stock: sum, held: heldBy(movements), stockRevision: movements.length },
					...(cameAt ? { $set: { cameAt } } : {}),
				},
				{ session, timestamps: false, returnDocument: "after", projection: SHELF },
			).lean<Shelf>();
			if (!shelf) return endHeld(session, productId, movements);
			const lines = linesOf(shelf, movements);
			isLow = await enter(session, shelf, lines);
			for (const line of lines) entered?.(line);
			return true;
		},
		done: () => isLow && signal(SELLER_NEWS),
	};
}

/** A delivery of what is not counted, and stays so: its line says when it came. */
export function uncountedDelivery(productId: string, about: Omit<NewMovement, "change" | "kind">): Write {
	return {
		document: `Product ${productId}`,
		run: async (session) => {
			const shelf = await Product.findOneAndUpdate(
				{ _id: productId, stock: null },
				{ $set: { cameAt: about.at }, $inc: { stockRevision: 1 } },
				{ session, timestamps: false, returnDocument: "after", projection: SHELF },
			).lean<Shelf>();
			if (!shelf) return false;
			const { _id: product, stepGrams = null, stockRevision: n = 1 } = shelf;
			const place = { _id: movementId(product, n), product, n, stepGrams };
			await enter(session, shelf, [{ ...about, ...place, kind: "adjusted", change: 0, stockAfter: null }]);
			return true;
		},
	};
}

function lineOfSetting(
	before: Shelf,
	stock: number | null,
	about: Omit<NewMovement, "change" | "kind">,
): StockMovementDoc {
	const n = (before.stockRevision ?? 0) + 1;
	const change = (stock ?? 0) - (before.stock ?? 0);
	const { _id: product, stepGrams = null } = before;
	const place = { _id: movementId(product, n), product, n, stepGrams };
	return { ...about, ...place, kind: "adjusted", change, stockAfter: stock };
}

/** Sets how many there are, whatever there was unless `from` says that; null ends the counting. */
export function stockSetting(
	productId: string,
	stock: number | null,
	about: Omit<NewMovement, "change" | "kind">,
	{ refuse, entered, from }: { refuse?: Write["refuse"]; entered: Entered; from?: number | null },
): Write {
	let isLow = false;
	const cameAt = deliveredAt([about]);
	return {
		document: `Product ${productId}`,
		refuse,
		run: async (session) => {
			const before = await Product.findOneAndUpdate(
				{ _id: productId, ...(from === undefined ? {} : { stock: from }) },
				{ $set: { stock, ...(cameAt ? { cameAt } : {}) }, $inc: { stockRevision: 1 } },
				{ session, timestamps: false, returnDocument: "before", projection: SHELF },
			).lean<Shelf>();
			if (!before) return false;
			const line = lineOfSetting(before, stock, about);
			isLow = await enter(session, before, [line]);
			entered(line);
			return true;
		},
		done: () => isLow && signal(SELLER_NEWS),
	};
}

/** How many there are of a product from now on, as the commit changes it that says so. */
export type CountedShelf = { shelf: Shelf; stock: number | null };

/** The lines of the ledger for many products whose number the same commit sets, and the news of those that begin to run out. */
export function countedLines(
	shelves: readonly CountedShelf[],
	about: Omit<NewMovement, "change" | "kind">,
): Write[] {
	if (shelves.length === 0) return [];
	const lines = shelves.map(({ shelf, stock }) => lineOfSetting(shelf, stock, about));
	const { lowStockAt } = shopDetails();
	const low = shelves.flatMap(({ shelf, stock }, place) => {
		const change = { before: shelf.stock ?? null, after: stock, stepGrams: shelf.stepGrams };
		const line = lines[place];
		return line && beginsToRunOut(change, lowStockAt) ? [{ shelf, line }] : [];
	});
	const news = low.map(({ shelf, line }) => noticeWrite(lowStockNotice(shelf, line)));
	const ids = low.map(({ shelf }) => String(shelf._id));
	return [insertion(StockMovement, ...lines), ...news, productEvents("stock.low", ids)];
}

/** A movement that follows from an order. */
export function byShop(kind: NewMovement["kind"], change: number, order?: Types.ObjectId): NewMovement {
	return { at: clock.shopNow(), by: BY_SHOP, kind, change, ...(order ? { order } : {}) };
}
