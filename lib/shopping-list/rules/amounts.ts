import type { Place, Token } from "./tokens";
import {
	ASKING,
	HUNDREDS,
	JOINERS,
	MONEY,
	NUMBERS,
	PER,
	RANGE_WORDS,
	SHIFTS,
	UNITS,
	type Unit,
} from "./words";

/** So much of something: `2 kg`, or a bare `2`, or a unit that stands for one of it. */
export type Amount = Place & {
	kind: "amount";
	value: number | null;
	unit: Unit | null;
	/** The unit's own word, which may belong to a name: `Mango Peti`. */
	unitWord?: string;
	/** A range, or a number that was said twice. */
	isUnsure?: boolean;
};
/** What a line is made of once its numbers are read. */
export type Piece =
	| Amount
	| (Place & { kind: "word"; text: string })
	| (Place & { kind: "price"; value: number })
	| (Place & { kind: "part" })
	| (Place & { kind: "times" });

/** Which words of names look like numbers or joiners, or have a comma between: `three colours`, `chutney and raita`. */
export type NamePairs = ReadonlySet<string>;
export const pairOf = (one: string, next: string) => `${one} ${next}`;
export const commaPairOf = (one: string, next: string) => `${one}, ${next}`;

const wordAt = (tokens: readonly Token[], at: number) => {
	const token = tokens[at];
	return token?.kind === "word" ? token.text : undefined;
};

const ARTICLES = new Set(["a", "an"]);

type Said = { value: number; next: number; isUnsure: boolean };

/** The number that begins at this token, in digits or words; null where none does. */
function plainNumber(tokens: readonly Token[], at: number, pairs: NamePairs): Omit<Said, "isUnsure"> | null {
	const token = tokens[at];
	if (token?.kind === "number") return hundredsAfter(tokens, at + 1, token.value, pairs);
	const word = wordAt(tokens, at);
	if (word === undefined || pairs.has(pairOf(word, wordAt(tokens, at + 1) ?? ""))) return null;
	if (word === "do" && ASKING.has(wordAt(tokens, at - 1) ?? "")) return null;
	if (ARTICLES.has(word) && UNITS.has(wordAt(tokens, at + 1) ?? "")) return { value: 1, next: at + 1 };
	const shift = SHIFTS.get(word);
	if (shift) {
		const of = plainNumber(tokens, at + 1, pairs);
		if (of && of.value >= 1) return { value: hundredfold(of.value, shift.by), next: of.next };
		return hundredsAfter(tokens, at + 1, shift.alone, pairs);
	}
	const value = NUMBERS.get(word) ?? HUNDREDS.get(word);
	const ones = NUMBERS.get(wordAt(tokens, at + 1) ?? "");
	// "twenty five"
	if (value !== undefined && value >= 20 && value < 100 && ones !== undefined && ones >= 1 && ones < 10)
		return hundredsAfter(tokens, at + 2, value + ones, pairs);
	return value === undefined ? null : hundredsAfter(tokens, at + 1, value, pairs);
}

/** A quarter more or less of what is counted in hundreds: `sarhe teen sau`. */
function hundredfold(value: number, by: number): number {
	if (value >= 100 && value % 100 === 0) return value + by * (value >= 1000 ? 1000 : 100);
	return value + by;
}

function hundredsAfter(tokens: readonly Token[], at: number, value: number, pairs: NamePairs) {
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

/** Where the number after "2 to", "2-", "2 ya", "do aur aadha" begins. */
function isBetween(token: Token | undefined): boolean {
	return token?.kind === "range" || (token?.kind === "word" && RANGE_WORDS.has(token.text));
}

/** A number with what belongs to it: a range is its upper end, `2 aur aadha` the sum. */
function numberAt(tokens: readonly Token[], at: number, pairs: NamePairs): Said | null {
	const first = plainNumber(tokens, at, pairs);
	if (!first) return null;
	const { value, next } = first;
	const isAnd = JOINERS.has(wordAt(tokens, next) ?? "");
	const half = plainNumber(tokens, ARTICLES.has(wordAt(tokens, next + 1) ?? "") ? next + 2 : next + 1, pairs);
	if (isAnd && half && half.value < 1 && value >= 1)
		return { value: value + half.value, next: half.next, isUnsure: false };
	if (ARTICLES.has(wordAt(tokens, next) ?? "")) return { value, next, isUnsure: false };
	const upper = plainNumber(tokens, isBetween(tokens[next]) ? next + 1 : next, pairs);
	// `do teen kilo` is a range like `2-3 kg`; `2 2 kg` is 2 of each.
	if (upper && upper.value >= value && (isBetween(tokens[next]) || upper.value <= value + 5))
		return { value: upper.value, next: upper.next, isUnsure: true };
	return { value, next, isUnsure: false };
}

/** Whether a word belongs to a name with the one beside it: "bottle gourd", "juice set". */
function isOfName(tokens: readonly Token[], at: number, pairs: NamePairs): boolean {
	const word = wordAt(tokens, at) ?? "";
	const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
	return pairs.has(pairOf(before ?? "", word)) || pairs.has(pairOf(word, after ?? ""));
}

type SaidUnit = { unit: Unit; word: string; next: number };

/** The unit at this token, of one word or of two (`k g`, `کے جی`); of one letter only right after a number. */
function unitAt(tokens: readonly Token[], at: number, isAfterNumber: boolean): SaidUnit | null {
	const [word = "", second = ""] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
	const both = word !== "" && second !== "" ? UNITS.get(word + second) : undefined;
	if (both) return { unit: both, word: word + second, next: at + 2 };
	const unit = UNITS.get(word);
	return unit && (isAfterNumber || word.length > 1) ? { unit, word, next: at + 1 } : null;
}

const isMoney = (token: Token | undefined) =>
	token?.kind === "money" || (token?.kind === "word" && MONEY.has(token.text));

/** `200 rs`, `Rs 200`, `@ 90`, `200/-`, each with a `per kg` after it. */
function priceAt(
	tokens: readonly Token[],
	at: number,
	pairs: NamePairs,
): { value: number; next: number } | null {
	const isBefore = isMoney(tokens[at]) || tokens[at]?.kind === "at";
	const number = plainNumber(tokens, isBefore ? at + 1 : at, pairs);
	if (!number) return isMoney(tokens[at]) ? { value: 0, next: at + 1 } : null;
	let { next } = number;
	const isAfter = isMoney(tokens[next]) || wordAt(tokens, next) === "wala" || wordAt(tokens, next) === "wali";
	const per =
		PER.has(wordAt(tokens, next) ?? "") || (tokens[next]?.kind === "and" && unitAt(tokens, next + 1, true));
	if (!isBefore && !isAfter && !(per && number.value >= 20)) return null;
	while (isMoney(tokens[next]) || wordAt(tokens, next) === "wala" || wordAt(tokens, next) === "wali")
		next += 1;
	const isPer = PER.has(wordAt(tokens, next) ?? "") || (per && tokens[next]?.kind === "and");
	const unit = isPer ? unitAt(tokens, next + 1, true) : null;
	return { value: number.value, next: unit?.next ?? next };
}

/** A number with its unit, or a unit alone; null where none stands here. */
function amountAt(
	tokens: readonly Token[],
	at: number,
	pairs: NamePairs,
): { piece: Amount; next: number } | null {
	const number = numberAt(tokens, at, pairs);
	const end = number?.next ?? at;
	// "2-kg", "half a kilo"
	const skips = number && (tokens[end]?.kind === "range" || ARTICLES.has(wordAt(tokens, end) ?? ""));
	const unit = isOfName(tokens, end, pairs) ? null : unitAt(tokens, skips ? end + 1 : end, number !== null);
	if (!number && !unit) return null;
	const next = unit?.next ?? end;
	const piece: Amount = {
		kind: "amount",
		value: number?.value ?? null,
		unit: unit?.unit ?? null,
		unitWord: unit?.word,
		isUnsure: number?.isUnsure,
		from: tokens[at]?.from ?? 0,
		to: tokens[next - 1]?.to ?? 0,
	};
	return { piece, next };
}

/** A word that is neither number nor unit, or a sign. */
function pieceAt(tokens: readonly Token[], at: number, pairs: NamePairs, token: Token): Piece | null {
	const { from, to } = token;
	const isInName = pairs.has(commaPairOf(wordAt(tokens, at - 1) ?? "", wordAt(tokens, at + 1) ?? ""));
	if (token.kind === "comma") return isInName ? null : { kind: "part", from, to };
	if (token.kind === "and") return { kind: "part", from, to };
	if (token.kind === "times") return { kind: "times", from, to };
	if (token.kind !== "word") return null;
	const { text } = token;
	if (JOINERS.has(text) && !isOfName(tokens, at, pairs)) return { kind: "part", from, to };
	return text === "x" ? { kind: "times", from, to } : { kind: "word", text, from, to };
}

/** Reads the numbers, units and prices of a line; what is none of them stays a word. */
export function piecesOf(tokens: readonly Token[], pairs: NamePairs): Piece[] {
	const pieces: Piece[] = [];
	for (let at = 0; at < tokens.length; ) {
		const token = tokens[at];
		if (!token) break;
		const price = priceAt(tokens, at, pairs);
		const amount = price ? null : amountAt(tokens, at, pairs);
		const piece = price
			? {
					kind: "price" as const,
					value: price.value,
					from: token.from,
					to: tokens[price.next - 1]?.to ?? token.to,
				}
			: (amount?.piece ?? pieceAt(tokens, at, pairs, token));
		if (piece) pieces.push(piece);
		at = price?.next ?? amount?.next ?? at + 1;
	}
	return pieces;
}
