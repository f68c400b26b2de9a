import { type AnyThing, crudTests, items, THREE, TWO } from "./support.js";

crudTests<AnyThing>("insertOne", [
	{
		name: "one document",
		run: (c) => c.insertOne({ _id: 3, x: 33 }),
		result: { acknowledged: true, insertedId: 3 },
		after: THREE,
	},
	{
		name: "an _id that is there already",
		run: (c) => c.insertOne({ _id: 2, x: 5 }),
		error: 11000,
	},
	{
		name: "a dollar at the top",
		documents: [],
		run: (c) => c.insertOne({ _id: 1, $a: 1 }),
		after: [{ _id: 1, $a: 1 }],
	},
	{
		name: "a dot at the top",
		documents: [],
		run: (c) => c.insertOne({ _id: 1, "a.b": 1 }),
		after: [{ _id: 1, "a.b": 1 }],
	},
	{
		name: "a dollar in a part",
		documents: [],
		run: (c) => c.insertOne({ _id: 1, a: { $b: 1 } }),
		after: [{ _id: 1, a: { $b: 1 } }],
	},
	{
		name: "a dot in a part",
		documents: [],
		run: (c) => c.insertOne({ _id: 1, a: { "b.c": 1 } }),
		after: [{ _id: 1, a: { "b.c": 1 } }],
	},
	{
		name: "a dollar in the _id",
		documents: [],
		run: (c) => c.insertOne({ _id: { $a: 1 } }),
		error: 52,
	},
	{
		name: "a dot in the _id",
		documents: [],
		run: (c) => c.insertOne({ _id: { "a.b": 1 } }),
		after: [{ _id: { "a.b": 1 } }],
	},
	{
		name: "keys as in a DBRef",
		documents: [],
		run: (c) => c.insertOne({ _id: 1, a: { $db: "foo" } }),
		after: [{ _id: 1, a: { $db: "foo" } }],
	},
	{
		name: "a comment and no validation",
		documents: [],
		run: (c) => c.insertOne({ _id: 1 }, { comment: { key: "value" }, bypassDocumentValidation: true }),
		after: [{ _id: 1 }],
	},
	{
		name: "an array as _id",
		documents: [],
		run: (c) => c.insertOne({ _id: [1] }),
		error: 2,
	},
]);

crudTests("insertMany", [
	{
		name: "many documents",
		documents: [{ _id: 1, x: 11 }],
		run: (c) => c.insertMany(items({ 2: 22, 3: 33 })),
		result: { insertedCount: 2, insertedIds: { 0: 2, 1: 3 } },
		after: THREE,
	},
	{
		name: "goes on after one that is there already, unordered",
		documents: [{ _id: 1, x: 11 }],
		run: (c) =>
			c
				.insertMany([{ _id: 1, x: 0 }, ...THREE.slice(1)], { ordered: false })
				.catch(({ code, result }) => ({ code, inserted: result.insertedCount })),
		result: { code: 11000, inserted: 2 },
		after: THREE,
	},
	{
		name: "goes on after two of the same in one call, unordered",
		documents: [{ _id: 1, x: 11 }],
		run: (c) =>
			c
				.insertMany([...items({ 2: 22 }), ...items({ 2: 22, 3: 33 })], { ordered: false })
				.catch(({ code, result }) => ({ code, inserted: result.insertedCount })),
		result: { code: 11000, inserted: 2 },
		after: THREE,
	},
	{
		name: "stops at the first error, ordered",
		documents: [{ _id: 1, x: 11 }],
		run: (c) =>
			c
				.insertMany([{ _id: 2, x: 22 }, { _id: 1 }, { _id: 3, x: 33 }])
				.catch(({ code, writeErrors, result }) => ({
					code,
					inserted: result.insertedCount,
					index: writeErrors[0].index,
				})),
		result: { code: 11000, inserted: 1, index: 1 },
		after: TWO,
	},
]);

crudTests("deleteOne and deleteMany", [
	{
		name: "one of many that match",
		documents: THREE,
		run: async (c) => {
			const { deletedCount } = await c.deleteOne({ _id: { $gt: 1 } });
			return { deletedCount, left: await c.countDocuments() };
		},
		result: { deletedCount: 1, left: 2 },
		after: [THREE[0], THREE[2]].flatMap((each) => (each ? [each] : [])),
	},
	{
		name: "the one that matches",
		run: (c) => c.deleteOne({ _id: 2 }),
		result: { deletedCount: 1 },
		after: [{ _id: 1, x: 11 }],
	},
	{ name: "none", run: (c) => c.deleteOne({ _id: 4 }), result: { deletedCount: 0 } },
	{
		name: "many",
		documents: THREE,
		run: (c) => c.deleteMany({ _id: { $gt: 1 } }),
		result: { deletedCount: 2 },
		after: [{ _id: 1, x: 11 }],
	},
	{
		name: "none of many",
		documents: THREE,
		run: (c) => c.deleteMany({ _id: 9 }),
		result: { deletedCount: 0 },
	},
	{
		name: "with a hint by name",
		run: (c) => c.deleteOne({ _id: 2 }, { hint: "_id_" }),
		result: { deletedCount: 1 },
		after: [{ _id: 1, x: 11 }],
	},
	{
		name: "with a hint by keys",
		run: (c) => c.deleteMany({ _id: { $gt: 1 } }, { hint: { _id: 1 } }),
		result: { deletedCount: 1 },
		after: [{ _id: 1, x: 11 }],
	},
	{
		name: "with a hint that names no index",
		run: (c) => c.deleteOne({ _id: 2 }, { hint: "no_such" }),
		error: 2,
	},
	{
		name: "one, by a variable",
		run: (c) => c.deleteOne({ $expr: { $eq: ["$_id", "$$id"] } }, { let: { id: 1 } }),
		result: { deletedCount: 1 },
		after: [{ _id: 2, x: 22 }],
	},
	{
		name: "many, by a variable",
		documents: THREE,
		run: (c) =>
			c.deleteMany({ $expr: { $gte: ["$_id", "$$from"] } }, { let: { from: 2 }, comment: "spring" }),
		result: { deletedCount: 2 },
		after: [{ _id: 1, x: 11 }],
	},
	{
		name: "unacknowledged",
		run: async (c) => {
			const { acknowledged } = await c.deleteOne({ _id: 2 }, { writeConcern: { w: 0 } });
			while ((await c.countDocuments()) > 1) await new Promise((done) => setTimeout(done, 5));
			return { acknowledged };
		},
		result: { acknowledged: false },
		after: [{ _id: 1, x: 11 }],
	},
]);
