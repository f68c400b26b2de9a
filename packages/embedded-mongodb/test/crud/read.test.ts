import { crudTests, THREE, type Thing } from "./support.js";

const EIGHT = Array.from({ length: 8 }, (_, i) => ({ _id: i + 1, x: 11 * (i + 1) }));
const PEOPLE: Thing[] = [
	{ _id: 1, tags: ["a", "b"], at: { city: "Jhang" }, age: 30 },
	{ _id: 2, tags: [], at: { city: "Lahore" }, age: null },
	{ _id: 3, tags: ["b", "c", "b"], at: [{ city: "Jhang" }, { city: "Multan" }] },
	{ _id: 4, age: 40.5 },
];
const ids = (things: { _id: number }[]) => things.map(({ _id }) => _id);

crudTests("find", [
	{
		name: "in several batches",
		documents: EIGHT,
		run: (c) => c.find({ _id: { $gt: 1 } }, { batchSize: 2 }).toArray(),
		result: EIGHT.slice(1),
	},
	{
		name: "skip, limit and sort",
		documents: EIGHT,
		run: async (c) =>
			ids(await c.find({ _id: { $gt: 2 } }, { skip: 2, limit: 2, sort: { _id: -1 } }).toArray()),
		result: [6, 5],
	},
	{
		name: "a limit in several batches",
		documents: EIGHT,
		run: async (c) => ids(await c.find({}, { sort: { _id: 1 }, limit: 4, batchSize: 2 }).toArray()),
		result: [1, 2, 3, 4],
	},
	{
		name: "a variable, a hint and a comment",
		documents: EIGHT,
		run: async (c) =>
			ids(
				await c
					.find({ $expr: { $eq: ["$_id", "$$id"] } }, { let: { id: 3 }, hint: { _id: 1 }, comment: { a: 1 } })
					.toArray(),
			),
		result: [3],
	},
	{ name: "one", documents: EIGHT, run: (c) => c.findOne({ x: { $gt: 30 } }), result: { _id: 3 } },
	{ name: "one that is not there", documents: EIGHT, run: (c) => c.findOne({ x: 0 }), result: null },
	{
		name: "null matches what is missing too",
		documents: PEOPLE,
		run: async (c) => ids(await c.find({ age: null }).toArray()),
		result: [2, 3],
	},
	{
		name: "into arrays of documents",
		documents: PEOPLE,
		run: async (c) => ids(await c.find({ "at.city": "Jhang" }).toArray()),
		result: [1, 3],
	},
	{
		name: "an operator that is none",
		documents: THREE,
		run: (c) => c.findOne({ x: { $nonsense: 1 } }),
		error: 2,
	},
	{
		name: "a collation is refused, not ignored",
		documents: THREE,
		run: (c) => c.findOne({}, { collation: { locale: "en", strength: 2 } }),
		error: 115,
	},
	{
		name: "a hint that names no index",
		documents: THREE,
		run: (c) => c.find({ x: 1 }, { hint: { x: 1 } }).toArray(),
		error: 2,
	},
]);

crudTests("countDocuments and estimatedDocumentCount", [
	{ name: "with a filter", documents: EIGHT, run: (c) => c.countDocuments({ _id: { $gt: 1 } }), result: 7 },
	{ name: "without", documents: EIGHT, run: (c) => c.countDocuments(), result: 8 },
	{
		name: "skip and limit",
		documents: EIGHT,
		run: (c) => c.countDocuments({}, { skip: 1, limit: 3, hint: "_id_", comment: "c" }),
		result: 3,
	},
	{ name: "skip past the end", documents: EIGHT, run: (c) => c.countDocuments({}, { skip: 10 }), result: 0 },
	{ name: "estimated", documents: EIGHT, run: (c) => c.estimatedDocumentCount(), result: 8 },
	{ name: "estimated, of nothing", documents: [], run: (c) => c.estimatedDocumentCount(), result: 0 },
]);

crudTests("distinct", [
	{ name: "values", documents: THREE, run: (c) => c.distinct("x"), result: [11, 22, 33] },
	{
		name: "with a filter",
		documents: THREE,
		run: (c) => c.distinct("x", { _id: { $gt: 1 } }),
		result: [22, 33],
	},
	{ name: "elements of arrays", documents: PEOPLE, run: (c) => c.distinct("tags"), result: ["a", "b", "c"] },
	{
		name: "paths through arrays",
		documents: PEOPLE,
		run: async (c) => (await c.distinct("at.city", {}, { comment: "c" })).sort(),
		result: ["Jhang", "Lahore", "Multan"],
	},
	{
		name: "null is a value, missing is none",
		documents: PEOPLE,
		run: async (c) => (await c.distinct("age")).sort(),
		result: [30, 40.5, null],
	},
]);

crudTests("aggregate", [
	{
		name: "in several batches",
		documents: EIGHT,
		run: (c) => c.aggregate([{ $match: { _id: { $gt: 1 } } }], { batchSize: 2 }).toArray(),
		result: EIGHT.slice(1),
	},
	{
		name: "with variables, a hint and a comment",
		documents: THREE,
		run: (c) =>
			c
				.aggregate([{ $match: { $expr: { $eq: ["$_id", "$$id"] } } }, { $project: { _id: 0, y: "$$y.z" } }], {
					let: { id: 1, y: { z: 5 } },
					hint: "_id_",
					comment: { c: 1 },
				})
				.toArray(),
		result: [{ y: 5 }],
	},
	{
		name: "allowDiskUse changes nothing",
		documents: THREE,
		run: (c) => c.aggregate([{ $sort: { x: -1 } }], { allowDiskUse: true }).toArray(),
		result: [...THREE].reverse(),
	},
	{
		name: "a stage that is none",
		documents: THREE,
		run: (c) => c.aggregate([{ $nonsense: {} }]).toArray(),
		error: 40324,
	},
	{
		name: "a collation is refused, not ignored",
		documents: THREE,
		run: (c) => c.aggregate([], { collation: { locale: "en" } }).toArray(),
		error: 115,
	},
]);
