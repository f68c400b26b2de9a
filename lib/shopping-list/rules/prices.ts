import { numberOf } from "./number-words";
import { ARTICLES, isOfName, type NamePairs, type Numbered, plainNumber, unitAt, wordAt } from "./numbers";
import type { Token } from "./tokens";
import { MONEY, OF, PER, WORTH } from "./words";

/** Rupees that somebody wrote, and whether that may as well be how many he wants. */
export type Price = Numbered & { isUnsure: boolean };

/** From here on a number that says no unit may be rupees: "aloo 90". */
export const LEAST_PRICE = 20;

/** Nothing costs less. */
export const LOWEST_PRICE = 10;

const isMoney = (token: Token | undefined) =>
	token?.kind === "money" || (token?.kind === "word" && MONEY.has(token.text));

/** The token after the signs and words of money. */
function afterMoney(tokens: readonly Token[], at: number): number {
	return isMoney(tokens[at]) || WORTH.has(wordAt(tokens, at) ?? "") ? afterMoney(tokens, at + 1) : at;
}

/** The token after the unit that a price is for: `kilo`, `per kg`, `/kg`, `ka kilo`, `a kilo`, `per 250 g`. */
function afterUnit(tokens: readonly Token[], at: number, pairs: NamePairs, isAlone: boolean): number | null {
	const word = wordAt(tokens, at) ?? "";
	const isPer = PER.has(word) || tokens[at]?.kind === "slash";
	const begin = isPer || OF.has(word) || ARTICLES.has(word) ? at + 1 : at;
	if (begin === at && !isAlone) return null;
	const unit = (isPer ? plainNumber(tokens, begin, pairs)?.next : null) ?? begin;
	return isOfName(tokens, unit, pairs) ? null : (unitAt(tokens, unit, true)?.next ?? null);
}

/** The number that ends before this token; null where none does. */
function valueBefore(tokens: readonly Token[], at: number): number | null {
	const token = tokens[at - 1];
	return token?.kind === "number" ? token.value : (numberOf(wordAt(tokens, at - 1) ?? "") ?? null);
}

/** `200 rs`, `Rs 200`, `@ 90`, `200/-`, `120/kg`, `90 ka`, `180 wala`, each with the unit that it is for. */
export function priceAt(tokens: readonly Token[], at: number, pairs: NamePairs): Price | null {
	const isBefore = isMoney(tokens[at]) || tokens[at]?.kind === "at";
	const number = plainNumber(tokens, isBefore ? at + 1 : at, pairs);
	if (!number) return isMoney(tokens[at]) ? { value: 0, next: at + 1, isUnsure: false } : null;
	const { value } = number;
	const next = afterMoney(tokens, number.next);
	const isAfter = next > number.next;
	// Of "dhania 2 Rs 60" and "aloo 90 rs 2 kg" the larger number is the price.
	const other = isAfter && !isBefore ? plainNumber(tokens, next, pairs) : null;
	if (other && other.value > value) return null;
	const isPer = PER.has(wordAt(tokens, next) ?? "") || tokens[next]?.kind === "slash";
	const unit = afterUnit(tokens, next, pairs, isBefore || isMoney(tokens[next - 1]));
	const isOf = OF.has(wordAt(tokens, next) ?? "") && !unitAt(tokens, next, true);
	if (!isBefore && !isAfter && !isOf && !(isPer && unit !== null && value >= LOWEST_PRICE)) return null;
	// "dhania 10 Rs 12" may be ten, or twelve for ten rupees each; so may "dhania 30 rs 2".
	const before = isMoney(tokens[at]) ? (valueBefore(tokens, at) ?? 0) : 0;
	const isUnsure = before >= LOWEST_PRICE || (other !== null && !unitAt(tokens, other.next, true));
	return { value, next: unit ?? next, isUnsure };
}
