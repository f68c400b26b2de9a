import { crudTests, items, THREE, TWO } from "./support.js";

crudTests("findOneAndUpdate", [
	{
		name: "gives the document as it was",
		documents: THREE,
		run: (c) => c.findOneAndUpdate({ _id: { $gt: 1 } }, { $inc: { x: 1 } }, { sort: { x: 1 } }),
		result: { _id: 2, x: 22 },
		after: items({ 1: 11, 2: 23, 3: 33 }),
	},
	{
		name: "gives the document as it is, projected, the last in order",
		documents: THREE,
		run: (c) =>
			c.findOneAndUpdate(
				{ _id: { $gt: 1 } },
				{ $inc: { x: 1 } },
				{ sort: { x: -1 }, returnDocument: "after", projection: { x: 1, _id: 0 } },
			),
		result: { x: 34 },
		after: [...TWO, { _id: 3, x: 34 }],
	},
	{
		name: "none",
		run: (c) => c.findOneAndUpdate({ _id: 4 }, { $inc: { x: 1 } }),
		result: null,
	},
	{
		name: "an upsert gives nothing as it was",
		run: (c) => c.findOneAndUpdate({ _id: 4 }, { $inc: { x: 1 } }, { upsert: true }),
		result: null,
		after: [...TWO, { _id: 4, x: 1 }],
	},
	{
		name: "an upsert gives what it is",
		run: (c) => c.findOneAndUpdate({ _id: 4 }, { $inc: { x: 1 } }, { upsert: true, returnDocument: "after" }),
		result: { _id: 4, x: 1 },
		after: [...TWO, { _id: 4, x: 1 }],
	},
	{
		name: "the metadata of an upsert",
		documents: [],
		run: (c) =>
			c.findOneAndUpdate({ _id: 4 }, { $set: { x: 1 } }, { upsert: true, includeResultMetadata: true }),
		result: { lastErrorObject: { n: 1, updatedExisting: false, upserted: 4 }, value: null, ok: 1 },
		after: [{ _id: 4, x: 1 }],
	},
	{
		name: "array filters",
		documents: [{ _id: 1, y: [{ b: 3 }, { b: 1 }] }],
		run: (c) =>
			c.findOneAndUpdate(
				{},
				{ $set: { "y.$[i].b": 2 } },
				{ arrayFilters: [{ "i.b": 3 }], returnDocument: "after" },
			),
		result: { _id: 1, y: [{ b: 2 }, { b: 1 }] },
		after: [{ _id: 1, y: [{ b: 2 }, { b: 1 }] }],
	},
	{
		name: "a pipeline with variables and a hint",
		run: (c) =>
			c.findOneAndUpdate({ $expr: { $eq: ["$_id", "$$id"] } }, [{ $set: { x: "$$x" } }], {
				let: { id: 1, x: 5 },
				hint: { _id: 1 },
				comment: "c",
			}),
		result: { _id: 1, x: 11 },
		after: items({ 1: 5, 2: 22 }),
	},
]);

crudTests("findOneAndReplace", [
	{
		name: "gives the document as it was",
		documents: THREE,
		run: (c) =>
			c.findOneAndReplace({ _id: { $gt: 1 } }, { x: 32 }, { projection: { x: 1, _id: 0 }, sort: { x: 1 } }),
		result: { x: 22 },
		after: items({ 1: 11, 2: 32, 3: 33 }),
	},
	{
		name: "gives the document as it is",
		run: (c) => c.findOneAndReplace({ _id: 2 }, { y: 1 }, { returnDocument: "after", hint: { _id: 1 } }),
		result: { _id: 2, y: 1 },
		after: [
			{ _id: 1, x: 11 },
			{ _id: 2, y: 1 },
		],
	},
	{
		name: "none",
		run: (c) => c.findOneAndReplace({ _id: 4 }, { x: 44 }, { returnDocument: "after" }),
		result: null,
	},
	{
		name: "an upsert, with and without the _id inside",
		documents: [],
		run: async (c) => [
			await c.findOneAndReplace({ _id: 4 }, { x: 44 }, { upsert: true, returnDocument: "after" }),
			await c.findOneAndReplace({ _id: 5 }, { _id: 5, x: 55 }, { upsert: true }),
		],
		result: [{ _id: 4, x: 44 }, null],
		after: items({ 4: 44, 5: 55 }),
	},
	{
		name: "dots and dollars in a part",
		documents: [{ _id: 1 }],
		run: (c) => c.findOneAndReplace({ _id: 1 }, { a: { $b: 1 }, "c.d": 1 }, { returnDocument: "after" }),
		result: { a: { $b: 1 } },
		after: [{ _id: 1, a: { $b: 1 }, "c.d": 1 }],
	},
]);

crudTests("findOneAndDelete", [
	{
		name: "the first in order of many that match",
		documents: THREE,
		run: (c) => c.findOneAndDelete({ _id: { $gt: 1 } }, { projection: { x: 1, _id: 0 }, sort: { x: 1 } }),
		result: { x: 22 },
		after: items({ 1: 11, 3: 33 }),
	},
	{
		name: "the one that matches",
		run: (c) => c.findOneAndDelete({ _id: 2 }, { hint: { _id: 1 } }),
		result: { _id: 2, x: 22 },
		after: [{ _id: 1, x: 11 }],
	},
	{ name: "none", run: (c) => c.findOneAndDelete({ _id: 4 }), result: null },
	{
		name: "by a variable",
		run: (c) => c.findOneAndDelete({ $expr: { $eq: ["$_id", "$$id"] } }, { let: { id: 1 } }),
		result: { _id: 1, x: 11 },
		after: [{ _id: 2, x: 22 }],
	},
]);
