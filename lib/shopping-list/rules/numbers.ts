import { HUNDREDS, NUMBERS, numberOf, SHIFTS } from "./number-words";
import type { Token } from "./tokens";
import {
	AFTER_NUMBERS,
	ASKING,
	FILLERS,
	HEADS,
	JOINERS,
	OTHER_GOODS,
	RANGE_WORDS,
	UNITS,
	type Unit,
} from "./words";

/** Which words of names look like numbers or joiners, or have a comma between: `three colours`, `chutney and raita`. */
export type NamePairs = ReadonlySet<string>;
export const pairOf = (one: string, next: string) => `${one} ${next}`;
export const commaPairOf = (one: string, next: string) => `${one}, ${next}`;

export const wordAt = (tokens: readonly Token[], at: number) => {
	const token = tokens[at];
	return token?.kind === "word" ? token.text : undefined;
};

/** Whether a word belongs to a name with the one beside it: "bottle gourd", "juice set". */
export function isOfName(tokens: readonly Token[], at: number, pairs: NamePairs): boolean {
	const word = wordAt(tokens, at) ?? "";
	const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
	return pairs.has(pairOf(before ?? "", word)) || pairs.has(pairOf(word, after ?? ""));
}

type SaidUnit = { unit: Unit; word: string; next: number };

/** The unit at this token, of one word or of two (`k g`, `کے جی`); of one letter and some others only right after a number. */
export function unitAt(tokens: readonly Token[], at: number, isAfterNumber: boolean): SaidUnit | null {
	const [word = "", second = ""] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
	const both = word !== "" && second !== "" ? UNITS.get(word + second) : undefined;
	if (both) return { unit: both, word: word + second, next: at + 2 };
	const unit = UNITS.get(word) ?? (isAfterNumber ? HEADS.get(word) : undefined);
	return unit && (isAfterNumber || (word.length > 1 && !AFTER_NUMBERS.has(word)))
		? { unit, word, next: at + 1 }
		: null;
}

export const ARTICLES = new Set(["a", "an"]);
/** Two, and "give": "do kilo", "kilo aloo do". */
const GIVE = new Set(["do", "دو"]);
/** Twelve, and "big": "bara kilo", "bara nariyal". */
export const TWELVE_OR_BIG = "bara";
/** Three, and a can: "tin kilo", "coconut tin". */
const TIN = "tin";

/** A number, and the token after it. */
export type Numbered = { value: number; next: number };

/** The number that begins at this token, in digits or words; null where none does. */
export function plainNumber(tokens: readonly Token[], at: number, pairs: NamePairs): Numbered | null {
	const token = tokens[at];
	if (token?.kind === "number") return hundredsAfter(tokens, at + 1, token.value, pairs);
	const word = wordAt(tokens, at);
	if (word === undefined || pairs.has(pairOf(word, wordAt(tokens, at + 1) ?? ""))) return null;
	const isBeforeUnit = () => unitAt(tokens, at + 1, true) !== null;
	if (GIVE.has(word) && ASKING.has(wordAt(tokens, at - 1) ?? "") && !isBeforeUnit()) return null;
	if (OTHER_GOODS.has(word) && !isBeforeUnit()) return null;
	if (ARTICLES.has(word) && UNITS.has(wordAt(tokens, at + 1) ?? "")) return { value: 1, next: at + 1 };
	if (word === TWELVE_OR_BIG) {
		const isCounted = tokens[at - 1]?.kind === "number" || NUMBERS.has(wordAt(tokens, at - 1) ?? "");
		return isBeforeUnit() && !isCounted ? { value: 12, next: at + 1 } : null;
	}
	const shift = SHIFTS.get(word);
	if (shift) {
		const of = plainNumber(tokens, at + 1, pairs);
		if (of && of.value >= 1) return { value: hundredfold(of.value, shift.by), next: of.next };
		return hundredsAfter(tokens, at + 1, shift.alone, pairs);
	}
	// "so" is a hundred after a number and before a unit; elsewhere it is English.
	const value = numberOf(word) ?? (word === "so" && !isBeforeUnit() ? undefined : HUNDREDS.get(word));
	if (value === undefined) return null;
	const second = wordAt(tokens, at + 1) ?? "";
	const ones = GIVE.has(second) ? undefined : NUMBERS.get(second);
	// "twenty five"
	if (value >= 20 && value < 100 && value % 10 === 0 && ones !== undefined && ones >= 1 && ones < 10)
		return hundredsAfter(tokens, at + 2, value + ones, pairs);
	return hundredsAfter(tokens, at + 1, value, pairs);
}

/** A quarter more or less of what is counted in hundreds: `sarhe teen sau`. */
function hundredfold(value: number, by: number): number {
	if (value >= 100 && value % 100 === 0) return value + by * (value >= 1000 ? 1000 : 100);
	return value + by;
}

function hundredsAfter(tokens: readonly Token[], at: number, value: number, pairs: NamePairs): Numbered {
	const hundred = HUNDREDS.get(wordAt(tokens, at) ?? "");
	if (hundred !== undefined) {
		const rest = plainNumber(tokens, at + 1, pairs);
		const isTail = rest !== null && rest.value >= 1 && rest.value < hundred;
		return { value: value * hundred + (isTail ? rest.value : 0), next: isTail ? rest.next : at + 1 };
	}
	// "three quarter", "teen chothai".
	if (NUMBERS.get(wordAt(tokens, at) ?? "") === 0.25 && value <= 3) return { value: value / 4, next: at + 1 };
	return { value, next: at };
}

/** Whether the word here may be no number: "do" that ends its wish or is asked with, "bara" before what may be big, "tin" behind a name. */
function isGuess(tokens: readonly Token[], at: number): boolean {
	const word = wordAt(tokens, at) ?? "";
	if (word === TWELVE_OR_BIG) {
		const { measure, of } = unitAt(tokens, at + 1, true)?.unit ?? {};
		return measure === "packs" || measure === "cases" || (measure === "pieces" && of === 1);
	}
	if (word === TIN) return wordAt(tokens, at - 1) !== undefined && !unitAt(tokens, at + 1, true);
	if (!GIVE.has(word)) return false;
	const next = tokens.slice(at + 1).find((token) => token.kind !== "word" || !FILLERS.has(token.text));
	const goesOn = next?.kind === "times" || (next?.kind === "word" && !JOINERS.has(next.text));
	return !goesOn || ASKING.has(wordAt(tokens, at - 1) ?? "");
}

/** Where the number after "2 to", "2-", "2 ya", "do aur aadha" begins. */
function isBetween(token: Token | undefined): boolean {
	return token?.kind === "range" || (token?.kind === "word" && RANGE_WORDS.has(token.text));
}

/** A number with what belongs to it: a range is its upper end, `2 aur aadha` the sum. */
export function numberAt(
	tokens: readonly Token[],
	at: number,
	pairs: NamePairs,
): (Numbered & { isUnsure: boolean }) | null {
	const first = plainNumber(tokens, at, pairs);
	if (!first) return null;
	const { value, next } = first;
	const isAnd = JOINERS.has(wordAt(tokens, next) ?? "");
	const half = plainNumber(tokens, ARTICLES.has(wordAt(tokens, next + 1) ?? "") ? next + 2 : next + 1, pairs);
	if (isAnd && half && half.value < 1 && value >= 1)
		return { value: value + half.value, next: half.next, isUnsure: false };
	const isUnsure = next === at + 1 && isGuess(tokens, at);
	if (ARTICLES.has(wordAt(tokens, next) ?? "")) return { value, next, isUnsure };
	const upper = plainNumber(tokens, isBetween(tokens[next]) ? next + 1 : next, pairs);
	// `do teen kilo` is a range like `2-3 kg`; `2 2 kg` is 2 of each.
	if (upper && upper.value >= value && (isBetween(tokens[next]) || upper.value <= value + 5))
		return { value: upper.value, next: upper.next, isUnsure: true };
	return { value, next, isUnsure };
}
