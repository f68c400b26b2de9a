import { badValue } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { type IndexInfo, primaryIndex } from "../storage/indexInfo.js";
import { equalValues } from "../values/compare.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { type Condition, type Conjunction, conjunctionOf } from "./conditions.js";
import { type IndexPlan, planIndex } from "./indexPlan.js";
import type { SortField } from "./sort.js";

/** Several index plans, one for each branch of an `$or`; a document found by two of them counts once. */
export interface OrPlan {
	readonly kind: "or";
	readonly branches: readonly IndexPlan[];
	readonly sorted: false;
	readonly decided: false;
	readonly exact: false;
}

export type Plan = IndexPlan | OrPlan;

/**
 * Chooses how to read a collection: the index with the longest run of fixed fields, then one that also gives the
 * order, then one with a range; without any of them, all records by `_id`.
 */
export function plan(
	collection: CollectionInfo,
	filter: Doc,
	sort: readonly SortField[],
	hint: Value | undefined,
): Plan {
	const wanted = conjunctionOf(filter);
	if (hint !== undefined) return planHint(collection, wanted, sort, hint);
	const best = bestIndex(collection, wanted, sort);
	if (best.boundFields > 0) return best;
	return planOr(collection, wanted) ?? best;
}

function bestIndex(collection: CollectionInfo, wanted: Conjunction, sort: readonly SortField[]): IndexPlan {
	const plans = collection.indexes
		.filter((index) => index.ready && !index.hidden && covers(index, wanted.conditions))
		.map((index) => planIndex(index, collection.id, wanted, sort))
		.filter((each) => isComplete(each) && (each.boundFields > 0 || each.sorted));
	return plans.reduce(
		(best, each) => (isBetter(each, best, sort.length > 0) ? each : best),
		planIndex(primaryIndex, collection.id, wanted, sort),
	);
}

/** A sparse index has only documents with one of its fields: good for bounds that leave null out. */
const isComplete = ({ index, boundFields }: IndexPlan): boolean => !index.sparse || boundFields > 0;

function isBetter(a: IndexPlan, b: IndexPlan, wantsOrder: boolean): boolean {
	return compareScores(score(a, wantsOrder), score(b, wantsOrder)) > 0;
}

const score = (each: IndexPlan, wantsOrder: boolean): number[] => [
	Number(each.index.unique && each.fixedFields === each.index.fields.length),
	each.fixedFields,
	Number(wantsOrder && each.sorted),
	each.boundFields,
	-each.index.fields.length,
];

function compareScores(a: readonly number[], b: readonly number[]): number {
	for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
	return 0;
}

/** Whether all documents that a filter can match are in the index. */
function covers(index: IndexInfo, conditions: readonly Condition[]): boolean {
	if (index.sparse && !conditions.some((each) => excludesMissing(index, each))) return false;
	return (
		!index.partial || [...index.partial.filter].every(([path, value]) => implied(path, value, conditions))
	);
}

const excludesMissing = (index: IndexInfo, { path, intervals, op, argument }: Condition): boolean =>
	path === index.fields[0]?.path &&
	intervals !== undefined &&
	!(op === "$eq" && argument === null) &&
	!(op === "$in" && Array.isArray(argument) && argument.includes(null));

/** Whether some condition of the query guarantees one clause of a partial index's filter. */
function implied(path: string, value: Value, conditions: readonly Condition[]): boolean {
	if (path === "$and" && Array.isArray(value)) {
		return value.every(
			(clause) => isDoc(clause) && [...clause].every(([name, each]) => implied(name, each, conditions)),
		);
	}
	const clauses = conjunctionOf(new Map([[path, value]])).conditions;
	return clauses.length > 0 && clauses.every((clause) => conditions.some((each) => guarantees(each, clause)));
}

function guarantees(known: Condition, clause: Condition): boolean {
	if (known.path !== clause.path) return false;
	if (known.op === clause.op && equalValues(known.argument, clause.argument)) return true;
	if (clause.op === "$exists") {
		const exists = known.intervals !== undefined && known.argument !== null;
		return clause.argument !== false && exists && known.op !== "$in";
	}
	if (known.op !== "$eq" || known.argument === null) return false;
	const demand: Doc = new Map([["value", new Map([[clause.op, clause.argument]])]]);
	return compileFilter(demand)(new Map([["value", known.argument]]));
}

function planOr(collection: CollectionInfo, wanted: Conjunction): OrPlan | undefined {
	for (const clauses of wanted.disjunctions) {
		const branches = clauses.map((clause) => bestIndex(collection, conjunctionOf(clause), []));
		if (branches.every(({ boundFields }) => boundFields > 0)) {
			return { kind: "or", branches, sorted: false, decided: false, exact: false };
		}
	}
	return undefined;
}

function planHint(
	collection: CollectionInfo,
	wanted: Conjunction,
	sort: readonly SortField[],
	hint: Value,
): IndexPlan {
	const natural = isDoc(hint) && hint.has("$natural");
	const index = natural ? primaryIndex : collection.indexes.find((each) => isHinted(each, hint));
	if (!index?.ready) {
		throw badValue(
			"error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index",
		);
	}
	return planIndex(index, collection.id, wanted, sort);
}

const isHinted = (index: IndexInfo, hint: Value): boolean =>
	isDoc(hint) ? equalValues(index.spec.get("key"), hint) : index.name === hint;
