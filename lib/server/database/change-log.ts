import "server-only";

/**
 * How instances hear of each other's changes: one small document with a number that rises by one for each entry, and
 * the last entries. Whoever knows a number reads what came after it.
 */
type ChangeLog<Entry> = { version: number; recent: Entry[] };

/** The update that adds these entries; only the last `kept` of all stay. */
export function appending<Entry>(entries: readonly Entry[], kept: number) {
	return {
		$inc: { version: entries.length },
		$push: { recent: { $each: [...entries], $slice: -kept } },
	};
}

/** The entries after the number `known`, or null when some of them are no longer kept, or the log was begun anew. */
export function entriesAfter<Entry>({ version, recent }: ChangeLog<Entry>, known: number): Entry[] | null {
	const missed = version - known;
	if (missed === 0) return [];
	return missed < 0 || missed > recent.length ? null : recent.slice(-missed);
}
