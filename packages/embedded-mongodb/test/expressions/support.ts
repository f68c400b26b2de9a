import { Decimal128, Double, EJSON, Int32, Long } from "bson";

/** An expression, and what MongoDB gives for it: the value with its BSON type, or the code of its error. */
export type Example = readonly [expression: unknown, result: unknown];

/** The error with this code is what an expression gives. */
export class Refused {
	constructor(readonly code: number) {}
	toString(): string {
		return `error ${this.code}`;
	}
}

export const refused = (code: number): Refused => new Refused(code);
export const int = (value: number): Int32 => new Int32(value);
export const long = (value: number | string): Long => Long.fromString(String(value));
export const dbl = (value: number): Double => new Double(value);
export const dec = (value: string): Decimal128 => Decimal128.fromString(value);
export const utc = (value: string): Date => new Date(value);

/** A plain object with a `then` looks like a promise to tools; a Map of the same fields does not. */
export const fields = (entries: Record<string, unknown>, value: unknown): Map<string, unknown> =>
	new Map([...Object.entries(entries), ["then", value]]);

/** What a value is to the last bit: types of numbers, order of fields. */
export const exact = (value: unknown): string =>
	value === undefined ? "missing" : EJSON.stringify({ value }, { relaxed: false });
