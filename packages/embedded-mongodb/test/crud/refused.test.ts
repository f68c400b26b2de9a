import { type Document, Long } from "mongodb";
import { describe, expect } from "vitest";
import { embeddedTest, errorOf, freshName, useServer } from "../support.js";

const server = useServer();

/** What the store does not do, the code with which it says so, and a command that asks for it. */
type Refusal = [what: string, code: number, command: (name: string) => Document];

/** Nothing is ignored. */
const REFUSED: Refusal[] = [
	["retryable writes", 20, (insert) => ({ insert, documents: [{ _id: 1 }], txnNumber: Long.fromNumber(1) })],
	["change streams", 40324, (aggregate) => ({ aggregate, pipeline: [{ $changeStream: {} }], cursor: {} })],
	["capped collections", 40415, (create) => ({ create, capped: true, size: 1000 })],
	["views", 40415, (create) => ({ create, viewOn: "things", pipeline: [] })],
	["validators", 40415, (create) => ({ create, validator: { a: 1 } })],
	["tailable cursors", 2, (find) => ({ find, tailable: true })],
	["JavaScript", 115, (find) => ({ find, filter: { $where: "true" } })],
	["full text", 115, (find) => ({ find, filter: { $text: { $search: "mango" } } })],
	["places on earth", 2, (find) => ({ find, filter: { at: { $near: [1, 2] } } })],
	["text indexes", 67, (createIndexes) => ({ createIndexes, indexes: [{ key: { a: "text" }, name: "a" }] })],
	[
		"hashed indexes",
		67,
		(createIndexes) => ({ createIndexes, indexes: [{ key: { a: "hashed" }, name: "a" }] }),
	],
	[
		"wildcard indexes",
		67,
		(createIndexes) => ({ createIndexes, indexes: [{ key: { "$**": 1 }, name: "a" }] }),
	],
	...["$lookup", "$facet", "$bucket", "$sample", "$unionWith", "$documents", "$out", "$merge"].map(
		(stage): Refusal => [
			`the stage ${stage}`,
			40324,
			(aggregate) => ({ aggregate, pipeline: [{ [stage]: {} }], cursor: {} }),
		],
	),
	...["$avg", "$push", "$first", "$count", "$top"].map(
		(name): Refusal => [
			`the accumulator ${name}`,
			15952,
			(aggregate) => ({ aggregate, pipeline: [{ $group: { _id: null, a: { [name]: "$a" } } }], cursor: {} }),
		],
	),
	...["collStats", "dbStats", "listDatabases", "renameCollection", "serverStatus", "getParameter"].map(
		(command): Refusal => [`the command ${command}`, 59, () => ({ [command]: 1 })],
	),
	["mapReduce", 59, (mapReduce) => ({ mapReduce, map: "", reduce: "", out: { inline: 1 } })],
	["a client's bulkWrite of MongoDB 8", 59, () => ({ bulkWrite: 1, ops: [], nsInfo: [] })],
	["the bounds of an index", 2, (find) => ({ find, hint: { _id: 1 }, min: { _id: 1 } })],
	[
		"more than one acknowledgement",
		2,
		(insert) => ({ insert, documents: [{ _id: 1 }], writeConcern: { w: 2 } }),
	],
	["snapshots", 72, (find) => ({ find, readConcern: { level: "snapshot" } })],
	["a collation", 115, (count) => ({ count, query: {}, collation: { locale: "en" } })],
	["an option that nobody knows", 40415, (find) => ({ find, nonsense: true })],
];

describe("is refused", () => {
	for (const [what, code, command] of REFUSED) {
		embeddedTest("it is about what only this store refuses", what, async () => {
			const error = await errorOf(server.db.command(command(freshName())));
			expect([what, error.code]).toEqual([what, code]);
		});
	}
});
