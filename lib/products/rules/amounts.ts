import { mostOf } from "@/lib/stock/rules";
import { type Counted, type Stepped, unitsOf } from "@/lib/text/sold-by";
import type { ProductSummary } from "./product";

/** How much of what is weighed people buy (next day 3). */

const GRAMS_A_KG = 1000;
const AMOUNTS = 4;

const isRound = (grams: number) => /^[125]0*$/.test(String(grams));

/** The multiple of a step that is about twice as much: a round one where there is one, such as 500 g after 200 g. */
function twice(grams: number, step: number): number {
	for (let next = 2 * grams; next <= 2.5 * grams; next += step) if (isRound(next)) return next;
	return 2 * grams;
}

/** The four quantities that are offered at once, in steps: of 250 g those of 250 g, 500 g, 1 kg and 2 kg. */
export function usualAmounts(stepGrams: number): number[] {
	const grams = [stepGrams];
	while (grams.length < AMOUNTS) grams.push(twice(grams.at(-1) ?? stepGrams, stepGrams));
	return grams.map((amount) => amount / stepGrams);
}

/**
 * The quantity that a page begins with: by weight what is in the cart, as far as there is so much more, or a kg where that is
 * a multiple of the step and left; else one step or piece.
 */
export function firstAmount(product: Pick<ProductSummary, "stepGrams" | "left">, inCart = 0): number {
	if (product.stepGrams && inCart > 0) return Math.max(1, Math.min(inCart, mostOf(product) - inCart));
	const steps = product.stepGrams ? GRAMS_A_KG / product.stepGrams : 1;
	return Number.isInteger(steps) && steps <= mostOf(product) ? steps : 1;
}

/** About how many pieces so much of it is; null where what one weighs is not known. */
export function piecesOf({
	aboutGrams,
	...line
}: Counted & Pick<ProductSummary, "aboutGrams">): number | null {
	if (!line.stepGrams || !aboutGrams) return null;
	return Math.max(1, Math.round(unitsOf(line) / aboutGrams));
}

/** True where something of it is weighed when it is packed, so that it may cost less. */
export function isWeighed(lines: readonly Stepped[]): boolean {
	return lines.some(({ stepGrams }) => stepGrams);
}
