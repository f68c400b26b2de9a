import { costOf, type PackableLine, packedUnits } from "@/lib/packing/rules";
import { costOfUnits, lineCost } from "@/lib/text/sold-by";
import { finalTotals, type MoneyParts, moneyOf } from "./rules";

/** A product as it lies in the bag: so many pieces, or begun steps of what was weighed, and what was asked for them before tax and coupon; rupees. */
export type InBag<Product> = { product: Product; quantity: number; cost: number };

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
	const add = (product: Product, quantity: number, cost: number) => {
		const known = bag.get(keyOf(product)) ?? { product, quantity: 0, cost: 0 };
		if (quantity > 0)
			bag.set(keyOf(product), { ...known, quantity: known.quantity + quantity, cost: known.cost + cost });
	};
	for (const line of lines) {
		const { quantity, packed } = line;
		const ofPicked = packed
			? Math.min(lineCost(line), costOfUnits(line.unitPrice, packedUnits(line, packed), line))
			: lineCost(line);
		add(line, packed?.quantity ?? quantity, ofPicked);
		const instead = packed?.replacement;
		if (instead) add(instead, instead.quantity, costOf(line) - ofPicked);
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
