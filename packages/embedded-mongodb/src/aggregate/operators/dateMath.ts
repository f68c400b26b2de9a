import { Long } from "bson";
import { failedToParse, MongoError } from "../../errors.js";
import { toInteger } from "../../values/numbers.js";
import { isNumber, typeName } from "../../values/types.js";
import { dayNumber, daysInMonth, momentOf, type Shown, shownAt, timeOfDay } from "./calendar.js";
import { compileTimeZone } from "./dateParts.js";
import {
	isNullish,
	namedArguments,
	type Operator,
	type Operators,
	optionally,
	type Result,
} from "./operator.js";
import { DAY, HOUR, instantOf, MINUTE, type Offset, SECOND, utc } from "./timeZone.js";

/** Units of clocks, in milliseconds. */
const CLOCK_UNITS: Readonly<Record<string, number>> = {
	millisecond: 1,
	second: SECOND,
	minute: MINUTE,
	hour: HOUR,
};
/** Units of the calendar, in days or in months. */
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The codes of MongoDB's complaints, which differ by operator. */
interface UnitErrors {
	readonly unitType: number;
	readonly weekdayType: number;
}

function unitOf(value: Result, name: string, { unitType }: UnitErrors): string {
	if (typeof value !== "string")
		throw new MongoError(unitType, `${name} requires 'unit' to be a string, but got ${typeName(value)}`);
	if (value in CLOCK_UNITS || value in DAYS || value in MONTHS) return value;
	throw failedToParse(`${name} parameter 'unit' value cannot be recognized as a time unit: ${value}`);
}

/** 0 for Sunday, which is the default; by its English name or the first three letters of it. */
function weekdayOf(value: Result, name: string, { weekdayType }: UnitErrors): number {
	if (value === undefined) return 0;
	if (typeof value !== "string") {
		throw new MongoError(
			weekdayType,
			`${name} requires 'startOfWeek' to be a string, but got ${typeName(value)}`,
		);
	}
	const wanted = value.toLowerCase();
	const weekday = WEEKDAYS.findIndex((each) => each === wanted || each.slice(0, 3) === wanted);
	if (weekday >= 0) return weekday;
	throw failedToParse(
		`${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${value}`,
	);
}

/** A moment moved by units: those of the calendar keep the time of day, and the month's last day is the farthest. */
function moved(instant: number, unit: string, amount: number, offset: Offset): Date {
	const clock = CLOCK_UNITS[unit];
	if (clock !== undefined) return checkedDate(instant + amount * clock);
	const shown = shownAt(instant, offset);
	const months = MONTHS[unit];
	const day =
		months === undefined
			? dayNumber(shown) + amount * (DAYS[unit] ?? 1)
			: movedByMonths(shown, amount * months);
	return checkedDate(instantOf(day * DAY + timeOfDay(shown), offset));
}

function movedByMonths({ year, month, day }: Shown, months: number): number {
	return utc(year, month + months, Math.min(day, daysInMonth(year, month + months))) / DAY;
}

function checkedDate(instant: number): Date {
	const date = new Date(instant);
	if (!Number.isNaN(date.getTime())) return date;
	throw new MongoError(5166406, "dateAdd overflowed");
}

/** `$dateAdd` and `$dateSubtract`. */
const movedBy =
	(sign: 1 | -1): Operator =>
	(argument, compile, name) => {
		const spec = namedArguments(name, argument, ["startDate", "unit", "amount"], ["timezone"], {
			shape: 5166400,
			unknown: 5166401,
			missing: () => 5166402,
		});
		const [start, unit, amount] = [compile(spec.startDate), compile(spec.unit), compile(spec.amount)];
		const zone = compileTimeZone(spec.timezone, compile);
		return (doc) => {
			const values = [start(doc), unit(doc), amount(doc)];
			const offset = zone(doc);
			if (values.some(isNullish) || !offset) return null;
			const unitName = unitOf(values[1], name, { unitType: 5166404, weekdayType: 0 });
			return moved(
				dateFor(values[0], 5166403, `${name} startDate`),
				unitName,
				sign * amountOf(values[2], name),
				offset,
			);
		};
	};

function amountOf(value: Result, name: string): number {
	const whole = isNumber(value) ? toInteger(value) : undefined;
	if (whole === undefined) throw new MongoError(5166405, `${name} expects integer amount of time units`);
	return Number(whole);
}

function dateFor(value: Result, code: number, what: string): number {
	if (value instanceof Date || typeName(value) === "objectId" || typeName(value) === "timestamp")
		return momentOf(value);
	throw new MongoError(code, `${what} must be a date, timestamp or objectId, but got ${typeName(value)}`);
}

const DIFF: UnitErrors = { unitType: 5439013, weekdayType: 5439015 };

/** `$dateDiff`: how many boundaries of a unit lie between two moments. */
const difference: Operator = (argument, compile, name) => {
	const spec = namedArguments(name, argument, ["startDate", "endDate", "unit"], ["timezone", "startOfWeek"], {
		shape: 5166301,
		unknown: 5166302,
		missing: (field) => ({ startDate: 5166303, endDate: 5166304 })[field] ?? 5166305,
	});
	const [start, end, unit] = [compile(spec.startDate), compile(spec.endDate), compile(spec.unit)];
	const weekday = optionally(spec.startOfWeek, compile);
	const zone = compileTimeZone(spec.timezone, compile);
	return (doc) => {
		const [from, to, unitName, first] = [start(doc), end(doc), unit(doc), weekday(doc)];
		const offset = zone(doc);
		if (isNullish(from) || isNullish(to) || isNullish(unitName) || !offset) return null;
		const checked = unitOf(unitName, name, DIFF);
		if (checked === "week" && spec.startOfWeek !== undefined && isNullish(first)) return null;
		const firstDay = checked === "week" ? weekdayOf(first, name, DIFF) : 0;
		const moments = [
			dateFor(from, 5166307, `${name} 'startDate'`),
			dateFor(to, 5166307, `${name} 'endDate'`),
		];
		const [a = 0, b = 0] = moments.map((moment) => unitsUntil(moment, checked, firstDay, offset));
		return Long.fromNumber(b - a);
	};
};

/** The units that began before a moment, counted from some fixed one. */
function unitsUntil(instant: number, unit: string, firstDay: number, offset: Offset): number {
	const clock = CLOCK_UNITS[unit];
	const shown = shownAt(instant, offset);
	const months = MONTHS[unit];
	if (clock !== undefined) return Math.floor((instant + (shown.ahead % clock)) / clock);
	if (months !== undefined) return Math.floor((shown.year * 12 + shown.month - 1) / months);
	return unit === "day" ? dayNumber(shown) : Math.floor((dayNumber(shown) - WEEK_START - firstDay) / 7);
}

/** The number of a day that was a Sunday: 4 January 1970. */
const WEEK_START = 3;

const TRUNC: UnitErrors = { unitType: 5439013, weekdayType: 5439015 };

/** `$dateTrunc`: the beginning of the unit, or of the bin of so many, that a moment lies in. */
const truncate: Operator = (argument, compile, name) => {
	const optional = ["binSize", "timezone", "startOfWeek"] as const;
	const spec = namedArguments(name, argument, ["date", "unit"], optional, {
		shape: 5439007,
		unknown: 5439008,
		missing: (field) => (field === "date" ? 5439009 : 5439010),
	});
	const [date, unit] = [compile(spec.date), compile(spec.unit)];
	const [size, weekday] = [optionally(spec.binSize, compile), optionally(spec.startOfWeek, compile)];
	const zone = compileTimeZone(spec.timezone, compile);
	return (doc) => {
		const [value, unitName, bins, first] = [date(doc), unit(doc), size(doc), weekday(doc)];
		const offset = zone(doc);
		if (isNullish(value) || isNullish(unitName) || !offset) return null;
		if (spec.binSize !== undefined && isNullish(bins)) return null;
		const checked = unitOf(unitName, name, TRUNC);
		if (checked === "week" && spec.startOfWeek !== undefined && isNullish(first)) return null;
		const firstDay = checked === "week" ? weekdayOf(first, name, TRUNC) : 0;
		const moment = dateFor(value, 5439012, `${name} 'date'`);
		return binStart(moment, checked, bins === undefined ? 1 : binSizeOf(bins), firstDay, offset);
	};
};

function binSizeOf(value: Result): number {
	const whole = isNumber(value) ? toInteger(value) : undefined;
	if (whole === undefined) {
		throw new MongoError(
			5439017,
			`$dateTrunc requires 'binSize' to be a 64-bit integer, but got value of type ${typeName(value)}`,
		);
	}
	if (whole > 0n) return Number(whole);
	throw new MongoError(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got value ${whole}`);
}

/** Bins are counted from the beginning of the year 2000 in the place's own time. */
const REFERENCE = utc(2000, 1, 1);
const REFERENCE_WEEKDAY = 6;

function binStart(instant: number, unit: string, bins: number, firstDay: number, offset: Offset): Date {
	const weeks = unit === "week" ? ((firstDay - REFERENCE_WEEKDAY + 7) % 7) * DAY : 0;
	const reference = REFERENCE + weeks - offset(REFERENCE);
	const clock = CLOCK_UNITS[unit];
	const floor = (count: number): number => Math.floor(count / bins) * bins;
	if (clock !== undefined) return checkedDate(reference + floor((instant - reference) / clock) * clock);
	const [from, to] = [reference, instant].map((each) => unitsUntil(each, unit, firstDay, offset));
	return moved(reference, unit, floor((to ?? 0) - (from ?? 0)), offset);
}

export const DATE_MATH: Operators = {
	$dateAdd: movedBy(1),
	$dateSubtract: movedBy(-1),
	$dateDiff: difference,
	$dateTrunc: truncate,
};
