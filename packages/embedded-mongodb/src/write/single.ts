import { prepare, type Query } from "../query/find.js";
import { nextRow, type Row } from "../query/rows.js";
import { sortKey } from "../query/sort.js";
import type { CollectionInfo } from "../storage/catalog.js";
import type { Scope } from "../storage/scope.js";
import type { Update } from "../update/update.js";
import { encodeDoc } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";

/** What became of one document. */
export interface Change {
	readonly before: Doc | undefined;
	readonly after: Doc | undefined;
	readonly modified: boolean;
	/** The `_id` that an upsert inserted. */
	readonly upserted: Value | undefined;
}

export const NO_CHANGE: Change = {
	before: undefined,
	after: undefined,
	modified: false,
	upserted: undefined,
};

/**
 * Finds the first match and updates it, or inserts what an upsert asks for. Inside a write transaction: nobody
 * else writes between the reading and the writing.
 */
export function updateFirst(scope: Scope, ns: string, query: Query, update: Update, upsert: boolean): Change {
	const collection = scope.collection(ns);
	const row = firstMatch(scope, collection, query);
	if (row) return updateRow(scope, collection, row, query.filter, update);
	if (!upsert) return NO_CHANGE;
	const after = update.insert(query.filter);
	scope.documents.insert(ns, after, encodeDoc(after));
	return { before: undefined, after, modified: false, upserted: after.get("_id") };
}

/** Updates one document. Inside a write transaction, as all functions here. */
export function updateRow(
	scope: Scope,
	collection: CollectionInfo,
	row: Row,
	filter: Doc,
	update: Update,
): Change {
	const before = row.doc;
	const after = update.apply(before, filter);
	const raw = encodeDoc(after);
	const modified = !raw.equals(row.raw);
	if (modified) scope.documents.replace(collection, row.idKey, before, after, raw);
	return { before, after, modified, upserted: undefined };
}

/** Removes the first match. */
export function removeFirst(scope: Scope, ns: string, query: Query): Change {
	const collection = scope.collection(ns);
	const row = firstMatch(scope, collection, query);
	if (!row) return NO_CHANGE;
	scope.documents.remove(collection, row.idKey, row.doc);
	return { ...NO_CHANGE, before: row.doc };
}

function firstMatch(scope: Scope, collection: CollectionInfo, query: Query): Row | undefined {
	const { scan, matches, sort } = prepare(scope.tables, collection, query);
	let best = nextRow(scan, matches);
	if (sort.length === 0 || !best) return best;
	let bestKey = sortKey(best.doc, sort);
	for (let row = nextRow(scan, matches); row; row = nextRow(scan, matches)) {
		const key = sortKey(row.doc, sort);
		if (Buffer.compare(key, bestKey) < 0) [best, bestKey] = [row, key];
	}
	return best;
}
