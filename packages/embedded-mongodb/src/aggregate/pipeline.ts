import { MongoError } from "../errors.js";
import { findRows, prepare, type Query } from "../query/find.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, type Value } from "../values/types.js";
import { countingGroup, countOf } from "./countGroup.js";
import { group } from "./groupStages.js";
import { count, limit, match, skip, sort } from "./setStages.js";
import { addFields, project, replaceRoot, replaceWith, unset, unwind } from "./shapeStages.js";
import { type Batches, type CompileStage, mapping, type Stage, type StageContext } from "./stage.js";

const STAGES: Record<string, CompileStage> = {
	$addFields: addFields,
	$count: count,
	$group: group,
	$limit: limit,
	$match: match,
	$project: project,
	$replaceRoot: replaceRoot,
	$replaceWith: (argument, { variables }) => mapping(replaceWith(argument, variables)),
	$set: addFields,
	$skip: skip,
	$sort: sort,
	$unset: unset,
	$unwind: unwind,
};

/** Name and argument of a stage. @throws MongoError when it does not have exactly one field */
function stageOf(stage: Doc): [name: string, argument: Value] {
	const [entry] = stage;
	if (entry && stage.size === 1) return entry;
	throw new MongoError(40323, "A pipeline stage specification object must contain exactly one field.");
}

/** Compiles stages to run one after the other. @throws MongoError for an unknown stage, before anything is read */
function compilePipeline(pipeline: readonly Doc[], context: StageContext): Stage {
	const compiled = pipeline.map((stage) => {
		const [name, argument] = stageOf(stage);
		const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
		if (!compile) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
		return compile(argument, context);
	});
	return (input) => compiled.reduce((batches, stage) => stage(batches), input);
}

/** Runs a pipeline over a collection; its first stages become a query that can use indexes. */
export function runPipeline(
	ns: string,
	pipeline: readonly Doc[],
	context: StageContext,
	hint?: Value,
): Batches {
	const { query, rest } = splitQuery(pipeline, context, hint);
	const run = compilePipeline(rest, context);
	const counting = countingGroup(rest);
	return counting ? countOf(ns, query, counting, context) : run(rowsOf(ns, query, context));
}

async function* rowsOf(ns: string, query: Query, { scope, pace }: StageContext): Batches {
	const prepared = prepare(scope.tables, scope.collection(ns), query);
	for await (const rows of findRows(prepared, query, pace)) yield rows.map(({ doc }) => doc);
}

/** Takes leading `$match`, `$sort`, `$skip` and `$limit` off a pipeline, as far as a query does them in that order. */
export function splitQuery(
	pipeline: readonly Doc[],
	{ variables }: Pick<StageContext, "variables">,
	hint: Value | undefined,
): { query: Query; rest: readonly Doc[] } {
	const filters: Doc[] = [];
	let at = 0;
	const next = (name: string): Value | undefined =>
		pipeline[at]?.size === 1 ? pipeline[at]?.get(name) : undefined;
	const take = (name: string): Value | undefined => {
		const value = next(name);
		if (value !== undefined) at++;
		return value;
	};
	for (let filter = take("$match"); filter !== undefined; filter = take("$match"))
		filters.push(asDoc(filter));
	const order = take("$sort");
	const sort = order === undefined ? undefined : asDoc(order);
	const skipped = positive(next("$skip"));
	if (skipped !== undefined) at++;
	const limited = positive(next("$limit"));
	if (limited !== undefined) at++;
	const filter: Doc = filters.length <= 1 ? (filters[0] ?? new Map()) : new Map([["$and", filters]]);
	return {
		query: { filter, sort, skip: skipped, limit: limited, hint, variables },
		rest: pipeline.slice(at),
	};
}

function asDoc(value: Value): Doc {
	if (isDoc(value)) return value;
	throw new MongoError(15959, "the match filter must be an expression in an object");
}

const positive = (value: Value | undefined): number | undefined =>
	isNumber(value) && Number.isSafeInteger(toNumber(value)) && toNumber(value) > 0
		? toNumber(value)
		: undefined;
