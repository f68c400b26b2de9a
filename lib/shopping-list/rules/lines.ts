import { piecesOf } from "./amounts";
import { unitAt } from "./numbers";
import { LEAST_PRICE } from "./prices";
import { tokensOf, withPlainDigits } from "./tokens";

/** The most that is read of a list at once: lines as they are written, and characters (next day 5). */
export const MAX_LIST_LINES = 100;
export const MAX_LIST_LENGTH = 5000;
/** As many things as the sheet shows, and an answer names others for, where long lines name more. */
export const MAX_LIST_THINGS = 300;

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f\u00a0]*[AaPp]\.?[Mm]\.?)?`;
const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
/** What WhatsApp puts before a message that is copied: `[11/25, 6:10 PM] Ali: `, `25/11/2026, 18:10 - Ali: `. */
const HEADER = new RegExp(
	String.raw`^[\u200e\u200f\u202a-\u202e\s]*(?:\[(?:${DATE},?\s+${TIME}|${TIME},?\s+${DATE})\]|${DATE},?\s+${TIME}\s+[-–])\s*(?:[^:\n]{1,40}:(?=\s|$))?`,
	"u",
);
/** What it writes in place of a picture, or of its own, in small letters; a time that stands alone. */
const MACHINE = new RegExp(
	String.raw`^[\u200e\u200f\s]*(?:<[^<>\n]*>|(?:messages and calls are end-to-end encrypted|this message was deleted|forwarded).*|image omitted|(?!\d+\.\d+\s*$)${TIME}\s*)$`,
	"u",
);
/** Bold, as WhatsApp does it. */
const BOLD = /(?<!\S)\*(\S|\S[^*]*\S)\*(?!\S)/g;
/** Struck through, as WhatsApp does it. */
const STRUCK = /~.+~|[❌❎✖✗✘🚫]|[^\P{N}\d۰-۹٠-٩½¼¾⅓⅔⅛]/u;
/** A sign, a letter, or a number that only counts: `1)`, `[1]`, `#1`, `1.`, `1️⃣`. */
const BULLET =
	/^[\s\u200e\u200f]*(?:#\d{1,3}(?=\s)|[[({]?\d{1,3}(?:[)\]}]|\ufe0f?\u20e3)|\d{1,3}[.۔](?!\d)|[-–—•·*▪◦●○☐☑✓✔✅➡→>#|]+|\[[ xX✓]?\]|[A-Za-z][.)](?=\s))\s*/u;
const MAY_COUNT = /^\s*[[({]?\d{1,3}(?:\s*[.۔)\]}]|\ufe0f?\u20e3)\s*\p{L}/u;
/** A number that may count the lines or be an amount: `1 aloo`, `1-aloo`, `1 . aloo`, `1👉 aloo`. */
const NUMBERED =
	/^\s*\d{1,3}(?:\s*(?<sign>[^\p{L}\p{N}\p{C}\s×✕*+&@([{]+)\s*(?=\p{L}|(?<=\s)\d)|\s+(?=[\p{L}\d]))(?!\d+[/⁄])/u;
const FIRST_NUMBER = /^[^\p{L}\p{N}]*(\d{1,3})(?![\p{L}\p{N}]|[./]\d)/u;

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

/** One line of a list, and whether the number in front of it may as well count the lines: `2. kg aloo`. */
export type Line = { text: string; isGuess: boolean };

/** What stands behind a number in front of a line; null where there is none. A bare `90` may be a price. */
function numberedOf(plain: string) {
	const number = NUMBERED.exec(plain);
	if (!number) return null;
	const rest = plain.slice(number[0].length);
	const amounts = piecesOf(tokensOf(rest), new Set()).flatMap((piece) =>
		piece.kind === "amount" && (piece.unit !== null || (piece.value ?? 0) < LEAST_PRICE) ? piece : [],
	);
	return {
		rest,
		isSigned: number.groups?.sign !== undefined,
		isUnit: beginsWithUnit(rest),
		isThing: /^\p{L}/u.test(rest),
		hasAmount: amounts.length > 0,
		hasNumber: amounts.some(({ value }) => value !== null),
	};
}

/** Whether these are 1, 2 and so on, or at least three that go on from another number. */
const areRunning = (counts: readonly number[]) =>
	counts.length > (counts[0] === 1 ? 1 : 2) &&
	counts.every(
		(count, at) =>
			at === 0 || (count === 1 ? counts.includes(3) : [1, 2].includes(count - (counts[at - 1] ?? 0))),
	);

/** The lines of a list as they were written, without what a chat or a numbered list puts in front. */
export function readLines(text: string): Line[] {
	const lines = text.split(/\r\n?|\n|\u2028/).flatMap((line) => {
		const said = withPlainDigits(line).replace(HEADER, "").replace(BOLD, " $1 ");
		const plain = withoutBullets(said);
		const first = FIRST_NUMBER.exec(said)?.[1];
		return MACHINE.test(said.toLowerCase()) || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)
			? []
			: [{ line, plain, first, numbered: numberedOf(plain) }];
	});
	const numbers = lines.flatMap(({ first }) => (first === undefined ? [] : Number(first)));
	const numbered = lines.flatMap((line) => line.numbered ?? []);
	// Numbers before units are amounts: "1 kg aloo", "2 kg pyaz".
	const isRunning = areRunning(numbers) && !numbered.some(({ isUnit, isSigned }) => isUnit && !isSigned);
	const isCounted = isRunning && numbered.some(({ hasAmount, isSigned }) => hasAmount || isSigned);
	const isLong = isRunning && numbers.length > 2;
	const haveNumbers = numbered.some(({ hasNumber }) => hasNumber);
	return lines.map(({ line, plain, numbered: own }) => {
		const isCount = own && !own.isUnit && (isCounted || (own.isSigned && own.isThing && own.hasNumber));
		// "2 lehsan pao" may be two of them.
		const isPlain = isLong && (own?.isSigned || (own?.hasAmount && haveNumbers));
		const isSure = isCount && ((own.hasNumber && own.isThing) || isPlain);
		const mayCount =
			(own && (isRunning || (own.isSigned && !own.isUnit))) || (lines.length > 1 && MAY_COUNT.test(plain));
		const rest = isCount ? own.rest : plain;
		// Only what stood in front was taken away, and other digits are as long.
		return {
			text: line.slice(line.length - rest.length).trim(),
			isGuess: (mayCount && !isSure) || STRUCK.test(line),
		};
	});
}

export const linesOf = (text: string): string[] => readLines(text).map((line) => line.text);
