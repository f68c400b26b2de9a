import fc from "fast-check";
import type { AnyBulkWriteOperation, ClientSession, Filter, Sort } from "mongodb";
import { describe, expect, test } from "vitest";
import { errorOf } from "../support.js";
import { type Item, useTransactions } from "./support.js";

const { server, begin, filled } = useTransactions();
const many = (count: number): Item[] => Array.from({ length: count }, (_, _id) => ({ _id, value: _id % 10 }));

describe("a cursor of a transaction", () => {
	test("stays at its snapshot over many batches, whatever others write", async () => {
		const items = await filled(...many(1000));
		const a = begin();
		const cursor = items.find({}, { session: a, batchSize: 10 });
		expect(await cursor.next()).toMatchObject({ _id: 0 });
		await items.deleteMany({ _id: { $gte: 500 } });
		await items.insertMany([{ _id: 2000 }, { _id: -1 }]);
		await items.updateMany({}, { $set: { value: 99 } });
		const rest = await cursor.toArray();
		expect(rest).toEqual(many(1000).slice(1));
		await a.commitTransaction();
	});

	test("goes on after the transaction's own writes, and shows no document twice", async () => {
		const items = await filled(...many(300));
		await items.createIndex({ value: 1, _id: 1 });
		const a = begin();
		const cursor = items
			.find({ value: { $gte: 0 } }, { session: a, batchSize: 20 })
			.sort({ value: 1, _id: 1 });
		const seen: number[] = [];
		for await (const { _id } of cursor) {
			seen.push(_id);
			if (_id % 3 === 0) await items.deleteOne({ _id: _id + 1 }, { session: a });
			if (_id % 50 === 0) await items.updateOne({ _id }, { $set: { value: -1 } }, { session: a });
		}
		expect(new Set(seen).size).toBe(seen.length);
		await a.commitTransaction();
		expect((await server.db.command({ validate: items.collectionName })).errors).toEqual([]);
	});

	test("of an aggregation reads the snapshot and the own writes", async () => {
		const items = await filled(...many(100));
		const a = begin();
		await items.insertOne({ _id: 200, value: 0 }, { session: a });
		await items.insertOne({ _id: 300, value: 0 });
		const group = [{ $group: { _id: "$value", n: { $sum: 1 } } }, { $sort: { _id: 1 } }];
		const groups = await items.aggregate(group, { session: a, batchSize: 2 }).toArray();
		expect(groups.map(({ n }) => n)).toEqual([11, ...Array.from({ length: 9 }, () => 10)]);
		await a.commitTransaction();
	});

	test("ends with it, and cannot be read from elsewhere", async () => {
		const items = await filled(...many(100));
		const a = begin();
		const answer = await server.db.command({ find: items.collectionName, batchSize: 5 }, { session: a });
		const more = { getMore: answer.cursor.id, collection: items.collectionName, batchSize: 5 };
		const asLong = { ...more, getMore: BigInt(answer.cursor.id) };
		expect((await errorOf(server.db.command(asLong))).code).toBe(50741);
		expect((await server.db.command(asLong, { session: a })).cursor.nextBatch).toHaveLength(5);
		await a.commitTransaction();
		expect((await errorOf(server.db.command(asLong))).code).toBe(43);
		await a.endSession();
	});
});

const small = fc.nat({ max: 7 });
const text = fc.constantFrom("a", "b", "ab", null);
const item = fc.record(
	{ x: fc.oneof(small, fc.array(small, { maxLength: 3 })), y: text },
	{ requiredKeys: [] },
);
const id = fc.nat({ max: 15 });
const write: fc.Arbitrary<AnyBulkWriteOperation<Item>> = fc.oneof(
	fc.tuple(id, item).map(([_id, each]) => ({
		replaceOne: { filter: { _id }, replacement: each, upsert: true },
	})),
	fc.tuple(small, small).map(([x, to]) => ({ updateMany: { filter: { x }, update: { $set: { x: to } } } })),
	fc.tuple(id, small).map(([_id, x]) => ({ updateOne: { filter: { _id }, update: { $set: { x } } } })),
	id.map((_id) => ({ deleteOne: { filter: { _id } } })),
	text.map((y) => ({ deleteMany: { filter: { y } } })),
);
const filter: fc.Arbitrary<Filter<Item>> = fc.oneof(
	fc.record({ x: small }),
	fc.record({ y: text }),
	fc.record({ x: fc.record({ $gte: small }), y: text }),
	fc.record({ $or: fc.tuple(fc.record({ x: small }), fc.record({ y: text })) }),
	fc.record({ _id: fc.record({ $gte: id, $lt: id }) }),
	fc.constant({}),
);
const sort: fc.Arbitrary<Sort> = fc.constantFrom<Sort>(
	{ _id: 1 },
	{ _id: -1 },
	{ x: 1, _id: 1 },
	{ y: -1, _id: 1 },
);
const step = fc.record({
	writes: fc.array(write, { minLength: 1, maxLength: 4 }),
	filter,
	sort,
	limit: small,
});

test("in a transaction, whatever was written is read as it would be outside, by every plan", async () => {
	const keys = [{ x: 1 }, { y: 1, x: -1 }] as const;
	const property = fc.asyncProperty(
		fc.array(item, { maxLength: 12 }),
		fc.array(step, { minLength: 1, maxLength: 5 }),
		fc.boolean(),
		async (start, steps, isCommitted) => {
			const documents = start.map((each, _id) => ({ _id, ...each }));
			const [inside, outside] = [await filled(...documents), await filled(...documents)];
			for (const key of keys) await Promise.all([inside, outside].map((each) => each.createIndex(key)));
			const session = begin();
			const read = async (
				items: typeof inside,
				{ filter: query, sort: by, limit }: (typeof steps)[0],
				s?: ClientSession,
			) => ({
				found: await items.find(query, { session: s }).sort(by).limit(limit).toArray(),
				count: await items.countDocuments(query, { session: s }),
				all: await items.find({}, { session: s }).hint({ _id: 1 }).toArray(),
			});
			for (const each of steps) {
				await inside.bulkWrite(each.writes, { session });
				await outside.bulkWrite(each.writes);
				expect(await read(inside, each, session)).toEqual(await read(outside, each));
			}
			expect(await inside.find().toArray()).toEqual(documents);
			await (isCommitted ? session.commitTransaction() : session.abortTransaction());
			const last = isCommitted ? await outside.find().toArray() : documents;
			expect(await inside.find().toArray()).toEqual(last);
			const { errors } = await server.db.command({ validate: inside.collectionName });
			expect(errors).toEqual([]);
			await Promise.all([inside.drop(), outside.drop(), session.endSession()]);
		},
	);
	await fc.assert(property, { numRuns: 60 });
}, 120_000);
