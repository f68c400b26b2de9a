import {
	Binary,
	BSONRegExp,
	Decimal128,
	Double,
	Int32,
	Long,
	MaxKey,
	MinKey,
	ObjectId,
	Timestamp,
} from "bson";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareValues } from "../src/values/compare.js";
import { afterPrefix, encodeKey, invertKey } from "../src/values/key.js";
import type { Doc, Value } from "../src/values/types.js";

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff }).map((n) => new Int32(n));
const double = fc.double().map((n) => new Double(n));
const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => Long.fromBigInt(n));
const decimal = fc
	.tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -40, max: 40 }))
	.map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`));
/** Numbers that lie close together, or are equal in different kinds. */
const near = fc
	.tuple(fc.constantFrom(0n, 1n, 2n ** 31n, 2n ** 53n, 2n ** 60n), fc.integer({ min: -2, max: 2 }))
	.chain(([base, offset]) => {
		const n = base + BigInt(offset);
		return fc.constantFrom<Value>(
			new Double(Number(n)),
			Long.fromBigInt(n),
			Decimal128.fromString(n.toString()),
			Decimal128.fromString(`${n}.1`),
		);
	});
const objectId = fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes));
const date = fc.date({ noInvalidDate: true });
const text = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.string({ unit: fc.constantFrom("a", "b", "\0", "\u0001", "é", "😀", "\uffff") }),
);
const binary = fc.uint8Array({ maxLength: 6 }).map((bytes) => new Binary(bytes));
const regex = fc.constantFrom(new BSONRegExp("a", ""), new BSONRegExp("a", "i"), new BSONRegExp("b", ""));
const ends = fc.constantFrom<Value>(new MinKey(), new MaxKey(), null, true, false);
const timestamp = fc.tuple(fc.nat(), fc.nat()).map(([t, i]) => new Timestamp({ t, i }));

const { value } = fc.letrec<{ value: Value; doc: Doc; array: Value[] }>((tie) => ({
	value: fc.oneof(
		{ depthSize: "small", withCrossShrink: true },
		ends,
		int32,
		double,
		long,
		decimal,
		near,
		text,
		objectId,
		date,
		binary,
		regex,
		timestamp,
		tie("doc"),
		tie("array"),
	),
	doc: fc
		.array(fc.tuple(fc.constantFrom("a", "b", "ab", "1"), tie("value")), { maxLength: 3 })
		.map((entries) => new Map(entries)),
	array: fc.array(tie("value"), { maxLength: 3 }),
}));

describe("keys", () => {
	test("sort as the values they encode", () => {
		fc.assert(
			fc.property(value, value, (a, b) => {
				expect(Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(Math.sign(compareValues(a, b)));
			}),
			{ numRuns: 20_000 },
		);
	});

	test("sort the other way round when inverted", () => {
		fc.assert(
			fc.property(value, value, (a, b) => {
				const [x, y] = [invertKey(encodeKey(a)), invertKey(encodeKey(b))];
				expect(Math.sign(Buffer.compare(x, y)) + Math.sign(compareValues(a, b))).toBe(0);
			}),
			{ numRuns: 5_000 },
		);
	});

	test("of compound indexes sort field by field", () => {
		fc.assert(
			fc.property(value, value, value, value, (a1, a2, b1, b2) => {
				const key = (x: Value, y: Value) => Buffer.concat([encodeKey(x), invertKey(encodeKey(y))]);
				const order = compareValues(a1, b1) || -compareValues(a2, b2);
				expect(Math.sign(Buffer.compare(key(a1, a2), key(b1, b2)))).toBe(Math.sign(order) + 0);
			}),
			{ numRuns: 10_000 },
		);
	});

	test("end themselves: none begins another", () => {
		fc.assert(
			fc.property(value, value, (a, b) => {
				const [x, y] = [encodeKey(a), encodeKey(b)];
				const begins = x.length <= y.length && y.subarray(0, x.length).equals(x);
				expect(begins).toBe(x.equals(y));
			}),
			{ numRuns: 10_000 },
		);
	});

	test("of a prefix all lie before the key after it", () => {
		fc.assert(
			fc.property(value, fc.uint8Array({ maxLength: 8 }), (a, rest) => {
				const prefix = encodeKey(a);
				expect(Buffer.compare(Buffer.concat([prefix, rest]), afterPrefix(prefix))).toBeLessThan(0);
			}),
		);
	});
});

test("MongoDB's order of types and of neighbours", () => {
	const ascending: Value[] = [
		new MinKey(),
		null,
		new Double(Number.NaN),
		new Double(Number.NEGATIVE_INFINITY),
		Long.MIN_VALUE,
		new Int32(-1),
		new Double(-0.5),
		new Int32(0),
		Decimal128.fromString("0.1"),
		new Double(0.1), // a little more than a tenth
		new Int32(1),
		Decimal128.fromString("9007199254740992"),
		Long.fromString("9007199254740993"),
		Long.MAX_VALUE,
		new Double(2 ** 63),
		new Double(Number.POSITIVE_INFINITY),
		"",
		"Z",
		"a",
		"a\0",
		"ab",
		"é",
		"\uffff",
		"😀", // after U+FFFF by bytes, before it by UTF-16
		new Map(),
		new Map([["a", new Int32(1)]]),
		new Map([["b", new Int32(0)]]),
		new Map([["a", "text"]]),
		[],
		[new Int32(1)],
		[new Int32(1), new Int32(1)],
		[new Int32(2)],
		new Binary(Buffer.from([9])),
		new Binary(Buffer.from([0, 0])),
		new ObjectId("000000000000000000000001"),
		new ObjectId("000000000000000000000002"),
		false,
		true,
		new Date(-1),
		new Date(0),
		new Timestamp({ t: 1, i: 1 }),
		new BSONRegExp("a", ""),
		new MaxKey(),
	];
	for (const [i, a] of ascending.entries()) {
		for (const [j, b] of ascending.entries()) {
			expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, Math.sign(i - j)]);
			expect([a, b, Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)))]).toEqual([a, b, Math.sign(i - j)]);
		}
	}
});

test("equal numbers of different kinds have the same key", () => {
	const one: Value[] = [new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString("1.0")];
	expect(new Set(one.map((each) => encodeKey(each).toString("hex"))).size).toBe(1);
	const zero: Value[] = [new Int32(0), new Double(-0), Long.ZERO, Decimal128.fromString("-0")];
	expect(new Set(zero.map((each) => encodeKey(each).toString("hex"))).size).toBe(1);
});
