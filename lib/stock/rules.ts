import type { z } from "zod";
import type { CartLine } from "@/lib/cart/schema";
import type { shortage, stockMovement } from "@/lib/server/calls/shapes";
import {
	type Counted,
	formatWeight,
	gramsOfEach,
	type Measured,
	type Stepped,
	stepOf,
	unitsOf,
} from "@/lib/text/sold-by";

/** How many pieces of a product lie on the shelf, or how many grams; a product without a number is not counted. */

export const STOCK_REASONS = ["delivery", "count", "waste", "return", "other"] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/**
 * What a movement is: somebody's `adjusted` number, pieces `held` for an order that is still to be made and `released`
 * again, pieces `sold` and `returned`.
 */
export const STOCK_KINDS = ["adjusted", "held", "released", "sold", "returned"] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** One change of how many there are; `at` is ISO 8601. */
export type StockMovement = z.output<typeof stockMovement>;

/** What a cart asks for and the shelf does not hold; `left` in pieces, or in grams of what is weighed. */
export type Shortage = z.output<typeof shortage>;

/** The most that a shelf holds: pieces, or grams. */
export const MAX_STOCK = 100_000_000;
export const OUT_OF_STOCK = "Product is out of stock";

type Stock = Stepped & { stock?: number | null };

/** What the shelf holds of it does not make one step. */
export function isUsedUp({ stock, stepGrams }: Stock): boolean {
	return typeof stock === "number" && stock < stepOf({ stepGrams });
}

/** Whether it can be bought: by the seller's switch, and where it is counted while there is a step of it. */
export function canBeBought({ inStock, ...shelf }: Stock & { inStock: boolean }): boolean {
	return inStock && !isUsedUp(shelf);
}

/** From how much on shoppers are told how much is left: `lowStockAt` counts steps, and less than one is none. */
function lowAt({ stepGrams }: Stepped, lowStockAt: number): number {
	const step = stepOf({ stepGrams });
	return Math.max(lowStockAt * step, step - 1);
}

/** Whether it is counted and running out. */
export function isLow({ stock, ...line }: Stock, lowStockAt: number): boolean {
	return typeof stock === "number" && stock <= lowAt(line, lowStockAt);
}

/** How much is left where shoppers are told: of what is counted and running out; else null. */
export function leftOf(shelf: Stock, lowStockAt: number): number | null {
	return isLow(shelf, lowStockAt) ? (shelf.stock ?? null) : null;
}

/** What is left for somebody who wants so much of it, where that is little or less; else null. */
export function leftFor(shelf: Stock, quantity: number, lowStockAt: number): number | null {
	const wanted = unitsOf({ quantity, stepGrams: shelf.stepGrams });
	const isShortOf = typeof shelf.stock === "number" && shelf.stock < wanted;
	return isShortOf ? (shelf.stock ?? null) : leftOf(shelf, lowStockAt);
}

/** A product's number before and after a change; null where it was not counted. */
type Change = Stepped & { before: number | null; after: number | null };

/** Whether shoppers see another number, or another word, after a change. */
export function isSeen({ before, after, stepGrams }: Change, lowStockAt: number): boolean {
	return leftOf({ stock: before, stepGrams }, lowStockAt) !== leftOf({ stock: after, stepGrams }, lowStockAt);
}

/** Whether a product begins to run out with this change. */
export function beginsToRunOut({ before, after, stepGrams }: Change, lowStockAt: number): boolean {
	const isLowAt = (stock: number | null) => isLow({ stock, stepGrams }, lowStockAt);
	return before !== null && !isLowAt(before) && isLowAt(after);
}

/** How many whole steps of it are left; at most 99, as a line holds. */
export function mostOf({ left, stepGrams }: Stepped & { left: number | null }): number {
	if (left === null) return MAX_LINE_QUANTITY;
	return Math.min(Math.floor(left / stepOf({ stepGrams })), MAX_LINE_QUANTITY);
}

/** Lines that ask for more than there is, of what can be bought at all. */
export function isShort({ inStock, left, ...line }: Pick<CartLine, "inStock" | "left"> & Counted): boolean {
	return inStock && left !== null && line.quantity * stepOf(line) > left;
}

/** `Only 3 Mango Chaunsa are left`, `Only 1.5 kg of Mango Chaunsa is left` */
export function onlyLeft({ name, left, stepGrams }: Pick<Shortage, "name" | "left"> & Stepped): string {
	if (stepGrams) return `Only ${formatWeight(left)} of ${name} is left`;
	return `Only ${left} ${name} ${left === 1 ? "is" : "are"} left`;
}

/** A line holds 1 to 99 pieces, or steps of what is weighed. */
export const MAX_LINE_QUANTITY = 99;

/** How many steps, or pieces, of now come nearest to as many grams as a line had; its quantity where nobody knows. */
export function stepsKept({ quantity, ...line }: Counted & Measured, product: Measured): number {
	const each = gramsOfEach(line, product);
	if (!each) return quantity;
	const [before, now] = each;
	return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.round((quantity * before) / now)));
}

/** The name under which the record says how much of a product there is. */
export function shelfField({ stepGrams }: Stepped): string {
	return stepGrams ? "On the shelf" : "Pieces";
}
