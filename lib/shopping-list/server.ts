import "server-only";
import type { Suggestion } from "@/lib/products/rules/search";
import { getSuggestions } from "@/lib/products/server/read-catalogue";
import { indexNames, type NameIndex } from "./rules/find-product";
import { MAX_LIST_THINGS } from "./rules/lines";
import { type ListLine, matchList } from "./rules/match-list";

type MatchedLine = Omit<ListLine<Suggestion>, "doubt" | "words" | "amount">;

const withoutSpellings = ({ spellings: _spellings, ...product }: Suggestion): Suggestion => product;

let last: { catalogue: string; index: NameIndex<Suggestion> } | null = null;

/** Today's catalogue, prepared once for as long as it stays the same. */
export async function indexOfToday(): Promise<NameIndex<Suggestion>> {
	const products = await getSuggestions();
	const catalogue = JSON.stringify(products);
	if (last?.catalogue !== catalogue) last = { catalogue, index: indexNames(products) };
	return last.index;
}

/** What the shop has today for each line of a list; others too for the first 300, so that an answer stays of a size. */
export async function matchListToday(text: string): Promise<MatchedLine[]> {
	const lines = matchList(text, await indexOfToday());
	return lines.map(({ text: written, product, quantity, others, isSure }, at) => ({
		text: written,
		quantity,
		isSure,
		product: product && withoutSpellings(product),
		others: at < MAX_LIST_THINGS ? others.map(withoutSpellings) : [],
	}));
}
