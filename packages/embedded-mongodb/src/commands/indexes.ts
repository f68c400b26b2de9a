import { Int32 } from "bson";
import { MongoError } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { type IndexInfo, indexFromSpec } from "../storage/indexInfo.js";
import { equalValues } from "../values/compare.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, describe, isDoc, isNumber, type Value } from "../values/types.js";
import { listReply } from "./collections.js";
import { type Command, namespace, type Reply, type Request, reply } from "./command.js";
import { aBool, aDoc, anything, aString, docs, readOptions, required, simpleCollation } from "./options.js";

const FIELDS = {
	key: aDoc,
	name: aString,
	unique: aBool,
	sparse: aBool,
	hidden: aBool,
	background: aBool,
	partialFilterExpression: aDoc,
	expireAfterSeconds: anything,
	collation: simpleCollation,
	v: anything,
	ns: anything,
};

const cannotCreate = (message: string): MongoError => new MongoError(67, message);

/** Checks one specification of createIndexes and brings it into the form that listIndexes shows. */
function readIndexSpec(doc: Doc): Doc {
	const unknown = [...doc.keys()].find((field) => !(field in FIELDS));
	if (unknown !== undefined) {
		throw new MongoError(
			197,
			`The field '${unknown}' is not valid for an index specification. Specification: ${describe(doc)}`,
		);
	}
	const options = readOptions("createIndexes.indexes", doc, FIELDS);
	const key = required(options.key, "createIndexes.indexes.key");
	const name = required(options.name, "createIndexes.indexes.name");
	if (name === "" || name === "*") throw cannotCreate(`The index name '${name}' is not valid`);
	if (key.size === 0) throw cannotCreate("Index keys cannot be an empty object");
	if (key.size > 32) throw cannotCreate("Index key pattern cannot have more than 32 fields");
	for (const [path, direction] of key) assertKeyField(path, direction);
	const expiry = options.expireAfterSeconds;
	if (expiry !== undefined) assertExpiry(key, expiry);
	if (options.sparse && options.partialFilterExpression) {
		throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
	}
	if (options.partialFilterExpression) assertPartialFilter(options.partialFilterExpression);
	const flags = (["unique", "sparse", "hidden"] as const).filter((flag) => options[flag]);
	const rest: [string, Value][] = flags.map((flag) => [flag, true]);
	if (options.partialFilterExpression)
		rest.push(["partialFilterExpression", options.partialFilterExpression]);
	if (expiry !== undefined) rest.push(["expireAfterSeconds", expiry]);
	return new Map<string, Value>([["v", new Int32(2)], ["key", key], ["name", name], ...rest]);
}

function assertKeyField(path: string, direction: Value): void {
	if (path.split(".").some((part) => part === "" || part.startsWith("$"))) {
		throw cannotCreate(`Index key contains an illegal field name: '${path}'`);
	}
	if (typeof direction === "string")
		throw cannotCreate(
			`Unknown index plugin '${direction}': this store has ascending and descending indexes`,
		);
	const number = isNumber(direction) ? toNumber(direction) : 0;
	if (number !== 0 && !Number.isNaN(number)) return;
	throw cannotCreate("Values in v:2 index key pattern must be a number other than 0, or a string");
}

const MAX_EXPIRY_SECONDS = 2_147_483_647;

function assertExpiry(key: Doc, expiry: Value): void {
	if (key.size > 1)
		throw cannotCreate("TTL indexes are single-field indexes, compound indexes do not support TTL");
	if (key.has("_id"))
		throw cannotCreate("The field 'expireAfterSeconds' is not valid for an _id index specification");
	const seconds = isNumber(expiry) ? toNumber(expiry) : Number.NaN;
	if (seconds >= 0 && seconds <= MAX_EXPIRY_SECONDS) return;
	throw cannotCreate(
		`TTL index 'expireAfterSeconds' option must be within the range 0 to ${MAX_EXPIRY_SECONDS}`,
	);
}

const PARTIAL_OPERATORS = ["$eq", "$gt", "$gte", "$lt", "$lte", "$exists", "$type", "$in"];

/** MongoDB allows only conditions whose consequences a planner can see. */
function assertPartialFilter(filter: Doc): void {
	compileFilter(filter);
	for (const [name, value] of filter) {
		if (name === "$and" && Array.isArray(value)) value.filter(isDoc).forEach(assertPartialFilter);
		else if (name.startsWith("$")) throw cannotCreate(`unsupported expression in partial index: ${name}`);
		const operators = isDoc(value) ? [...value.keys()].filter((key) => key.startsWith("$")) : [];
		const bad = operators.find((operator) => !PARTIAL_OPERATORS.includes(operator));
		if (bad !== undefined) throw cannotCreate(`Expression not supported in partial index: ${bad}`);
		if (isDoc(value) && value.get("$exists") === false)
			throw cannotCreate("Expression not supported in partial index: $not $exists");
	}
}

/**
 * Whether the collection has the index already.
 * @throws MongoError IndexOptionsConflict or IndexKeySpecsConflict when it has one that stands in the way
 */
function hasIndex(collection: CollectionInfo, spec: Doc): boolean {
	const name = spec.get("name");
	for (const index of collection.indexes) {
		const same = sameMeaning(index, spec);
		if (index.name === name) {
			if (same && sameOptions(index, spec)) return true;
			if (same)
				throw new MongoError(
					85,
					`An equivalent index already exists with the same name but different options. Requested index: ${describe(spec)}, existing index: ${describe(index.spec)}`,
				);
			throw new MongoError(
				86,
				`An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${describe(spec)}, existing index: ${describe(index.spec)}`,
			);
		}
		if (same && index.id === 0) return true;
		if (same) throw new MongoError(85, `Index already exists with a different name: ${index.name}`);
	}
	return false;
}

const sameFields = (index: IndexInfo, spec: Doc, fields: readonly string[]): boolean =>
	fields.every((field) => equalValues(index.spec.get(field) ?? false, spec.get(field) ?? false));

/** Two indexes that would hold the same entries. */
const sameMeaning = (index: IndexInfo, spec: Doc): boolean =>
	index.id === 0
		? sameFields(index, spec, ["key"])
		: sameFields(index, spec, ["key", "unique", "sparse", "partialFilterExpression"]);

const sameOptions = (index: IndexInfo, spec: Doc): boolean =>
	sameFields(index, spec, ["expireAfterSeconds", "hidden"]);

export const createIndexes: Command = (request) => {
	const ns = namespace(request);
	const options = readOptions("createIndexes", request.body, { indexes: docs, commitQuorum: anything });
	const specs = required(options.indexes, "createIndexes.indexes").map(readIndexSpec);
	if (specs.length === 0) throw new MongoError(2, "Must specify at least one index to create");
	return request.store.indexes.inTurn(() => createAll(request, ns, specs));
};

async function createAll(
	{ store }: Request,
	ns: string,
	specs: readonly Map<string, Value>[],
): Promise<Reply> {
	const existed = store.catalog.get(ns) !== undefined;
	const before = (await store.env.write(() => store.catalog.ensure(ns))).indexes.length;
	const wanted = specs.filter((spec) => !hasIndex(store.collection(ns), spec));
	for (const spec of wanted) {
		const id = await store.catalog.reserveId();
		await store.indexes.build(ns, indexFromSpec(id, spec));
	}
	const note: [string, Value][] = wanted.length === 0 ? [["note", "all indexes already exist"]] : [];
	return reply(
		["numIndexesBefore", new Int32(before)],
		["numIndexesAfter", new Int32(before + wanted.length)],
		["createdCollectionAutomatically", !existed],
		...note,
	);
}

export const listIndexes: Command = (request) => {
	const { store, body } = request;
	const ns = namespace(request);
	const { cursor } = readOptions("listIndexes", body, { cursor: aDoc });
	const collection = store.catalog.get(ns);
	if (!collection) throw new MongoError(26, `ns does not exist: ${ns}`);
	const specs = collection.indexes.filter(({ ready }) => ready).map(({ spec }) => spec);
	return listReply(request, ns, specs, cursor);
};

export const dropIndexes: Command = async (request) => {
	const { store, name, body } = request;
	const ns = namespace(request);
	const { index } = readOptions(name, body, { index: anything });
	const collection = store.catalog.get(ns);
	if (!collection) throw new MongoError(26, `ns not found ${ns}`);
	const unwanted = indexesNamed(collection, required(index, "dropIndexes.index"));
	await store.indexes.inTurn(() =>
		store.indexes.drop(
			ns,
			unwanted.map(({ id }) => id),
		),
	);
	store.garbage.start();
	return reply(["nIndexesWas", new Int32(collection.indexes.length)]);
};

function indexesNamed(collection: CollectionInfo, wanted: Value): IndexInfo[] {
	if (wanted === "*") return collection.indexes.slice(1);
	if (Array.isArray(wanted)) return wanted.flatMap((each) => indexesNamed(collection, each));
	const found = collection.indexes.find(({ name, spec }) =>
		isDoc(wanted) ? equalValues(spec.get("key"), wanted) : name === wanted,
	);
	if (!found) {
		const what = isDoc(wanted)
			? `can't find index with key: ${describe(wanted)}`
			: `index not found with name [${String(wanted)}]`;
		throw new MongoError(27, what);
	}
	if (found.id === 0) throw new MongoError(72, "cannot drop _id index");
	return [found];
}
