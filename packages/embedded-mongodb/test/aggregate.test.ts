import { Decimal128, Double, EJSON, Int32 } from "bson";
import { type Document, Long } from "mongodb";
import { describe, expect, test } from "vitest";
import { errorOf, freshName, useServer } from "./support.js";

const server = useServer();

interface Doc extends Document {
	_id: number;
}

async function aggregated(docs: Document[], pipeline: Document[]): Promise<Document[]> {
	const collection = server.db.collection<Doc>(freshName());
	if (docs.length > 0) await collection.insertMany(docs.map((doc, _id) => ({ _id, ...doc })));
	return collection.aggregate(pipeline).toArray();
}

const sales = [
	{
		city: "Jhang",
		at: new Date("2026-03-01T20:30:00Z"),
		amount: 100,
		lines: [
			{ p: 1, q: 2 },
			{ p: 2, q: 1 },
		],
	},
	{ city: "Jhang", at: new Date("2026-03-02T10:00:00Z"), amount: 50, lines: [{ p: 1, q: 1 }] },
	{ city: "Lahore", at: new Date("2026-03-02T11:00:00Z"), amount: 25, lines: [] },
];

describe("stages", () => {
	test.each<[string, Document[], Document[]]>([
		["$match and $count", [{ $match: { city: "Jhang" } }, { $count: "n" }], [{ n: 2 }]],
		[
			"$group with its accumulators",
			[
				{
					$group: {
						_id: "$city",
						n: { $sum: 1 },
						sum: { $sum: "$amount" },
						avg: { $avg: "$amount" },
						max: { $max: "$amount" },
						first: { $first: "$amount" },
						all: { $push: "$amount" },
					},
				},
				{ $sort: { _id: 1 } },
			],
			[
				{ _id: "Jhang", n: 2, sum: 150, avg: 75, max: 100, first: 100, all: [100, 50] },
				{ _id: "Lahore", n: 1, sum: 25, avg: 25, max: 25, first: 25, all: [25] },
			],
		],
		[
			"sales by the day of a time zone",
			[
				{
					$group: {
						_id: { $dateToString: { format: "%Y-%m-%d", date: "$at", timezone: "Asia/Karachi" } },
						sum: { $sum: "$amount" },
					},
				},
				{ $sort: { _id: 1 } },
			],
			[{ _id: "2026-03-02", sum: 175 }],
		],
		[
			"$unwind and $sortByCount",
			[{ $unwind: "$lines" }, { $sortByCount: "$lines.p" }],
			[
				{ _id: 1, count: 2 },
				{ _id: 2, count: 1 },
			],
		],
		[
			"$unwind keeping the empty",
			[
				{ $unwind: { path: "$lines", preserveNullAndEmptyArrays: true, includeArrayIndex: "i" } },
				{ $project: { _id: 1, i: 1 } },
			],
			[
				{ _id: 0, i: 0 },
				{ _id: 0, i: 1 },
				{ _id: 1, i: 0 },
				{ _id: 2, i: null },
			],
		],
		[
			"$project and $addFields",
			[
				{ $addFields: { double: { $multiply: ["$amount", 2] } } },
				{ $project: { _id: 0, double: 1, upper: { $toUpper: "$city" } } },
				{ $limit: 1 },
			],
			[{ double: 200, upper: "JHANG" }],
		],
		[
			"$facet",
			[
				{
					$facet: {
						total: [{ $count: "n" }],
						top: [{ $sort: { amount: -1 } }, { $limit: 1 }, { $project: { amount: 1 } }],
					},
				},
			],
			[{ total: [{ n: 3 }], top: [{ _id: 0, amount: 100 }] }],
		],
		[
			"$replaceRoot and $unset",
			[{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { a: "$amount", c: "$city" } } }, { $unset: "c" }],
			[{ a: 50 }],
		],
		[
			"$bucket",
			[{ $bucket: { groupBy: "$amount", boundaries: [0, 50, 200], output: { n: { $sum: 1 } } } }],
			[
				{ _id: 0, n: 1 },
				{ _id: 50, n: 2 },
			],
		],
		[
			"$skip and $limit",
			[{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }],
			[{ _id: 1 }],
		],
		[
			"conditions and array expressions",
			[
				{ $match: { _id: 0 } },
				{
					$project: {
						_id: 0,
						kind: { $cond: [{ $gte: ["$amount", 100] }, "big", "small"] },
						ps: { $map: { input: "$lines", as: "l", in: "$$l.p" } },
						many: { $filter: { input: "$lines", cond: { $gt: ["$$this.q", 1] } } },
						none: { $ifNull: ["$nothing", "none"] },
					},
				},
			],
			[{ kind: "big", ps: [1, 2], many: [{ p: 1, q: 2 }], none: "none" }],
		],
	])("%s", async (_, pipeline, expected) => {
		expect(await aggregated(sales, pipeline)).toEqual(expected);
	});

	test("$sample returns as many as asked for", async () => {
		expect(await aggregated(sales, [{ $sample: { size: 2 } }])).toHaveLength(2);
	});
});

describe("$lookup", () => {
	test("joins by fields, and by a pipeline with variables", async () => {
		const products = server.db.collection<Doc>(freshName());
		await products.insertMany([
			{ _id: 1, name: "Mango" },
			{ _id: 2, name: "Okra" },
		]);
		const from = products.collectionName;
		const byFields = await aggregated(sales, [
			{ $lookup: { from, localField: "lines.p", foreignField: "_id", as: "products" } },
			{ $project: { names: "$products.name" } },
		]);
		expect(byFields.map(({ names }) => names)).toEqual([["Mango", "Okra"], ["Mango"], []]);
		const byPipeline = await aggregated(sales, [
			{
				$lookup: {
					from,
					let: { ps: "$lines.p" },
					pipeline: [{ $match: { $expr: { $in: ["$_id", "$$ps"] } } }, { $project: { name: 1, _id: 0 } }],
					as: "products",
				},
			},
			{ $project: { _id: 0, products: 1 } },
		]);
		expect(byPipeline[1]).toEqual({ products: [{ name: "Mango" }] });
	});
});

describe("$out and $merge", () => {
	test("$out replaces a collection and keeps its indexes", async () => {
		const target = server.db.collection<Doc>(freshName());
		await target.insertOne({ _id: 99 });
		await target.createIndex({ amount: 1 });
		await aggregated(sales, [{ $project: { amount: 1 } }, { $out: target.collectionName }]);
		expect(await target.find({ amount: { $gt: 40 } }).toArray()).toEqual(
			[
				{ _id: 0, amount: 100 },
				{ _id: 1, amount: 50 },
			].sort((a, b) => a.amount - b.amount),
		);
		expect(await target.indexes()).toHaveLength(2);
	});

	test("$merge updates and inserts", async () => {
		const target = server.db.collection<Doc>(freshName());
		await target.insertOne({ _id: 1, kept: true });
		await aggregated(sales, [
			{ $project: { amount: 1 } },
			{ $merge: { into: target.collectionName, whenMatched: "merge" } },
		]);
		expect(await target.find().sort({ _id: 1 }).toArray()).toEqual([
			{ _id: 0, amount: 100 },
			{ _id: 1, kept: true, amount: 50 },
			{ _id: 2, amount: 25 },
		]);
	});
});

test("numbers keep their kind, and sums are exact", async () => {
	const collection = server.db.collection<Doc>(freshName(), { promoteValues: false });
	await collection.insertMany([
		{ _id: 0, n: Long.fromString("9007199254740993") },
		{ _id: 1, n: Long.fromString("2") },
	]);
	const [result] = await collection
		.aggregate([{ $group: { _id: null, sum: { $sum: "$n" }, first: { $first: "$n" } } }])
		.toArray();
	expect(result?.sum).toEqual(Long.fromString("9007199254740995"));
	expect(result?.first).toEqual(Long.fromString("9007199254740993"));
});

test("groups by values, whatever kind of number they are", async () => {
	const docs = [{ a: 1 }, { a: Long.ONE }, { a: 1.0 }, { a: "1" }, {}, { a: null }];
	const groups = await aggregated(docs, [{ $group: { _id: "$a", n: { $sum: 1 } } }, { $sort: { n: -1 } }]);
	expect(groups.map(({ n }) => n)).toEqual([3, 2, 1]);
});

test.each<[string, number, Document[]]>([
	["an unknown stage", 40324, [{ $foo: 1 }]],
	["a stage with two fields", 40323, [{ $match: {}, $limit: 1 }]],
	["an unknown expression", 168, [{ $project: { a: { $foo: 1 } } }]],
	["an unknown accumulator", 15952, [{ $group: { _id: 1, a: { $foo: 1 } } }]],
	["an undefined variable", 17276, [{ $project: { a: "$$nothing" } }]],
	["a $group without _id", 15955, [{ $group: { n: { $sum: 1 } } }]],
	["a $limit of zero", 15958, [{ $limit: 0 }]],
])("%s is error %i", async (_, code, pipeline) => {
	expect((await errorOf(aggregated(sales, pipeline))).code).toBe(code);
});

test("the values of let are expressions of no document", async () => {
	const collection = server.db.collection<Document & { _id: number }>(freshName());
	await collection.insertOne({ _id: 1 });
	const variables = { id: 1, text: { $literal: "$bar" }, sum: { $add: [1, 2] }, chance: { $rand: {} } };
	const found = await collection
		.aggregate(
			[
				{ $match: { $expr: { $eq: ["$_id", "$$id"] } } },
				{ $project: { _id: 0, text: "$$text", sum: "$$sum", chance: { $type: "$$chance" } } },
			],
			{ let: variables },
		)
		.toArray();
	expect(found).toEqual([{ text: "$bar", sum: 3, chance: "double" }]);
	await collection.updateMany({}, [{ $set: { x: "$$text" } }], { let: { text: { $literal: "$foo" } } });
	expect(await collection.findOne()).toEqual({ _id: 1, x: "$foo" });
	const refused = await errorOf(collection.aggregate([], { let: { x: "$_id" } }).toArray());
	expect(refused.code).toBe(4890500);
	const named = await errorOf(collection.aggregate([], { let: { Big: 1 } }).toArray());
	expect(named.code).toBe(16867);
});

test("a group keeps MongoDB's kinds of numbers", async () => {
	const collection = server.db.collection(freshName());
	await collection.insertMany([
		{ i: new Int32(2147483647), d: new Double(0.1), x: Decimal128.fromString("1.10"), l: Long.fromNumber(1) },
		{ i: new Int32(1), d: new Double(0.2), x: Decimal128.fromString("2.20"), l: Long.fromNumber(2) },
		{ i: new Int32(-1), d: new Double(0.3), x: new Int32(1), l: new Int32(3) },
	]);
	const sums = { i: { $sum: "$i" }, d: { $sum: "$d" }, x: { $sum: "$x" }, l: { $sum: "$l" } };
	const more = { mean: { $avg: "$x" }, middle: { $median: { input: "$i", method: "approximate" } } };
	const [group] = await collection
		.aggregate([{ $group: { _id: null, ...sums, ...more } }], { promoteValues: false })
		.toArray();
	expect(EJSON.stringify(group, { relaxed: false })).toBe(
		EJSON.stringify(
			{
				_id: null,
				i: new Int32(2147483647),
				d: new Double(0.6),
				x: Decimal128.fromString("4.30"),
				l: Long.fromNumber(6),
				mean: Decimal128.fromString("1.433333333333333333333333333333333"),
				middle: new Double(1),
			},
			{ relaxed: false },
		),
	);
});
