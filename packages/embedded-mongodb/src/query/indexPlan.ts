import type { IndexField, IndexInfo } from "../storage/indexInfo.js";
import { idPrefix, type KeyRange, prefixRange } from "../storage/indexKeys.js";
import type { Condition, Conjunction } from "./conditions.js";
import { EVERYTHING, type Interval, intersect, invertInterval, place } from "./interval.js";
import type { SortField } from "./sort.js";

/** One way to read a collection: along one index (the records themselves are the index of `_id`). */
export interface IndexPlan {
	readonly kind: "index";
	readonly index: IndexInfo;
	/** Disjoint stretches of keys in ascending order. */
	readonly ranges: readonly KeyRange[];
	readonly reverse: boolean;
	/** The order of the index is the order asked for. */
	readonly sorted: boolean;
	/** Leading fields fixed to single values. */
	readonly fixedFields: number;
	/** Fields with any bounds. */
	readonly boundFields: number;
	/** The document of every entry in the ranges is a match, and need not be asked. */
	readonly decided: boolean;
	/** Moreover, every entry is of a document of its own. */
	readonly exact: boolean;
}

/** More combinations of `$in` lists than this are read as one longer stretch. */
const MAX_RANGES = 2000;

/** The intervals of the index's leading fields, until the first that is not a list of single values. */
interface Bounds {
	readonly fields: readonly (readonly Interval[])[];
	readonly used: ReadonlySet<Condition>;
}

/** How `index` would serve a filter and a sort order. */
export function planIndex(
	index: IndexInfo,
	collectionId: number,
	wanted: Conjunction,
	sort: readonly SortField[],
): IndexPlan {
	const bounds = boundsFor(index, wanted.conditions);
	const { sorted, reverse } = orderOf(index, bounds, sort);
	const fixed = bounds.fields.findIndex((intervals) => !intervals.every(({ point }) => point));
	const isAll = !wanted.others && wanted.disjunctions.length === 0;
	const decided =
		isAll && wanted.conditions.every((condition) => condition.exact && bounds.used.has(condition));
	const arrays = index.fields.some(({ multikey }) => multikey);
	return {
		kind: "index",
		index,
		ranges: rangesOf(idPrefix(index.id === 0 ? collectionId : index.id), index.fields, bounds.fields),
		reverse,
		sorted,
		fixedFields: fixed < 0 ? bounds.fields.length : fixed,
		boundFields: bounds.fields.length,
		decided,
		exact: decided && !arrays,
	};
}

function boundsFor(index: IndexInfo, conditions: readonly Condition[]): Bounds {
	const fields: (readonly Interval[])[] = [];
	const used = new Set<Condition>();
	const arrayRoots = new Set<string>();
	let ranges = 1;
	for (const field of index.fields) {
		const root = field.parts[0] ?? "";
		if (field.multikey && arrayRoots.has(root)) break; // its value may stand in another element
		const usable = conditions.filter(({ path, intervals }) => path === field.path && intervals);
		const chosen = field.multikey ? ofOneValue(usable) : usable;
		if (chosen.length === 0) break;
		const intervals = chosen.reduce<readonly Interval[]>(
			(all, { intervals }) => (intervals ? intersect(all, intervals) : all),
			[EVERYTHING],
		);
		ranges *= Math.max(1, intervals.length);
		if (ranges > MAX_RANGES && fields.length > 0) break;
		fields.push(intervals);
		for (const condition of chosen) used.add(condition);
		if (field.multikey) arrayRoots.add(root);
		if (!intervals.every(({ point }) => point)) break;
	}
	return { fields, used };
}

/** The best condition on an array, with those that the same value of it must satisfy. */
function ofOneValue(usable: readonly Condition[]): Condition[] {
	const [first] = usable.toSorted(pointsFirst);
	return usable.filter((each) => each === first || (each.element && each.element === first?.element));
}

const pointsFirst = (a: Condition, b: Condition): number => Number(isPoint(b)) - Number(isPoint(a));
const isPoint = ({ intervals }: Condition): boolean => intervals?.every(({ point }) => point) ?? false;

/** All combinations of the fields' intervals, as stretches of keys. */
function rangesOf(prefix: Buffer, fields: readonly IndexField[], bounds: Bounds["fields"]): KeyRange[] {
	let prefixes = [prefix];
	const last = bounds.length - 1;
	for (const [i, intervals] of bounds.entries()) {
		const ascending = fields[i]?.descending ? intervals.map(invertInterval) : intervals;
		if (i === last)
			return sortRanges(prefixes.flatMap((each) => ascending.map((interval) => stretch(each, interval))));
		prefixes = prefixes.flatMap((each) => ascending.map(({ low }) => Buffer.concat([each, low.prefix])));
	}
	return [prefixRange(prefix)];
}

const stretch = (prefix: Buffer, { low, high }: Interval): KeyRange => ({
	start: place(prefix, low),
	end: place(prefix, high),
});

/** In ascending order, overlapping ones joined. */
function sortRanges(ranges: KeyRange[]): KeyRange[] {
	const joined: KeyRange[] = [];
	for (const range of ranges.sort((a, b) => Buffer.compare(a.start, b.start))) {
		const last = joined.at(-1);
		if (!last || Buffer.compare(range.start, last.end) >= 0) joined.push(range);
		else if (Buffer.compare(range.end, last.end) > 0) joined[joined.length - 1] = { ...last, end: range.end };
	}
	return joined;
}

/** Whether reading the index forwards or backwards gives the order asked for. */
function orderOf(
	index: IndexInfo,
	bounds: Bounds,
	sort: readonly SortField[],
): { sorted: boolean; reverse: boolean } {
	const fixed = (i: number): boolean => {
		const intervals = bounds.fields[i];
		return intervals?.length === 1 && intervals[0]?.point === true;
	};
	const fields = orderedFields(index);
	const constant = new Set(
		index.fields.filter((field, i) => fixed(i) && !field.multikey).map(({ path }) => path),
	);
	let reverse: boolean | undefined;
	let at = 0;
	for (const { path, descending } of sort) {
		if (constant.has(path)) continue;
		while (at < fields.length && fields[at]?.path !== path && fixed(at)) at++;
		const field = fields[at++];
		if (!field || field.path !== path || field.multikey) return { sorted: false, reverse: false };
		const backwards = field.descending !== descending;
		if (reverse !== undefined && reverse !== backwards) return { sorted: false, reverse: false };
		reverse = backwards;
	}
	return { sorted: true, reverse: reverse ?? false };
}

/** The entries of an index that is not unique end with the `_id`, which orders them too. */
function orderedFields(index: IndexInfo): Pick<IndexField, "path" | "descending" | "multikey">[] {
	return index.unique
		? [...index.fields]
		: [...index.fields, { path: "_id", descending: false, multikey: false }];
}
