import type { Searchable } from "@/lib/products/rules/search";
import { plainPhrases, plainText, type Spelled, soundOf, spelled } from "@/lib/products/rules/spelling";
import { HUNDREDS, numberOf, SHIFTS } from "./number-words";
import { commaPairOf, type NamePairs, pairOf } from "./numbers";
import { consonantsOf, readWord, stemOf, type WordIndex } from "./read-word";
import { FILLERS, HEADS, JOINERS, OTHER_GOODS, UNITS, VAGUE } from "./words";

type Spot = { product: number; phrase: number };
type Phrase = { product: number; words: readonly string[]; isName: boolean };

/** The catalogue's names and spellings as a list is looked up in them: whole words, each as written and as it sounds. */
export type NameIndex<Item extends Searchable = Searchable> = WordIndex & {
	products: readonly Item[];
	phrases: readonly Phrase[];
	words: ReadonlyMap<string, readonly Spot[]>;
	pairs: NamePairs;
};

const looksLikeAmount = (word: string) =>
	numberOf(word) !== undefined || [SHIFTS, HUNDREDS, UNITS, HEADS].some((table) => table.has(word));

/** A comma in a name adds to it: "Capsicum, Three Colours". */
function namesOf({ name, urduName = "" }: Searchable): string[][] {
	return [name, urduName].flatMap((own) => plainPhrases(own.replace(/[,،]/g, " ")));
}

/** Notes what in a name looks like a number, a unit, "and" or a comma, and is none. */
function notePairs(
	pairs: Set<string>,
	{ name, urduName = "" }: Searchable,
	phrases: readonly string[][],
): void {
	for (const phrase of phrases)
		phrase.forEach((word, at) => {
			const next = phrase[at + 1];
			if (next === undefined || ![word, next].some((one) => looksLikeAmount(one) || JOINERS.has(one))) return;
			for (const form of [next, next.replace(/s$/, "")]) pairs.add(pairOf(word, form));
		});
	for (const own of [name, urduName]) {
		const parts = own.split(/[,،]/).map((part) => plainText(part).split(" "));
		for (const [at, part] of parts.slice(1).entries())
			pairs.add(commaPairOf(parts[at]?.at(-1) ?? "", part[0] ?? ""));
	}
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const values = map.get(key);
	if (values) values.push(value);
	else map.set(key, [value]);
}

/** Prepares a catalogue for lists: once for all of them. */
export function indexNames<Item extends Searchable>(products: readonly Item[]): NameIndex<Item> {
	const phrases: Phrase[] = [];
	const words = new Map<string, Spot[]>();
	const pairs = new Set<string>();
	products.forEach((item, product) => {
		const names = namesOf(item);
		const joined = names.flatMap((own) => (own.length === 2 ? [[own.join("")]] : []));
		const all = [...names, ...joined, ...plainPhrases(item.spellings ?? "")];
		notePairs(pairs, item, all);
		for (const [at, named] of all.entries()) {
			const own = named.filter((word) => !FILLERS.has(word));
			const phrase =
				phrases.push({ product, words: own.length > 0 ? own : named, isName: at < names.length }) - 1;
			for (const word of phrases[phrase]?.words ?? []) addTo(words, word, { product, phrase });
		}
	});
	const byLetter = new Map<string, Spelled[]>();
	const sounds = new Map<string, string[]>();
	for (const word of words.keys()) {
		addTo(byLetter, word.slice(0, 1), spelled(word));
		addTo(sounds, soundOf(word), word);
		addTo(sounds, `=${stemOf(word)}`, word);
	}
	let frames: Map<string, string[]> | null = null;
	function framesOfWords(): ReadonlyMap<string, readonly string[]> {
		if (frames) return frames;
		frames = new Map();
		for (const word of words.keys()) addTo(frames, consonantsOf(word), word);
		return frames;
	}
	return {
		products,
		phrases,
		words,
		sounds,
		frames: framesOfWords,
		spelled: byLetter,
		known: new Map(),
		pairs,
	};
}

/** Words that are written apart and known as one: "water melon". */
function withJoinedWords(index: NameIndex, words: readonly string[]): string[] {
	const out: string[] = [];
	for (const word of words) {
		const last = out.at(-1);
		const isOne = last !== undefined && index.words.has(last + word);
		if (isOne && !(index.words.has(last) && index.words.has(word))) out.splice(-1, 1, last + word);
		else out.push(word);
	}
	return out;
}

/** What a product has of the words of a wish. */
type Candidate = {
	product: number;
	/** Words of the wish that it does not carry. */
	missed: number;
	/** How much of one of its names or spellings the wish says, 1 for all of it. */
	part: number;
	/** Whether its own name says some of it, and not a spelling alone. */
	isNamed: boolean;
	/** The first of the wish's words that it carries. */
	first: number;
	isSure: boolean;
};

function candidatesOf(index: NameIndex, words: readonly string[]): Candidate[] {
	const readings = words.map((word) => readWord(index, word));
	const carried = new Map<number, { of: Set<number>; phrases: Map<number, Set<string>> }>();
	readings.forEach((reading, at) => {
		for (const word of reading.words)
			for (const { product, phrase } of index.words.get(word) ?? []) {
				const entry = carried.get(product) ?? {
					of: new Set<number>(),
					phrases: new Map<number, Set<string>>(),
				};
				carried.set(product, entry);
				entry.of.add(at);
				entry.phrases.set(phrase, (entry.phrases.get(phrase) ?? new Set()).add(word));
			}
	});
	return [...carried].map(([product, { of, phrases }]) => ({
		product,
		missed: words.length - of.size,
		part: Math.max(
			...[...phrases].map(([phrase, said]) => said.size / new Set(index.phrases[phrase]?.words).size),
		),
		isNamed: [...phrases.keys()].some((phrase) => index.phrases[phrase]?.isName),
		first: Math.min(...of),
		isSure: [...of].every((at) => readings[at]?.isSure),
		...(words.some((word, at) => OTHER_GOODS.has(word) && !of.has(at))
			? { missed: Number.POSITIVE_INFINITY }
			: {}),
	}));
}

/** Products that a wish may mean, the best first. */
export type Found<Item> = {
	products: readonly Item[];
	isSure: boolean;
	isWhole: boolean;
	/** Whether it is just a whole name. */
	isName: boolean;
};

const HALF = 0.5;
const isPossible = ({ missed, part }: Candidate) =>
	missed === 0 || (missed < Number.POSITIVE_INFINITY && part === 1);
const isAlike = (one: Candidate, other: Candidate) => one.missed === other.missed && one.part === other.part;

/** Finds what the words of a wish mean; null where the shop has nothing of that name. */
export function findNamed<Item extends Searchable>(
	index: NameIndex<Item>,
	wish: readonly string[],
): Found<Item> | null {
	const meant = withJoinedWords(
		index,
		wish.filter((word) => !FILLERS.has(word) && !VAGUE.has(word)),
	);
	if (meant.length === 0) return null;
	const inStock = ({ product }: Candidate) => Number(index.products[product]?.inStock ?? false);
	const all = candidatesOf(index, meant).sort(
		(a, b) =>
			a.missed - b.missed ||
			b.part - a.part ||
			a.first - b.first ||
			inStock(b) - inStock(a) ||
			a.product - b.product,
	);
	const [best, next] = all;
	if (!best || !isPossible(best)) return null;
	const isOther = meant.some((word) => OTHER_GOODS.has(word));
	if (isOther && best.part <= HALF) return null;
	const isAlone = !next || !isAlike(best, next);
	// One word of a longer name says little: "fruits" is no "grape fruit".
	const [only = ""] = meant;
	const isHint = meant.length === 1 && best.part < 1;
	if (isHint && (best.part < HALF || !index.words.has(only) || !best.isNamed)) return null;
	return {
		products: all.flatMap(({ product }) => index.products[product] ?? []),
		isSure: isAlone && best.isSure && best.missed === 0 && (best.part > HALF || meant.length > 1),
		isWhole: best.missed === 0,
		isName: best.missed === 0 && best.part === 1 && best.isSure,
	};
}
