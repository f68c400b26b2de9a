import { BSONRegExp, Decimal128, type Document, Double, Int32, Long, ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { errorOf, freshName, useServer } from "./support.js";

const server = useServer();

interface Doc extends Document {
	_id: number;
}

/** Which of the documents, counted from 0, a filter finds. */
async function found(docs: Document[], filter: Document): Promise<number[]> {
	const collection = server.db.collection<Doc>(freshName());
	await collection.insertMany(docs.map((doc, _id) => ({ _id, ...doc })));
	return (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
}

const id = new ObjectId();

describe("filters", () => {
	test.each<[string, Document[], Document, number[]]>([
		[
			"equality across kinds of numbers",
			[
				{ a: new Int32(1) },
				{ a: new Double(1) },
				{ a: Long.ONE },
				{ a: Decimal128.fromString("1") },
				{ a: "1" },
			],
			{ a: 1 },
			[0, 1, 2, 3],
		],
		[
			"null is null or missing",
			[{ a: null }, {}, { a: 0 }, { a: [null] }, { a: [] }],
			{ a: null },
			[0, 1, 3],
		],
		[
			"null at the end of a path",
			[{ a: {} }, { a: 4 }, {}, { a: [] }, { a: [1] }, { a: [{ b: 1 }, {}] }, { a: { b: 1 } }],
			{ "a.b": null },
			[0, 1, 2, 5],
		],
		[
			"documents are equal field by field, in order",
			[{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, { a: { b: 1 } }],
			{ a: { b: 1, c: 2 } },
			[0],
		],
		[
			"an element or the whole array",
			[{ a: [1, 2] }, { a: [[1, 2]] }, { a: 1 }, { a: [2, 1] }],
			{ a: [1, 2] },
			[0, 1],
		],
		[
			"comparison stays within a type",
			[{ a: 5 }, { a: "5" }, { a: null }, { a: [1, 9] }, { a: true }],
			{ a: { $gt: 3 } },
			[0, 3],
		],
		["ObjectIds compare", [{ a: id }, { a: id.toHexString() }], { a: { $lte: id } }, [0]],
		[
			"$ne and $nin match what is missing",
			[{ a: 1 }, { a: [1, 2] }, {}, { a: 3 }],
			{ a: { $ne: 1, $nin: [3] } },
			[2],
		],
		[
			"$in with a pattern and null",
			[{ a: "abc" }, { a: "b" }, {}, { a: null }],
			{ a: { $in: [/^a/, null] } },
			[0, 2, 3],
		],
		["$all", [{ a: [1, 2, 3] }, { a: [1] }, { a: 1 }], { a: { $all: [1, 2] } }, [0]],
		[
			"$elemMatch pairs conditions on one element",
			[{ a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }, { c: 2 }] }],
			{ a: { $elemMatch: { b: 1, c: 2 } } },
			[0],
		],
		[
			"conditions without $elemMatch need not pair",
			[{ a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }, { c: 2 }] }],
			{ "a.b": 1, "a.c": 2 },
			[0, 1],
		],
		[
			"$elemMatch on values",
			[{ a: [1, 5] }, { a: [3] }, { a: 3 }],
			{ a: { $elemMatch: { $gt: 2, $lt: 4 } } },
			[1],
		],
		["$size and $exists", [{ a: [1] }, { a: [] }, {}, { a: 1 }], { a: { $exists: true, $size: 1 } }, [0]],
		[
			"$type by name and number",
			[{ a: 1 }, { a: 1.5 }, { a: "x" }, { a: ["x"] }, { a: id }],
			{ $or: [{ a: { $type: "string" } }, { a: { $type: 7 } }] },
			[2, 3, 4],
		],
		["$mod", [{ a: 4 }, { a: 5 }, { a: "4" }], { a: { $mod: [2, 0] } }, [0]],
		["$bitsAllSet", [{ a: 7 }, { a: 5 }], { a: { $bitsAllSet: [1, 2] } }, [0]],
		["$not", [{ a: 1 }, { a: 5 }, {}], { a: { $not: { $gt: 3 } } }, [0, 2]],
		["$nor", [{ a: 1 }, { b: 1 }, {}], { $nor: [{ a: 1 }, { b: 1 }] }, [2]],
		[
			"$regex with options",
			[{ a: "ABC" }, { a: "x\nabc" }, { a: "b" }],
			{ a: { $regex: "^abc", $options: "im" } },
			[0, 1],
		],
		[
			"$expr compares fields",
			[
				{ a: 1, b: 2 },
				{ a: 3, b: 2 },
			],
			{ $expr: { $gt: ["$b", "$a"] } },
			[0],
		],
		["a position in an array", [{ a: [1, 2] }, { a: [2, 1] }], { "a.1": 2 }, [0]],
	])("%s", async (_, docs, filter, expected) => {
		expect(await found(docs, filter)).toEqual(expected);
	});

	test.each<[string, Document]>([
		["an unknown operator", { a: { $foo: 1 } }],
		["an unknown top level operator", { $foo: [] }],
		["$in without a list", { a: { $in: 1 } }],
		["an empty $or", { $or: [] }],
		["$mod by zero", { a: { $mod: [0, 1] } }],
		["$size of a text", { a: { $size: "1" } }],
	])("%s is BadValue", async (_, filter) => {
		const error = await errorOf(server.db.collection(freshName()).find(filter).toArray());
		expect([error.code, error.codeName]).toEqual([2, "BadValue"]);
	});
});

describe("sorting", () => {
	test("follows the order of types, and the least or greatest element of an array", async () => {
		const collection = server.db.collection<Doc>(freshName());
		const values = ["b", 3, null, [5, 1], true, new Date(0), { a: 1 }, id, "a"];
		await collection.insertMany([...values.map((a, _id) => ({ _id, a })), { _id: 9 }]);
		const order = async (way: 1 | -1) =>
			(await collection.find().sort({ a: way, _id: 1 }).toArray()).map(({ _id }) => _id);
		expect(await order(1)).toEqual([2, 9, 3, 1, 8, 0, 6, 7, 4, 5]);
		expect(await order(-1)).toEqual([5, 4, 7, 6, 0, 8, 3, 1, 2, 9]);
	});

	test("skip and limit cut the sorted result", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertMany(Array.from({ length: 300 }, (_, i) => ({ _id: i, a: (i * 7) % 300 })));
		const page = await collection.find().sort({ a: -1 }).skip(10).limit(3).toArray();
		expect(page.map(({ a }) => a)).toEqual([289, 288, 287]);
	});
});

describe("projections", () => {
	const doc = {
		a: 1,
		b: { c: 2, d: 3 },
		list: [
			{ p: 1, q: 1 },
			{ p: 2, q: 2 },
			{ p: 3, q: 3 },
		],
	};
	test.each<[string, Document, Document]>([
		["inclusion", { a: 1, "b.c": 1 }, { _id: 0, a: 1, b: { c: 2 } }],
		["exclusion", { _id: 0, list: 0, b: { d: 0 } }, { a: 1, b: { c: 2 } }],
		["within arrays", { _id: 0, "list.p": 1 }, { list: [{ p: 1 }, { p: 2 }, { p: 3 }] }],
		["$slice", { _id: 0, a: 1, list: { $slice: [1, 1] } }, { a: 1, list: [{ p: 2, q: 2 }] }],
		["$elemMatch", { _id: 0, list: { $elemMatch: { p: { $gt: 1 } } } }, { list: [{ p: 2, q: 2 }] }],
		["expressions", { _id: 0, sum: { $add: ["$a", "$b.c"] }, x: "$b.d" }, { sum: 3, x: 3 }],
	])("%s", async (_, projection, expected) => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertOne({ _id: 0, ...doc });
		expect(await collection.findOne({}, { projection })).toEqual(expected);
	});

	test("the matched element by position", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertOne({ _id: 0, ...doc });
		const options = { projection: { "list.$": 1 } };
		expect(await collection.findOne({ "list.p": 2 }, options)).toEqual({ _id: 0, list: [{ p: 2, q: 2 }] });
	});

	test("inclusion and exclusion do not mix", async () => {
		const error = await errorOf(
			server.db.collection(freshName()).findOne({}, { projection: { a: 1, b: 0 } }),
		);
		expect(error.code).toBe(31254);
	});
});

test("count, distinct and estimated count", async () => {
	const collection = server.db.collection<Doc>(freshName());
	await collection.insertMany(
		Array.from({ length: 50 }, (_, i) => ({ _id: i, a: i % 5, tags: [i % 2, "x"] })),
	);
	expect(await collection.countDocuments({ a: { $gte: 3 } })).toBe(20);
	expect(await collection.countDocuments({}, { skip: 10, limit: 15 })).toBe(15);
	expect(await collection.estimatedDocumentCount()).toBe(50);
	expect((await collection.distinct("a")).sort()).toEqual([0, 1, 2, 3, 4]);
	expect(new Set(await collection.distinct("tags", { a: 1 }))).toEqual(new Set([0, 1, "x"]));
});

test("a collection that does not exist is empty", async () => {
	const nothing = server.db.collection(freshName());
	expect(await nothing.find({ a: 1 }).toArray()).toEqual([]);
	expect(await nothing.countDocuments()).toBe(0);
	expect((await nothing.deleteMany({})).deletedCount).toBe(0);
	expect((await nothing.updateMany({}, { $set: { a: 1 } })).matchedCount).toBe(0);
});

test.each(["\\Amango", "mango\\z", "\\Q.\\E", "[[:alpha:]]", "a\\hb"])(
	"the pattern %s, which JavaScript reads otherwise, is refused",
	async (pattern) => {
		const found = server.db.collection(freshName()).find({ name: new BSONRegExp(pattern) });
		expect((await errorOf(found.toArray())).code).toBe(115);
	},
);
