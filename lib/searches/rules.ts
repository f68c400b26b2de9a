import type { z } from "zod";
import type { search } from "./calls";

/** What people search for, and nothing of them (next day 10). */

/** A term, how often it was searched for, and what was found the last time: how many products, or whether any. */
export type Search = z.output<typeof search>;

/** From so many people on it is shown: what one person searches for is theirs. */
export const ENOUGH_PEOPLE = 2;
export const MAX_TERM = 80;
/** Below this nobody has said anything yet. */
export const LEAST_TERM = 2;

/** A term as it is counted: however it was spaced and written. */
export function plainTerm(typed: string): string {
	return typed.normalize("NFKC").trim().toLowerCase().replace(/\s+/g, " ");
}

/** The terms of several days as one list, what was searched most first; of each what the latest day found. */
export function sumOfDays(days: readonly (Search & { day: string })[]): Search[] {
	const terms = new Map<string, Search>();
	for (const { term, times, found } of days.toSorted((one, other) => one.day.localeCompare(other.day)))
		terms.set(term, { term, found, times: times + (terms.get(term)?.times ?? 0) });
	return [...terms.values()].toSorted(
		(one, other) => other.times - one.times || one.term.localeCompare(other.term),
	);
}
