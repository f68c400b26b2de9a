import { MongoError } from "../../errors.js";
import { typeName } from "../../values/types.js";
import { isNullish, type Result } from "./operator.js";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds that a place's clocks are ahead of UTC at an instant. */
export type Offset = (instant: number) => number;

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
export const utc = (year: number, month: number, day: number): number =>
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
