import { Decimal128, Double, Long } from "bson";
import { toNumber } from "./numbers.js";
import type { NumberValue } from "./types.js";

/** The digits that a decimal128 holds. */
export const PRECISION = 34;
/** The digits that a double is worth when it becomes a decimal by itself: 2.5 is 2.50000000000000. */
export const DOUBLE_PRECISION = 15;

/** How a quotient that falls between two decimals is rounded. */
export type Rounding = "halfEven" | "truncate" | "floor" | "ceil";

/** A finite decimal: `(-1)^negative * digits * 10^exponent`. 1.10 and 1.1 are equal, and differ in their exponent. */
interface Finite {
	readonly negative: boolean;
	readonly digits: bigint;
	readonly exponent: number;
}

const NAN = Decimal128.fromString("NaN");

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

/** The quotient; an exact one keeps as many zeros at its end as the operands had. The divisor is not zero. */
export function divideDecimals(a: Decimal128, b: Decimal128): Decimal128 {
	const [x, y] = [parsed(a), parsed(b)];
	if (!x || !y) return Decimal128.fromString(String(toNumber(a) / toNumber(b)));
	const ideal = x.exponent - y.exponent;
	const shift = PRECISION + 2 + y.digits.toString().length;
	const scaled = x.digits * 10n ** BigInt(shift);
	return written(
		approached(scaled / y.digits, scaled % y.digits === 0n, ideal - shift, ideal, x.negative !== y.negative),
	);
}

/** The rest of a division that is cut to a whole number; it has the sign of the dividend. */
export function remainderOfDecimals(a: Decimal128, b: Decimal128): Decimal128 {
	const [x, y] = [parsed(a), parsed(b)];
	if (!y && x && !Number.isNaN(toNumber(b))) return a;
	if (!x || !y) return NAN;
	const exponent = Math.min(x.exponent, y.exponent);
	const rest = size(signed(x, exponent)) % size(signed(y, exponent));
	return written({ negative: x.negative, digits: rest, exponent });
}

/** The square root. The argument is not negative. */
export function squareRoot(value: Decimal128): Decimal128 {
	const x = parsed(value);
	if (!x) return value;
	const base = x.exponent - (Math.abs(x.exponent) % 2);
	const scaled = x.digits * 10n ** BigInt(x.exponent - base);
	const shift = 2 * (PRECISION + 2);
	const wide = scaled * 10n ** BigInt(shift);
	const root = integerRoot(wide);
	return written(
		approached(root, root * root === wide, (base - shift) / 2, Math.floor(x.exponent / 2), x.negative),
	);
}

function integerRoot(value: bigint): bigint {
	if (value < 2n) return value;
	let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
	for (;;) {
		const next = (root + value / root) / 2n;
		if (next >= root) return root;
		root = next;
	}
}

/** An exact result is brought near to its ideal exponent; of another only the rounding must not see a tie. */
function approached(
	digits: bigint,
	exact: boolean,
	exponent: number,
	ideal: number,
	negative: boolean,
): Finite {
	if (!exact) return { negative, digits: digits * 10n + 1n, exponent: exponent - 1 };
	const zeros = digits === 0n ? ideal - exponent : trailingZeros(digits, ideal - exponent);
	return { negative, digits: digits / 10n ** BigInt(zeros), exponent: exponent + zeros };
}

function trailingZeros(digits: bigint, most: number): number {
	const text = digits.toString();
	return Math.max(0, Math.min(most, text.length - text.replace(/0+$/, "").length));
}

/** The decimal with a given exponent: -2 means two places. NaN when that needs more than 34 digits. */
export function quantize(value: Decimal128, exponent: number, rounding: Rounding): Decimal128 {
	const x = parsed(value);
	if (!x) return value;
	const digits =
		x.exponent >= exponent
			? x.digits * 10n ** BigInt(Math.min(x.exponent - exponent, x.digits === 0n ? 0 : 7000))
			: roundedQuotient(x.digits, 10n ** BigInt(exponent - x.exponent), rounding, x.negative);
	return digits.toString().length > PRECISION ? NAN : written({ negative: x.negative, digits, exponent });
}

/** The whole number in a decimal, without its fraction; undefined when it is not finite. */
export function truncateDecimal(value: Decimal128): bigint | undefined {
	const x = parsed(value);
	if (!x) return undefined;
	const whole =
		x.exponent >= 0 ? x.digits * 10n ** BigInt(x.exponent) : x.digits / 10n ** BigInt(-x.exponent);
	return x.negative ? -whole : whole;
}

export const isZeroDecimal = (value: Decimal128): boolean => parsed(value)?.digits === 0n;

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
	const rounded = roundedQuotient(digits, 10n ** BigInt(surplus), "halfEven", false);
	return fitted(rounded, exponent + surplus, precision);
}

function roundedQuotient(digits: bigint, divisor: bigint, rounding: Rounding, negative: boolean): bigint {
	const quotient = digits / divisor;
	const rest = digits % divisor;
	if (rest === 0n || rounding === "truncate") return quotient;
	if (rounding === "floor") return negative ? quotient + 1n : quotient;
	if (rounding === "ceil") return negative ? quotient : quotient + 1n;
	const half = rest * 2n - divisor;
	return half > 0n || (half === 0n && quotient % 2n === 1n) ? quotient + 1n : quotient;
}
