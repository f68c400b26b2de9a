import type { CartLine } from "@/lib/cart/schema";
import type { UrduWords } from "@/lib/products/rules/product";

/** How many pieces of a product lie on the shelf; a product without a number is not counted. */

/** Why somebody changes how many there are. */
export const STOCK_REASONS = ["delivery", "count", "waste", "return", "other"] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/**
 * What a movement is: somebody's `adjusted` number, pieces `held` for an order that is still to be made and `released`
 * again, pieces `sold` and `returned`.
 */
export const STOCK_KINDS = ["adjusted", "held", "released", "sold", "returned"] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** One change of how many there are; `at` is ISO 8601. */
export type StockMovement = {
	_id: string;
	at: string;
	/** The e-mail of whoever changed the number; `shop` for what follows from orders. */
	by: string;
	kind: StockKind;
	/** Pieces. */
	change: number;
	reason: StockReason | null;
	note: string | null;
	/** The id of the order it follows from. */
	order: string | null;
	/** Pieces after it; null once they are not counted any more. */
	stockAfter: number | null;
};

/** What a cart asks for and the shelf does not hold. */
export type Shortage = Pick<UrduWords, "urduName"> & { product: string; name: string; left: number };

/** The largest number of pieces that is counted. */
export const MAX_STOCK = 1_000_000;
export const OUT_OF_STOCK = "Product is out of stock";

type Shelf = { inStock: boolean; stock?: number | null };

/** Whether it can be bought: by the seller's switch, and where it is counted while there is any. */
export function canBeBought({ inStock, stock }: Shelf): boolean {
	return inStock && stock !== 0;
}

/** How many are left where shoppers are told: of what is counted and running out; else null. */
export function leftOf(stock: number | null | undefined, lowStockAt: number): number | null {
	return typeof stock === "number" && stock <= lowStockAt ? stock : null;
}

/** Whether shoppers see another number, or another word, after a change. */
export function isSeen(before: number | null, after: number | null, lowStockAt: number): boolean {
	return leftOf(before, lowStockAt) !== leftOf(after, lowStockAt);
}

/** Whether a product begins to run out with this change. */
export function beginsToRunOut(before: number | null, after: number | null, lowStockAt: number): boolean {
	return before !== null && before > lowStockAt && after !== null && after <= lowStockAt;
}

/** The most that a line of a cart takes of a product: what is left where that is known, never more than 99. */
export function mostOf({ left }: { left: number | null }): number {
	return left === null ? MAX_LINE_QUANTITY : Math.min(left, MAX_LINE_QUANTITY);
}

/** Lines that ask for more than there is, of what can be bought at all. */
export function isShort({ inStock, left, quantity }: CartLine): boolean {
	return inStock && left !== null && quantity > left;
}

/** `Only 3 Mango Chaunsa are left` */
export function onlyLeft({ name, left }: Pick<Shortage, "name" | "left">): string {
	return `Only ${left} ${name} ${left === 1 ? "is" : "are"} left`;
}

/** A line holds 1 to 99 pieces. */
export const MAX_LINE_QUANTITY = 99;
