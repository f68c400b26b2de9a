import { countMatches } from "../query/count.js";
import { findRows, prepare, type Query } from "../query/find.js";
import { encodeKey } from "../values/key.js";
import { fromNumber } from "../values/numbers.js";
import { isIndex, splitPath } from "../values/path.js";
import { isDoc, type Value } from "../values/types.js";
import { type Command, namespace, reply, variablesOf } from "./command.js";
import { aCount, aDoc, anInt, anything, aString, readOptions, required, simpleCollation } from "./options.js";

export const count: Command = async (request) => {
	const { store, body, pace } = request;
	const ns = namespace(request);
	const options = readOptions("count", body, {
		query: aDoc,
		limit: anInt,
		skip: aCount,
		hint: anything,
		collation: simpleCollation,
	});
	const query: Query = {
		filter: options.query ?? new Map(),
		skip: options.skip,
		limit: Math.abs(options.limit ?? 0),
		hint: options.hint === "" ? undefined : options.hint,
	};
	const isAll = query.filter.size === 0 && query.hint === undefined && !query.skip && !query.limit;
	const n = isAll
		? await store.catalog.count(ns)
		: await countMatches(store.tables, store.collection(ns), query, pace);
	return reply(["n", fromNumber(n)]);
};

export const distinct: Command = async (request) => {
	const { scope, body, pace } = request;
	const ns = namespace(request);
	const options = readOptions("distinct", body, {
		key: aString,
		query: aDoc,
		hint: anything,
		collation: simpleCollation,
	});
	const parts = splitPath(required(options.key, "distinct.key"));
	const query: Query = {
		filter: options.query ?? new Map(),
		hint: options.hint,
		variables: variablesOf(undefined),
	};
	const found = new Map<string, Value>();
	for await (const rows of findRows(prepare(scope.tables, scope.collection(ns), query), query, pace)) {
		for (const { doc } of rows) {
			for (const value of valuesAt(doc, parts, 0)) {
				const key = encodeKey(value).toString("latin1");
				if (!found.has(key)) found.set(key, value);
			}
		}
	}
	return reply(["values", [...found.values()]]);
};

/** The values that count for distinct: the elements of an array, each by itself. */
function valuesAt(value: Value | undefined, parts: readonly string[], at: number): Value[] {
	const part = parts[at];
	if (part === undefined) return Array.isArray(value) ? value : value === undefined ? [] : [value];
	if (isDoc(value)) return valuesAt(value.get(part), parts, at + 1);
	if (!Array.isArray(value)) return [];
	if (isIndex(part)) return valuesAt(value[Number(part)], parts, at + 1);
	return value.flatMap((item) => (isDoc(item) ? valuesAt(item, parts, at) : []));
}
