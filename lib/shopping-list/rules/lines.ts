import { unitAt } from "./numbers";
import { tokensOf, withPlainDigits } from "./tokens";

/** The most that is read of a list at once: lines as they are written, and characters (next day 5). */
export const MAX_LIST_LINES = 100;
export const MAX_LIST_LENGTH = 5000;

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f\u00a0]*[AaPp]\.?[Mm]\.?)?`;
const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
/** What WhatsApp puts before a message that is copied: `[11/25, 6:10 PM] Ali: `, `25/11/2026, 18:10 - Ali: `. */
const HEADER = new RegExp(
	String.raw`^[\u200e\u200f\u202a-\u202e\s]*(?:\[(?:${DATE},?\s+${TIME}|${TIME},?\s+${DATE})\]|${DATE},?\s+${TIME}\s+[-–])\s*(?:[^:\n]{1,40}:(?=\s|$))?`,
	"u",
);
/** What it writes in place of a picture, or of its own, in small letters. */
const MACHINE =
	/^[\u200e\u200f\s]*(?:<[^<>\n]*>|(?:messages and calls are end-to-end encrypted|this message was deleted|forwarded).*|image omitted)$/u;
const BULLET =
	/^[\s\u200e\u200f]*(?:[-–—•·*▪◦●○☐☑✓✔✅➡→>#]+\s*|\[[ xX✓]?\]\s*|\(?\d{1,3}\)\s*|\d{1,3}[.۔](?!\d)\s*|\d{1,3}\s*[-–:]\s+(?=\p{L}.*\d)|[A-Za-z][.)]\s+)/u;
const NUMBERED = /^\s*(\d{1,3})\s*[-–:]?\s+(?=\p{L}|\d)/u;
/** An amount, and no bare price: `1 aloo 2 kg`, `1 dhania 2`. */
const ANOTHER_NUMBER = /^\s*\d+\s*[-–:]?\s+.*(?:[\d½¼¾]\s*-?\s*\p{L}|(?<!\d)1?\d[\s.,)\]]*$)/u;
const MAY_COUNT = /^\s*\(?\d{1,3}[.)۔]\s*\p{L}/u;

/** Longer than any unit. */
const UNIT_LENGTH = 16;
const beginsWithUnit = (text: string) => unitAt(tokensOf(text.slice(0, UNIT_LENGTH)), 0, true) !== null;

/** A number is no bullet where a unit follows it, and no other number: `2.kg aloo`. */
const withoutBullets = (line: string): string => {
	const rest = line.replace(BULLET, "");
	const bullet = line.slice(0, line.length - rest.length);
	const isAmount = /\d/.test(bullet) && !/\d/.test(rest) && beginsWithUnit(rest);
	return !bullet || isAmount ? line : withoutBullets(rest);
};

/** Whether a line that `linesOf` gives begins with a number that may be its amount, or count the lines: `2. kg aloo`. */
export const mayBeCounted = (line: string) => MAY_COUNT.test(withPlainDigits(line));

/** Numbers in front that only count the lines: 1, 2, 3 beside amounts of their own. */
function isCounted(lines: readonly string[]): boolean {
	const counts = lines.map((line) => Number(NUMBERED.exec(line)?.[1] ?? 0));
	const isCounting = lines.length > 2 && counts.every((count, at) => count === at + 1);
	if (!isCounting || lines.some((line) => beginsWithUnit(line.replace(NUMBERED, "")))) return false;
	return lines.every((line) => ANOTHER_NUMBER.test(line) || /^\s*\d+\s*[-–:]\s/u.test(line));
}

/** The lines of a list as they were written, without what a chat or a numbered list puts in front. */
export function linesOf(text: string): string[] {
	const written = text.split(/\r\n?|\n|\u2028/);
	const lines = written.flatMap((line) => {
		const said = withPlainDigits(line).replace(HEADER, "");
		const plain = withoutBullets(said);
		return MACHINE.test(said.toLowerCase()) || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)
			? []
			: [{ line, plain }];
	});
	const counts = isCounted(lines.map(({ plain }) => plain));
	return lines.map(({ line, plain }) => {
		const rest = counts ? plain.replace(NUMBERED, "") : plain;
		// Only what stood in front was taken away, and other digits are as long.
		return line.slice(line.length - rest.length).trim();
	});
}
