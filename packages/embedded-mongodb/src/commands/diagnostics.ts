import { Double, Int32 } from "bson";
import { MongoError } from "../errors.js";
import { countMatches } from "../query/count.js";
import type { Pace } from "../query/pace.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { entryKey } from "../storage/documents.js";
import { indexKeys } from "../storage/indexKeys.js";
import { idKeyOf, idPrefix, prefixRange } from "../storage/keys.js";
import type { Store } from "../store.js";
import { decodeDoc } from "../values/decode.js";
import { fromNumber } from "../values/numbers.js";
import type { Value } from "../values/types.js";
import { type Command, namespace, reply } from "./command.js";
import { aBool, anything, readOptions } from "./options.js";

export const serverStatus: Command = ({ store }) => {
	const { rss } = process.memoryUsage();
	return reply(
		["host", "127.0.0.1"],
		["version", "7.0.14"],
		["process", "embedded-mongodb"],
		["pid", fromNumber(process.pid)],
		["uptime", new Double(Math.round((Date.now() - store.startedAt.getTime()) / 1000))],
		["localTime", new Date()],
		["mem", new Map<string, Value>([["resident", new Int32(Math.round(rss / 2 ** 20))]])],
		["metrics", new Map<string, Value>([["cursor", new Map([["open", new Int32(store.cursors.count)]])]])],
		[
			"storageEngine",
			new Map<string, Value>([
				["name", "lmdb"],
				["persistent", true],
			]),
		],
	);
};

export const collStats: Command = async (request) => {
	const { store, pace } = request;
	const ns = namespace(request);
	readOptions("collStats", request.body, { scale: anything });
	const collection = store.collection(ns);
	const count = await countMatches(store.env, collection, { filter: new Map() }, pace);
	const size = await sizeOf(store, collection, pace);
	return reply(
		["ns", ns],
		["count", fromNumber(count)],
		["size", fromNumber(size)],
		["avgObjSize", fromNumber(count === 0 ? 0 : Math.round(size / count))],
		["storageSize", fromNumber(size)],
		["nindexes", new Int32(collection.indexes.length)],
	);
};

export const dbStats: Command = ({ store, db, body }) => {
	readOptions("dbStats", body, { dbStats: anything, scale: anything, freeStorage: anything });
	const collections = store.catalog.ofDatabase(db);
	const indexes = collections.reduce((sum, { indexes }) => sum + indexes.length, 0);
	return reply(
		["db", db],
		["collections", new Int32(collections.length)],
		["indexes", new Int32(indexes)],
		["totalSize", new Double(store.env.sizeOf(store.dir))],
	);
};

async function sizeOf(store: Store, collection: CollectionInfo, pace: Pace): Promise<number> {
	let size = 0;
	for (const { value } of store.env.records.getRange(prefixRange(idPrefix(collection.id))))
		size += value.length;
	await pace.breathe();
	return size;
}

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
