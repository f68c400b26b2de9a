import { Decimal128, Double, Int32, Long } from "bson";
import {
	addDecimals,
	DOUBLE_PRECISION,
	doubleToDecimal,
	multiplyDecimals,
	PRECISION,
	toDecimal,
} from "./decimal.js";
import { fitsLong, intOrLong, toNumber } from "./numbers.js";
import type { NumberValue } from "./types.js";

/** The kinds of numbers from the narrowest to the widest: a result is of the widest kind among its operands. */
export const Kind = { int: 0, long: 1, double: 2, decimal: 3 } as const;

export function kindOf(value: NumberValue): number {
	if (value instanceof Int32) return Kind.int;
	if (value instanceof Double) return Kind.double;
	return value instanceof Decimal128 ? Kind.decimal : Kind.long;
}

/** The integer of an Int32 or Int64, and of a Double without its fraction. */
export function toBigInt(value: NumberValue): bigint {
	if (value instanceof Long) return value.toBigInt();
	return BigInt(Math.trunc(toNumber(value)));
}

/** A running sum or product that widens as MongoDB's does: integers, then doubles, then decimals. */
abstract class Running {
	private kind: number = Kind.int;
	private whole: bigint;
	private double: number;
	private decimal: Decimal128 = toDecimal(new Int32(0));

	constructor(start: bigint) {
		this.whole = start;
		this.double = Number(start);
	}

	/** The digits of the doubles so far when the first decimal comes. */
	protected abstract readonly precision: number;
	protected abstract integers(a: bigint, b: bigint): bigint;
	protected abstract doubles(a: number, b: number): number;
	protected abstract decimals(a: Decimal128, b: Decimal128): Decimal128;

	take(value: NumberValue): void {
		this.widen(Math.max(this.kind, kindOf(value)));
		if (this.kind === Kind.decimal) this.decimal = this.decimals(this.decimal, toDecimal(value));
		else if (this.kind === Kind.double) this.double = this.doubles(this.double, toNumber(value));
		else this.takeInteger(toBigInt(value), toNumber(value));
	}

	/** Integers that outgrow 64 bits go on as doubles. */
	private takeInteger(value: bigint, asDouble: number): void {
		const result = this.integers(this.whole, value);
		if (fitsLong(result)) this.whole = result;
		else {
			this.kind = Kind.double;
			this.double = this.doubles(Number(this.whole), asDouble);
		}
	}

	private widen(kind: number): void {
		if (kind === this.kind) return;
		if (kind === Kind.double) this.double = Number(this.whole);
		if (kind === Kind.decimal) {
			const value = this.value();
			this.decimal =
				value instanceof Double ? doubleToDecimal(value.value, this.precision) : toDecimal(value);
		}
		this.kind = kind;
	}

	value(): NumberValue {
		if (this.kind === Kind.decimal) return this.decimal;
		if (this.kind === Kind.double) return new Double(this.double);
		return this.kind === Kind.long ? Long.fromBigInt(this.whole) : intOrLong(this.whole);
	}
}

/** The sum of `$add`, one operand after the other. */
export class RunningSum extends Running {
	constructor() {
		super(0n);
	}
	protected readonly precision = PRECISION;
	protected integers = (a: bigint, b: bigint): bigint => a + b;
	protected doubles = (a: number, b: number): number => a + b;
	protected decimals = addDecimals;
}

/** The product of `$multiply`, one operand after the other. */
export class RunningProduct extends Running {
	constructor() {
		super(1n);
	}
	protected readonly precision = DOUBLE_PRECISION;
	protected integers = (a: bigint, b: bigint): bigint => a * b;
	protected doubles = (a: number, b: number): number => a * b;
	protected decimals = multiplyDecimals;
}

/**
 * `a + b` or `a * b` with MongoDB's kinds: int32 grows to int64 when it overflows, a double makes a double,
 * a decimal makes a decimal. Returns undefined when an int64 overflows.
 */
export function combine(op: "add" | "multiply", a: NumberValue, b: NumberValue): NumberValue | undefined {
	const kind = Math.max(kindOf(a), kindOf(b));
	if (kind === Kind.decimal)
		return (op === "add" ? addDecimals : multiplyDecimals)(toDecimal(a), toDecimal(b));
	const running = op === "add" ? new RunningSum() : new RunningProduct();
	running.take(a);
	running.take(b);
	const value = running.value();
	return kindOf(value) > Math.max(kind, Kind.long) ? undefined : value;
}

/** A sum of doubles that keeps what each addition rounds away (Knuth's two-sum). */
class DoubleSum {
	constructor(
		private high = 0,
		private low = 0,
		private plain = 0,
	) {}

	take(value: number): void {
		this.plain += value;
		const sum = this.high + value;
		const part = sum - this.high;
		const low = this.low + (this.high - (sum - part) + (value - part));
		this.high = sum + low;
		this.low = low - (this.high - sum);
	}

	/** The sum with an integer of any length. */
	plus(whole: bigint): number {
		const total = new DoubleSum(this.high, this.low, this.plain);
		const nearest = Number(whole);
		total.take(nearest);
		total.take(Number(whole - BigInt(nearest)));
		const sum = total.high + total.low;
		return Number.isNaN(sum) ? total.plain : sum;
	}

	asDecimal(): Decimal128 {
		return Number.isFinite(this.high + this.low)
			? addDecimals(doubleToDecimal(this.high), doubleToDecimal(this.low))
			: doubleToDecimal(this.plain);
	}
}

/** The sum of `$sum`: integers and decimals exactly, doubles with what additions round away. */
export class ExactSum {
	private kind: number = Kind.int;
	private whole = 0n;
	private readonly doubles = new DoubleSum();
	private decimal: Decimal128 = toDecimal(new Int32(0));

	take(value: NumberValue): void {
		this.kind = Math.max(this.kind, kindOf(value));
		if (value instanceof Decimal128) this.decimal = addDecimals(this.decimal, value);
		else if (value instanceof Double) this.doubles.take(value.value);
		else this.whole += toBigInt(value);
	}

	value(): NumberValue {
		if (this.kind === Kind.decimal) return this.asDecimal();
		if (this.kind === Kind.double || !fitsLong(this.whole)) return new Double(this.asDouble());
		return this.kind === Kind.long ? Long.fromBigInt(this.whole) : intOrLong(this.whole);
	}

	private asDouble(): number {
		return this.kind < Kind.double ? Number(this.whole) : this.doubles.plus(this.whole);
	}

	private asDecimal(): Decimal128 {
		const rest = addDecimals(this.doubles.asDecimal(), Decimal128.fromString(this.whole.toString()));
		return addDecimals(this.decimal, rest);
	}
}
