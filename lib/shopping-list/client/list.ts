import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { loadSearchCatalogue, SEARCH_CATALOGUE } from "@/lib/products/client/suggestions";
import type { Suggestion } from "@/lib/products/rules/search";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { indexNames, type NameIndex } from "../rules/find-product";
import type { Doubt, ListLine } from "../rules/match-list";
import { meet } from "../rules/meet";
import { withPlainDigits } from "../rules/tokens";

/** What somebody chose for a line in place of what was found. */
export type Choice = { product?: Suggestion; quantity?: number; isDropped?: boolean };
export type Choices = Readonly<Record<string, Choice>>;

/** A line for which the shop has something: what is taken, and what may be meant instead. */
export type FoundLine = {
	/** Tells it from the list's other lines, also from one of the same words. */
	key: string;
	text: string;
	product: Suggestion;
	quantity: number;
	others: readonly Suggestion[];
	doubt: Doubt | null;
};

export type Result = {
	found: readonly FoundLine[];
	missed: readonly { key: string; text: string }[];
	/** What stays on the paper where the rest is taken, in its order: what was missed, and what is sold out. */
	staying: readonly string[];
};

function chosen(line: ListLine<Suggestion>, key: string, choice: Choice = {}): FoundLine[] {
	const taken = choice.product ?? line.product;
	if (!taken || choice.isDropped) return [];
	const { text, amount } = line;
	const isOther = taken !== line.product;
	const quantity = choice.quantity ?? (isOther ? meet(amount, taken).quantity : line.quantity);
	const all = line.product ? [line.product, ...line.others] : line.others;
	const isLookedAt = choice.product !== undefined || choice.quantity !== undefined;
	return [
		{
			...{ key, text, product: taken, quantity },
			others: all.filter((other) => other !== taken).slice(0, 2),
			doubt: isLookedAt && taken.inStock ? null : line.doubt,
		},
	];
}

/** Lays over the lines that were found what somebody has chosen. */
export function resultOf(matched: readonly ListLine<Suggestion>[], choices: Choices): Result {
	const times = new Map<string, number>();
	const lines = matched.map((line) => {
		const before = times.get(line.text) ?? 0;
		times.set(line.text, before + 1);
		const key = `${line.text}#${before}`;
		return { line, key, found: chosen(line, key, choices[key]) };
	});
	return {
		found: lines.flatMap(({ found }) => found),
		staying: lines.flatMap(({ line, found: [found] }) =>
			line.product && found?.product.inStock !== false ? [] : line.text,
		),
		missed: lines.flatMap(({ line, key }) => (line.product ? [] : [{ key, text: line.text }])),
	};
}

/** What is put into a cart or basket: each product once. */
export type ListItem = { product: Suggestion; quantity: number };

export function itemsOfList(found: readonly FoundLine[]): ListItem[] {
	const items = new Map<string, ListItem>();
	for (const { product, quantity } of found) {
		if (!product.inStock) continue;
		const sum = (items.get(product._id)?.quantity ?? 0) + quantity;
		items.set(product._id, { product, quantity: Math.min(MAX_LINE_QUANTITY, sum) });
	}
	return [...items.values()];
}

/** The paper with one line written anew, or taken off it; what only ends or begins like it stays. */
export function withLine(paper: string, line: string, next: string): string {
	const plain = withPlainDigits(paper);
	// Its amount may stand on the line below.
	const words = withPlainDigits(line)
		.match(/[\p{L}\p{N}]+/gu)
		?.join("[^\\p{L}\\p{N}]+");
	const whole = `(?<![\\p{L}\\p{N}][^\\S\\n]*)${words}(?![^\\S\\n]*[\\p{L}\\p{N}])`;
	const found = words ? (new RegExp(whole, "u").exec(plain) ?? new RegExp(words, "u").exec(plain)) : null;
	const from = found?.index ?? paper.indexOf(line);
	if (from === -1) return paper;
	const to = from + (found?.[0] ?? line).length;
	return `${paper.slice(0, from)}${next}${paper.slice(to)}`.replace(/\n\s*\n/g, "\n").trim();
}

type ListIndex = NameIndex<Suggestion> | "failed" | null;

/** The catalogue that lists are looked up in, "failed" where it is out of reach and was never here; and how to ask for it again. */
export function useListIndex(isWanted: boolean): [ListIndex, () => void] {
	const [products, setProducts] = useState<readonly Suggestion[] | "failed" | null>(null);
	const read = useCallback(() => {
		setProducts((known) => (known === "failed" ? null : known));
		loadSearchCatalogue().then(setProducts, () => setProducts("failed"));
	}, []);
	useEffect(() => {
		if (isWanted) read();
	}, [isWanted, read]);
	const index = useMemo(
		() => (products === "failed" || !products ? products : indexNames(products)),
		[products],
	);
	return [index, read];
}

function onNetwork(listener: () => void): () => void {
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
}

/** Since when the kept catalogue is known, ISO 8601, while there is no network; null with one. "" where nobody can say. */
export function useKeptSince(): string | null {
	const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
	const [since, setSince] = useState("");
	useEffect(() => {
		if (isOnline || !("caches" in window)) return;
		const read = async () => {
			const date = (await caches.match(SEARCH_CATALOGUE, { ignoreVary: true }))?.headers.get("date");
			if (date) setSince(new Date(date).toISOString());
		};
		void read().catch(() => {});
	}, [isOnline]);
	return isOnline ? null : since;
}
