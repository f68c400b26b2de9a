import type { Searchable } from "@/lib/products/rules/search";
import { findNamed, type NameIndex } from "@/lib/shopping-list/rules/find-product";
import { linesOf } from "@/lib/shopping-list/rules/lines";
import { contentsOf } from "@/lib/shopping-list/rules/meet";
import { LOWEST_PRICE } from "@/lib/shopping-list/rules/prices";
import { type Token, tokensOf, withPlainDigits } from "@/lib/shopping-list/rules/tokens";
import { type Measure, MONEY, PER, UNITS } from "@/lib/shopping-list/rules/words";

/** The committee's list of prices, which no shop may exceed (next day 10). */

/** So much of something, as a rate is for it: 1,000 grams, 12 pieces. */
export type Portion = { measure: Measure; of: number };

/** A product's rate, rupees for `per`; null where the list does not say for how much. `line` is as it was written. */
export type RateLine = { product: string; rate: number; line: string; per: Portion | null };

/** What the owner has said of a name of the list: which product it is, or null for what we do not sell. */
export type KnownName = { name: string; product: string | null };

export type OfficialList = { rates: RateLine[]; unmatched: string[] };

/** What lists say of a thing beside its name: its grade, its age, where it comes from. */
const GRADES = new Set(
	tokensOf(
		"new old naya nai purana purani desi local china chinese imported grade first second number no quality special best medium large small aala awal doim darja pahari irani afghani نیا نئی نئے پرانا پرانی دیسی چائنہ چائنا لوکل درجہ اول دوم اعلی اعلیٰ سپیشل پہاڑی ایرانی افغانی بڑا بڑی چھوٹا چھوٹی",
	).flatMap((token) => (token.kind === "word" ? token.text : [])),
);

const DATE = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/g;
/** The commas of thousands: no rate has six digits, so that `400,450` is a range. */
const THOUSANDS = /(?<!\d)([12]?\d),(?=\d{3}(?!\d))/g;
/** The commas of Urdu keyboards within a number. */
const URDU_COMMA = /(?<=\p{Nd})[٬،](?=\p{Nd})/gu;

/** The day (`YYYY-MM-DD`) that a list says it is of, as people write dates: day first, or year first. Null where it says none. */
export function dayOfList(text: string): string | null {
	const [written] = withPlainDigits(text).match(DATE) ?? [];
	const parts = written?.split(/[/.-]/).map((part) => part.padStart(2, "0")) ?? [];
	const [day = "", month = "", year = ""] = parts[0]?.length === 4 ? parts.toReversed() : parts;
	const said = `${year.length === 2 ? "20" : ""}${year}-${month}-${day}`;
	return Number.isNaN(Date.parse(said)) ? null : said;
}

const unitOf = (token: Token | undefined) => (token?.kind === "word" ? UNITS.get(token.text) : undefined);

/** A line of a list: what it names, what that costs, and for how much of it. */
type SaidRate = { words: string[]; rate: number; per: Portion | null };

/**
 * Reads a line; null where it says no rate. The last number that stands alone is the rate, else the last before a unit, as
 * in `95 kg`; but for one that counts the lines or the goods, as in `1 kg` or `250 g`, and the lower end of a range.
 */
function rateIn(line: string): SaidRate | null {
	const plain = withPlainDigits(line.replace(URDU_COMMA, ","));
	const tokens = tokensOf(plain.replace(DATE, " ").replace(THOUSANDS, "$1"));
	const numbers = tokens.flatMap((token, at) => {
		const [next, unit] = [tokens[at + 1], unitOf(tokens[at + 1])];
		const isAmount = unit?.of === 1 && unit.measure !== "pieces";
		if (token.kind !== "number" || next?.kind === "range" || isAmount) return [];
		return { value: token.value, at, isAlone: !unit, isPrice: token.value >= LOWEST_PRICE };
	});
	const rate =
		numbers.findLast(({ isAlone, isPrice }) => isAlone && isPrice) ??
		numbers.findLast(({ isPrice }) => isPrice) ??
		numbers.findLast(({ isAlone, at }) => isAlone && at > 0);
	// Paisa are left out: 90 is above a rate of 89.75.
	const value = Math.floor(rate?.value ?? 0);
	const words = tokens.flatMap((token) => (token.kind === "word" ? token.text : []));
	if (value < 1 || !words.some((word) => !MONEY.has(word))) return null;
	const unitAt = tokens.findLastIndex((token) => unitOf(token));
	const [unit, before] = [unitOf(tokens[unitAt]), tokens[unitAt - 1]];
	const times = before?.kind === "number" && unitAt - 1 !== rate?.at ? before.value : 1;
	const per = unit && { measure: unit.measure, of: unit.of * times };
	return { words: words.filter((word) => !MONEY.has(word) && !PER.has(word)), rate: value, per: per ?? null };
}

/** What a line names, under which the owner's word of it is remembered. */
export function nameIn(line: string): string {
	return (rateIn(line)?.words ?? []).join(" ");
}

/** The one product that the words surely mean, with or without unit and grade; null where that is not sure. */
function productOf<Item extends Searchable>(index: NameIndex<Item>, words: readonly string[]): Item | null {
	const withoutUnits = words.filter((word) => !UNITS.has(word));
	const plain = withoutUnits.filter((word) => !GRADES.has(word));
	for (const said of [words, withoutUnits, plain]) {
		const found = findNamed(index, said);
		if (found?.isSure) return found.products[0] ?? null;
	}
	return null;
}

/**
 * The rates of a list as it was pasted. Law: no product gets a rate that is not surely its own; what is not sure, and a
 * second line of one product, stays among the unmatched. Lines without a rate, such as headings, are left out.
 */
export function readRates<Item extends Searchable>(
	text: string,
	index: NameIndex<Item>,
	known: readonly KnownName[],
): OfficialList {
	const own = { ...index, known: new Map() };
	const here = new Set(index.products.map(({ _id }) => _id));
	const names = new Map(known.map(({ name, product }) => [name, product]));
	const rates = new Map<string, RateLine>();
	const unmatched: string[] = [];
	for (const line of linesOf(text)) {
		const said = rateIn(line);
		if (!said) continue;
		const { words, rate, per } = said;
		const chosen = names.get(words.join(" "));
		// What is on the shelf no more, another product may be called.
		const isKnown = chosen === null || (chosen !== undefined && here.has(chosen));
		const product = isKnown ? chosen : productOf(own, words)?._id;
		if (product === null) continue;
		if (product === undefined || rates.has(product)) unmatched.push(line);
		else rates.set(product, { product, rate, line, per });
	}
	return { rates: [...rates.values()], unmatched };
}

/** The lines of a list of what the owner has said that we do not sell. */
export function notSoldIn(text: string, known: readonly KnownName[]): string[] {
	const names = new Map(known.map(({ name, product }) => [name, product]));
	return linesOf(text).filter((line) => rateIn(line) && names.get(nameIn(line)) === null);
}

/** What of a product its price is for. */
type Priced = { offerPrice: number; unit: string; stepGrams?: number | null };

const KILO: Portion = { measure: "grams", of: 1000 };

/** For how much a rate of this product is: what the list says, else the kg of what is weighed. */
export function portionOf({ unit, stepGrams }: Priced, per: Portion | null): Portion | null {
	return per ?? (stepGrams || contentsOf(unit).grams ? KILO : null);
}

/** How much one of ours holds, and for how much the rate is; null where the two cannot be compared. */
function compared(product: Priced, said: Portion | null): { own: number; of: number } | null {
	const per = portionOf(product, said);
	if (!per) return { own: 1, of: 1 };
	const contents = product.stepGrams ? { grams: KILO.of } : contentsOf(product.unit);
	const own = per.measure === "some" ? undefined : contents[per.measure];
	return own ? { own, of: per.of } : null;
}

/** What we take for as much as the rate is for, whole rupees, rounded up; null where the two cannot be compared. */
export function ourPrice(product: Priced, said: Portion | null): number | null {
	const sizes = compared(product, said);
	return sizes && Math.ceil((product.offerPrice * sizes.of) / sizes.own);
}

/** The highest price of a product that is not above its rate, whole rupees; null where that cannot be said. */
export function mostAllowed(product: Priced, { rate, per }: Pick<RateLine, "rate" | "per">): number | null {
	const sizes = compared(product, per);
	return sizes && Math.floor((rate * sizes.own) / sizes.of);
}

/** By how many rupees we are above the rate; 0 where we are not, or it cannot be said. */
export function aboveBy(product: Priced, { rate, per }: Pick<RateLine, "rate" | "per">): number {
	return Math.max(0, (ourPrice(product, per) ?? 0) - rate);
}

/** Whether the rate is for a kg, and the price of what is sold by the piece for more or less. */
export function isOfOtherKg(product: Priced, said: Portion | null): boolean {
	const per = portionOf(product, said);
	const isKg = per?.measure === KILO.measure && per.of === KILO.of;
	return isKg && !product.stepGrams && contentsOf(product.unit).grams !== KILO.of;
}

/** A rate as it stands beside our price: one for a kg as the list has it, any other for as much as the price is for. */
export function shownRate(
	product: Priced,
	{ rate, per }: Pick<RateLine, "rate" | "per">,
): { rate: number; isPerKg: boolean } {
	const isPerKg = isOfOtherKg(product, per);
	return { rate: isPerKg ? rate : mostAllowed(product, { rate, per }) || rate, isPerKg };
}
