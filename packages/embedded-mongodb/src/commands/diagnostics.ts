import { Int32 } from "bson";
import { MongoError } from "../errors.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { entryKey } from "../storage/documents.js";
import { idKeyOf, idPrefix, indexKeys, prefixRange } from "../storage/indexKeys.js";
import type { Store } from "../store.js";
import { decodeDoc } from "../values/codec.js";
import { fromNumber } from "../values/numbers.js";
import { type Command, namespace, reply } from "./command.js";
import { aBool, readOptions } from "./options.js";

/** Compares every document with its index entries, both ways. */
export const validate: Command = async (request) => {
	const { store, body } = request;
	const ns = namespace(request);
	readOptions("validate", body, { full: aBool });
	const collection = store.catalog.get(ns);
	if (!collection) throw new MongoError(26, `Collection '${ns}' does not exist to validate.`);
	const { records, errors, entries } = await checkRecords(store, collection);
	for (const index of collection.indexes.slice(1)) {
		const stored = store.env.entries.getKeysCount(prefixRange(idPrefix(index.id)));
		const expected = entries.get(index.id) ?? 0;
		if (stored !== expected)
			errors.push(`index ${index.name} has ${stored} entries, but ${expected} belong there`);
	}
	return reply(
		["ns", ns],
		["nrecords", fromNumber(records)],
		["nIndexes", new Int32(collection.indexes.length)],
		["valid", errors.length === 0],
		["errors", errors.slice(0, 100)],
		["warnings", []],
	);
};

async function checkRecords(store: Store, collection: CollectionInfo) {
	const errors: string[] = [];
	const entries = new Map<number, number>();
	let records = 0;
	for (const { key, value } of store.env.records.getRange(prefixRange(idPrefix(collection.id)))) {
		const idKey = idKeyOf(key);
		const doc = decodeDoc(value);
		records++;
		for (const index of collection.indexes.slice(1)) {
			const { keys } = indexKeys(index, doc);
			entries.set(index.id, (entries.get(index.id) ?? 0) + keys.length);
			const missing = keys.some(
				(each) => !store.env.entries.get(entryKey(index, each, idKey))?.equals(idKey),
			);
			if (missing) errors.push(`index ${index.name} misses an entry for a document`);
		}
	}
	return { records, errors, entries };
}
