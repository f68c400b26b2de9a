import { Int32 } from "bson";
import type { Variables } from "../aggregate/variables.js";
import { failedToParse } from "../errors.js";
import type { Query } from "../query/find.js";
import { compileUpdate } from "../update/update.js";
import type { Value } from "../values/types.js";
import { updateAll } from "../write/many.js";
import { updateFirst } from "../write/single.js";
import { bulkReply, readBulk, runBulk, type Statement, type Step } from "./bulk.js";
import { type Command, namespace, type Request, variablesOf } from "./command.js";
import { aBool, aDoc, anything, docs, readOptions, required, simpleCollation } from "./options.js";

const STATEMENT = {
	q: aDoc,
	u: anything,
	c: aDoc,
	multi: aBool,
	upsert: aBool,
	arrayFilters: docs,
	hint: anything,
	sort: aDoc,
	collation: simpleCollation,
};

/** What one statement did. */
interface Result {
	matched: number;
	modified: number;
	upserted: Value | undefined;
}

export const update: Command = async (request) => {
	const ns = namespace(request);
	const bulk = readBulk(request, "updates");
	const variables = variablesOf(bulk.let);
	const totals = { matched: 0, modified: 0 };
	const upserted: Value[] = [];
	const errors = await runBulk(
		request,
		bulk,
		(statement) => updateStep(request, ns, statement, variables),
		(result, index) => {
			totals.matched += result.matched;
			totals.modified += result.modified;
			if (result.upserted === undefined) return;
			upserted.push(
				new Map<string, Value>([
					["index", new Int32(index)],
					["_id", result.upserted],
				]),
			);
		},
	);
	const fields: [string, Value][] = upserted.length > 0 ? [["upserted", upserted]] : [];
	const n = totals.matched + upserted.length;
	return bulkReply(n, [...fields, ["nModified", new Int32(totals.modified)]], errors);
};

function updateStep(
	{ scope, pace }: Request,
	ns: string,
	{ doc }: Statement,
	shared: Variables,
): Step<Result> {
	const options = readOptions("update.updates", doc, STATEMENT);
	const constants = [...(options.c ?? [])].map(([name, value]) => [name, { value }] as const);
	const variables: Variables = new Map([...shared, ...constants]);
	const filter = required(options.q, "update.updates.q");
	const update = compileUpdate(required(options.u, "update.updates.u"), {
		arrayFilters: options.arrayFilters,
		variables,
	});
	const query: Query = { filter, sort: options.sort, hint: options.hint, variables };
	const updateOne = (): Result => {
		const { before, modified, upserted } = updateFirst(scope, ns, query, update, options.upsert ?? false);
		return { matched: before ? 1 : 0, modified: modified ? 1 : 0, upserted };
	};
	if (!options.multi) return { inTransaction: updateOne };
	if (update.isReplacement) throw failedToParse("multi update is not supported for replacement-style update");
	if (options.sort) throw failedToParse("Cannot specify sort with multi=true");
	return {
		alone: async () => {
			const counts = await updateAll(scope, ns, query, update, pace);
			if (counts.matched > 0 || !options.upsert) return { ...counts, upserted: undefined };
			return scope.write(updateOne, pace);
		},
	};
}
