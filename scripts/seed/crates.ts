import { fruits } from "./fruits";
import { goodOf, type SeedProduct } from "./good";
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

/** Crates for the fruit bowl, the glass and the tiffin. */
export const fruitCrates = [
	crate(
		"fruit-chaat",
		"Fruit Chaat Crate",
		{
			unit: "Feeds 8",
			offerPrice: 649,
			parts: [
				["6 bananas", "banana", 0.5],
				["3 apples", "apple-kala-kulu", 0.5],
				["6 kinnow", "kinnow", 0.5],
				["500 g guava", "guava", 0.5],
				["250 g black grapes", "grapes-black", 0.5],
				["500 g pear", "pear", 0.5],
			],
		},
		[
			"One large bowl, with a plate for the neighbours.",
			"Squeeze one kinnow over it so that nothing turns brown.",
		],
	),
	crate(
		"juice-set",
		"Morning Juice Set",
		{
			unit: "Feeds 4",
			offerPrice: 679,
			parts: [
				["2 kg carrot", "carrot", 2],
				["12 kinnow", "kinnow", 1],
				["3 apples", "apple-kala-kulu", 0.5],
				["125 g ginger", "ginger", 0.5],
				["250 g lemon", "lemon", 1],
			],
		},
		["A tall glass for four, five mornings long.", "Carrot and kinnow first, ginger last."],
	),
	crate(
		"tiffin-week",
		"School Tiffin Week",
		{
			unit: "Feeds 3",
			offerPrice: 790,
			parts: [
				["12 bananas", "banana", 1],
				["6 apples", "apple-kala-kulu", 1],
				["12 kinnow", "kinnow", 1],
				["250 g strawberries", "strawberry", 0.5],
				["500 g carrot", "carrot", 0.5],
			],
		},
		["Fruit for three tiffins, Monday to Friday.", "Strawberries on Monday and Tuesday, kinnow after that."],
	),
	crate(
		"citrus-crate",
		"Citrus Crate",
		{
			unit: "Feeds 6",
			offerPrice: 1050,
			parts: [
				["24 kinnow", "kinnow", 2],
				["12 musambi", "musambi", 1],
				["2 chakotra", "chakotra", 2],
				["500 g lemon", "lemon", 2],
			],
		},
		[
			"Sweet, mild, bitter and sour, for the weeks when everyone sneezes.",
			"Keeps a fortnight on the veranda.",
		],
	),
	crate(
		"gajar-halwa",
		"Gajar Halwa Crate",
		{
			unit: "Feeds 15",
			offerPrice: 690,
			parts: [
				["5 kg red carrot", "desi-gajar", 5],
				["1 coconut", "coconut", 1],
				["250 g Aseel dates", "khajoor", 0.25],
			],
		},
		["Red carrots washed and topped, ready for the grater.", "Milk, khoya and patience are yours."],
	),
	crate(
		"winter-evening",
		"Winter Evening Box",
		{
			unit: "Feeds 6",
			offerPrice: 1640,
			parts: [
				["500 g roasted peanuts", "moongphali", 1],
				["500 g Aseel dates", "khajoor", 0.5],
				["250 g Ajwa dates", "ajwa", 0.5],
			],
		},
		["For the tray beside the chai when guests stay late.", "Also a good thing to carry to a khala's house."],
	),
];
