import { Double, Int32 } from "bson";
import { MongoError } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { primaryIndex } from "../storage/indexInfo.js";
import { encodeDoc } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";
import { type Command, checkedNamespace, namespace, type Reply, type Request, reply } from "./command.js";
import { cursorReply } from "./find.js";
import { aBool, aCount, aDoc, anything, aString, readOptions, required } from "./options.js";

export const create: Command = async (request) => {
	const ns = namespace(request);
	const { capped } = readOptions("create", request.body, {
		capped: aBool,
		autoIndexId: aBool,
		idIndex: aDoc,
	});
	if (capped) throw new MongoError(115, "capped collections are not supported by this store");
	await request.store.env.write(() => request.store.catalog.ensure(ns));
	return reply();
};

export const drop: Command = async (request) => {
	const { store, body } = request;
	const ns = namespace(request);
	readOptions("drop", body, {});
	const collection = store.catalog.get(ns);
	if (!collection) return reply();
	await store.env.write(() => store.catalog.drop(collection));
	store.garbage.start();
	return reply(["nIndexesWas", new Int32(collection.indexes.length)], ["ns", ns]);
};

export const dropDatabase: Command = async ({ store, db, body }) => {
	readOptions("dropDatabase", body, {});
	await store.env.write(() => {
		for (const collection of store.catalog.ofDatabase(db)) store.catalog.drop(collection);
	});
	store.garbage.start();
	return reply(["dropped", db]);
};

export const renameCollection: Command = async ({ store, body }) => {
	const options = readOptions("renameCollection", body, {
		renameCollection: aString,
		to: aString,
		dropTarget: aBool,
	});
	const from = required(options.renameCollection, "renameCollection.renameCollection");
	const to = required(options.to, "renameCollection.to");
	const [db = "", ...rest] = to.split(".");
	const name = rest.join(".");
	checkedNamespace(db, name);
	await store.env.write(() => {
		const collection = store.catalog.get(from);
		if (!collection) throw new MongoError(26, `Source collection ${from} does not exist`);
		const target = store.catalog.get(to);
		if (target && !options.dropTarget) throw new MongoError(48, "target namespace exists");
		if (target) store.catalog.drop(target);
		store.catalog.rename(collection, db, name);
	});
	store.garbage.start();
	return reply();
};

export const listCollections: Command = (request) => {
	const { store, db, body } = request;
	const options = readOptions("listCollections", body, {
		listCollections: anything,
		filter: aDoc,
		nameOnly: aBool,
		authorizedCollections: aBool,
		cursor: aDoc,
	});
	const matches = compileFilter(options.filter ?? new Map());
	const described = store.catalog.ofDatabase(db).map(describeCollection).filter(matches);
	const docs = options.nameOnly ? described.map(nameAndType) : described;
	return listReply(request, `${db}.$cmd.listCollections`, docs, options.cursor);
};

function describeCollection({ name, uuid }: CollectionInfo): Doc {
	return new Map<string, Value>([
		["name", name],
		["type", "collection"],
		["options", new Map()],
		[
			"info",
			new Map<string, Value>([
				["readOnly", false],
				["uuid", uuid],
			]),
		],
		["idIndex", primaryIndex.spec],
	]);
}

const nameAndType = (doc: Doc): Doc =>
	new Map([...doc].filter(([field]) => field === "name" || field === "type"));

export const listDatabases: Command = ({ store, body }) => {
	const options = readOptions("listDatabases", body, {
		listDatabases: anything,
		filter: aDoc,
		nameOnly: aBool,
		authorizedDatabases: aBool,
	});
	const matches = compileFilter(options.filter ?? new Map());
	const names = [...new Set(store.catalog.all().map(({ db }) => db))];
	const size = store.env.sizeOf(store.dir);
	const databases = names
		.map(
			(name): Doc =>
				new Map<string, Value>([
					["name", name],
					["sizeOnDisk", new Double(size)],
					["empty", false],
				]),
		)
		.filter(matches);
	if (options.nameOnly)
		return reply(["databases", databases.map((each) => new Map([["name", each.get("name") ?? null]]))]);
	return reply(["databases", databases], ["totalSize", new Double(size)]);
};

/** The answer of a command that lists things: a cursor like any other. */
export async function listReply(
	{ store, pace }: Request,
	ns: string,
	docs: readonly Doc[],
	cursor: Doc | undefined,
): Promise<Reply> {
	const { batchSize } = readOptions("cursor", cursor ?? new Map(), { batchSize: aCount });
	const { id, batch } = await store.cursors.start(ns, listed(docs), pace, { batchSize });
	return cursorReply("firstBatch", ns, id, batch);
}

async function* listed(docs: readonly Doc[]): AsyncGenerator<Buffer[]> {
	if (docs.length > 0) yield docs.map(encodeDoc);
}
