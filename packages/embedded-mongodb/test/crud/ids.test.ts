import {
	Binary,
	Code,
	Decimal128,
	type Document,
	Double,
	EJSON,
	Int32,
	Long,
	MaxKey,
	MinKey,
	ObjectId,
	Timestamp,
} from "bson";
import type { Collection } from "mongodb";
import { describe, expect, test } from "vitest";
import { freshName, useServer } from "../support.js";
import type { AnyThing } from "./support.js";

const server = useServer();

/** Every type of value that can be an `_id`. */
const IDS: [string, unknown][] = [
	["null", null],
	["NaN", new Double(Number.NaN)],
	["an empty text", ""],
	["an empty document", {}],
	["a document", { a: 1, b: "two" }],
	["no bytes", new Binary(Buffer.alloc(0))],
	["bytes", new Binary(Buffer.from("abc"), 5)],
	["an ObjectId", new ObjectId("507f1f77bcf86cd799439011")],
	["false", false],
	["a date", new Date(0)],
	["code", new Code("return 1")],
	["Int32", new Int32(1)],
	["a timestamp", new Timestamp({ t: 1, i: 2 })],
	["Int64", Long.fromString("9007199254740993")],
	["Decimal128", Decimal128.fromString("1.50")],
	["the smallest key", new MinKey()],
	["the largest key", new MaxKey()],
];

/** The driver takes a null for a missing `_id` and makes one, unless it is told not to. */
const AS_IT_IS = { forceServerObjectId: true };

const withId = (_id: unknown): Document => ({ _id });

type Make = (things: Collection<AnyThing>, _id: unknown, same: Document) => Promise<unknown>;

/** Every way in which a document can come into being. */
const WAYS: [string, Make][] = [
	[
		"insert",
		({ collectionName }, _id) => server.db.command({ insert: collectionName, documents: [{ _id }] }),
	],
	["insertMany", (things, _id) => things.insertMany([{ _id }, { _id: "other" }], AS_IT_IS)],
	["updateOne", (things, _id, same) => things.updateOne(same, { $unset: { a: "" } }, { upsert: true })],
	["updateMany", (things, _id, same) => things.updateMany(same, { $unset: { a: "" } }, { upsert: true })],
	["replaceOne", (things, _id) => things.replaceOne({ none: 1 }, withId(_id), { upsert: true })],
	[
		"findOneAndReplace",
		(things, _id) => things.findOneAndReplace({ none: 1 }, withId(_id), { upsert: true }),
	],
	["a bulk", (things, _id) => things.initializeUnorderedBulkOp(AS_IT_IS).insert({ _id }).execute()],
];

describe.each(WAYS)("%s", (_way, make) => {
	test.each(IDS)("with %s as _id", async (_name, id) => {
		const things = server.db.collection<AnyThing>(freshName());
		const same: Document = { _id: { $eq: id } };
		await make(things, id, same);
		const exact = { promoteValues: false, promoteLongs: false };
		const found = await things.find(same, exact).toArray();
		expect(found.map(({ _id }) => EJSON.stringify(_id, { relaxed: false }))).toEqual([
			EJSON.stringify(id, { relaxed: false }),
		]);
		expect(await things.countDocuments(same)).toBe(1);
	});
});
