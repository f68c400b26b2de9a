import type { z } from "zod";
import type { Wish } from "@/lib/products/rules/wishes";
import type { usual } from "@/lib/server/calls/shapes";
import { DAY_MS } from "@/lib/text/dates";
import { type Counted, inStepsOf, type Measured } from "@/lib/text/sold-by";

/** Products that one customer may wait for at a time. */
export const MAX_WISHES = 30;

export const WISH_NEEDS_LOGIN = "Please login, and we will mail you when it is back.";
export const WISH_NEEDS_VERIFIED = "Please verify your email first, so that our mail reaches you.";
export const WISH_IS_THERE = "It is back already. You can order it now.";
export const TOO_MANY_WISHES = `You are waiting for ${MAX_WISHES} products already.`;

/** A customer keeps at most so many. */
export const MOST_FAVOURITES = 200;
export const TOO_MANY_FAVOURITES = `You have ${MOST_FAVOURITES} favourites already. Please remove one first.`;

/** A product that a customer buys again and again, how many of it at a time, and what they wished of it last. */
export type Usual = z.output<typeof usual>;

/** After so many days an order counts half as much. */
const HALF_LIFE_DAYS = 30;

type BoughtOrder = {
	createdAt: Date;
	lines: readonly (Counted & Measured & { product: unknown; wish?: Wish })[];
};

/** How usual something is, what was asked of it last, and in which steps or pieces. */
type Known = Measured & { score: number; wish: Wish | null };

/** What an order of this age says about today: 1 at once, a half after 30 days, a quarter after 60. */
function weightOf(createdAt: Date, now: number): number {
	const days = Math.max(0, now - createdAt.getTime()) / DAY_MS;
	return 2 ** (-days / HALF_LIFE_DAYS);
}

/** The one in the middle; of two, the smaller. */
function median(numbers: readonly number[]): number {
	return numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? 1;
}

/**
 * What these orders hold again and again, the most usual first: how often times how lately. Each order in which a product
 * was bought counts by its age; how many pieces it was does not, since nobody buys potatoes by the piece. The quantity is
 * the one in the middle of those that were bought, the wish that of the latest. `now` in milliseconds; the latest order
 * first.
 */
export function usualsOf(
	orders: readonly BoughtOrder[],
	now: number,
): (Known & { product: string; quantity: number })[] {
	const bought = new Map<string, Known & { quantities: number[] }>();
	for (const { createdAt, lines } of orders) {
		for (const { product, wish = null, ...line } of lines) {
			const { stepGrams, unit } = line;
			const known = bought.get(String(product)) ?? { score: 0, quantities: [], wish, stepGrams, unit };
			known.score += weightOf(createdAt, now);
			known.quantities.push(inStepsOf(line, known));
			bought.set(String(product), known);
		}
	}
	return [...bought]
		.map(([product, { quantities, ...known }]) => ({ product, ...known, quantity: median(quantities) }))
		.sort((one, other) => other.score - one.score || one.product.localeCompare(other.product));
}
