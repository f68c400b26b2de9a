import { afterPrefix } from "../values/key.js";

/** Four bytes that begin all keys of one collection (in records) or of one index (in entries). */
export function idPrefix(id: number): Buffer {
	const prefix = Buffer.allocUnsafe(4);
	prefix.writeUInt32BE(id, 0);
	return prefix;
}

/** A stretch of keys: `start` belongs to it, `end` does not. */
export interface KeyRange {
	readonly start: Buffer;
	readonly end: Buffer;
}

/** All keys that begin with `prefix`. */
export const prefixRange = (prefix: Buffer): KeyRange => ({ start: prefix, end: afterPrefix(prefix) });

export const recordKey = (collectionId: number, idKey: Buffer): Buffer =>
	Buffer.concat([idPrefix(collectionId), idKey]);

/** The part of a record's key that encodes its `_id`. */
export const idKeyOf = (key: Buffer): Buffer => key.subarray(4);
