import { Int32 } from "bson";
import { MongoError } from "../errors.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { type IndexInfo, indexFromSpec } from "../storage/indexInfo.js";
import { equalValues } from "../values/compare.js";
import { describe } from "../values/describe.js";
import { isDoc, type Value } from "../values/types.js";
import { listReply } from "./collections.js";
import { type Command, namespace, type Reply, type Request, reply } from "./command.js";
import { hasIndex, readIndexSpec } from "./indexSpec.js";
import { aDoc, anything, docs, readOptions, required } from "./options.js";

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
