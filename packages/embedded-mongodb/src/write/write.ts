import { compileFilter, type Predicate } from "../match/filter.js";
import { findRows, prepare, type Query } from "../query/find.js";
import { nextRow, type Pace, Row } from "../query/rows.js";
import { sortKey } from "../query/sort.js";
import type { CollectionInfo } from "../storage/catalog.js";
import type { Scope } from "../storage/scope.js";
import { Occupied } from "../transactions/owners.js";
import type { Update } from "../update/update.js";
import { encodeDoc } from "../values/codec.js";
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
function updateRow(scope: Scope, collection: CollectionInfo, row: Row, filter: Doc, update: Update): Change {
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

const DOCUMENTS_PER_TRANSACTION = 100;

/** Updates all documents that match, each by itself, as MongoDB does: what was done before an error stays done. */
export async function updateAll(
	scope: Scope,
	ns: string,
	query: Query,
	update: Update,
	pace: Pace,
): Promise<{ matched: number; modified: number }> {
	const counts = { matched: 0, modified: 0 };
	await eachMatch(scope, ns, query, pace, (collection, row) => {
		const { modified } = updateRow(scope, collection, row, query.filter, update);
		counts.matched++;
		if (modified) counts.modified++;
	});
	return counts;
}

/** Removes all documents that match; returns how many. */
export async function removeAll(scope: Scope, ns: string, query: Query, pace: Pace): Promise<number> {
	let removed = 0;
	await eachMatch(scope, ns, query, pace, (collection, { idKey, doc }) => {
		scope.documents.remove(collection, idKey, doc);
		removed++;
	});
	return removed;
}

/**
 * Collects which documents match, then changes them in transactions of a hundred. Within the transaction each is
 * read and asked again, so that nothing is done to one that others have changed meanwhile.
 */
async function eachMatch(
	scope: Scope,
	ns: string,
	query: Query,
	pace: Pace,
	change: (collection: CollectionInfo, row: Row) => void,
): Promise<void> {
	const ids: Buffer[] = [];
	const found = findRows(prepare(scope.tables, scope.collection(ns), query), query, pace);
	for await (const rows of found) for (const { idKey } of rows) ids.push(idKey);
	const matches = compileFilter(query.filter, query.variables);
	for (let at = 0; at < ids.length; ) {
		const some = ids.slice(at, at + DOCUMENTS_PER_TRANSACTION);
		const { done, failure } = await scope.write(() => changeSome(scope, ns, some, matches, change), pace);
		at += done;
		if (failure instanceof Occupied) await pace.waitFor(failure.ended);
		else if (failure !== undefined) throw failure;
	}
}

/** Inside a write: changes documents until one fails; what was changed before stays changed. */
function changeSome(
	scope: Scope,
	ns: string,
	ids: readonly Buffer[],
	matches: Predicate,
	change: (collection: CollectionInfo, row: Row) => void,
): { done: number; failure?: unknown } {
	for (const [done, idKey] of ids.entries()) {
		const collection = scope.collection(ns);
		const raw = scope.documents.get(collection, idKey);
		const row = raw && new Row(idKey, raw);
		if (!row || !matches(row.doc)) continue;
		try {
			change(collection, row);
		} catch (failure) {
			return { done, failure };
		}
	}
	return { done: ids.length };
}
