import { Int32 } from "bson";
import { countMatches } from "../query/count.js";
import type { Query } from "../query/find.js";
import { fromNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, type Value } from "../values/types.js";
import type { Batches, StageContext } from "./stage.js";

/** A `$group` that puts all documents together and only counts them. */
interface CountingGroup {
	readonly id: Value;
	/** The field with the count. */
	readonly name: string;
}

/** Recognises `[{$group: {_id: 1, n: {$sum: 1}}}]`, which is how drivers say countDocuments. */
export function countingGroup(stages: readonly Doc[]): CountingGroup | undefined {
	const group = stages.length === 1 ? stages[0]?.get("$group") : undefined;
	if (!isDoc(group) || group.size !== 2) return undefined;
	const id = group.get("_id");
	const [name, sum] = [...group].find(([field]) => field !== "_id") ?? [];
	if (name === undefined || (id !== null && !isNumber(id))) return undefined;
	const one = isDoc(sum) && sum.size === 1 ? sum.get("$sum") : undefined;
	return one instanceof Int32 && one.value === 1 ? { id, name } : undefined;
}

/** What such a group gives: from the index alone where that decides, without a document for nothing. */
export async function* countOf(
	ns: string,
	query: Query,
	{ id, name }: CountingGroup,
	{ scope, pace }: StageContext,
): Batches {
	const count = await countMatches(scope.tables, scope.collection(ns), query, pace);
	if (count > 0)
		yield [
			new Map<string, Value>([
				["_id", id],
				[name, fromNumber(count)],
			]),
		];
}
