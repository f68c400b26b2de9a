import { crudTests, items, THREE, TWO } from "./support.js";

const NESTED = [
	{ _id: 1, y: [{ b: 3 }, { b: 1 }] },
	{ _id: 2, y: [{ b: 0 }, { b: 1 }] },
];

crudTests("updateOne", [
	{
		name: "the first of many that match",
		documents: THREE,
		run: (c) => c.updateOne({ _id: { $gt: 1 } }, { $inc: { x: 1 } }),
		result: { matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null },
		after: items({ 1: 11, 2: 23, 3: 33 }),
	},
	{
		name: "one that is so already",
		run: (c) => c.updateOne({ _id: 1 }, { $set: { x: 11 } }),
		result: { matchedCount: 1, modifiedCount: 0 },
	},
	{
		name: "none",
		run: (c) => c.updateOne({ _id: 4 }, { $inc: { x: 1 } }),
		result: { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 },
	},
	{
		name: "an upsert",
		run: (c) => c.updateOne({ _id: 4 }, { $inc: { x: 1 } }, { upsert: true }),
		result: { matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: 4 },
		after: [...TWO, { _id: 4, x: 1 }],
	},
	{
		name: "an upsert takes the equalities of the filter",
		documents: [],
		run: (c) =>
			c.updateOne(
				{ _id: 1, a: { $eq: 2 }, $and: [{ b: 3 }], c: { $gt: 4 }, "d.e": 5 },
				{ $set: { f: 6 }, $setOnInsert: { g: 7 } },
				{ upsert: true },
			),
		after: [{ _id: 1, a: 2, b: 3, d: { e: 5 }, f: 6, g: 7 }],
	},
	{
		name: "array filters: one document",
		documents: NESTED,
		run: (c) => c.updateOne({}, { $set: { "y.$[i].b": 2 } }, { arrayFilters: [{ "i.b": 3 }] }),
		result: { matchedCount: 1, modifiedCount: 1 },
		after: [
			{ _id: 1, y: [{ b: 2 }, { b: 1 }] },
			{ _id: 2, y: [{ b: 0 }, { b: 1 }] },
		],
	},
	{
		name: "array filters: no element matches",
		documents: NESTED,
		run: (c) => c.updateOne({}, { $set: { "y.$[i].b": 2 } }, { arrayFilters: [{ "i.b": 9 }] }),
		result: { matchedCount: 1, modifiedCount: 0 },
	},
	{
		name: "array filters: nested arrays",
		documents: [{ _id: 5, y: [{ b: 5, c: [{ d: 2 }, { d: 1 }] }, { b: 4 }] }],
		run: (c) =>
			c.updateOne(
				{ _id: 5 },
				{ $set: { "y.$[i].c.$[j].d": 0 } },
				{ arrayFilters: [{ "i.b": 5 }, { "j.d": 1 }] },
			),
		result: { matchedCount: 1, modifiedCount: 1 },
		after: [{ _id: 5, y: [{ b: 5, c: [{ d: 2 }, { d: 0 }] }, { b: 4 }] }],
	},
	{
		name: "array filters: one that nothing uses",
		documents: NESTED,
		run: (c) => c.updateOne({}, { $set: { z: 2 } }, { arrayFilters: [{ "i.b": 3 }] }),
		error: 9,
	},
	{
		name: "array filters: a name without a filter",
		documents: NESTED,
		run: (c) => c.updateOne({}, { $set: { "y.$[i].b": 2 } }),
		error: 2,
	},
	{
		name: "a pipeline",
		run: (c) => c.updateOne({ _id: 1 }, [{ $set: { z: { $add: ["$x", 1] } } }, { $unset: "x" }]),
		result: { matchedCount: 1, modifiedCount: 1 },
		after: [
			{ _id: 1, z: 12 },
			{ _id: 2, x: 22 },
		],
	},
	{
		name: "variables",
		run: (c) =>
			c.updateOne({ $expr: { $eq: ["$_id", "$$id"] } }, [{ $set: { x: "$$x" } }], {
				let: { id: 1, x: "foo" },
			}),
		after: items({ 1: "foo", 2: 22 }),
	},
	{
		name: "a hint",
		run: (c) => c.updateOne({ _id: { $gt: 1 } }, { $inc: { x: 1 } }, { hint: { _id: 1 }, comment: "now" }),
		after: items({ 1: 11, 2: 23 }),
	},
	{
		name: "the _id, which cannot be changed",
		run: (c) => c.updateOne({ _id: 1 }, { $set: { _id: 7 } }),
		error: 66,
	},
	{
		name: "two operators on one path",
		run: (c) => c.updateOne({ _id: 1 }, { $set: { x: 1 }, $inc: { x: 1 } }),
		error: 40,
	},
	{
		name: "an operator that is none",
		run: (c) => c.updateOne({ _id: 1 }, { $nonsense: { x: 1 } }),
		error: 9,
	},
	{
		name: "$inc of what is no number",
		documents: [{ _id: 1, x: "text" }],
		run: (c) => c.updateOne({ _id: 1 }, { $inc: { x: 1 } }),
		error: 14,
	},
]);

crudTests("updateMany", [
	{
		name: "all that match",
		documents: THREE,
		run: (c) => c.updateMany({ _id: { $gt: 1 } }, { $inc: { x: 1 } }),
		result: { matchedCount: 2, modifiedCount: 2, upsertedCount: 0 },
		after: items({ 1: 11, 2: 23, 3: 34 }),
	},
	{
		name: "an upsert",
		run: (c) => c.updateMany({ _id: 4 }, { $inc: { x: 1 } }, { upsert: true }),
		result: { matchedCount: 0, upsertedCount: 1, upsertedId: 4 },
		after: [...TWO, { _id: 4, x: 1 }],
	},
	{
		name: "array filters in many documents",
		documents: NESTED,
		run: (c) => c.updateMany({}, { $set: { "y.$[i].b": 2 } }, { arrayFilters: [{ "i.b": 1 }] }),
		result: { matchedCount: 2, modifiedCount: 2 },
		after: [
			{ _id: 1, y: [{ b: 3 }, { b: 2 }] },
			{ _id: 2, y: [{ b: 0 }, { b: 2 }] },
		],
	},
	{
		name: "a pipeline",
		run: (c) => c.updateMany({}, [{ $project: { x: 1 } }, { $addFields: { foo: 1 } }]),
		after: [
			{ _id: 1, x: 11, foo: 1 },
			{ _id: 2, x: 22, foo: 1 },
		],
	},
	{
		name: "a stage that no update may have",
		run: (c) => c.updateMany({}, [{ $match: { x: 1 } }]),
		error: 72,
	},
	{
		name: "variables and a hint",
		documents: THREE,
		run: (c) =>
			c.updateMany({ $expr: { $gte: ["$_id", "$$from"] } }, [{ $set: { x: "$$x" } }], {
				let: { from: 2, x: 0 },
				hint: "_id_",
			}),
		result: { matchedCount: 2 },
		after: items({ 1: 11, 2: 0, 3: 0 }),
	},
	{
		name: "the position of the matched element",
		documents: NESTED,
		run: (c) => c.updateMany({ "y.b": 1 }, { $set: { "y.$.c": 5 } }),
		after: [
			{ _id: 1, y: [{ b: 3 }, { b: 1, c: 5 }] },
			{ _id: 2, y: [{ b: 0 }, { b: 1, c: 5 }] },
		],
	},
]);

crudTests("replaceOne", [
	{
		name: "the first of many that match",
		documents: THREE,
		run: (c) => c.replaceOne({ _id: { $gt: 1 } }, { x: 111 }),
		result: { matchedCount: 1, modifiedCount: 1, upsertedCount: 0 },
		after: items({ 1: 11, 2: 111, 3: 33 }),
	},
	{
		name: "with the same _id inside",
		run: (c) => c.replaceOne({ _id: 1 }, { _id: 1, y: 1 }),
		after: [
			{ _id: 1, y: 1 },
			{ _id: 2, x: 22 },
		],
	},
	{
		name: "with another _id inside",
		run: (c) => c.replaceOne({ _id: 1 }, { _id: 9, y: 1 }),
		error: 66,
	},
	{
		name: "none",
		run: (c) => c.replaceOne({ _id: 4 }, { x: 1 }),
		result: { matchedCount: 0, modifiedCount: 0 },
	},
	{
		name: "an upsert without an _id inside",
		run: (c) => c.replaceOne({ _id: 4 }, { x: 1 }, { upsert: true }),
		result: { matchedCount: 0, upsertedCount: 1, upsertedId: 4 },
		after: [...TWO, { _id: 4, x: 1 }],
	},
	{
		name: "an upsert with its _id inside",
		run: (c) => c.replaceOne({ x: 5 }, { _id: 4, x: 1 }, { upsert: true }),
		result: { upsertedId: 4 },
		after: [...TWO, { _id: 4, x: 1 }],
	},
	{
		name: "a dot at the top",
		documents: [{ _id: 1 }],
		run: (c) => c.replaceOne({ _id: 1 }, { "a.b": 1 }),
		after: [{ _id: 1, "a.b": 1 }],
	},
	{
		name: "a dollar and a dot in a part",
		documents: [{ _id: 1 }],
		run: (c) => c.replaceOne({ _id: 1 }, { a: { $b: 1, "c.d": 2 } }),
		after: [{ _id: 1, a: { $b: 1, "c.d": 2 } }],
	},
	{
		name: "a variable and a hint",
		run: (c) =>
			c.replaceOne({ $expr: { $eq: ["$_id", "$$id"] } }, { x: "foo" }, { let: { id: 1 }, hint: { _id: 1 } }),
		after: items({ 1: "foo", 2: 22 }),
	},
]);
