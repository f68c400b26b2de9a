import { Int32 } from "bson";
import { splitQuery } from "../aggregate/pipeline.js";
import { MongoError } from "../errors.js";
import { describePlan } from "../query/describePlan.js";
import { findRows, prepare, type Query } from "../query/find.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { fromNumber } from "../values/numbers.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { type Command, namespace, type Request, reply, variablesOf } from "./command.js";
import { readFind } from "./find.js";
import { aDoc, aString, readOptions, required } from "./options.js";

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
