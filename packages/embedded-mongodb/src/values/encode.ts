import { serialize } from "bson";
import type { Doc } from "./types.js";

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
