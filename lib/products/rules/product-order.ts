import type { Language } from "@/lib/text/language";
import { productName } from "./product-words";

/**
 * The products by the name that a page shows, in the order of its language's own alphabet: an Urdu page has what is named
 * in Urdu first, and what has only an English name after it. A slow phone takes 70 ms to make a collator: a page of the
 * shop brings its products in this order.
 */
export function sortByName<Item extends Parameters<typeof productName>[0]>(
	products: readonly Item[],
	language: Language = "en",
): Item[] {
	const collator = new Intl.Collator(language, { sensitivity: "base", numeric: true });
	return products.toSorted((a, b) => collator.compare(productName(a, language), productName(b, language)));
}
