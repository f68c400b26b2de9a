import { MongoError } from "../../errors.js";
import { describe, typeName } from "../../values/types.js";
import {
	isoWeek,
	isoWeekday,
	MINUTE,
	momentOf,
	type Shown,
	shownAt,
	sundayWeek,
	timeZoneOf,
	UTC,
} from "./calendar.js";
import { isNullish, namedArguments, type Operator, type Operators, optionally } from "./operator.js";

const MONTHS = "January February March April May June July August September October November December".split(
	" ",
);

const pad = (value: number, digits: number): string => String(value).padStart(digits, "0");

/** How far a place's clocks are ahead of UTC: +0530. */
function offsetText({ ahead }: Shown): string {
	const minutes = Math.abs(Math.trunc(ahead / MINUTE));
	return `${ahead < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
}

/** What stands for each letter after a percent sign. */
const SPECIFIERS: Readonly<Record<string, (shown: Shown) => string>> = {
	"%": () => "%",
	B: ({ month }) => MONTHS[month - 1] ?? "",
	b: ({ month }) => (MONTHS[month - 1] ?? "").slice(0, 3),
	d: ({ day }) => pad(day, 2),
	G: (shown) => pad(isoWeek(shown).year, 4),
	H: ({ hour }) => pad(hour, 2),
	j: ({ dayOfYear }) => pad(dayOfYear, 3),
	L: ({ millisecond }) => pad(millisecond, 3),
	M: ({ minute }) => pad(minute, 2),
	m: ({ month }) => pad(month, 2),
	S: ({ second }) => pad(second, 2),
	U: (shown) => pad(sundayWeek(shown), 2),
	u: (shown) => String(isoWeekday(shown)),
	V: (shown) => pad(isoWeek(shown).week, 2),
	w: ({ weekday }) => String(weekday + 1),
	Y: ({ year }) => pad(year, 4),
	Z: ({ ahead }) => `${ahead < 0 ? "-" : "+"}${Math.abs(Math.trunc(ahead / MINUTE))}`,
	z: offsetText,
};

const DEFAULT_FORMAT = "%Y-%m-%dT%H:%M:%S.%LZ";
/** The default where clocks are not those of UTC. */
const ZONED_FORMAT = "%Y-%m-%dT%H:%M:%S.%L";

function checkFormat(format: string): void {
	for (const [found, letter = ""] of format.matchAll(/%(.?)/gsu)) {
		if (found === "%") throw new MongoError(18535, "Unmatched '%' at end of format string");
		if (!(letter in SPECIFIERS))
			throw new MongoError(18536, `Invalid format character '${found}' in format string`);
	}
}

function formatted(shown: Shown, format: string): string {
	if (shown.year < 0 || shown.year > 9999) {
		throw new MongoError(
			18537,
			`Could not convert date to string: date component was outside the supported range of 0-9999: ${shown.year}`,
		);
	}
	return format.replace(/%(.)/gu, (_, letter: string) => SPECIFIERS[letter]?.(shown) ?? "");
}

const dateToString: Operator = (argument, compile, name) => {
	const spec = namedArguments(name, argument, ["date"], ["format", "timezone", "onNull"], {
		shape: 18629,
		unknown: 18534,
		missing: () => 18628,
	});
	const date = compile(spec.date);
	const format = optionally(spec.format, compile);
	const onNull = spec.onNull === undefined ? () => null : compile(spec.onNull);
	const zone = spec.timezone === undefined ? undefined : compile(spec.timezone);
	return (doc) => {
		const value = date(doc);
		const wanted = format(doc);
		if (!isNullish(wanted) && typeof wanted !== "string") {
			throw new MongoError(
				18533,
				`$dateToString requires that 'format' be a string, found: ${typeName(wanted)} with value ${describe(wanted)}`,
			);
		}
		if (!isNullish(wanted)) checkFormat(wanted);
		const offset = zone ? timeZoneOf(zone(doc)) : UTC;
		if (isNullish(value)) return onNull(doc);
		if (!offset || (spec.format !== undefined && isNullish(wanted))) return null;
		const fallback = offset === UTC ? DEFAULT_FORMAT : ZONED_FORMAT;
		return formatted(shownAt(momentOf(value), offset), wanted ?? fallback);
	};
};

export const DATE_TO_STRING: Operators = { $dateToString: dateToString };
