import { MongoError } from "../../errors.js";
import { dayNumber, daysInMonth, isoDayNumber } from "./calendar.js";
import { DAY, HOUR, instantOf, MINUTE, type Offset, SECOND, timeZoneOf, UTC, utc } from "./timeZone.js";

const failed = (text: string, reason: string): MongoError =>
	new MongoError(241, `Error parsing date string '${text}'; ${reason}`);

const ISO =
	/^\s*(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?\s*$/i;

/**
 * A date as ISO 8601 writes it, with or without a time and an offset. `zone` are the clocks of a time without an
 * offset. Other ways to write a date, which MongoDB knows many of, are refused rather than guessed at.
 * @throws MongoError ConversionFailure for a text that is no date
 */
export function parseDate(text: string, zone: Offset | undefined): Date {
	const match = ISO.exec(text);
	if (!match) {
		if (!/\d/.test(text)) throw failed(text, "the timezone could not be found in the database");
		throw new MongoError(115, `Error parsing date string '${text}'; this store reads dates of ISO 8601 only`);
	}
	const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", offset] = match;
	if (offset !== undefined && zone) throw twoZones(text, offset);
	return dateOf(text, {
		day: checkedDay(text, Number(year), Number(month), Number(day)),
		hour: Number(hour),
		minute: Number(minute),
		second: Number(second),
		millisecond: Number(fraction.padEnd(3, "0").slice(0, 3)),
		zone: offset === undefined ? (zone ?? UTC) : zoneOf(offset),
	});
}

function twoZones(text: string, zone: string): MongoError {
	return failed(
		text,
		`you cannot pass in a date/time string with time zone information ('${zone}') together with a timezone argument`,
	);
}

const zoneOf = (text: string): Offset => (text.toUpperCase() === "Z" ? UTC : (timeZoneOf(text) ?? UTC));

function checkedDay(text: string, year: number, month: number, day: number): number {
	if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
		throw failed(text, "the parsed date was invalid");
	return dayNumber({ year, month, day });
}

interface Moment {
	/** Days since 1970. */
	readonly day: number;
	readonly hour: number;
	readonly minute: number;
	readonly second: number;
	readonly millisecond: number;
	readonly zone: Offset;
}

function dateOf(text: string, { day, hour, minute, second, millisecond, zone }: Moment): Date {
	if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && (minute > 0 || second > 0)))
		throw failed(text, "the parsed time was invalid");
	const wall = day * DAY + hour * HOUR + minute * MINUTE + second * SECOND + millisecond;
	return new Date(instantOf(wall, zone));
}

/** The pattern of each letter of a format, and what it tells. */
const PATTERNS: Readonly<Record<string, string>> = {
	B: "[A-Za-z]+",
	b: "[A-Za-z]{3}",
	d: "\\d{1,2}",
	G: "\\d{4}",
	H: "\\d{1,2}",
	j: "\\d{1,3}",
	L: "\\d{1,3}",
	M: "\\d{2}",
	m: "\\d{1,2}",
	S: "\\d{2}",
	u: "\\d",
	V: "\\d{1,2}",
	Y: "\\d{4}",
	Z: "[+-]\\d{1,4}",
	z: "(?:Z|[+-]\\d\\d:?\\d\\d)",
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A date in a `format` such as "%d/%m/%Y". @throws MongoError ConversionFailure when the text has not that form */
export function parseDateAs(text: string, format: string, zone: Offset | undefined): Date {
	const letters: string[] = [];
	const pattern = format.replace(/%(.)|[\s\S]/gu, (found: string, letter: string | undefined) => {
		if (letter === "%" || letter === undefined) return escaped(letter ?? found);
		const known = PATTERNS[letter];
		if (found === "%" || known === undefined)
			throw new MongoError(18536, `Invalid format character '${found}' in format string`);
		letters.push(letter);
		return `(${known})`;
	});
	const match = new RegExp(`^${pattern}$`, "u").exec(text);
	if (!match) throw failed(text, "the text does not match the format");
	const parts = new Map(letters.map((letter, i) => [letter, match[i + 1] ?? ""]));
	const offset = parts.get("z") ?? minutesOffset(parts.get("Z"));
	if (offset !== undefined && zone) throw twoZones(text, offset);
	const number = (letter: string): number => Number(parts.get(letter) ?? 0);
	return dateOf(text, {
		day: dayOf(text, parts),
		hour: number("H"),
		minute: number("M"),
		second: number("S"),
		millisecond: Number((parts.get("L") ?? "0").padEnd(3, "0")),
		zone: offset === undefined ? (zone ?? UTC) : zoneOf(offset),
	});
}

const escaped = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|/]/u, "\\$&");

/** "+330", an offset in minutes, as "+05:30". */
function minutesOffset(text: string | undefined): string | undefined {
	if (text === undefined) return undefined;
	const minutes = Math.abs(Number(text));
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
	return `${text.startsWith("-") ? "-" : "+"}${hours}:${rest}`;
}

function dayOf(text: string, parts: ReadonlyMap<string, string>): number {
	const number = (letter: string): number => Number(parts.get(letter));
	if (parts.has("G")) {
		return isoDayNumber(number("G"), parts.has("V") ? number("V") : 1, parts.has("u") ? number("u") : 1);
	}
	const named = parts.get("b") ?? parts.get("B");
	const month = named === undefined ? number("m") : MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1;
	if (parts.has("Y") && parts.has("j")) return utc(number("Y"), 1, number("j")) / DAY;
	if (!parts.has("Y") || !parts.has("d") || Number.isNaN(month)) {
		throw new MongoError(
			241,
			`an incomplete date/time string has been found, with elements missing: "${text}"`,
		);
	}
	return checkedDay(text, number("Y"), month, number("d"));
}
