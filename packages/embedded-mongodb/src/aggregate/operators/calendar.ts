import { ObjectId, Timestamp } from "bson";
import { MongoError } from "../../errors.js";
import { typeName } from "../../values/types.js";
import { isNullish, type Result } from "./operator.js";

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a place's clocks are ahead of UTC at an instant. */
type Offset = (instant: number) => number;

export const UTC: Offset = () => 0;

/** The clocks of a `timezone` argument: "+05:00", "+0500", "+05" or "Asia/Karachi"; null for null. */
export function timeZoneOf(value: Result): Offset | null {
	if (isNullish(value)) return null;
	if (typeof value !== "string")
		throw new MongoError(40517, `timezone must evaluate to a string, found ${typeName(value)}`);
	const [, sign, hours, minutes = "0"] = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(value) ?? [];
	if (sign === undefined) return namedZone(value);
	const ahead = (sign === "-" ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
	return ahead === 0 ? UTC : () => ahead;
}

function namedZone(name: string): Offset {
	if (["UTC", "GMT", "Z"].includes(name)) return UTC;
	const format = formatFor(name);
	return (instant) => {
		const shown = format.formatToParts(instant);
		const part = (type: string): number => Number(shown.find((each) => each.type === type)?.value);
		const wall =
			utc(part("year"), part("month"), part("day")) + part("hour") * HOUR + part("minute") * MINUTE;
		return wall + part("second") * SECOND - Math.floor(instant / SECOND) * SECOND;
	};
}

/** Midnight of a day, also of the first hundred years, which Date.UTC takes for those from 1900. Months from 1. */
const utc = (year: number, month: number, day: number): number =>
	new Date(0).setUTCFullYear(year, month - 1, day);

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
		throw new MongoError(40485, `unrecognized time zone identifier: "${timeZone}"`);
	}
}

/** What calendars and clocks of a place show at an instant. Months and days from 1; Sunday is 0. */
export interface Shown {
	readonly year: number;
	readonly month: number;
	readonly day: number;
	readonly hour: number;
	readonly minute: number;
	readonly second: number;
	readonly millisecond: number;
	readonly weekday: number;
	readonly dayOfYear: number;
	/** Milliseconds that the clocks are ahead of UTC. */
	readonly ahead: number;
}

/** The moment of a date, an ObjectId or a timestamp. */
export function momentOf(value: Result): number {
	if (value instanceof Date) return value.getTime();
	if (value instanceof ObjectId) return value.getTimestamp().getTime();
	if (value instanceof Timestamp) return value.t * SECOND;
	throw new MongoError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

export function shownAt(instant: number, offset: Offset): Shown {
	const ahead = offset(instant);
	const date = new Date(instant + ahead);
	const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
	return {
		year,
		month,
		day,
		hour: date.getUTCHours(),
		minute: date.getUTCMinutes(),
		second: date.getUTCSeconds(),
		millisecond: date.getUTCMilliseconds(),
		weekday: date.getUTCDay(),
		dayOfYear: Math.round((utc(year, month, day) - utc(year, 1, 1)) / DAY) + 1,
		ahead,
	};
}

/** Monday is 1, Sunday 7. */
export const isoWeekday = ({ weekday }: Shown): number => weekday || 7;

/** The week that holds the year's first Thursday is the first; the days before it belong to the year before. */
export function isoWeek(shown: Shown): { week: number; year: number } {
	const thursday = new Date(utc(shown.year, shown.month, shown.day) + (4 - isoWeekday(shown)) * DAY);
	const year = thursday.getUTCFullYear();
	return { year, week: Math.floor((thursday.getTime() - utc(year, 1, 1)) / (7 * DAY)) + 1 };
}

/** Weeks begin on Sunday; the days before the first Sunday are week 0. */
export const sundayWeek = ({ dayOfYear, weekday }: Shown): number =>
	Math.floor((dayOfYear - 1 + 7 - weekday) / 7);
