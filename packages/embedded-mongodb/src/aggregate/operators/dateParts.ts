import { Int32, Long } from "bson";
import { MongoError } from "../../errors.js";
import { describe } from "../../values/describe.js";
import { toInteger } from "../../values/numbers.js";
import { type Doc, isDoc, isNumber, typeName, type Value } from "../../values/types.js";
import {
	dayNumber,
	isoDayNumber,
	isoWeek,
	isoWeekday,
	momentOf,
	type Shown,
	shownAt,
	sundayWeek,
} from "./calendar.js";
import {
	type Compile,
	type Expression,
	isNullish,
	namedArguments,
	type Operator,
	type Operators,
	type Result,
} from "./operator.js";
import { DAY, HOUR, instantOf, MINUTE, type Offset, SECOND, timeZoneOf, UTC } from "./timeZone.js";

/** The clocks of an optional `timezone`; null when it is null or missing in the document. */
export function compileTimeZone(argument: Value | undefined, compile: Compile): (doc: Doc) => Offset | null {
	if (argument === undefined) return () => UTC;
	const expression = compile(argument);
	return (doc) => timeZoneOf(expression(doc));
}

/** `{ date, timezone }`, or the date alone. */
function dateArguments(argument: Value, name: string): { date: Value; timezone?: Value } {
	if (Array.isArray(argument)) {
		const [only] = argument;
		if (argument.length === 1 && only !== undefined) return { date: only };
		throw new MongoError(
			40536,
			`${name} accepts exactly one argument if given an array, but was given ${argument.length}`,
		);
	}
	const isOptions = isDoc(argument) && ![...argument.keys()].some((key) => key.startsWith("$"));
	if (!isOptions) return { date: argument };
	return namedArguments(name, argument, ["date"], ["timezone"], {
		shape: 40535,
		unknown: 40535,
		missing: () => 40539,
	});
}

/** An operator that reads one thing off the calendar or the clock. */
const part =
	(read: (shown: Shown) => Value): Operator =>
	(argument, compile, name) => {
		const spec = dateArguments(argument, name);
		const date = compile(spec.date);
		const zone = compileTimeZone(spec.timezone, compile);
		return (doc) => {
			const value = date(doc);
			const offset = zone(doc);
			return isNullish(value) || !offset ? null : read(shownAt(momentOf(value), offset));
		};
	};

const number = (read: (shown: Shown) => number): Operator => part((shown) => new Int32(read(shown)));

const toParts: Operator = (argument, compile) => {
	const spec = namedArguments("$dateToParts", argument, ["date"], ["timezone", "iso8601"], {
		shape: 40524,
		unknown: 40520,
		missing: () => 40522,
	});
	const date = compile(spec.date);
	const zone = compileTimeZone(spec.timezone, compile);
	const byWeeks = spec.iso8601 === undefined ? () => false : compile(spec.iso8601);
	return (doc) => {
		const value = date(doc);
		const offset = zone(doc);
		const iso = byWeeks(doc);
		if (!offset || isNullish(iso) || isNullish(value)) return null;
		if (typeof iso !== "boolean")
			throw new MongoError(40521, `iso8601 must evaluate to a bool, found ${typeName(iso)}`);
		return partsOf(shownAt(momentOf(value), offset), iso);
	};
};

function partsOf(shown: Shown, iso: boolean): Doc {
	const { week, year } = isoWeek(shown);
	const day: [string, number][] = iso
		? [
				["isoWeekYear", year],
				["isoWeek", week],
				["isoDayOfWeek", isoWeekday(shown)],
			]
		: [
				["year", shown.year],
				["month", shown.month],
				["day", shown.day],
			];
	const time = (["hour", "minute", "second", "millisecond"] as const).map((name): [string, number] => [
		name,
		shown[name],
	]);
	return new Map([...day, ...time].map(([name, value]) => [name, new Int32(value)]));
}

const CALENDAR = ["year", "month", "day"] as const;
const WEEKS = ["isoWeekYear", "isoWeek", "isoDayOfWeek"] as const;
const CLOCK = ["hour", "minute", "second", "millisecond"] as const;
type PartName = (typeof CALENDAR | typeof WEEKS | typeof CLOCK)[number];

/** What a part without a value is; the others begin at 1. */
const START: Partial<Record<PartName, number>> = {
	year: 1970,
	isoWeekYear: 1970,
	hour: 0,
	minute: 0,
	second: 0,
	millisecond: 0,
};
/** Parts beyond these ends are refused; seconds, milliseconds and years are not asked. */
const LIMIT = 32767;
const UNLIMITED: readonly string[] = ["year", "isoWeekYear", "second", "millisecond"];

const fromParts: Operator = (argument, compile) => {
	const spec = namedArguments("$dateFromParts", argument, [], [...CALENDAR, ...WEEKS, ...CLOCK, "timezone"], {
		shape: 40519,
		unknown: 40518,
		missing: () => 40516,
	});
	const has = (names: readonly PartName[]): boolean => names.some((name) => spec[name] !== undefined);
	if (!has(["year", "isoWeekYear"])) {
		throw new MongoError(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
	}
	if (has(["year"]) && has(WEEKS))
		throw new MongoError(40489, "$dateFromParts does not allow mixing natural dates with ISO dates");
	if (has(CALENDAR) && has(WEEKS))
		throw new MongoError(40525, "$dateFromParts does not allow mixing ISO dates with natural dates");
	const zone = compileTimeZone(spec.timezone, compile);
	const dayParts = has(WEEKS) ? WEEKS : CALENDAR;
	const parts = [...CLOCK, ...dayParts].map((name): [PartName, Expression | undefined] => [
		name,
		spec[name] === undefined ? undefined : compile(spec[name]),
	]);
	return (doc) => {
		const values = new Map<PartName, number>();
		for (const [name, expression] of parts) {
			const value = expression ? partValue(name, expression(doc)) : (START[name] ?? 1);
			if (value === null) return null;
			values.set(name, value);
		}
		const offset = zone(doc);
		return offset && dateOfParts((name) => values.get(name) ?? 0, dayParts === WEEKS, offset);
	};
};

function partValue(name: PartName, value: Result): number | null {
	if (isNullish(value)) return null;
	const whole = isNumber(value) ? toInteger(value) : undefined;
	if (whole === undefined) {
		throw new MongoError(
			40515,
			`'${name}' must evaluate to an integer, found ${typeName(value)} with value ${describe(value)}`,
		);
	}
	const number = Number(whole);
	if (!UNLIMITED.includes(name) && Math.abs(number) > LIMIT + (number < 0 ? 1 : 0)) {
		throw new MongoError(
			31034,
			`'${name}' must evaluate to a value in the range [-32768, 32767]; value ${number} is not in range`,
		);
	}
	if (name.toLowerCase().endsWith("year") && (number < 1 || number > 9999)) {
		throw new MongoError(
			name === "year" ? 40523 : 31095,
			`'${name}' must evaluate to an integer in the range 1 to 9999, found ${number}`,
		);
	}
	return number;
}

/** Parts that are too great or too small count on into the next and the previous. */
function dateOfParts(part: (name: PartName) => number, byWeeks: boolean, offset: Offset): Date {
	const day = byWeeks
		? isoDayNumber(part("isoWeekYear"), part("isoWeek"), part("isoDayOfWeek"))
		: dayNumber({ year: part("year"), month: part("month"), day: part("day") });
	const minutes = day * DAY + part("hour") * HOUR + part("minute") * MINUTE;
	return new Date(instantOf(minutes + part("second") * SECOND + part("millisecond"), offset));
}

export const DATE_PARTS: Operators = {
	$dateFromParts: fromParts,
	$dateToParts: toParts,
	$dayOfMonth: number(({ day }) => day),
	$dayOfWeek: number(({ weekday }) => weekday + 1),
	$dayOfYear: number(({ dayOfYear }) => dayOfYear),
	$hour: number(({ hour }) => hour),
	$isoDayOfWeek: number(isoWeekday),
	$isoWeek: number((shown) => isoWeek(shown).week),
	$isoWeekYear: part((shown) => Long.fromNumber(isoWeek(shown).year)),
	$millisecond: number(({ millisecond }) => millisecond),
	$minute: number(({ minute }) => minute),
	$month: number(({ month }) => month),
	$second: number(({ second }) => second),
	$week: number(sundayWeek),
	$year: number(({ year }) => year),
};
