import type { Searchable } from "@/lib/products/rules/search";
import { plainPhrases } from "@/lib/products/rules/spelling";
import { piecesOf } from "./amounts";
import { findNamed, type NameIndex } from "./find-product";
import { readLines } from "./lines";
import { type Met, meet, type SoldIn } from "./meet";
import type { NamePairs } from "./numbers";
import { type Wish, wishesOf } from "./parts";
import { tokensOf, withPlainDigits } from "./tokens";
import { EITHER, FILLERS, VAGUE } from "./words";

/** What a list has to know of a product. */
export type Listable = Searchable & SoldIn & { offerPrice: number };

/** One wish of a list, and what the shop has for it. An unknown one stays, with no product. */
export type ListLine<Item extends Listable = Listable> = {
	text: string;
	product: Item | null;
	/** 1 to 99: how often the product is taken, of a product by weight in its steps. */
	quantity: number;
	others: Item[];
	/** False where somebody should look. */
	isSure: boolean;
	/** Why somebody should; null where it is sure. */
	doubt: Doubt | null;
	/** What of it is no amount. */
	words: string;
	/** How much was asked for; null where the line does not say. */
	amount: Parameters<typeof meet>[0];
};

/** The shop has none of that name, or none left; sells it in another measure; has several; or the list was vague. */
export type Doubt = "unknown" | "sold-out" | "rounded" | "which" | "vague";

const MOST_OTHERS = 2;

/** The nearest in price of the same category, in stock: for what is sold out. */
function similarTo<Item extends Listable>(product: Item, products: readonly Item[]): Item[] {
	const distance = ({ offerPrice }: Item) => Math.abs(offerPrice - product.offerPrice);
	return products
		.filter(({ _id, category, inStock }) => inStock && category === product.category && _id !== product._id)
		.sort((a, b) => distance(a) - distance(b));
}

function othersOf<Item extends Listable>(
	product: Item,
	found: readonly Item[],
	index: NameIndex<Item>,
): Item[] {
	const named = found.filter((other) => other !== product && (product.inStock || other.inStock));
	const more = product.inStock || named.length >= MOST_OTHERS ? [] : similarTo(product, index.products);
	return [...new Set([...named, ...more])].slice(0, MOST_OTHERS);
}

/**
 * A unit may belong to the name: "1 peti aam" is a crate of mangoes where the shop has one. A crate is also looked for
 * under the name that the shop gives to what was written: "1 peti chonsa".
 */
function find<Item extends Listable>(index: NameIndex<Item>, { words, amount }: Wish) {
	const found = findNamed(index, words);
	const { unit = null, unitWord } = amount ?? {};
	if (words.length === 0 || unitWord === undefined) return { found, amount };
	const [first] = unit?.measure === "cases" && found?.isWhole ? found.products : [];
	const names = [words, ...(first ? plainPhrases(first.name).slice(0, 1) : [])];
	for (const name of names) {
		const withUnit = findNamed(index, [...name, unitWord]);
		const isSure = withUnit?.isSure === true && (name === words || found?.isSure === true);
		if (withUnit?.isWhole)
			return { found: { ...withUnit, isSure }, amount: { value: amount?.value ?? null, unit: null } };
	}
	return { found, amount };
}

function quantityOf(wish: Wish, amount: Parameters<typeof meet>[0], product: Listable): Met {
	if (amount || wish.rupees === null) return meet(amount, product);
	return {
		...meet({ value: Math.max(1, Math.ceil(wish.rupees / product.offerPrice)), unit: null }, product),
		isExact: false,
	};
}

function lineOf<Item extends Listable>(wish: Wish, index: NameIndex<Item>): ListLine<Item> {
	const { text, isUnsure } = wish;
	const { found, amount } = find(index, wish);
	const words = wish.words.join(" ");
	const [product] = found?.products ?? [];
	if (!found || !product) {
		const { quantity } = meet(amount, { unit: "" });
		return { text, product: null, quantity, others: [], isSure: false, doubt: "unknown", words, amount };
	}
	const { quantity, isExact } = quantityOf(wish, amount, product);
	const doubts: [boolean, Doubt][] = [
		[!product.inStock, "sold-out"],
		[!found.isSure, "which"],
		[isUnsure || wish.words.some((word) => VAGUE.has(word)), "vague"],
		[!isExact, "rounded"],
	];
	const doubt = doubts.find(([holds]) => holds)?.[1] ?? null;
	const others = othersOf(product, found.products, index);
	return { text, product, quantity, others, isSure: doubt === null, doubt, words, amount };
}

/** Of more words no name consists, and so many no line of things without commas between them. */
const [LONGEST_NAME, LONGEST_ROW] = [4, 20];

/** Whole names that follow one another without a comma, each a guess of its own: `dhania podina 1 1 gaddi`, `seb kele 2 kg 1 darjan`. */
function apart<Item extends Listable>(wish: Wish, index: NameIndex<Item>): Wish[] {
	const isMeant = (_: string, at: number) => !FILLERS.has(wish.words[at] ?? "");
	const [words, written] = [wish.words.filter(isMeant), wish.written.filter(isMeant)];
	if (words.length > LONGEST_ROW || words.some((word) => EITHER.has(word))) return [wish];
	if (findNamed(index, words)?.isWhole) return [wish];
	const names: Wish[] = [];
	while (words.length > 0) {
		let length = LONGEST_NAME;
		while (length > 0 && !findNamed(index, words.slice(0, length))?.isName) length -= 1;
		if (length === 0) return [wish];
		const own = words.splice(0, length);
		names.push({ ...wish, words: own, text: written.splice(0, length).join(" "), isUnsure: true });
	}
	const { measured } = wish;
	if (names.length < 2) return [wish];
	if (measured.length < 2) return names;
	// Each has its own amount, or nobody can say whose they are.
	const isEach = names.length === measured.length;
	return names.map((name, at) => ({ ...name, amount: (isEach && measured[at]) || null }));
}

/** An amount on a line of its own belongs to the thing above it that has none. */
function withAmountsBelow(wishes: readonly Wish[]): Wish[] {
	const out: Wish[] = [];
	const isAlone = (wish: Wish) =>
		wish.amount !== null && wish.words.every((word) => FILLERS.has(word) || VAGUE.has(word));
	const joined = new Set<Wish>();
	for (const wish of wishes) {
		const last = out.at(-1);
		const isOpen = !last?.amount || (last.amount.unit === null && wish.amount?.value === null);
		if (isAlone(wish) && last && isOpen && !isAlone(last) && last.words.length > 0) {
			const both = {
				...last,
				amount: last.amount && wish.amount ? { ...last.amount, unit: wish.amount.unit } : wish.amount,
				text: `${last.text} ${wish.text}`,
				isUnsure: last.isUnsure || wish.isUnsure,
				words: [...last.words, ...wish.words],
			};
			joined.add(both);
			out.splice(-1, 1, both);
		} else out.push(wish);
	}
	// An amount that is left over may have been above its thing, and so may the others.
	const isGuess = out.some(isAlone);
	return out.map((wish, at) =>
		isGuess &&
		(!wish.amount || wish.amount.value === null || joined.has(wish) || isAlone(out[at + 1] ?? wish))
			? { ...wish, isUnsure: true }
			: wish,
	);
}

function wishesIn(text: string, pairs: NamePairs): Wish[] {
	return withAmountsBelow(
		readLines(text).flatMap((line) =>
			wishesOf(piecesOf(tokensOf(withPlainDigits(line.text)), pairs), line.text, line.isGuess),
		),
	);
}

const NO_NAMES: NamePairs = new Set();

/** How many things a text wishes for, as far as that can be said without a catalogue. */
export function countWishes(text: string): number {
	return wishesIn(text, NO_NAMES).length;
}

/** Reads a whole list: each wish with what the shop has for it (next day 5). A quantity that is sure is what was written. */
export function matchList<Item extends Listable>(text: string, index: NameIndex<Item>): ListLine<Item>[] {
	// Words that were read are remembered for this list alone: what strangers type does not pile up.
	const own = { ...index, known: new Map() };
	return wishesIn(text, index.pairs).flatMap((wish) => apart(wish, own).map((one) => lineOf(one, own)));
}

/** Whether a text names something as a list does, though no product goes by all of it: `aloo 2 kg`, `aalu pyaz`. */
export function namesAsList(text: string, index: NameIndex<Listable>): boolean {
	return matchList(text, index).some(({ product, doubt }) => product !== null && doubt !== "which");
}
