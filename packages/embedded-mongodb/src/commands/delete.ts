import type { Variables } from "../aggregate/variables.js";
import { failedToParse } from "../errors.js";
import type { Query } from "../query/find.js";
import { removeAll } from "../write/many.js";
import { removeFirst } from "../write/single.js";
import { bulkReply, readBulk, runBulk, type Statement, type Step } from "./bulk.js";
import { type Command, namespace, type Request, variablesOf } from "./command.js";
import { aCount, aDoc, anything, readOptions, required, simpleCollation } from "./options.js";

const STATEMENT = { q: aDoc, limit: aCount, hint: anything, collation: simpleCollation };

export const remove: Command = async (request) => {
	const ns = namespace(request);
	const bulk = readBulk(request, "deletes");
	const variables = variablesOf(bulk.let);
	let removed = 0;
	const errors = await runBulk(
		request,
		bulk,
		(statement) => deleteStep(request, ns, statement, variables),
		(count) => {
			removed += count;
		},
	);
	return bulkReply(removed, [], errors);
};

/** A step that returns how many documents it removed. */
function deleteStep(
	{ scope, pace }: Request,
	ns: string,
	{ doc }: Statement,
	variables: Variables,
): Step<number> {
	const { q, limit, hint } = readOptions("delete.deletes", doc, STATEMENT);
	const query: Query = { filter: required(q, "delete.deletes.q"), hint, variables };
	const count = required(limit, "delete.deletes.limit");
	if (count > 1) throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${count}`);
	if (count === 0) return { alone: () => removeAll(scope, ns, query, pace) };
	return { inTransaction: () => (removeFirst(scope, ns, query).before ? 1 : 0) };
}
