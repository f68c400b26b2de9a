import { Decimal128, Double, Long } from "bson";
import { toNumber } from "./numbers.js";
import type { NumberValue } from "./types.js";

/** The digits that a decimal128 holds. */
export const PRECISION = 34;
/** The digits that a double is worth when it becomes a decimal by itself: 2.5 is 2.50000000000000. */
export const DOUBLE_PRECISION = 15;

/** A finite decimal: `(-1)^negative * digits * 10^exponent`. 1.10 and 1.1 are equal, and differ in their exponent. */
interface Finite {
	readonly negative: boolean;
	readonly digits: bigint;
	readonly exponent: number;
}

/** Any number as a decimal, as MongoDB makes one: integers exactly, a double by its first 15 digits. */
export function toDecimal(value: NumberValue): Decimal128 {
	if (value instanceof Decimal128) return value;
	if (value instanceof Double) return doubleToDecimal(value.value, DOUBLE_PRECISION);
	return Decimal128.fromString(value instanceof Long ? value.toString() : String(value.value));
}

/** A double with so many significant digits, up to the 34 that a decimal holds. */
export function doubleToDecimal(value: number, precision = PRECISION): Decimal128 {
	if (!Number.isFinite(value)) return Decimal128.fromString(String(value));
	const negative = value < 0 || Object.is(value, -0);
	if (value === 0) return written({ negative, digits: 0n, exponent: 0 });
	const { digits, exponent } = exactDigits(Math.abs(value));
	const rounded = fitted(digits, exponent, precision);
	const missing = precision === PRECISION ? 0 : precision - rounded.digits.toString().length;
	return written({
		negative,
		digits: rounded.digits * 10n ** BigInt(missing),
		exponent: rounded.exponent - missing,
	});
}

/** A double is a binary fraction, so it has an end in decimal digits too. */
function exactDigits(value: number): { digits: bigint; exponent: number } {
	let scaled = value;
	let halvings = 0;
	while (!Number.isInteger(scaled)) {
		scaled *= 2;
		halvings++;
	}
	return { digits: BigInt(scaled) * 5n ** BigInt(halvings), exponent: -halvings };
}

export function addDecimals(a: Decimal128, b: Decimal128): Decimal128 {
	const [x, y] = [parsed(a), parsed(b)];
	if (!x || !y) return Decimal128.fromString(String(toNumber(a) + toNumber(b)));
	const exponent = Math.min(x.exponent, y.exponent);
	const sum = signed(x, exponent) + signed(y, exponent);
	return written({
		negative: sum === 0n ? x.negative && y.negative : sum < 0n,
		digits: size(sum),
		exponent,
	});
}

export function multiplyDecimals(a: Decimal128, b: Decimal128): Decimal128 {
	const [x, y] = [parsed(a), parsed(b)];
	if (!x || !y) return Decimal128.fromString(String(signum(a) * signum(b) * Number.POSITIVE_INFINITY));
	return written({
		negative: x.negative !== y.negative,
		digits: x.digits * y.digits,
		exponent: x.exponent + y.exponent,
	});
}

/** 0, ±1 or NaN: enough to multiply with an infinity. */
const signum = (value: Decimal128): number => Math.sign(toNumber(value));

/** The whole number in a decimal, without its fraction; undefined when it is not finite. */
export function truncateDecimal(value: Decimal128): bigint | undefined {
	const x = parsed(value);
	if (!x) return undefined;
	const whole =
		x.exponent >= 0 ? x.digits * 10n ** BigInt(x.exponent) : x.digits / 10n ** BigInt(-x.exponent);
	return x.negative ? -whole : whole;
}

export function negateDecimal(value: Decimal128): Decimal128 {
	const text = value.toString();
	if (text === "NaN") return value;
	return Decimal128.fromString(text.startsWith("-") ? text.slice(1) : `-${text}`);
}

function parsed(value: Decimal128): Finite | undefined {
	const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString());
	if (!match) return undefined;
	const [, sign, whole = "", fraction = "", power = "0"] = match;
	return {
		negative: sign === "-",
		digits: BigInt(whole + fraction),
		exponent: Number(power) - fraction.length,
	};
}

/** The integer that stands for a decimal when all are counted in units of `10^exponent`. */
const signed = (x: Finite, exponent: number): bigint =>
	(x.negative ? -x.digits : x.digits) * 10n ** BigInt(x.exponent - exponent);

const size = (value: bigint): bigint => (value < 0n ? -value : value);

function written(x: Finite): Decimal128 {
	const { digits, exponent } = fitted(x.digits, x.exponent, PRECISION);
	return Decimal128.fromStringWithRounding(`${x.negative ? "-" : ""}${digits}E${exponent}`);
}

/** At most so many digits, rounded half to even. */
function fitted(digits: bigint, exponent: number, precision: number): { digits: bigint; exponent: number } {
	const surplus = digits.toString().length - precision;
	if (surplus <= 0) return { digits, exponent };
	return fitted(roundedQuotient(digits, 10n ** BigInt(surplus)), exponent + surplus, precision);
}

function roundedQuotient(digits: bigint, divisor: bigint): bigint {
	const quotient = digits / divisor;
	const half = (digits % divisor) * 2n - divisor;
	return half > 0n || (half === 0n && quotient % 2n === 1n) ? quotient + 1n : quotient;
}
