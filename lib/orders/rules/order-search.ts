import type { AddressInput } from "@/lib/accounts/schema";
import { orderNumber } from "./order";

/** The words by which an order is found: lower case, without accents, a phone as one run of digits. */

const MAX_TERMS = 6;

function wordsOf(text: string): string[] {
	return text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
}

function phoneDigits(text: string): string {
	return text.replace(/\D/g, "").replace(/^(0092|92)/, "0");
}

type Findable = {
	_id: unknown;
	customer: { name: string };
	address: Pick<AddressInput, "firstName" | "lastName" | "phoneNumber">;
};

/** Every word of an order that a seller may type: its number, the names on it, the phone. */
export function searchWordsOf({ _id, customer, address }: Findable): string[] {
	const names = `${customer.name} ${address.firstName} ${address.lastName}`;
	const number = orderNumber(String(_id)).split("-").slice(1).join("").toLowerCase();
	return [...new Set([number, phoneDigits(address.phoneNumber), ...wordsOf(names)])];
}

/** Digits written in groups, as a phone is; not the end of a word and the number after it. */
const SPOKEN_DIGITS = /(?<![\p{L}\d])\d[\d\s-]*\d(?![\p{L}\d])/gu;

/** What was typed, as the beginnings of words that must all be there. */
export function searchTermsOf(query: string): string[] {
	const joined = query.replace(/\bsbz-/gi, " ").replace(SPOKEN_DIGITS, (run) => run.replace(/[\s-]/g, ""));
	const terms = joined
		.split(/\s+/)
		.flatMap((chunk) => (/^\+?\d{5,}$/.test(chunk) ? [phoneDigits(chunk)] : wordsOf(chunk)));
	return terms.slice(0, MAX_TERMS);
}

/** True for a term that is a whole order number or a whole phone, and so needs no longer word to match. */
export function isWholeWord(term: string): boolean {
	return /^[0-9a-f]{6}$/.test(term) || /^03\d{9}$/.test(term);
}
