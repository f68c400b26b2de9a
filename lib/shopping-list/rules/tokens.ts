import { plainText } from "@/lib/products/rules/spelling";
import { SPELLED_ALIKE, UNITS } from "./words";

/** Where a token stands in its text. */
export type Place = { from: number; to: number };

/** What is read of a list: a typed number, a word under its one spelling, or what stands between them. */
export type Token = Place &
	({ kind: "number"; value: number; mayCount: boolean } | { kind: "word"; text: string } | { kind: Sign });

const FRACTIONS: Readonly<Record<string, number>> = {
	"½": 1 / 2,
	"¼": 1 / 4,
	"¾": 3 / 4,
	"⅓": 1 / 3,
	"⅔": 2 / 3,
	"⅛": 1 / 8,
};

/** Digits of Urdu and Arabic keyboards as the others, in a text of the same length. */
export function withPlainDigits(text: string): string {
	return text
		.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15))
		.replace(/٫|(?<=\d)[۔·](?=\d)/g, ".")
		.replaceAll("٬", " ");
}

/** `1½`, `½`, `1 1/2`, `1/2`, `.5`, `1.5`, `2`. */
const NUMBER =
	/(?<whole>\d+)[ -]*(?<part>[½¼¾⅓⅔⅛])|(?<alone>[½¼¾⅓⅔⅛])|(?<mixed>\d+)[ -]+(?<over>[1-9])[/⁄](?<under>[2-9])(?!\d)|(?<top>[1-9](?!\d))[/⁄](?<bottom>[1-9]\d*)|(?<plain>\d+\.\d+|(?<![\p{L}\d.])\.\d+|\d+)/uy;
const WORD =
	/[A-Za-z](?:(?![\u0600-\u06ff])[\p{L}\p{M}\u200c'’]|\.(?=\p{L}))*|\p{L}(?:(?![A-Za-z])[\p{L}\p{M}\u200c'’]|\.(?=\p{L}))*/uy;
/** A unit that is written together with its number and what follows: `2kgaloo`. */
const GLUED = /(?<=\d)(?:kg|kilo|pao|gm|g(?=x\d)|dozen|darjan|gaddi|کلو|پاؤ)(?=\p{L}{3}|x\d)/iuy;
/** A dot between single letters belongs to them: `k.g`. */
const INITIALS = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;

function numberOf(groups: Record<string, string | undefined>): number | null {
	const { whole, part, alone, mixed, over, under, top, bottom, plain } = groups;
	if (whole !== undefined) return Number(whole) + (FRACTIONS[part ?? ""] ?? 0);
	if (alone !== undefined) return FRACTIONS[alone] ?? null;
	if (mixed !== undefined) return Number(mixed) + Number(over) / Number(under);
	if (top !== undefined) return Number(top) / Number(bottom);
	return plain === undefined ? null : Number(plain);
}

/** `1,5 kg`, `2,500 g`: before a weight, and only there, a comma between digits is no comma of a list. */
const WEIGHT_COMMA = /(?<![\d.,])(\d{1,2}),(\d{1,3})(?=\s*(\p{L}+))/gu;

/** A text of the same length in which such commas are dots, or gone where they are of thousands. */
function withoutWeightCommas(text: string): string {
	return text.replace(WEIGHT_COMMA, (written, whole, part, word) => {
		const { measure, of } = UNITS.get(plainText(word)) ?? {};
		if (measure !== "grams" || (part.length === 3 && of !== 1)) return written;
		return part.length === 3 ? `0${whole}${part}` : `${whole}.${part}`;
	});
}

/** Behind a number that may only count what follows: `aloo 2 kg, 2) pyaz`. */
const COUNTS = /^\s*[^\p{L}\p{N}\s,،;؛×✕*+&@(]+\s*\p{L}/u;

type Sign = "times" | "money" | "comma" | "and" | "slash" | "range" | "at";
const SIGNS: Readonly<Record<string, Sign>> = {
	"×": "times",
	"✕": "times",
	"*": "times",
	"₨": "money",
	",": "comma",
	"،": "comma",
	";": "comma",
	"؛": "comma",
	"+": "and",
	"&": "and",
	"@": "at",
};

/** Not after a digit: `2. kg`. */
const ENDS_PART = /^\D(?:\.\s+|۔\s*)\p{L}/u;
const DASH_APART = /^\s[-–]\s+\p{L}/u;

function signAt(text: string, at: number): Sign | undefined {
	const sign = text.charAt(at);
	const rest = () => text.slice(at + 1).trimStart();
	if (sign === "." || sign === "۔") return ENDS_PART.test(text.slice(at - 1)) ? "comma" : undefined;
	if ((sign === "-" || sign === "–") && !/\d/.test(text) && DASH_APART.test(text.slice(at - 1)))
		return "comma";
	if (sign === "/") {
		if (/^[-=]/.test(text.slice(at + 1))) return "money";
		return /^(?:\d|\s*\p{L})/u.test(text.slice(at + 1)) ? "slash" : undefined;
	}
	if (sign === "-" || sign === "–" || sign === "~") return /^[\d½¼¾]/.test(rest()) ? "range" : undefined;
	return SIGNS[sign];
}

/** What a sticky pattern finds at this place. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
	pattern.lastIndex = at;
	return pattern.exec(text);
}

/** The tokens of a text whose digits are plain, in their order. */
export function tokensOf(written: string): Token[] {
	const tokens: Token[] = [];
	const text = withoutWeightCommas(written);
	for (let from = 0; from < text.length; ) {
		const word = (matchAt(GLUED, text, from) ?? matchAt(WORD, text, from))?.[0];
		const number = word === undefined ? matchAt(NUMBER, text, from) : null;
		const to = from + Math.max(1, word?.length ?? number?.[0].length ?? 1);
		if (word !== undefined) {
			const plain = plainText(word.includes(".") ? word.replace(INITIALS, "$1") : word);
			for (const one of plain.split(" "))
				if (one) tokens.push({ from, to, kind: "word", text: SPELLED_ALIKE.get(one) ?? one });
		} else if (number) {
			const mayCount = text.charAt(from - 1) !== "(" && COUNTS.test(text.slice(to, to + 9));
			tokens.push({ from, to, kind: "number", value: numberOf(number.groups ?? {}) ?? 0, mayCount });
		} else {
			const sign = signAt(text, from);
			if (sign) tokens.push({ from, to, kind: sign });
		}
		from = to;
	}
	return tokens;
}
