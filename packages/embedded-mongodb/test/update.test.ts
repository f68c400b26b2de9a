import { type Document, Int32, Long } from "mongodb";
import { describe, expect, test } from "vitest";
import { errorOf, freshName, useServer } from "./support.js";

const server = useServer();

interface Doc extends Document {
	_id: number;
}

/** Inserts a document, updates it, and returns what it has become. */
async function updated(
	doc: Document,
	update: Document | Document[],
	filter: Document = {},
	options = {},
): Promise<Document> {
	const collection = server.db.collection<Doc>(freshName());
	await collection.insertOne({ _id: 1, ...doc });
	await collection.updateOne({ _id: 1, ...filter }, update, options);
	const { _id, ...rest } = (await collection.findOne({ _id: 1 })) ?? { _id: 0 };
	return rest;
}

const failed = (doc: Document, update: Document | Document[], filter: Document = {}, options = {}) =>
	errorOf(updated(doc, update, filter, options));

describe("field operators", () => {
	test.each<[string, Document, Document, Document]>([
		["$set of a nested field", { a: { b: 1 } }, { $set: { "a.c": 2, d: 3 } }, { a: { b: 1, c: 2 }, d: 3 }],
		["$set beyond the end of an array", { a: [1] }, { $set: { "a.3": 4 } }, { a: [1, null, null, 4] }],
		["$unset", { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: "", "b.c": "" } }, { b: { d: 2 } }],
		["$unset of an element", { a: [1, 2] }, { $unset: { "a.0": "" } }, { a: [null, 2] }],
		["$inc of a new and an old field", { a: 1 }, { $inc: { a: 2, b: 5 } }, { a: 3, b: 5 }],
		["$mul of a new and an old field", { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
		["$min and $max", { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3, c: 1 } }, { a: 3, b: 5, c: 1 }],
		["$rename", { a: 1, b: 2 }, { $rename: { a: "x.y" } }, { b: 2, x: { y: 1 } }],
		["$bit", { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
		["$setOnInsert, which a match ignores", { a: 1 }, { $setOnInsert: { b: 1 }, $set: { a: 2 } }, { a: 2 }],
	])("%s", async (_, doc, update, expected) => {
		expect(await updated(doc, update)).toEqual(expected);
	});

	test("new fields come in the order of their names", async () => {
		expect(Object.keys(await updated({ z: 1 }, { $set: { c: 1, a: 1, b: 1 } }))).toEqual([
			"z",
			"a",
			"b",
			"c",
		]);
	});

	test("$currentDate sets the present", async () => {
		const { at } = await updated({}, { $currentDate: { at: true } });
		expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
	});

	test("$inc grows an int32 into an int64, exactly", async () => {
		const collection = server.db.collection<Doc>(freshName(), { promoteValues: false });
		await collection.insertOne({ _id: 1, n: new Int32(0x7fffffff) });
		await collection.updateOne({ _id: 1 }, { $inc: { n: 1 } });
		expect((await collection.findOne())?.n).toEqual(Long.fromNumber(0x80000000));
	});
});

describe("array operators", () => {
	test.each<[string, Document, Document, Document]>([
		["$push", { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
		[
			"$push of many, sorted and cut",
			{ a: [5, 1] },
			{ $push: { a: { $each: [3, 2], $sort: -1, $slice: 3 } } },
			{ a: [5, 3, 2] },
		],
		[
			"$push at a position",
			{ a: [1, 4] },
			{ $push: { a: { $each: [2, 3], $position: 1 } } },
			{ a: [1, 2, 3, 4] },
		],
		["$push keeping the last", { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
		[
			"$push sorted by a field",
			{ a: [{ s: 2 }] },
			{ $push: { a: { $each: [{ s: 1 }], $sort: { s: 1 } } } },
			{ a: [{ s: 1 }, { s: 2 }] },
		],
		[
			"$addToSet",
			{ a: [1, { b: 1 }] },
			{ $addToSet: { a: { $each: [1, { b: 1 }, 2] } } },
			{ a: [1, { b: 1 }, 2] },
		],
		["$pop at both ends", { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1, 2], b: [2] }],
		["$pull of a value", { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
		["$pull by operators", { a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
		["$pull by a filter", { a: [{ p: 1, q: 1 }, { p: 2 }] }, { $pull: { a: { p: 1 } } }, { a: [{ p: 2 }] }],
		["$pullAll", { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
	])("%s", async (_, doc, update, expected) => {
		expect(await updated(doc, update)).toEqual(expected);
	});
});

describe("positions", () => {
	const cart = {
		lines: [
			{ p: "a", q: 1 },
			{ p: "b", q: 2 },
			{ p: "b", q: 3 },
		],
	};

	test("$ is the element that the query matched", async () => {
		const after = await updated(cart, { $inc: { "lines.$.q": 10 } }, { "lines.p": "b" });
		expect(after.lines.map(({ q }: { q: number }) => q)).toEqual([1, 12, 3]);
		const matched = await updated(
			cart,
			{ $set: { "lines.$.q": 0 } },
			{ lines: { $elemMatch: { p: "b", q: { $gt: 2 } } } },
		);
		expect(matched.lines.map(({ q }: { q: number }) => q)).toEqual([1, 2, 0]);
		expect(await updated({ a: [1, 2, 3] }, { $set: { "a.$": 9 } }, { a: { $gte: 2 } })).toEqual({
			a: [1, 9, 3],
		});
	});

	test("$[] is every element", async () => {
		const after = await updated(cart, { $inc: { "lines.$[].q": 1 } });
		expect(after.lines.map(({ q }: { q: number }) => q)).toEqual([2, 3, 4]);
	});

	test("$[name] is every element that the array filter wants", async () => {
		const arrayFilters = [{ "line.p": "b", "line.q": { $lt: 3 } }];
		const after = await updated(cart, { $set: { "lines.$[line].q": 7 } }, {}, { arrayFilters });
		expect(after.lines.map(({ q }: { q: number }) => q)).toEqual([1, 7, 3]);
	});

	test("what cannot be meant is an error", async () => {
		expect((await failed(cart, { $set: { "lines.$.q": 1 } })).code).toBe(2);
		expect((await failed(cart, { $set: { "lines.$[x].q": 1 } })).code).toBe(2);
		expect((await failed(cart, { $set: { a: 1 } }, {}, { arrayFilters: [{ "x.q": 1 }] })).code).toBe(9);
		expect((await failed({ a: 1 }, { $set: { "a.$[]": 1 } })).code).toBe(2);
	});
});

describe("pipelines", () => {
	test("compute from the document itself", async () => {
		const update = [{ $set: { total: { $add: ["$price", "$tax"] } } }, { $unset: "price" }];
		expect(await updated({ price: 20, tax: 3 }, update)).toEqual({ tax: 3, total: 23 });
	});

	test("replace it, but for its _id", async () => {
		expect(await updated({ a: { b: 1 } }, [{ $replaceWith: "$a" }])).toEqual({ b: 1 });
	});

	test("take no stage that makes other documents", async () => {
		expect((await failed({}, [{ $group: { _id: 1 } }])).code).toBe(72);
	});
});

describe("upserts", () => {
	test("begin with what the query fixes", async () => {
		const collection = server.db.collection(freshName());
		const filter = { "a.b": 1, $and: [{ c: { $eq: 2 } }], d: { $gt: 5 }, e: { $in: [7] } };
		const result = await collection.updateOne(
			filter,
			{ $set: { f: 3 }, $setOnInsert: { g: 4 } },
			{ upsert: true },
		);
		expect([result.upsertedCount, result.matchedCount]).toEqual([1, 0]);
		const { _id, ...doc } = (await collection.findOne()) ?? {};
		expect(_id).toEqual(result.upsertedId);
		expect(doc).toEqual({ a: { b: 1 }, c: 2, e: 7, f: 3, g: 4 });
	});

	test("replace with the query's _id", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.replaceOne({ _id: 5, x: 1 }, { y: 2 }, { upsert: true });
		expect(await collection.findOne()).toEqual({ _id: 5, y: 2 });
	});
});

describe("counts", () => {
	test("matched and modified differ when nothing changes", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertMany([
			{ _id: 1, a: 1 },
			{ _id: 2, a: 2 },
		]);
		const { matchedCount, modifiedCount } = await collection.updateMany({}, { $set: { a: 2 } });
		expect([matchedCount, modifiedCount]).toEqual([2, 1]);
	});

	test("bulk writes stop at an error when ordered, and go on when not", async () => {
		const operations = (ordered: boolean) => {
			const collection = server.db.collection<Doc>(freshName());
			return collection
				.bulkWrite(
					[
						{ insertOne: { document: { _id: 1 } } },
						{ insertOne: { document: { _id: 1 } } },
						{ insertOne: { document: { _id: 2 } } },
						{ updateOne: { filter: { _id: 1 }, update: { $set: { a: 1 } } } },
						{ deleteOne: { filter: { _id: 2 } } },
					],
					{ ordered },
				)
				.catch((error) => ({
					...error.result,
					errors: error.writeErrors.length,
					index: error.writeErrors[0].index,
				}));
		};
		expect(await operations(true)).toMatchObject({ insertedCount: 1, modifiedCount: 0, errors: 1, index: 1 });
		expect(await operations(false)).toMatchObject({
			insertedCount: 2,
			modifiedCount: 1,
			deletedCount: 1,
			errors: 1,
		});
	});
});

describe("errors", () => {
	test.each<[string, number, Document, Document]>([
		["an unknown operator", 9, {}, { $foo: { a: 1 } }],
		["two changes of one place", 40, {}, { $set: { a: 1 }, $inc: { "a.b": 1 } }],
		["a path through a number", 28, { a: 1 }, { $set: { "a.b": 1 } }],
		["another _id", 66, {}, { $set: { _id: 2 } }],
		["$inc of a text", 14, { a: "x" }, { $inc: { a: 1 } }],
		["$inc by a text", 14, { a: 1 }, { $inc: { a: "1" } }],
		["$push to a number", 2, { a: 1 }, { $push: { a: 1 } }],
		["$push with an unknown clause", 2, { a: [] }, { $push: { a: { $each: [], $foo: 1 } } }],
		["$pop by two", 9, { a: [] }, { $pop: { a: 2 } }],
		["an empty name", 56, {}, { $set: { "a..b": 1 } }],
		["$rename to itself", 2, { a: 1 }, { $rename: { a: "a" } }],
	])("%s is error %i", async (_, code, doc, update) => {
		expect((await failed(doc, update)).code).toBe(code);
	});

	test("a replacement may not change the _id", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertOne({ _id: 1 });
		const command = { update: collection.collectionName, updates: [{ q: { _id: 1 }, u: { _id: 2 } }] };
		expect((await server.db.command(command)).writeErrors[0].code).toBe(66);
	});
});

describe("findAndModify", () => {
	test("returns the document as it was, or is", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertMany([
			{ _id: 1, n: 1 },
			{ _id: 2, n: 2 },
		]);
		const before = await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 } });
		expect(before).toEqual({ _id: 2, n: 2 });
		const options = { returnDocument: "after", projection: { n: 1, _id: 0 } } as const;
		expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, options)).toEqual({ n: 2 });
		expect(await collection.findOneAndDelete({ _id: 1 })).toEqual({ _id: 1, n: 2 });
		expect(
			await collection.findOneAndReplace({ _id: 9 }, { n: 9 }, { upsert: true, returnDocument: "after" }),
		).toEqual({ _id: 9, n: 9 });
		expect(await collection.findOneAndUpdate({ _id: 77 }, { $set: { n: 1 } })).toBeNull();
	});

	test("tells what it did", async () => {
		const collection = server.db.collection<Doc>(freshName());
		const options = { upsert: true, includeResultMetadata: true } as const;
		const made = await collection.findOneAndUpdate({ _id: 3 }, { $set: { n: 1 } }, options);
		expect(made.lastErrorObject).toEqual({ n: 1, updatedExisting: false, upserted: 3 });
		const found = await collection.findOneAndUpdate({ _id: 3 }, { $set: { n: 2 } }, options);
		expect(found.lastErrorObject).toEqual({ n: 1, updatedExisting: true });
	});
});
