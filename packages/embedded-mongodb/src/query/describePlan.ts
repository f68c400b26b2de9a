import { Int32 } from "bson";
import { isMultikey } from "../storage/indexInfo.js";
import type { Doc, Value } from "../values/types.js";
import type { PreparedQuery, Query } from "./find.js";
import type { IndexPlan } from "./indexPlan.js";

/** The stages of a query's plan, outermost first, by the names MongoDB gives them. */
export function describePlan({ plan, sort, matches }: PreparedQuery, query: Query): Doc {
	const source =
		plan.kind === "or"
			? stage("FETCH", {
					filter: query.filter,
					inputStage: stage("OR", { inputStages: plan.branches.map(indexStage) }),
				})
			: accessStage(plan, query, matches !== undefined);
	const sorted =
		sort.length > 0 ? stage("SORT", { sortPattern: query.sort ?? null, inputStage: source }) : source;
	const skipped = query.skip
		? stage("SKIP", { skipAmount: new Int32(query.skip), inputStage: sorted })
		: sorted;
	const limited = query.limit
		? stage("LIMIT", { limitAmount: new Int32(query.limit), inputStage: skipped })
		: skipped;
	if (!query.projection?.size) return limited;
	return stage("PROJECTION_DEFAULT", { transformBy: query.projection, inputStage: limited });
}

function accessStage(plan: IndexPlan, query: Query, filtered: boolean): Doc {
	const filter: Record<string, Value> = filtered && query.filter.size > 0 ? { filter: query.filter } : {};
	if (plan.index.id !== 0) return stage("FETCH", { ...filter, inputStage: indexStage(plan) });
	const single = plan.fixedFields === 1 && plan.ranges.length === 1;
	if (single && !query.sort?.size) return stage("IDHACK", {});
	const ordered = plan.sorted && (query.sort?.size ?? 0) > 0 && !query.sort?.has("$natural");
	const scan = plan.boundFields > 0 || ordered;
	if (scan) return stage("FETCH", { ...filter, inputStage: indexStage(plan) });
	return stage("COLLSCAN", { ...filter, direction: plan.reverse ? "backward" : "forward" });
}

const indexStage = ({ index, reverse, boundFields, fixedFields }: IndexPlan): Doc =>
	stage("IXSCAN", {
		keyPattern: index.spec.get("key") ?? null,
		indexName: index.name,
		isMultiKey: isMultikey(index),
		isUnique: index.unique,
		isSparse: index.sparse,
		isPartial: index.partial !== undefined,
		direction: reverse ? "backward" : "forward",
		fixedFields: new Int32(fixedFields),
		boundFields: new Int32(boundFields),
	});

const stage = (name: string, fields: Record<string, Value>): Doc =>
	new Map([["stage", name], ...Object.entries(fields)]);
