import { Binary, BSONRegExp, BSONSymbol, Code, Double, Int32, Long, ObjectId, Timestamp } from "bson";
import { badValue, MongoError } from "../errors.js";
import { codeText } from "./compare.js";
import { doubleToFraction, type Fraction, fractionToText, toFraction } from "./numbers.js";
import { type Doc, isDoc, isNumber, type NumberValue, TypeClass, typeClass, type Value } from "./types.js";

/**
 * Order-preserving keys: for any two values, comparing their keys byte by byte gives MongoDB's order, and equal
 * values of different kinds (1 and 1.0) have the same key. Every encoding ends itself, so that the keys of a
 * compound index can simply be written one after the other; a descending field has its bytes inverted.
 */
export function encodeKey(value: Value | undefined): Buffer {
	const writer = new KeyWriter();
	writer.value(value);
	return writer.bytes();
}

/** The longest key lmdb stores is 1978 bytes; ours leave room for the prefix that names an index. */
export const MAX_KEY_BYTES = 1900;

/** The key of an array without elements in an index: before null, equal to nothing a query can ask for. */
export const EMPTY_ARRAY_KEY = Buffer.from([TypeClass.emptyArray]);

/** Flips every byte, which reverses the order of self-ending keys. */
export function invertKey(key: Buffer): Buffer {
	const inverted = Buffer.allocUnsafe(key.length);
	for (let i = 0; i < key.length; i++) inverted[i] = ~(key[i] ?? 0) & 0xff;
	return inverted;
}

/** The smallest key that is greater than every key which begins with `prefix`. */
export function afterPrefix(prefix: Buffer): Buffer {
	const after = Buffer.from(prefix);
	for (let i = after.length - 1; i >= 0; i--) {
		const byte = after[i] ?? 0;
		if (byte < 0xff) {
			after[i] = byte + 1;
			return after.subarray(0, i + 1);
		}
	}
	return Buffer.alloc(MAX_KEY_BYTES + 64, 0xff);
}

export function assertKeyFits(key: Buffer): void {
	if (key.length <= MAX_KEY_BYTES) return;
	throw new MongoError(
		17280,
		`key too large to index: ${key.length} bytes, at most ${MAX_KEY_BYTES} are possible`,
	);
}

class KeyWriter {
	private buffer = Buffer.allocUnsafe(64);
	private length = 0;

	bytes(): Buffer {
		return this.buffer.subarray(0, this.length);
	}

	value(value: Value | undefined): void {
		this.byte(typeClass(value));
		this.content(value);
	}

	private content(value: Value | undefined): void {
		if (value === null || value === undefined) return;
		if (typeof value === "string") this.text(value);
		else if (typeof value === "boolean") this.byte(value ? 1 : 0);
		else if (isNumber(value)) this.number(value);
		else if (value instanceof ObjectId) this.raw(value.id);
		else if (value instanceof Date) this.double(value.getTime());
		else if (isDoc(value)) this.document(value);
		else if (Array.isArray(value)) this.array(value);
		else if (value instanceof Binary) this.binary(value);
		else if (value instanceof Timestamp) this.uint64(value.toBigInt());
		else if (value instanceof BSONRegExp) this.texts(value.pattern, value.options);
		else if (value instanceof BSONSymbol) this.text(value.value);
		else if (value instanceof Code) this.text(codeText(value));
	}

	private number(value: NumberValue): void {
		if (value instanceof Int32 || value instanceof Double) {
			this.double(value.value);
			this.byte(Remainder.none);
		} else if (value instanceof Long && Number.isSafeInteger(value.toNumber())) {
			this.double(value.toNumber());
			this.byte(Remainder.none);
		} else {
			this.fraction(toFraction(value));
		}
	}

	/** A number beyond a double's precision: the nearest double, then what is left of it, as often as needed. */
	private fraction(exact: Fraction): void {
		let rest = exact;
		for (let level = 0; level < 4; level++) {
			const nearest = nearestDouble(rest);
			this.double(nearest);
			rest = level === 3 || rest.d === 0n ? { n: 0n, d: 1n } : subtract(rest, doubleToFraction(nearest));
			this.byte(rest.n === 0n ? Remainder.none : rest.n < 0n ? Remainder.negative : Remainder.positive);
			if (rest.n === 0n) return;
		}
	}

	/** IEEE bytes, sortable: the sign bit flipped for positives, all bits for negatives. NaN sorts first. */
	private double(value: number): void {
		this.reserve(8);
		this.buffer.writeDoubleBE(value === 0 ? 0 : value, this.length);
		if (Number.isNaN(value)) this.buffer.fill(0, this.length, this.length + 8);
		else if (value < 0) for (let i = 0; i < 8; i++) this.flip(this.length + i, 0xff);
		else this.flip(this.length, 0x80);
		this.length += 8;
	}

	private flip(at: number, mask: number): void {
		this.buffer[at] = (this.buffer[at] ?? 0) ^ mask;
	}

	private uint64(value: bigint): void {
		this.reserve(8);
		this.buffer.writeBigUInt64BE(BigInt.asUintN(64, value), this.length);
		this.length += 8;
	}

	/** UTF-8 with each zero byte followed by a 1, ended by two zero bytes: no text is a prefix of another. */
	private text(value: string): void {
		const escaped = value.includes("\0") ? value.replaceAll("\0", "\0\u0001") : value;
		const size = Buffer.byteLength(escaped);
		this.reserve(size + 2);
		this.length += this.buffer.write(escaped, this.length, "utf8");
		this.byte(0);
		this.byte(0);
	}

	private texts(...values: string[]): void {
		for (const value of values) this.text(value);
	}

	private document(doc: Doc): void {
		for (const [name, value] of doc) {
			this.byte(typeClass(value));
			this.text(name);
			this.content(value);
		}
		this.byte(0);
	}

	private array(items: readonly Value[]): void {
		for (const item of items) this.value(item);
		this.byte(0);
	}

	private binary(value: Binary): void {
		const bytes = value.value();
		this.reserve(5);
		this.buffer.writeUInt32BE(bytes.length, this.length);
		this.buffer.writeUInt8(value.sub_type, this.length + 4);
		this.length += 5;
		this.raw(bytes);
	}

	private raw(bytes: Uint8Array): void {
		this.reserve(bytes.length);
		this.buffer.set(bytes, this.length);
		this.length += bytes.length;
	}

	private byte(value: number): void {
		this.reserve(1);
		this.buffer[this.length++] = value;
	}

	private reserve(bytes: number): void {
		if (this.length + bytes <= this.buffer.length) return;
		const larger = Buffer.allocUnsafe((this.length + bytes) * 2);
		this.buffer.copy(larger, 0, 0, this.length);
		this.buffer = larger;
	}
}

const Remainder = { negative: 0, none: 1, positive: 2 } as const;

const subtract = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });

/** Correctly rounded, hence monotonic. Decimals outside a double's range have no place in the order. */
function nearestDouble({ n, d }: Fraction): number {
	if (d === 0n) return n === 0n ? Number.NaN : n < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	const nearest = Number(fractionToText(n, d));
	if (!Number.isFinite(nearest)) throw badValue("a decimal beyond ±1.8E308 cannot be compared by an index");
	return nearest;
}
