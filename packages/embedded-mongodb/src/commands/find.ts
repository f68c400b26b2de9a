import { Long } from "bson";
import { badValue } from "../errors.js";
import { findDocuments, prepare, type Query } from "../query/find.js";
import { encodeWithDoc, encodeWithDocs } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";
import { type Command, namespace, OK, type Reply, reply, variablesOf } from "./command.js";
import {
	aBool,
	aCount,
	aDoc,
	anArray,
	anInt,
	anything,
	aString,
	readOptions,
	required,
	simpleCollation,
} from "./options.js";

const FIND = {
	filter: aDoc,
	sort: aDoc,
	projection: aDoc,
	hint: anything,
	skip: aCount,
	limit: anInt,
	batchSize: aCount,
	singleBatch: aBool,
	let: aDoc,
	collation: simpleCollation,
	noCursorTimeout: aBool,
	allowDiskUse: aBool,
	allowPartialResults: aBool,
	tailable: aBool,
	awaitData: aBool,
	oplogReplay: aBool,
	returnKey: aBool,
	showRecordId: aBool,
	min: aDoc,
	max: aDoc,
};

const UNSUPPORTED = ["tailable", "awaitData", "returnKey", "showRecordId", "min", "max"] as const;

/** Reads the options of a find command as a query. */
export function readFind(body: Doc): { query: Query; options: ReturnType<typeof readFindOptions> } {
	const options = readFindOptions(body);
	for (const name of UNSUPPORTED)
		if (options[name]) throw badValue(`find option '${name}' is not supported by this store`);
	const limit = options.limit ?? 0;
	const query: Query = {
		filter: options.filter ?? new Map(),
		sort: options.sort,
		skip: options.skip,
		limit: Math.abs(limit),
		projection: options.projection,
		hint: options.hint === "" ? undefined : options.hint,
		variables: variablesOf(options.let),
	};
	return { query, options };
}

const readFindOptions = (body: Doc) => readOptions("find", body, FIND);

export const find: Command = async (request) => {
	const { store, scope, pace } = request;
	const ns = namespace(request);
	const { query, options } = readFind(request.body);
	const documents = findDocuments(prepare(scope.tables, scope.collection(ns), query), query, pace);
	const single = options.singleBatch === true || (options.limit ?? 0) < 0;
	const { id, batch } = await store.cursors.start(scope, ns, documents, pace, {
		batchSize: options.batchSize,
		single,
		keepWhenIdle: options.noCursorTimeout ?? false,
	});
	return cursorReply("firstBatch", ns, id, batch);
};

export const getMore: Command = async ({ body, db, store, scope }) => {
	const { collection, batchSize, ...rest } = readOptions("getMore", body, {
		getMore: anything,
		collection: aString,
		batchSize: aCount,
	});
	const id = rest.getMore;
	if (!(id instanceof Long)) throw badValue("getMore needs a cursor id of type long");
	const ns = `${db}.${required(collection, "getMore.collection")}`;
	const more = await store.cursors.more(scope, id, ns, batchSize || undefined);
	return cursorReply("nextBatch", ns, more.id, more.batch);
};

export const killCursors: Command = ({ body, store }) => {
	const { cursors } = readOptions("killCursors", body, { killCursors: aString, cursors: anArray });
	const killed: Value[] = [];
	const notFound: Value[] = [];
	for (const id of required(cursors, "killCursors.cursors")) {
		if (!(id instanceof Long)) throw badValue("killCursors needs cursor ids of type long");
		(store.cursors.kill(id) ? killed : notFound).push(id);
	}
	return reply(
		["cursorsKilled", killed],
		["cursorsNotFound", notFound],
		["cursorsAlive", []],
		["cursorsUnknown", []],
	);
};

export function cursorReply(name: "firstBatch" | "nextBatch", ns: string, id: Long, batch: Buffer[]): Reply {
	const rest: Doc = new Map<string, Value>([
		["id", id],
		["ns", ns],
	]);
	return encodeWithDoc("cursor", encodeWithDocs(name, batch, rest), new Map([["ok", OK]]));
}
