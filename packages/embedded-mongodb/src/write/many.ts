import { compileFilter } from "../match/filter.js";
import { findRows, prepare, type Query } from "../query/find.js";
import type { Pace } from "../query/pace.js";
import { Row } from "../query/rows.js";
import type { CollectionInfo } from "../storage/catalog.js";
import type { Store } from "../store.js";
import type { Update } from "../update/update.js";
import { updateRow } from "./single.js";

const DOCUMENTS_PER_TRANSACTION = 100;

/** Updates all documents that match, each by itself, as MongoDB does: what was done before an error stays done. */
export async function updateAll(
	store: Store,
	ns: string,
	query: Query,
	update: Update,
	pace: Pace,
): Promise<{ matched: number; modified: number }> {
	const counts = { matched: 0, modified: 0 };
	await eachMatch(store, ns, query, pace, (collection, row) => {
		const { modified } = updateRow(store, collection, row, query.filter, update);
		counts.matched++;
		if (modified) counts.modified++;
	});
	return counts;
}

/** Removes all documents that match; returns how many. */
export async function removeAll(store: Store, ns: string, query: Query, pace: Pace): Promise<number> {
	let removed = 0;
	await eachMatch(store, ns, query, pace, (collection, { idKey, doc }) => {
		store.documents.remove(collection, idKey, doc);
		removed++;
	});
	return removed;
}

/**
 * Collects which documents match, then changes them in transactions of a hundred. Within the transaction each is
 * read and asked again, so that nothing is done to one that others have changed meanwhile.
 */
async function eachMatch(
	store: Store,
	ns: string,
	query: Query,
	pace: Pace,
	change: (collection: CollectionInfo, row: Row) => void,
): Promise<void> {
	const ids: Buffer[] = [];
	const found = findRows(prepare(store.env, store.collection(ns), query), query, pace);
	for await (const rows of found) for (const { idKey } of rows) ids.push(idKey);
	const matches = compileFilter(query.filter, query.variables);
	for (let at = 0; at < ids.length; at += DOCUMENTS_PER_TRANSACTION) {
		const some = ids.slice(at, at + DOCUMENTS_PER_TRANSACTION);
		const failure = await store.env.write(() => {
			const collection = store.collection(ns);
			for (const idKey of some) {
				const raw = store.documents.get(collection, idKey);
				const row = raw && new Row(idKey, raw);
				if (!row || !matches(row.doc)) continue;
				try {
					change(store.collection(ns), row);
				} catch (error) {
					return { error }; // what was changed before stays changed
				}
			}
			return undefined;
		});
		if (failure) throw failure.error;
	}
}
