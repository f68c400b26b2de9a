import { Int32 } from "bson";
import { splitQuery } from "../aggregate/pipeline.js";
import { MongoError } from "../errors.js";
import { findRows, type PreparedQuery, prepare, type Query } from "../query/find.js";
import type { IndexPlan } from "../query/indexPlan.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { isMultikey } from "../storage/indexInfo.js";
import { fromNumber } from "../values/numbers.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { type Command, namespace, type Request, reply, variablesOf } from "./command.js";
import { readFind } from "./find.js";
import { aDoc, aString, readOptions, required } from "./options.js";

/** The stages of a query's plan, outermost first, by the names MongoDB gives them. */
function describePlan({ plan, sort, matches }: PreparedQuery, query: Query): Doc {
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

const VERBOSITIES = ["queryPlanner", "executionStats", "allPlansExecution"];

/** How a command would be done, and, unless only the plan is asked for, what doing its query reads. Changes nothing. */
export const explain: Command = async (request) => {
	const options = readOptions("explain", request.body, { explain: aDoc, verbosity: aString });
	const inner = required(options.explain, "explain.explain");
	const verbosity = options.verbosity ?? "allPlansExecution";
	if (!VERBOSITIES.includes(verbosity))
		throw new MongoError(9, `verbosity string must be one of ${VERBOSITIES.join(", ")}`);
	const [name = ""] = inner.keys();
	const ns = namespace({ ...request, name, body: inner });
	const collection = request.store.collection(ns);
	const { query, rest } = queryOf(name, inner);
	const explained = await explainQuery(request, collection, query, verbosity !== "queryPlanner");
	if (rest.length === 0) return reply(...explained, ["command", inner]);
	const cursor: Doc = new Map([["$cursor", new Map(explained)]]);
	return reply(["stages", [cursor, ...rest]], ["command", inner]);
};

/** The query with which a command begins, and what follows it in a pipeline. */
function queryOf(name: string, body: Doc): { query: Query; rest: readonly Doc[] } {
	switch (name) {
		case "find":
			return { query: readFind(body).query, rest: [] };
		case "aggregate": {
			const pipeline = body.get("pipeline");
			const stages = Array.isArray(pipeline) ? pipeline.filter(isDoc) : [];
			return splitQuery(stages, { variables: variablesOf(docOf(body, "let")) }, body.get("hint"));
		}
		case "count":
		case "distinct":
		case "findAndModify":
			return {
				query: {
					filter: docOf(body, "query") ?? new Map(),
					sort: docOf(body, "sort"),
					hint: body.get("hint"),
				},
				rest: [],
			};
		case "update":
		case "delete":
			return { query: statementQuery(body, `${name}s`), rest: [] };
		default:
			throw new MongoError(59, `Explain failed due to unknown command: ${name}`);
	}
}

function docOf(body: Doc, field: string): Doc | undefined {
	const value = body.get(field);
	return isDoc(value) ? value : undefined;
}

function statementQuery(body: Doc, list: string): Query {
	const statements = body.get(list);
	const [first] = Array.isArray(statements) ? statements : [];
	if (!isDoc(first)) throw new MongoError(9, `explain needs one statement in '${list}'`);
	return { filter: docOf(first, "q") ?? new Map(), hint: first.get("hint") };
}

async function explainQuery(
	{ store, pace }: Request,
	collection: CollectionInfo,
	query: Query,
	execute: boolean,
): Promise<[string, Value][]> {
	const prepared = prepare(store.tables, collection, query);
	const winningPlan = describePlan(prepared, query);
	const planner: Doc = new Map<string, Value>([
		["namespace", collection.ns],
		["parsedQuery", query.filter],
		["winningPlan", winningPlan],
		["rejectedPlans", []],
	]);
	const plan: [string, Value] = ["queryPlanner", planner];
	if (!execute) return [plan];
	const started = performance.now();
	let returned = 0;
	for await (const rows of findRows(prepared, query, pace)) returned += rows.length;
	const stats: Doc = new Map<string, Value>([
		["executionSuccess", true],
		["nReturned", fromNumber(returned)],
		["executionTimeMillis", new Int32(Math.round(performance.now() - started))],
		[
			"totalKeysExamined",
			fromNumber(
				prepared.plan.kind === "index" && prepared.plan.index.id === 0 ? 0 : prepared.scan.stats.keys,
			),
		],
		["totalDocsExamined", fromNumber(prepared.scan.stats.docs)],
		["executionStages", winningPlan],
	]);
	return [plan, ["executionStats", stats]];
}
