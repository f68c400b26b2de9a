import { Int32 } from "bson";
import { failedToParse } from "../errors.js";
import type { Query } from "../query/find.js";
import { compileProjection } from "../query/projection.js";
import type { Scope } from "../storage/scope.js";
import { compileUpdate } from "../update/update.js";
import type { Doc, Value } from "../values/types.js";
import { type Change, removeFirst, updateFirst } from "../write/single.js";
import { type Command, namespace, reply, variablesOf } from "./command.js";
import { aBool, aDoc, anything, docs, readOptions, simpleCollation } from "./options.js";

const OPTIONS = {
	query: aDoc,
	sort: aDoc,
	update: anything,
	remove: aBool,
	new: aBool,
	fields: aDoc,
	upsert: aBool,
	arrayFilters: docs,
	bypassDocumentValidation: aBool,
	hint: anything,
	let: aDoc,
	collation: simpleCollation,
};

type Options = ReturnType<typeof readFindAndModify>;

const readFindAndModify = (name: string, body: Doc) => readOptions(name, body, OPTIONS);

/** Changes one document and returns it as it was before, or is after: one atomic step. */
export const findAndModify: Command = async (request) => {
	const { scope, name, body, pace } = request;
	const ns = namespace(request);
	const options = readFindAndModify(name, body);
	const variables = variablesOf(options.let);
	const query: Query = {
		filter: options.query ?? new Map(),
		sort: options.sort,
		hint: options.hint,
		variables,
	};
	const project = compileProjection(options.fields ?? new Map(), { filter: query.filter, variables });
	const change = await scope.write(changeOf(scope, ns, query, options), pace);
	const doc = options.new ? change.after : change.before;
	return reply(
		["lastErrorObject", lastErrorObject(change, options.remove === true)],
		["value", doc === undefined ? null : project ? project(doc) : doc],
	);
};

/** What to do, with all that can be wrong about it found out before the transaction begins. */
function changeOf(scope: Scope, ns: string, query: Query, options: Options): () => Change {
	const { update, remove, upsert = false, arrayFilters } = options;
	if (remove) {
		if (update !== undefined) throw failedToParse("Cannot specify both an update and remove=true");
		if (upsert) throw failedToParse("Cannot specify both upsert=true and remove=true");
		if (options.new)
			throw failedToParse(
				"Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
			);
		return () => removeFirst(scope, ns, query);
	}
	if (update === undefined) throw failedToParse("Either an update or remove=true must be specified");
	const compiled = compileUpdate(update, { arrayFilters, variables: query.variables });
	return () => updateFirst(scope, ns, query, compiled, upsert);
}

function lastErrorObject({ before, upserted }: Change, isRemove: boolean): Doc {
	const found = before !== undefined;
	const count: [string, Value] = ["n", new Int32(found || upserted !== undefined ? 1 : 0)];
	if (isRemove) return new Map([count]);
	const id: [string, Value][] = upserted === undefined ? [] : [["upserted", upserted]];
	return new Map([count, ["updatedExisting", found], ...id]);
}
