import { compileFilter, type Predicate } from "../match/filter.js";
import { findRows, prepare, type Query } from "../query/find.js";
import type { Pace } from "../query/pace.js";
import { Row } from "../query/rows.js";
import type { CollectionInfo } from "../storage/catalog.js";
import type { Scope } from "../storage/scope.js";
import { Occupied } from "../transactions/owners.js";
import type { Update } from "../update/update.js";
import { updateRow } from "./single.js";

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
