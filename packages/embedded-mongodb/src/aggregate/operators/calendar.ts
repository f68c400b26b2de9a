import { ObjectId, Timestamp } from "bson";
import { MongoError } from "../../errors.js";
import { typeName } from "../../values/types.js";
import type { Result } from "./operator.js";
import { DAY, type Offset, SECOND, utc } from "./timeZone.js";

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
