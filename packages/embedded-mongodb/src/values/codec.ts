import {
	Binary,
	BSONRegExp,
	BSONSymbol,
	Code,
	Decimal128,
	Double,
	deserialize,
	Int32,
	Long,
	MaxKey,
	MinKey,
	ObjectId,
	serialize,
	Timestamp,
} from "bson";
import { badValue } from "../errors.js";
import type { Doc, Value } from "./types.js";

/** BSON bytes of a document; the library keeps boxed numbers and the order of a Map. */
export function encodeDoc(doc: Doc): Buffer {
	const bytes = serialize(doc);
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Builds `{0: docs[0], 1: docs[1], …}`: a BSON array of documents that are bytes already. */
function encodeDocArray(docs: readonly Buffer[]): Buffer {
	let length = 5;
	for (let i = 0; i < docs.length; i++) length += 2 + String(i).length + (docs[i]?.length ?? 0);
	const out = Buffer.allocUnsafe(length);
	let at = out.writeInt32LE(length, 0);
	docs.forEach((doc, i) => {
		at = out.writeUInt8(0x03, at);
		at += out.write(`${i}\0`, at, "latin1");
		out.set(doc, at);
		at += doc.length;
	});
	out.writeUInt8(0, at);
	return out;
}

/** BSON of `rest` with one more field in front: an array of documents that are bytes already. */
export const encodeWithDocs = (name: string, docs: readonly Buffer[], rest: Doc): Buffer =>
	withFirstField("\x04", name, encodeDocArray(docs), rest);

/** BSON of `rest` with one more field in front: a document that is bytes already. */
export const encodeWithDoc = (name: string, raw: Buffer, rest: Doc): Buffer =>
	withFirstField("\x03", name, raw, rest);

function withFirstField(type: string, name: string, field: Buffer, rest: Doc): Buffer {
	const head = Buffer.from(`\0\0\0\0${type}${name}\0`, "latin1");
	const out = Buffer.concat([head, field, encodeDoc(rest).subarray(4)]);
	out.writeInt32LE(out.length, 0);
	return out;
}

/** Puts `_id` in front of a raw document that has none, or moves it there. */
export function withIdFirst(raw: Buffer, doc: Doc): Buffer {
	const first = raw[4] !== 0 && raw.toString("latin1", 5, 9) === "_id\0";
	if (first) return raw;
	const id = doc.get("_id");
	if (id === undefined) return raw;
	return encodeDoc(new Map([["_id", id], ...doc]));
}

/** Nesting that MongoDB allows; deeper documents are refused rather than risking the stack. */
const MAX_DEPTH = 180;

/** Decodes one BSON document that starts at `offset` of `bytes`, keeping types and order of fields exactly. */
export function decodeDoc(bytes: Buffer, offset = 0): Doc {
	return new Reader(bytes, offset).document(0);
}

/** The raw bytes of the BSON document that starts at `offset`; no copy. */
export function sliceDoc(bytes: Buffer, offset: number): Buffer {
	return bytes.subarray(offset, offset + bytes.readInt32LE(offset));
}

class Reader {
	constructor(
		private readonly bytes: Buffer,
		private at: number,
	) {}

	document(depth: number): Doc {
		const end = this.begin(depth);
		const doc: Doc = new Map();
		while (this.at < end) {
			const type = this.bytes.readUInt8(this.at++);
			const name = this.cstring();
			doc.set(name, this.value(type, depth));
		}
		this.finish(end);
		return doc;
	}

	private array(depth: number): Value[] {
		const end = this.begin(depth);
		const items: Value[] = [];
		while (this.at < end) {
			const type = this.bytes.readUInt8(this.at++);
			this.at = this.bytes.indexOf(0, this.at) + 1;
			items.push(this.value(type, depth));
		}
		this.finish(end);
		return items;
	}

	/** Reads the length and returns where the closing zero byte must be. */
	private begin(depth: number): number {
		if (depth > MAX_DEPTH) throw badValue(`BSON document is nested deeper than ${MAX_DEPTH} levels`);
		const length = this.bytes.readInt32LE(this.at);
		const end = this.at + length - 1;
		if (length < 5 || end >= this.bytes.length) throw badValue("Invalid BSON: a document has a wrong length");
		this.at += 4;
		return end;
	}

	private finish(end: number): void {
		if (this.at !== end || this.bytes[end] !== 0) throw badValue("Invalid BSON: a document has no end");
		this.at = end + 1;
	}

	private value(type: number, depth: number): Value {
		const { bytes, at } = this;
		switch (type) {
			case 0x01:
				this.at += 8;
				return new Double(bytes.readDoubleLE(at));
			case 0x02:
				return this.string();
			case 0x03:
				return this.document(depth + 1);
			case 0x04:
				return this.array(depth + 1);
			case 0x05:
				return this.binary();
			case 0x06: // the deprecated "undefined" reads as null, as drivers do
			case 0x0a:
				return null;
			case 0x07:
				return new ObjectId(this.take(12));
			case 0x08:
				this.at += 1;
				return bytes[at] === 1;
			case 0x09:
				this.at += 8;
				return new Date(Number(bytes.readBigInt64LE(at)));
			case 0x0b:
				return new BSONRegExp(this.cstring(), this.cstring());
			case 0x0d:
				return new Code(this.string());
			case 0x0e:
				return new BSONSymbol(this.string());
			case 0x0f:
				return this.codeWithScope();
			case 0x10:
				this.at += 4;
				return new Int32(bytes.readInt32LE(at));
			case 0x11:
				this.at += 8;
				return new Timestamp(bytes.readBigUInt64LE(at));
			case 0x12:
				this.at += 8;
				return new Long(bytes.readInt32LE(at), bytes.readInt32LE(at + 4));
			case 0x13:
				return new Decimal128(this.take(16));
			case 0xff:
				return new MinKey();
			case 0x7f:
				return new MaxKey();
			default:
				throw badValue(`BSON type 0x${type.toString(16).padStart(2, "0")} is not supported`);
		}
	}

	/** A copy, so that a kept value does not hold the whole network message in memory. */
	private take(length: number): Uint8Array {
		const copy = Uint8Array.prototype.slice.call(this.bytes, this.at, this.at + length);
		if (copy.length !== length) throw badValue("Invalid BSON: a value is cut off");
		this.at += length;
		return copy;
	}

	private cstring(): string {
		const end = this.bytes.indexOf(0, this.at);
		if (end < 0) throw badValue("Invalid BSON: a name has no end");
		const text = this.bytes.toString("utf8", this.at, end);
		this.at = end + 1;
		return text;
	}

	private string(): string {
		const length = this.bytes.readInt32LE(this.at);
		const start = this.at + 4;
		const end = start + length - 1;
		if (length < 1 || this.bytes[end] !== 0) throw badValue("Invalid BSON: a string has a wrong length");
		this.at = end + 1;
		return this.bytes.toString("utf8", start, end);
	}

	private binary(): Binary {
		const length = this.bytes.readInt32LE(this.at);
		const subtype = this.bytes.readUInt8(this.at + 4);
		this.at += 5;
		if (subtype !== Binary.SUBTYPE_BYTE_ARRAY) return new Binary(this.take(length), subtype);
		this.at += 4; // the old subtype repeats the length
		return new Binary(this.take(length - 4), subtype);
	}

	/** Rare enough to leave to the library: wrap the element in a document of its own. */
	private codeWithScope(): Code {
		const length = this.bytes.readInt32LE(this.at);
		const wrapped = Buffer.alloc(length + 8);
		wrapped.writeInt32LE(wrapped.length, 0);
		wrapped.set([0x0f, 0x63, 0], 4);
		wrapped.set(this.take(length), 7);
		const code: unknown = deserialize(wrapped).c;
		if (code instanceof Code) return code;
		throw badValue("Invalid BSON: code with scope");
	}
}
