/**
 * Words of unknown direction inside a sentence (working day 7): a number, a name, an address. Isolated, they can neither
 * turn the words around them nor be turned by them, wherever the sentence is shown. A page does the same by `<bdi>`.
 */

const LTR = "\u2066";
const BY_FIRST_LETTER = "\u2068";
const END = "\u2069";

/** All signs by which a text tells how it is to be turned. */
const TURNING_SIGNS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const ARABIC_LETTER = /[\u0620-\u065f\u066e-\u06d3\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;

/** The text without any sign that turns it. */
export function withoutIsolates(text: string): string {
	return text.replace(TURNING_SIGNS, "");
}

/** A value as it stands in a sentence that runs from the right: left to right, unless it holds letters of Urdu itself. */
export function isolated(text: string): string {
	const plain = withoutIsolates(text);
	return `${ARABIC_LETTER.test(plain) ? BY_FIRST_LETTER : LTR}${plain}${END}`;
}

/** The same of what may be made of isolated values already: that is left as it is. */
export function isolatedOnce(text: string): string {
	return withoutIsolates(text) === text ? isolated(text) : text;
}

/** A value as it stands in a sentence of English: isolated where it holds letters of Urdu, which would turn the number behind it. */
export function isolatedUrdu(text: string): string {
	return ARABIC_LETTER.test(text) ? isolated(text) : text;
}

/** The same text with each isolated value given to `mark`, and all else to `plain`. */
export function mapIsolates(
	text: string,
	mark: (value: string, direction: "ltr" | "auto") => string,
	plain: (rest: string) => string,
): string {
	return text
		.split(/([\u2066\u2068][^\u2066-\u2069]*\u2069)/)
		.map((part, index) => {
			if (index % 2 === 0) return plain(part);
			return mark(part.slice(1, -1), part.startsWith(LTR) ? "ltr" : "auto");
		})
		.join("");
}
