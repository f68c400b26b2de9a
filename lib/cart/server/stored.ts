import "server-only";
import type { QueryFilter } from "mongoose";
import type { LineWish, Wish } from "@/lib/products/rules/wishes";
import { changeIfThere, type Write } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { Cart, type CartDoc } from "@/models/accounts";
import { MAX_ORDER_LINES } from "../rules/totals";

/** Carts as they are stored, and the expressions by which one atomic update changes them. */

/** An aggregation expression: what the database computes while it changes the cart. */
export type Expression = Record<string, unknown>;

/** What a cart holds: quantities and what is asked by product id, and the number that each change by its customer raises. */
export type StoredCart = {
	lines: Map<string, number>;
	asked: ReadonlyMap<string, LineWish>;
	version: number;
};

function toStoredCart(cart: Pick<CartDoc, "lines" | "wishes" | "version"> | null): StoredCart {
	return {
		lines: new Map(Object.entries(cart?.lines ?? {})),
		asked: new Map(Object.entries(cart?.wishes ?? {})),
		version: cart?.version ?? 0,
	};
}

const PRESENT_LINES: Expression = { $ifNull: ["$lines", {}] };

/** The present quantity of one product, inside an expression; 0 when it is not there. */
export function presentQuantity(productId: string): Expression {
	return { $ifNull: [`$lines.${productId}`, 0] };
}

/** The present lines with these products at these quantities; new lines join at the end, up to 100 in all. */
export function linesWith(quantities: Record<string, Expression | number>): Expression {
	const merged = { $mergeObjects: [PRESENT_LINES, quantities] };
	return { $arrayToObject: { $slice: [{ $objectToArray: merged }, MAX_ORDER_LINES] } };
}

/** The present lines without one product. */
export function linesWithout(productId: string): Expression {
	const others = {
		$filter: { input: { $objectToArray: PRESENT_LINES }, cond: { $ne: ["$$this.k", productId] } },
	};
	return { $arrayToObject: others };
}

const said = (value: string | null | undefined): Expression => ({ $literal: value ?? null });

/** What is asked of one line, inside an expression: a part that is left out is what it is now. */
export function wishWith(productId: string, { wish, note }: Partial<LineWish>): Expression {
	const part = (name: keyof LineWish, value: string | null | undefined) =>
		value === undefined ? { $ifNull: [`$wishes.${productId}.${name}`, null] } : said(value);
	return { wish: part("wish", wish), note: part("note", note) };
}

/** The same of a line that joins: what is asked already stays, a wish where its product has it. */
export function joinedWish(
	productId: string,
	{ wish, note }: LineWish,
	offered: readonly Wish[],
): Expression {
	const [present, written] = [`$wishes.${productId}.wish`, `$wishes.${productId}.note`];
	return {
		wish: { $cond: [{ $in: [present, { $literal: offered }] }, present, said(wish)] },
		note: { $ifNull: [written, said(note)] },
	};
}

/** The lines' wishes, of those lines alone that are there. */
const WISHES_OF_LINES: Expression = {
	$arrayToObject: {
		$filter: {
			input: { $objectToArray: "$wishes" },
			cond: { $in: ["$$this.k", { $map: { input: { $objectToArray: "$lines" }, in: "$$this.k" } }] },
		},
	},
};

/** A cart whose line of a product holds at most so many; so does one without the line. */
export function holdingAtMost(productId: string, quantity: number): QueryFilter<CartDoc> {
	return { [`lines.${productId}`]: { $not: { $gt: quantity } } };
}

/**
 * Replaces the lines by what the expression gives, as one atomic update; answers the cart as it is now. Throws the
 * database's duplicate where there is a cart, and it is not as `where` asks: a customer has no second one.
 */
export async function saveLines(
	userId: string,
	lines: Expression,
	asked: Record<string, Expression> = {},
	where: QueryFilter<CartDoc> = {},
): Promise<StoredCart> {
	const change = {
		lines,
		wishes: { $mergeObjects: [{ $ifNull: ["$wishes", {}] }, asked] },
		version: { $add: [{ $ifNull: ["$version", 0] }, 1] },
		updatedAt: "$$NOW",
	};
	const update = [{ $set: change }, { $set: { wishes: WISHES_OF_LINES } }];
	const cart = await retryOnDuplicate(() =>
		Cart.findOneAndUpdate({ ...where, user: userId }, update, {
			updatePipeline: true,
			upsert: true,
			returnDocument: "after",
		}).lean<CartDoc>(),
	);
	return toStoredCart(cart);
}

/** The customer's cart; empty and of version 0 when there is none yet. */
export async function readLines(userId: string): Promise<StoredCart> {
	return toStoredCart(await Cart.findOne({ user: userId }).lean<CartDoc>());
}

/** Empties the cart if nothing has changed in it since this version; otherwise it stays as it is. */
export function emptyingCart(userId: string, version: number): Write {
	return changeIfThere(
		Cart,
		{ user: userId, version },
		{ $set: { lines: {}, wishes: {} }, $inc: { version: 1 }, $currentDate: { updatedAt: true } },
	);
}
