import type { Product } from "./product";

/** A crate that a product is in: its name, and its own price in rupees. */
export type CrateOf = Pick<Product, "name" | "offerPrice">;

/** `2 kg`, `250 g`, `6`: what a line of a crate begins with. */
const AMOUNT = /^[\d.,½¼¾]+\s*(?:kg|g|dozen|bunch(?:es)?|packs?|pieces?)?\s+(?:of\s+)?/;

function singular(word: string): string {
	return word.replace(/(?<=o|sh|ch|x)es$|(?<!s)s$/, "").replace(/ie$/, "i");
}

/** The words that name a good, whatever their order and number: `500 g black grapes` is `Grapes Black`. */
function nameWords(text: string): string {
	const name = text.toLowerCase().replace(AMOUNT, "");
	return name
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map(singular)
		.sort()
		.join(" ");
}

/**
 * The crates that each product is in, by product id. A crate's list is free text: only a line that names the product
 * by exactly its own words counts, so that nothing is said which is not so.
 */
export function cratesByProduct(
	products: readonly Pick<Product, "_id" | "name">[],
	crates: readonly (CrateOf & Pick<Product, "contents">)[],
): Record<string, CrateOf[]> {
	const held = crates.map(({ name, offerPrice, contents }) => ({
		crate: { name, offerPrice },
		lines: new Set(contents.map(nameWords)),
	}));
	const entries = products.map(({ _id, name }): [string, CrateOf[]] => {
		// `Spinach (Palak)` goes by both.
		const names = name.split(/[()]/).map(nameWords).filter(Boolean);
		const holding = held.filter(({ lines }) => names.some((words) => lines.has(words)));
		return [_id, holding.map(({ crate }) => crate)];
	});
	return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
}
