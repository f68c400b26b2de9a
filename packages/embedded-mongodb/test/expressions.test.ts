import { type Document, Long, ObjectId } from "mongodb";
import { beforeAll, expect, test } from "vitest";
import { freshName, useServer } from "./support.js";

const server = useServer();
const id = new ObjectId("64b7f0c2a1b2c3d4e5f60718");
const doc = {
	_id: id,
	n: -7,
	half: 2.5,
	big: Long.fromString("9007199254740993"),
	text: "Fresh Mango",
	padded: "  x ",
	at: new Date("2026-03-01T20:30:15.250Z"),
	until: new Date("2026-03-04T08:00:00Z"),
	list: [3, 1, 2],
	nested: [[1, 2], [3]],
	lines: [
		{ p: "a", q: 2 },
		{ p: "b", q: 1 },
	],
	sub: { x: 1, y: 2 },
	nothing: null,
	flag: true,
};

const name = freshName();
beforeAll(async () => {
	await server.db.collection<Document>(name).insertOne(doc);
});

async function computed(expression: unknown): Promise<unknown> {
	const pipeline = [{ $replaceWith: { value: expression } }];
	const [result] = await server.db.collection(name).aggregate(pipeline).toArray();
	return result?.value;
}

/** A branch of `$switch`; as a Map, because a plain object with a `then` looks like a promise. */
const branch = (when: unknown, value: unknown) =>
	new Map(Object.entries({ case: when }).concat([["then", value]]));

const KARACHI = "Asia/Karachi";

test.each<[unknown, unknown]>([
	[{ $abs: "$n" }, 7],
	[{ $add: ["$n", 1, 0.5] }, -5.5],
	[{ $add: ["$at", 1000] }, new Date("2026-03-01T20:30:16.250Z")],
	[{ $subtract: ["$until", "$at"] }, 214_184_750],
	[{ $multiply: ["$n", "$half"] }, -17.5],
	[{ $divide: [7, 2] }, 3.5],
	[{ $mod: [-7, 3] }, -1],
	[{ $round: ["$half"] }, 2],
	[{ $round: [3.5] }, 4],
	[{ $round: [1234.567, 2] }, 1234.57],
	[{ $round: [1250, -2] }, 1200],
	[{ $trunc: [-1.5] }, -1],
	[{ $ceil: -1.5 }, -1],
	[{ $floor: -1.5 }, -2],
	[{ $pow: [2, 10] }, 1024],
	[{ $sqrt: 16 }, 4],
	[{ $log10: 100 }, 2],
	[{ $cmp: ["$n", "$half"] }, -1],
	[{ $eq: ["$sub", { y: 2, x: 1 }] }, false],
	[{ $gt: ["$text", "$n"] }, true],
	[{ $gt: ["$missing", null] }, false],
	[{ $and: ["$flag", "$text"] }, true],
	[{ $or: [0, "$missing", null] }, false],
	[{ $not: ["$missing"] }, true],
	[{ $cond: [{ $gt: ["$n", 0] }, "plus", "minus"] }, "minus"],
	[{ $ifNull: ["$missing", "$nothing", "default"] }, "default"],
	[{ $switch: { branches: [branch({ $lt: ["$n", 0] }, "below")], default: "above" } }, "below"],
	[{ $concat: ["$text", "-", "x"] }, "Fresh Mango-x"],
	[{ $concat: ["$text", "$nothing"] }, null],
	[{ $toUpper: "$text" }, "FRESH MANGO"],
	[{ $toLower: "$nothing" }, ""],
	[{ $trim: { input: "$padded" } }, "x"],
	[{ $split: ["$text", " "] }, ["Fresh", "Mango"]],
	[{ $substrCP: ["$text", 6, 5] }, "Mango"],
	[{ $strLenCP: "آم" }, 2],
	[{ $strLenBytes: "آم" }, 4],
	[{ $indexOfCP: ["$text", "Mango"] }, 6],
	[{ $replaceAll: { input: "$text", find: "a", replacement: "o" } }, "Fresh Mongo"],
	[{ $regexMatch: { input: "$text", regex: "^fresh", options: "i" } }, true],
	[{ $strcasecmp: ["A", "a"] }, 0],
	[{ $size: "$list" }, 3],
	[{ $arrayElemAt: ["$list", -1] }, 2],
	[{ $arrayElemAt: ["$list", 9] }, undefined],
	[{ $first: "$list" }, 3],
	[{ $last: "$list" }, 2],
	[{ $slice: ["$list", 1, 2] }, [1, 2]],
	[{ $slice: ["$list", -2] }, [1, 2]],
	[{ $in: [1, "$list"] }, true],
	[{ $indexOfArray: ["$list", 2] }, 2],
	[{ $concatArrays: ["$list", [9]] }, [3, 1, 2, 9]],
	[{ $reverseArray: "$list" }, [2, 1, 3]],
	[{ $sortArray: { input: "$list", sortBy: 1 } }, [1, 2, 3]],
	[
		{ $sortArray: { input: "$lines", sortBy: { q: 1 } } },
		[
			{ p: "b", q: 1 },
			{ p: "a", q: 2 },
		],
	],
	[{ $range: [0, 5, 2] }, [0, 2, 4]],
	[
		{
			$zip: {
				inputs: [
					["a", "b"],
					[1, 2],
				],
			},
		},
		[
			["a", 1],
			["b", 2],
		],
	],
	[{ $map: { input: "$lines", as: "line", in: { $multiply: ["$$line.q", 10] } } }, [20, 10]],
	[{ $filter: { input: "$lines", as: "line", cond: { $gt: ["$$line.q", 1] } } }, [{ p: "a", q: 2 }]],
	[{ $reduce: { input: "$list", initialValue: 0, in: { $add: ["$$value", "$$this"] } } }, 6],
	[{ $let: { vars: { twice: { $multiply: ["$n", 2] } }, in: { $add: ["$$twice", 1] } } }, -13],
	[{ $isArray: "$list" }, true],
	[{ $sum: "$list" }, 6],
	[{ $sum: "$lines.q" }, 3],
	[{ $sum: ["$n", "$half", "text"] }, -4.5],
	[{ $avg: "$list" }, 2],
	[{ $max: "$list" }, 3],
	[{ $min: ["$n", "$half"] }, -7],
	[
		{
			$setUnion: [
				[1, 2],
				[2, 3],
			],
		},
		[1, 2, 3],
	],
	[
		{
			$setIntersection: [
				[1, 2],
				[2, 3],
			],
		},
		[2],
	],
	[
		{
			$setDifference: [
				[1, 2],
				[2, 3],
			],
		},
		[1],
	],
	[{ $setIsSubset: [[1], "$list"] }, true],
	[{ $anyElementTrue: [[0, false, 1]] }, true],
	[{ $mergeObjects: ["$sub", { y: 3, z: 4 }] }, { x: 1, y: 3, z: 4 }],
	[
		{ $objectToArray: "$sub" },
		[
			{ k: "x", v: 1 },
			{ k: "y", v: 2 },
		],
	],
	[
		{
			$arrayToObject: [
				[
					["a", 1],
					["b", 2],
				],
			],
		},
		{ a: 1, b: 2 },
	],
	[{ $getField: { field: "x", input: "$sub" } }, 1],
	[{ $literal: "$text" }, "$text"],
	[{ $year: "$at" }, 2026],
	[{ $month: "$at" }, 3],
	[{ $dayOfMonth: "$at" }, 1],
	[{ $dayOfMonth: { date: "$at", timezone: KARACHI } }, 2],
	[{ $hour: { date: "$at", timezone: KARACHI } }, 1],
	[{ $hour: { date: "$at", timezone: "+05:00" } }, 1],
	[{ $minute: "$at" }, 30],
	[{ $dayOfWeek: "$at" }, 1],
	[{ $dateToString: { date: "$at", format: "%Y-%m-%d %H:%M" } }, "2026-03-01 20:30"],
	[{ $dateToString: { date: "$at", format: "%Y-%m-%d", timezone: KARACHI } }, "2026-03-02"],
	[{ $dateToString: { date: "$nothing", onNull: "never" } }, "never"],
	[{ $dateTrunc: { date: "$at", unit: "day" } }, new Date("2026-03-01T00:00:00Z")],
	[{ $dateTrunc: { date: "$at", unit: "day", timezone: KARACHI } }, new Date("2026-03-01T19:00:00Z")],
	[{ $dateTrunc: { date: "$at", unit: "month" } }, new Date("2026-03-01T00:00:00Z")],
	[{ $dateTrunc: { date: "$at", unit: "hour" } }, new Date("2026-03-01T20:00:00Z")],
	[{ $dateTrunc: { date: "$at", unit: "week", startOfWeek: "monday" } }, new Date("2026-02-23T00:00:00Z")],
	[{ $dateAdd: { startDate: "$at", unit: "day", amount: 2 } }, new Date("2026-03-03T20:30:15.250Z")],
	[{ $dateSubtract: { startDate: "$at", unit: "month", amount: 1 } }, new Date("2026-02-01T20:30:15.250Z")],
	[{ $dateDiff: { startDate: "$at", endDate: "$until", unit: "day" } }, 3],
	[{ $dateDiff: { startDate: "$at", endDate: "$until", unit: "hour" } }, 60],
	[{ $dateFromString: { dateString: "2026-03-01T00:00:00Z" } }, new Date("2026-03-01T00:00:00Z")],
	[{ $dateFromParts: { year: 2026, month: 3, day: 1 } }, new Date("2026-03-01T00:00:00Z")],
	[
		{ $dateToParts: { date: "$at" } },
		{ year: 2026, month: 3, day: 1, hour: 20, minute: 30, second: 15, millisecond: 250 },
	],
	[{ $toString: "$_id" }, "64b7f0c2a1b2c3d4e5f60718"],
	[{ $toString: "$big" }, "9007199254740993"],
	[{ $toObjectId: "64b7f0c2a1b2c3d4e5f60718" }, id],
	[{ $toInt: "42" }, 42],
	[{ $toDouble: "1.5" }, 1.5],
	[{ $toBool: "false" }, true],
	[{ $toDate: "2026-03-01" }, new Date("2026-03-01T00:00:00Z")],
	[{ $toLong: "$at" }, 1772397015250],
	[{ $convert: { input: "x", to: "int", onError: -1 } }, -1],
	[{ $type: "$_id" }, "objectId"],
	[{ $type: "$half" }, "double"],
	[{ $type: "$missing" }, "missing"],
	[{ $isNumber: "$n" }, true],
	[
		["$n", "$missing", { $add: [1, 1] }],
		[-7, null, 2],
	],
	[
		{ a: "$sub.x", b: { c: "$lines.q" }, d: "$missing" },
		{ a: 1, b: { c: [2, 1] } },
	],
	["$$ROOT.sub.x", 1],
	["$$REMOVE", undefined],
])("%j gives %j", async (expression, expected) => {
	expect(await computed(expression)).toEqual(expected);
});

test.each<[Document, unknown]>([
	[{ $stdDevPop: "$q" }, 1],
	[{ $stdDevSamp: "$q" }, Math.SQRT2],
	[{ $firstN: { n: 2, input: "$q" } }, [3, 1]],
	[{ $lastN: { n: 1, input: "$q" } }, [1]],
	[{ $maxN: { n: 1, input: "$q" } }, [3]],
	[{ $minN: { n: 1, input: "$q" } }, [1]],
	[{ $top: { sortBy: { q: 1 }, output: "$p" } }, "b"],
	[{ $bottom: { sortBy: { q: 1 }, output: "$p" } }, "a"],
	[{ $topN: { n: 2, sortBy: { q: -1 }, output: "$p" } }, ["a", "b"]],
	[{ $addToSet: "$q" }, [3, 1]],
	[{ $mergeObjects: "$o" }, { a: 1, b: 2 }],
	[{ $last: "$q" }, 1],
	[{ $count: {} }, 2],
])("the accumulator %j gives %j", async (accumulator, expected) => {
	const collection = server.db.collection<Document & { _id: number }>(freshName());
	await collection.insertMany([
		{ _id: 1, p: "a", q: 3, o: { a: 1 } },
		{ _id: 2, p: "b", q: 1, o: { b: 2 } },
	]);
	const [result] = await collection
		.aggregate([{ $sort: { _id: 1 } }, { $group: { _id: null, value: accumulator } }])
		.toArray();
	expect(result?.value).toEqual(expected);
});
