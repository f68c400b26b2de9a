import { MongoBulkWriteError } from "mongodb";
import { crudTests, items, THREE } from "./support.js";

/** The counts of a bulk write that failed in part. */
function partOf(error: unknown) {
	if (!(error instanceof MongoBulkWriteError)) throw error;
	const { insertedCount, modifiedCount, deletedCount, upsertedCount } = error;
	const errors = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
	const failed = errors.map(({ index, code }) => [index, code]);
	return { insertedCount, modifiedCount, deletedCount, upsertedCount, failed };
}

crudTests("bulkWrite", [
	{
		name: "deleteOne",
		run: (c) => c.bulkWrite([{ deleteOne: { filter: { _id: 3 } } }, { deleteOne: { filter: { _id: 2 } } }]),
		result: { deletedCount: 1, insertedCount: 0, matchedCount: 0, modifiedCount: 0, upsertedIds: {} },
		after: [{ _id: 1, x: 11 }],
	},
	{
		name: "deleteMany",
		run: (c) =>
			c.bulkWrite([
				{ deleteMany: { filter: { x: { $lt: 11 } } } },
				{ deleteMany: { filter: { x: { $lte: 22 } } } },
			]),
		result: { deletedCount: 2 },
		after: [],
	},
	{
		name: "insertOne",
		run: (c) => c.bulkWrite([{ insertOne: { document: { _id: 3, x: 33 } } }]),
		result: { insertedCount: 1, insertedIds: { 0: 3 } },
		after: THREE,
	},
	{
		name: "replaceOne",
		run: (c) =>
			c.bulkWrite([
				{ replaceOne: { filter: { _id: 3 }, replacement: { x: 33 } } },
				{ replaceOne: { filter: { _id: 1 }, replacement: { x: 12 } } },
				{ replaceOne: { filter: { _id: 3 }, replacement: { x: 33 }, upsert: true } },
			]),
		result: { matchedCount: 1, modifiedCount: 1, upsertedCount: 1, upsertedIds: { 2: 3 } },
		after: [{ _id: 1, x: 12 }, ...THREE.slice(1)],
	},
	{
		name: "updateOne",
		run: (c) =>
			c.bulkWrite([
				{ updateOne: { filter: { _id: 0 }, update: { $set: { x: 0 } } } },
				{ updateOne: { filter: { _id: 1 }, update: { $set: { x: 11 } } } },
				{ updateOne: { filter: { _id: 2 }, update: { $inc: { x: 1 } } } },
				{ updateOne: { filter: { _id: 3 }, update: { $set: { x: 33 } }, upsert: true } },
			]),
		result: { matchedCount: 2, modifiedCount: 1, upsertedCount: 1, upsertedIds: { 3: 3 } },
		after: items({ 1: 11, 2: 23, 3: 33 }),
	},
	{
		name: "updateMany",
		run: (c) =>
			c.bulkWrite([
				{ updateMany: { filter: { x: { $lt: 11 } }, update: { $set: { x: 0 } } } },
				{ updateMany: { filter: { x: { $lte: 22 } }, update: { $unset: { y: 1 } } } },
				{ updateMany: { filter: { x: { $lte: 22 } }, update: { $inc: { x: 1 } } } },
				{ updateMany: { filter: { _id: 3 }, update: { $set: { x: 33 } }, upsert: true } },
			]),
		result: { matchedCount: 4, modifiedCount: 2, upsertedCount: 1, upsertedIds: { 3: 3 } },
		after: items({ 1: 12, 2: 23, 3: 33 }),
	},
	{
		name: "all kinds in order",
		run: (c) =>
			c.bulkWrite([
				{ insertOne: { document: { _id: 3, x: 33 } } },
				{ updateOne: { filter: { _id: 2 }, update: { $inc: { x: 1 } } } },
				{ updateMany: { filter: { _id: { $gt: 1 } }, update: { $inc: { x: 1 } } } },
				{ insertOne: { document: { _id: 4, x: 44 } } },
				{ deleteMany: { filter: { x: { $nin: [24, 34] } } } },
				{ replaceOne: { filter: { _id: 4 }, replacement: { x: 44 }, upsert: true } },
			]),
		result: {
			deletedCount: 2,
			insertedCount: 2,
			insertedIds: { 0: 3, 3: 4 },
			matchedCount: 3,
			modifiedCount: 3,
			upsertedCount: 1,
			upsertedIds: { 5: 4 },
		},
		after: items({ 2: 24, 3: 34, 4: 44 }),
	},
	{
		name: "all kinds in no order",
		run: (c) =>
			c.bulkWrite(
				[
					{ replaceOne: { filter: { _id: 3 }, replacement: { x: 33 }, upsert: true } },
					{ deleteOne: { filter: { _id: 1 } } },
					{ updateOne: { filter: { _id: 2 }, update: { $inc: { x: 1 } } } },
				],
				{ ordered: false },
			),
		result: { deletedCount: 1, matchedCount: 1, modifiedCount: 1, upsertedCount: 1, upsertedIds: { 0: 3 } },
		after: items({ 2: 23, 3: 33 }),
	},
	{
		name: "unordered, goes on after an error",
		run: (c) =>
			c
				.bulkWrite(
					[
						{ insertOne: { document: { _id: 2, x: 0 } } },
						{ updateOne: { filter: { _id: 1 }, update: { $inc: { x: 1 } } } },
						{ insertOne: { document: { _id: 3, x: 33 } } },
					],
					{ ordered: false },
				)
				.catch(partOf),
		result: { insertedCount: 1, modifiedCount: 1, failed: [[0, 11000]] },
		after: items({ 1: 12, 2: 22, 3: 33 }),
	},
	{
		name: "ordered, stops at an error",
		run: (c) =>
			c
				.bulkWrite([
					{ updateOne: { filter: { _id: 1 }, update: { $inc: { x: 1 } } } },
					{ updateOne: { filter: { _id: 2 }, update: { $set: { _id: 5 } } } },
					{ deleteOne: { filter: { _id: 1 } } },
				])
				.catch(partOf),
		result: { modifiedCount: 1, deletedCount: 0, failed: [[1, 66]] },
		after: items({ 1: 12, 2: 22 }),
	},
	{
		name: "array filters, pipelines, hints, variables and a comment",
		documents: [
			{ _id: 1, y: [{ b: 3 }, { b: 1 }] },
			{ _id: 2, y: [{ b: 0 }, { b: 1 }] },
		],
		run: (c) =>
			c.bulkWrite(
				[
					{ updateOne: { filter: {}, update: { $set: { "y.$[i].b": 2 } }, arrayFilters: [{ "i.b": 3 }] } },
					{ updateMany: { filter: {}, update: { $set: { "y.$[i].b": 9 } }, arrayFilters: [{ "i.b": 1 }] } },
					{ updateOne: { filter: { _id: 2 }, update: [{ $set: { z: "$$z" } }], hint: "_id_" } },
					{ deleteOne: { filter: { $expr: { $eq: ["$_id", "$$gone"] } }, hint: { _id: 1 } } },
				],
				{ let: { z: 7, gone: 1 }, comment: "c" },
			),
		result: { matchedCount: 4, modifiedCount: 4, deletedCount: 1 },
		after: [{ _id: 2, y: [{ b: 0 }, { b: 9 }], z: 7 }],
	},
	{
		name: "a bulk of more than one message's worth",
		documents: [],
		run: async (c) => {
			const many = Array.from({ length: 1500 }, (_, n) => ({ insertOne: { document: { _id: n } } }));
			const { insertedCount } = await c.bulkWrite(many);
			const { deletedCount } = await c.deleteMany({});
			return { insertedCount, deletedCount };
		},
		result: { insertedCount: 1500, deletedCount: 1500 },
		after: [],
	},
]);
