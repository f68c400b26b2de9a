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
						min: { $min: "$amount" },
						max: { $max: "$amount" },
						last: { $last: "$amount" },
					},
				},
				{ $sort: { _id: 1 } },
			],
			[
				{ _id: "Jhang", n: 2, sum: 150, min: 50, max: 100, last: 50 },
				{ _id: "Lahore", n: 1, sum: 25, min: 25, max: 25, last: 25 },
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
			"$unwind, $group and $sort",
			[{ $unwind: "$lines" }, { $group: { _id: "$lines.p", count: { $sum: 1 } } }, { $sort: { count: -1 } }],
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
				{ $addFields: { more: { $add: ["$amount", 2] } } },
				{ $project: { _id: 0, more: 1, place: "$city" } },
				{ $limit: 1 },
			],
			[{ more: 102, place: "Jhang" }],
		],
		[
			"$replaceRoot and $unset",
			[{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { a: "$amount", c: "$city" } } }, { $unset: "c" }],
			[{ a: 50 }],
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
});

test("numbers keep their kind, and sums are exact", async () => {
	const collection = server.db.collection<Doc>(freshName(), { promoteValues: false });
	await collection.insertMany([
		{ _id: 0, n: Long.fromString("9007199254740993") },
		{ _id: 1, n: Long.fromString("2") },
	]);
	const [result] = await collection
		.aggregate([{ $group: { _id: null, sum: { $sum: "$n" }, min: { $min: "$n" }, max: { $max: "$n" } } }])
		.toArray();
	expect(result?.sum).toEqual(Long.fromString("9007199254740995"));
	expect(result?.max).toEqual(Long.fromString("9007199254740993"));
	expect(result?.min).toEqual(Long.fromString("2"));
});

test("groups by values, whatever kind of number they are", async () => {
	const docs = [{ a: 1 }, { a: Long.ONE }, { a: 1.0 }, { a: "1" }, {}, { a: null }];
	const groups = await aggregated(docs, [{ $group: { _id: "$a", n: { $sum: 1 } } }, { $sort: { n: -1 } }]);
	expect(groups.map(({ n }) => n)).toEqual([3, 2, 1]);
});

test.each<[string, number, Document[]]>([
	["an unknown stage", 40324, [{ $foo: 1 }]],
	["a stage with two fields", 40323, [{ $match: {}, $limit: 1 }]],
	["a stage with two fields, not the last", 40323, [{ $limit: 1, $foo: 1 }, { $match: {} }]],
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
	const variables = { id: 1, text: { $literal: "$bar" }, sum: { $add: [1, 2] } };
	const found = await collection
		.aggregate(
			[
				{ $match: { $expr: { $eq: ["$_id", "$$id"] } } },
				{ $project: { _id: 0, text: "$$text", sum: "$$sum" } },
			],
			{ let: variables },
		)
		.toArray();
	expect(found).toEqual([{ text: "$bar", sum: 3 }]);
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
	const [group] = await collection
		.aggregate([{ $group: { _id: null, ...sums } }], { promoteValues: false })
		.toArray();
	expect(EJSON.stringify(group, { relaxed: false })).toBe(
		EJSON.stringify(
			{
				_id: null,
				i: new Int32(2147483647),
				d: new Double(0.6),
				x: Decimal128.fromString("4.30"),
				l: Long.fromNumber(6),
			},
			{ relaxed: false },
		),
	);
});
