import { plainText } from "@/lib/products/rules/spelling";

/** Where a token stands in its text. */
export type Place = { from: number; to: number };

/** What is read of a list: a typed number, a word under its one spelling, or what stands between them. */
export type Token = Place &
	(
		| { kind: "number"; value: number }
		| { kind: "word"; text: string }
		| { kind: "times" | "money" | "comma" | "and" | "range" | "at" }
	);

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
		.replaceAll("٫", ".")
		.replaceAll("٬", " ");
}

/** `1½`, `½`, `1 1/2`, `1/2`, `.5`, `1.5`, `2`. */
const NUMBER =
	/(?<whole>\d+)[ -]*(?<part>[½¼¾⅓⅔⅛])|(?<alone>[½¼¾⅓⅔⅛])|(?<mixed>\d+)[ -]+(?<over>[1-9])[/⁄](?<under>[2-9])(?!\d)|(?<top>\d+)[/⁄](?<bottom>[1-9]\d*)|(?<plain>\d+\.\d+|(?<![\p{L}\d.])\.\d+|\d+)/u;
const SIGNS =
	/(?<times>[×✕*])|(?<money>\/[-=]|₨)|(?<comma>[,،;؛])|(?<and>[+&]|\/(?=\s*\p{L}))|(?<range>[–~-](?=\s*[\d½¼¾]))|(?<at>@)/u;
const SIGN_KINDS = ["times", "money", "comma", "and", "range", "at"] as const;
const WORD = /(?<word>\p{L}(?:[\p{L}\p{M}\u200c'’]|\.(?=\p{L}))*)/u;
const LEXEME = new RegExp(`${NUMBER.source}|${SIGNS.source}|${WORD.source}`, "gu");

function numberOf(groups: Record<string, string | undefined>): number | null {
	const { whole, part, alone, mixed, over, under, top, bottom, plain } = groups;
	if (whole !== undefined) return Number(whole) + (FRACTIONS[part ?? ""] ?? 0);
	if (alone !== undefined) return FRACTIONS[alone] ?? null;
	if (mixed !== undefined) return Number(mixed) + Number(over) / Number(under);
	if (top !== undefined) return Number(top) / Number(bottom);
	return plain === undefined ? null : Number(plain);
}

/** A dot between single letters belongs to them: `k.g`. */
const INITIALS = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** The tokens of a text whose digits are plain, in their order. */
export function tokensOf(text: string): Token[] {
	return [...text.matchAll(LEXEME)].flatMap((match): Token[] => {
		const place = { from: match.index, to: match.index + match[0].length };
		const groups = match.groups ?? {};
		const value = numberOf(groups);
		if (value !== null) return [{ ...place, kind: "number", value }];
		if (groups.word !== undefined) {
			const words = plainText(groups.word.replace(INITIALS, "$1")).split(" ");
			return words.filter(Boolean).map((one) => ({ ...place, kind: "word", text: one }));
		}
		const sign = SIGN_KINDS.find((kind) => groups[kind] !== undefined);
		return sign ? [{ ...place, kind: sign }] : [];
	});
}
