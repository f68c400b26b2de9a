import { Decimal128, Double, Int32, Long } from "bson";
import type { NumberValue } from "./types.js";

const MIN_INT32 = -0x80000000;
const MAX_INT32 = 0x7fffffff;
const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

/** The nearest JavaScript number. */
export function toNumber(value: NumberValue): number {
	if (value instanceof Int32 || value instanceof Double) return value.value;
	return value instanceof Long ? value.toNumber() : decimalToNumber(value);
}

const decimalToNumber = (value: Decimal128): number => Number(value.toString());

/** The exact value as an integer, or undefined when it has a fraction or is not finite. */
export function toInteger(value: NumberValue): bigint | undefined {
	if (value instanceof Long) return value.toBigInt();
	if (value instanceof Decimal128) {
		const { n, d } = toFraction(value);
		return d !== 0n && n % d === 0n ? n / d : undefined;
	}
	return Number.isInteger(value.value) ? BigInt(value.value) : undefined;
}

/** An exact fraction; a denominator of 0 stands for NaN (n = 0) and the infinities (n = ±1). */
export interface Fraction {
	n: bigint;
	d: bigint;
}

/** The exact value of any BSON number. */
export function toFraction(value: NumberValue): Fraction {
	if (value instanceof Long) return { n: value.toBigInt(), d: 1n };
	if (value instanceof Decimal128) return decimalToFraction(value.toString());
	return doubleToFraction(value.value);
}

function decimalToFraction(text: string): Fraction {
	const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
	if (!match) return { n: text === "NaN" ? 0n : text.startsWith("-") ? -1n : 1n, d: 0n };
	const [, sign = "", whole = "0", fraction = "", exponent = "0"] = match;
	const digits = BigInt(`${sign}${whole}${fraction}`);
	const power = Number(exponent) - fraction.length;
	return power >= 0 ? { n: digits * 10n ** BigInt(power), d: 1n } : { n: digits, d: 10n ** BigInt(-power) };
}

export function doubleToFraction(value: number): Fraction {
	if (!Number.isFinite(value)) return { n: Number.isNaN(value) ? 0n : value < 0 ? -1n : 1n, d: 0n };
	let denominator = 1n;
	let scaled = value;
	while (!Number.isInteger(scaled)) {
		scaled *= 2;
		denominator *= 2n;
	}
	return { n: BigInt(scaled), d: denominator };
}

/** Compares by value across the four kinds; NaN equals itself and is less than every other number. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
	const simple = !(a instanceof Decimal128 || b instanceof Decimal128);
	if (simple && !(a instanceof Long && b instanceof Long)) {
		const x = toNumber(a);
		const y = toNumber(b);
		const safe = Math.abs(x) <= Number.MAX_SAFE_INTEGER || !(a instanceof Long || b instanceof Long);
		if (safe || x !== y) return compareDoubles(x, y);
	}
	if (a instanceof Long && b instanceof Long) return a.compare(b);
	return compareFractions(toFraction(a), toFraction(b));
}

function compareDoubles(x: number, y: number): number {
	if (x < y) return -1;
	if (x > y) return 1;
	if (x === y) return 0;
	return Number.isNaN(x) ? (Number.isNaN(y) ? 0 : -1) : 1;
}

function compareFractions(a: Fraction, b: Fraction): number {
	if (a.d === 0n || b.d === 0n) return compareDoubles(nonFinite(a), nonFinite(b));
	const left = a.n * b.d;
	const right = b.n * a.d;
	return left < right ? -1 : left > right ? 1 : 0;
}

const nonFinite = ({ n, d }: Fraction): number =>
	d !== 0n ? 0 : n === 0n ? Number.NaN : n < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;

/** Whether an integer fits into 64 bits. */
export const fitsLong = (value: bigint): boolean => value >= MIN_LONG && value <= MAX_LONG;

/** Whether an integer fits into 32 bits. */
export const fitsInt = (value: bigint): boolean => value >= MIN_INT32 && value <= MAX_INT32;

/** An integer of at most 64 bits as Int32 when it fits, as MongoDB widens the result of integers. */
export const intOrLong = (value: bigint): Int32 | Long =>
	fitsInt(value) ? new Int32(Number(value)) : Long.fromBigInt(value);

/** A whole JavaScript number in the smallest kind that holds it; anything else as Double. */
export function fromNumber(value: number): NumberValue {
	if (!Number.isSafeInteger(value) || Object.is(value, -0)) return new Double(value);
	return value >= MIN_INT32 && value <= MAX_INT32 ? new Int32(value) : Long.fromNumber(value);
}

/** Decimal text of a fraction with 40 significant digits, truncated; enough for any decimal128 or double. */
export function fractionToText(n: bigint, d: bigint): string {
	if (n === 0n) return "0";
	const sign = n < 0n ? "-" : "";
	const size = n < 0n ? -n : n;
	const shift = 40 - (size.toString().length - d.toString().length);
	const digits = shift >= 0 ? (size * 10n ** BigInt(shift)) / d : size / (d * 10n ** BigInt(-shift));
	return `${sign}${trimZeros(digits, -shift)}`;
}

function trimZeros(digits: bigint, exponent: number): string {
	const text = digits.toString();
	const trimmed = text.replace(/0+$/, "");
	const power = exponent + text.length - trimmed.length;
	return power >= 0 && power < 20 ? trimmed + "0".repeat(power) : `${trimmed}E${power}`;
}
