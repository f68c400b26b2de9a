import { fruits } from "./fruits";
import { goodOf } from "./good-of";
import type { SeedProduct } from "./types";
import { vegetables } from "./vegetables";

/** What the list says, which product it is, and how many of that product's units it makes. */
export type Part = readonly [says: string, slug: string, units: number];

type CrateTerms = { unit: string; offerPrice: number; inStock?: boolean; parts: readonly Part[] };

const offerPrices = new Map([...fruits, ...vegetables].map((product) => [product.slug, product.offerPrice]));

/** Whole rupees for the parts bought one by one at today's offer prices. Throws on an unknown product. */
export function priceOneByOne(parts: readonly Part[]): number {
	const rupees = parts.map(([, slug, units]) => {
		const offerPrice = offerPrices.get(slug);
		if (offerPrice === undefined) throw new Error(`A crate names "${slug}", which the shop does not sell`);
		return offerPrice * units;
	});
	return Math.round(rupees.reduce((sum, part) => sum + part, 0));
}

const bundle = goodOf("Bundles");

/** A crate: its struck-out price is what its parts cost one by one, so the saving shown is a true one. */
export function crate(
	slug: string,
	name: string,
	{ unit, offerPrice, inStock, parts }: CrateTerms,
	description: string[],
): SeedProduct {
	const terms = { unit, price: priceOneByOne(parts), offerPrice, isDeal: true };
	return {
		...bundle(slug, name, inStock === undefined ? terms : { ...terms, inStock }, description),
		contents: parts.map(([says]) => says),
	};
}
