import { costOf, type PackableLine } from "@/lib/packing/rules";
import { type Counted, lineCost, unitsOf } from "@/lib/text/sold-by";
import { finalTotals, type MoneyParts, moneyOf } from "./rules";

/** A product as it lies in the bag: so many pieces, or begun steps of what was weighed, `units` being its grams, and what was asked for them before tax and coupon; rupees. */
export type InBag<Product> = { product: Product; quantity: number; units: number; cost: number };

type Line<Product> = Product &
	PackableLine & { packed?: { replacement?: (Product & PackableLine) | null } | null };

/**
 * What is in the bag, by product (`keyOf`): of each line what was picked and what stands in for the rest, whose cost is
 * together what the line costs; undecided, what was ordered.
 */
export function inBag<Product>(
	lines: readonly Line<Product>[],
	keyOf: (product: Product) => string,
): Map<string, InBag<Product>> {
	const bag = new Map<string, InBag<Product>>();
	const add = (product: Product, much: Counted, cost: number) => {
		const known = bag.get(keyOf(product)) ?? { product, quantity: 0, units: 0, cost: 0 };
		if (much.quantity === 0) return;
		const [quantity, units] = [known.quantity + much.quantity, known.units + unitsOf(much)];
		bag.set(keyOf(product), { ...known, quantity, units, cost: known.cost + cost });
	};
	for (const line of lines) {
		const { unitPrice, stepGrams, packed } = line;
		const { quantity, grams } = packed ?? line;
		const picked = { quantity, grams, stepGrams };
		const ofPicked = Math.min(lineCost(line), lineCost({ ...picked, unitPrice }));
		add(line, picked, ofPicked);
		const instead = packed?.replacement;
		if (instead) add(instead, instead, costOf(line) - ofPicked);
	}
	return bag;
}

/**
 * What was paid for some pieces in the bag, in rupees: their cost less their share of the coupon, with their share of the
 * tax. Rounded down, so that all pieces together are never worth more than was paid for them.
 */
export function worthOf(pieces: number, { quantity, cost }: InBag<unknown>, order: MoneyParts): number {
	const { ordered } = moneyOf(order);
	const { subtotal, amount, deliveryFee } = finalTotals(order) ?? ordered;
	return subtotal === 0
		? 0
		: Math.floor((cost * pieces * Math.max(0, amount - deliveryFee)) / (quantity * subtotal));
}
