import { badValue } from "../errors.js";
import { toNumber } from "../values/numbers.js";
import { isDoc, isNumber, type Value } from "../values/types.js";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Units of a fixed length, in milliseconds. */
const FIXED: Record<string, number> = {
	millisecond: 1,
	second: SECOND,
	minute: 60 * SECOND,
	hour: HOUR,
	day: DAY,
	week: 7 * DAY,
};

const MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Bins are counted from this day, a Saturday. */
const REFERENCE = Date.UTC(2000, 0, 1);
const REFERENCE_WEEKDAY = 6;

/** `$dateTrunc`: the beginning of the day, week, month… in a time zone. mingo's forgets the date's own day there. */
export function dateTrunc([argument]: readonly (Value | undefined)[]): Value {
	const { date, unit, binSize = null, timezone = null, startOfWeek = null } = fieldsOf(argument);
	if (date === null || date === undefined || unit === null) return null;
	if (!(date instanceof Date)) throw badValue("$dateTrunc requires 'date' to be a date");
	if (typeof unit !== "string") throw badValue("$dateTrunc requires 'unit' to be a string");
	const bins = isNumber(binSize) ? toNumber(binSize) : 1;
	if (!Number.isInteger(bins) || bins < 1)
		throw badValue("$dateTrunc requires 'binSize' to be a positive integer");
	const zone = typeof timezone === "string" ? timezone : "UTC";
	const local = date.getTime() + zoneOffset(zone, date.getTime());
	const start = truncated(local, unit, bins, typeof startOfWeek === "string" ? startOfWeek : "sunday");
	const guess = start - zoneOffset(zone, start);
	return new Date(start - zoneOffset(zone, guess));
}

function fieldsOf(argument: Value | undefined): Record<string, Value | undefined> {
	if (isDoc(argument)) return Object.fromEntries(argument);
	throw badValue("$dateTrunc only supports an object as its argument");
}

function truncated(local: number, unit: string, bins: number, startOfWeek: string): number {
	const months = MONTHS[unit];
	if (months !== undefined) {
		const date = new Date(local);
		const count = (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth();
		return Date.UTC(2000, Math.floor(count / (months * bins)) * months * bins, 1);
	}
	const size = FIXED[unit];
	if (size === undefined) throw badValue(`unknown time unit value: ${unit}`);
	const from = unit === "week" ? firstWeek(startOfWeek) : REFERENCE;
	return from + Math.floor((local - from) / (size * bins)) * size * bins;
}

function firstWeek(startOfWeek: string): number {
	const weekday = WEEKDAYS.indexOf(startOfWeek.toLowerCase().slice(0, 3));
	if (weekday < 0) throw badValue(`unknown day of week value: ${startOfWeek}`);
	return REFERENCE + ((weekday - REFERENCE_WEEKDAY + 7) % 7) * DAY;
}

/** Milliseconds that a zone is ahead of UTC at an instant: "+05:00", "+0500", "+05" or "Asia/Karachi". */
function zoneOffset(zone: string, instant: number): number {
	const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
	if (fixed) {
		const [, sign, hours, minutes = "0"] = fixed;
		return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60 * SECOND);
	}
	const shown = formatFor(zone).formatToParts(instant);
	const part = (type: string): number => Number(shown.find((each) => each.type === type)?.value);
	const wall = Date.UTC(
		part("year"),
		part("month") - 1,
		part("day"),
		part("hour"),
		part("minute"),
		part("second"),
	);
	return wall - Math.floor(instant / SECOND) * SECOND;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known) return known;
	try {
		const parts = {
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
			second: "numeric",
		} as const;
		const format = new Intl.DateTimeFormat("en-US", { ...parts, timeZone, hourCycle: "h23" });
		formats.set(timeZone, format);
		return format;
	} catch {
		throw badValue(`unrecognized time zone identifier: "${timeZone}"`);
	}
}
