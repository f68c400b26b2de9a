import "server-only";
import type { Place } from "@/lib/text/fields";
import { Migration } from "@/models/operations";
import { clock } from "../platform/clock";
import { isDuplicate } from "./errors";

type Condition = Record<string, unknown>;

/** What an entry must be to stand below this place in a list sorted newest first, by this field and then the id. */
export function belowPlace(field: string, { at, id }: Place): Condition {
	return { [field]: { $lte: at }, $nor: [{ [field]: at, _id: { $gte: id } }] };
}

/** What an entry must be to stand above this place. */
export function abovePlace(field: string, { at, id }: Place): Condition {
	return { [field]: { $gte: at }, $nor: [{ [field]: at, _id: { $lte: id } }] };
}

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

/**
 * Takes or prolongs the right to do this work alone, for so many milliseconds; false while another has it. `by` is
 * whoever works: the one who dies leaves the lease to run out.
 */
export async function takeLease(name: string, by: string, ms: number): Promise<boolean> {
	const at = clock.now();
	try {
		await Migration.updateOne(
			{ _id: name, $or: [{ by }, { until: { $lt: at } }] },
			{ $set: { by, until: new Date(at.getTime() + ms) } },
			{ upsert: true },
		);
		return true;
	} catch (error) {
		if (isDuplicate(error)) return false;
		throw error;
	}
}

/** Gives it back before its time, if it is still ours. */
export async function dropLease(name: string, by: string): Promise<void> {
	await Migration.deleteOne({ _id: name, by });
}
