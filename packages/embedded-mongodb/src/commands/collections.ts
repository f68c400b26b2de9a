import { Int32 } from "bson";
import { MongoError } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import type { CollectionInfo } from "../storage/catalog.js";
import { primaryIndex } from "../storage/indexInfo.js";
import { encodeDoc } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";
import { type Command, namespace, type Reply, type Request, reply } from "./command.js";
import { cursorReply } from "./find.js";
import { aBool, aCount, aDoc, anything, readOptions } from "./options.js";

export const create: Command = async (request) => {
	const ns = namespace(request);
	const { capped } = readOptions("create", request.body, {
		capped: aBool,
		autoIndexId: aBool,
		idIndex: aDoc,
	});
	if (capped) throw new MongoError(115, "capped collections are not supported by this store");
	await request.scope.write(() => request.scope.ensure(ns), request.pace);
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

/** The answer of a command that lists things: a cursor like any other. */
export async function listReply(
	{ store, pace }: Request,
	ns: string,
	docs: readonly Doc[],
	cursor: Doc | undefined,
): Promise<Reply> {
	const { batchSize } = readOptions("cursor", cursor ?? new Map(), { batchSize: aCount });
	const { id, batch } = await store.cursors.start(store, ns, listed(docs), pace, { batchSize });
	return cursorReply("firstBatch", ns, id, batch);
}

async function* listed(docs: readonly Doc[]): AsyncGenerator<Buffer[]> {
	if (docs.length > 0) yield docs.map(encodeDoc);
}
