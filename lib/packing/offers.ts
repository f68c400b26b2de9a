import type { OrderLine } from "@/lib/orders/rules/order";
import type { Suggestion } from "@/lib/products/rules/search";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { costOfUnits, gramsOfOne, type Measured, stepOf } from "@/lib/text/sold-by";

/** What stands in costs from so many to so many times of what is missing; beyond that it is offered last. */
const [LEAST_WORTH, MOST_WORTH] = [0.5, 1.25];

type Missing = Pick<OrderLine, "product" | "unitPrice" | "stepGrams">;
type Offer = Pick<Suggestion, "_id" | "name" | "category" | "inStock" | "offerPrice"> & Measured;

/** The most of a product that goes into a bag at once: pieces, or grams of what is weighed. */
export const mostInBag = (product: Measured) => MAX_LINE_QUANTITY * stepOf(product);

/** How much of a product (pieces, or grams) stands for so much that is missing: the same weight where both are known, else as many. */
export function insteadOf(
	missing: number,
	{ product: { unit }, stepGrams }: Missing,
	offer: Measured,
): number {
	const grams = stepGrams ? missing : missing * gramsOfOne({ unit });
	const each = gramsOfOne(offer);
	if (offer.stepGrams) return Math.min(mostInBag(offer), grams || offer.stepGrams);
	if (grams > 0 && each > 0) return Math.min(mostInBag(offer), Math.max(1, Math.round(grams / each)));
	return stepGrams ? 1 : Math.max(1, missing);
}

/** What it costs less than what is missing, in rupees; below 0 where it is dearer. */
export function lessWith(missing: number, line: Missing, offer: Offer): number {
	const cost = costOfUnits(offer.offerPrice, insteadOf(missing, line, offer), offer);
	return costOfUnits(line.unitPrice, missing, line) - cost;
}

/** The words of a name, as `green` and `apple`. */
const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * What can stand in for so much of a line: of its category and on the shelf, what costs about as much first, of that
 * what is called alike, then the closest price. Nothing that is `ordered` already, by id.
 */
export function closestTo<Item extends Offer>(
	missing: number,
	line: Missing,
	ordered: ReadonlySet<string>,
	shelf: readonly Item[],
): Item[] {
	const { name, category } = line.product;
	const worth = costOfUnits(line.unitPrice, missing, line);
	const words = new Set(wordsOf(name));
	return shelf
		.filter((one) => one.inStock && one.category === category && !ordered.has(one._id))
		.map((offer) => {
			const cost = worth - lessWith(missing, line, offer);
			const fits = cost >= worth * LEAST_WORTH && cost <= worth * MOST_WORTH;
			const alike = fits ? wordsOf(offer.name).filter((word) => words.has(word)).length : -1;
			return { offer, alike, apart: Math.abs(worth - cost) };
		})
		.sort((a, b) => b.alike - a.alike || a.apart - b.apart)
		.map(({ offer }) => offer);
}
