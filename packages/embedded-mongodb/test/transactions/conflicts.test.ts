import { describe, expect, test } from "vitest";
import { embeddedTest, errorOf, freshName } from "../support.js";
import { CONFLICT, type Item, isSettled, refusal, retried, useTransactions } from "./support.js";

const { server, begin, filled } = useTransactions();

describe("unique keys", () => {
	test("of two transactions that insert one, the second is refused at once", async () => {
		const items = await filled();
		await items.createIndex({ value: 1 }, { unique: true });
		const [a, b] = [begin(), begin()];
		await items.insertOne({ _id: 1, value: 7 }, { session: a });
		expect(await refusal(items.insertOne({ _id: 2, value: 7 }, { session: b }))).toEqual(CONFLICT);
		await a.commitTransaction();
		expect(await items.find().toArray()).toEqual([{ _id: 1, value: 7 }]);
	});

	test("one that came since the snapshot is a conflict, and on the next try a duplicate", async () => {
		const items = await filled({ _id: 1, value: 1 });
		await items.createIndex({ value: 1 }, { unique: true });
		const a = begin();
		await items.findOne({ _id: 1 }, { session: a });
		await items.insertOne({ _id: 2, value: 7 });
		expect(await refusal(items.updateOne({ _id: 1 }, { $set: { value: 7 } }, { session: a }))).toEqual(
			CONFLICT,
		);
		await a.abortTransaction();
		a.startTransaction();
		const again = items.updateOne({ _id: 1 }, { $set: { value: 7 } }, { session: a });
		expect(await refusal(again)).toEqual([11000, false]);
	});

	test("a duplicate of what the transaction itself wrote ends it", async () => {
		const items = await filled({ _id: 1, value: 1 });
		await items.createIndex({ value: 1 }, { unique: true });
		const a = begin();
		await items.insertOne({ _id: 2, value: 2 }, { session: a });
		expect(await refusal(items.insertOne({ _id: 3, value: 2 }, { session: a }))).toEqual([11000, false]);
		expect(await refusal(items.insertOne({ _id: 4 }, { session: a }))).toEqual([251, true]);
		expect(await items.find().toArray()).toEqual([{ _id: 1, value: 1 }]);
	});

	test("can change hands within a transaction", async () => {
		const items = await filled({ _id: 1, value: 1 }, { _id: 2, value: 2 });
		await items.createIndex({ value: 1 }, { unique: true });
		const a = begin();
		await items.updateOne({ _id: 1 }, { $set: { value: 0 } }, { session: a });
		await items.updateOne({ _id: 2 }, { $set: { value: 1 } }, { session: a });
		await items.updateOne({ _id: 1 }, { $set: { value: 2 } }, { session: a });
		await a.commitTransaction();
		expect(await items.find({ value: 2 }).toArray()).toEqual([{ _id: 1, value: 2 }]);
		expect((await server.db.command({ validate: items.collectionName })).errors).toEqual([]);
	});

	test("of many who race for a few, each key has one winner", async () => {
		const items = await filled();
		await items.createIndex({ value: 1 }, { unique: true });
		const attempt = async (_id: number) => {
			const session = server.client.startSession();
			const insert = async () => void (await items.insertOne({ _id, value: _id % 10 }, { session }));
			return retried(session, insert)
				.then(() => "in")
				.catch((error) => error.code)
				.finally(() => session.endSession());
		};
		const results = await Promise.all(Array.from({ length: 200 }, (_, i) => attempt(i)));
		expect(results.filter((result) => result === "in")).toHaveLength(10);
		expect(results.filter((result) => result === 11000)).toHaveLength(190);
		expect(await items.countDocuments()).toBe(10);
	});
});

describe("a writer outside of transactions", () => {
	test("waits for the end, and builds on what was committed", async () => {
		const items = await filled({ _id: 1, value: 1 }, { _id: 2, value: 1 });
		const a = begin();
		await items.updateOne({ _id: 1 }, { $inc: { value: 10 } }, { session: a });
		const one = items.updateOne({ _id: 1 }, { $inc: { value: 100 } });
		const modify = items.findOneAndUpdate({ _id: 1 }, { $inc: { value: 1000 } });
		const many = items.updateMany({}, { $inc: { value: 10_000 } });
		expect(await Promise.all([one, modify, many].map((each) => isSettled(each)))).toEqual([
			false,
			false,
			false,
		]);
		expect((await items.updateOne({ _id: 2 }, { $inc: { value: 1 } })).modifiedCount).toBe(1);
		await a.commitTransaction();
		await Promise.all([one, modify, many]);
		expect(await items.find().toArray()).toEqual([
			{ _id: 1, value: 11_111 },
			{ _id: 2, value: 10_002 },
		]);
	});

	test("goes on as if nothing had been, when the transaction is given up", async () => {
		const items = await filled({ _id: 1, value: 1 });
		const a = begin();
		await items.deleteOne({ _id: 1 }, { session: a });
		const change = items.updateOne({ _id: 1 }, { $inc: { value: 1 } });
		expect(await isSettled(change)).toBe(false);
		await a.abortTransaction();
		expect((await change).modifiedCount).toBe(1);
		expect(await items.findOne()).toEqual({ _id: 1, value: 2 });
	});

	test("with a key that a transaction inserts, or removes, waits to learn whether it is one too many", async () => {
		const items = await filled({ _id: 9, value: 9 });
		await items.createIndex({ value: 1 }, { unique: true });
		const a = begin();
		await items.insertOne({ _id: 1, value: 1 }, { session: a });
		await items.deleteOne({ _id: 9 }, { session: a });
		const [sameId, sameKey, freed] = [
			items.insertOne({ _id: 1 }),
			items.insertOne({ _id: 2, value: 1 }),
			items.insertOne({ _id: 3, value: 9 }),
		];
		expect(await isSettled(Promise.race([sameId, sameKey, freed]))).toBe(false);
		await a.commitTransaction();
		expect((await errorOf(sameId)).code).toBe(11000);
		expect((await errorOf(sameKey)).code).toBe(11000);
		expect((await freed).acknowledged).toBe(true);
	});

	test("waits no longer than it may", async () => {
		const items = await filled({ _id: 1, value: 1 });
		const a = begin();
		await items.updateOne({ _id: 1 }, { $inc: { value: 1 } }, { session: a });
		const change = items.updateOne({ _id: 1 }, { $inc: { value: 1 } }, { maxTimeMS: 100 });
		expect((await errorOf(change)).code).toBe(50);
		await a.commitTransaction();
		expect(await items.findOne()).toEqual({ _id: 1, value: 2 });
	});

	test("does what comes before in its bulk, waits, and does the rest", async () => {
		const items = await filled({ _id: 1 }, { _id: 2 }, { _id: 3 });
		const a = begin();
		await items.updateOne({ _id: 2 }, { $set: { value: 1 } }, { session: a });
		const bulk = items.bulkWrite(
			[1, 2, 3].map((_id) => ({ updateOne: { filter: { _id }, update: { $inc: { value: 5 } } } })),
		);
		expect(await isSettled(bulk)).toBe(false);
		expect((await items.find().toArray()).map(({ value }) => value)).toEqual([5, undefined, undefined]);
		await a.commitTransaction();
		expect((await bulk).modifiedCount).toBe(3);
		expect((await items.find().toArray()).map(({ value }) => value)).toEqual([5, 6, 5]);
	});
});

describe("collections and indexes", () => {
	test("a collection that the transaction makes is there for others after the commit, or never", async () => {
		const name = freshName();
		const items = server.db.collection<Item>(name);
		const exists = async () => (await server.db.listCollections({ name }).toArray()).length > 0;
		const a = begin();
		await items.insertOne({ _id: 1 }, { session: a });
		expect(await items.find({}, { session: a }).toArray()).toEqual([{ _id: 1 }]);
		await a.abortTransaction();
		expect(await exists()).toBe(false);
		a.startTransaction();
		await items.updateOne({ _id: 2 }, { $set: { value: 1 } }, { upsert: true, session: a });
		await a.commitTransaction();
		expect(await exists()).toBe(true);
		expect(await items.find().toArray()).toEqual([{ _id: 2, value: 1 }]);
	});

	test("of two that make one collection, the second to commit is refused", async () => {
		const items = server.db.collection<Item>(freshName());
		const [a, b] = [begin(), begin()];
		await items.insertOne({ _id: 1 }, { session: a });
		await items.insertOne({ _id: 2 }, { session: b });
		await a.commitTransaction();
		expect(await refusal(b.commitTransaction())).toEqual(CONFLICT);
		expect(await items.find().toArray()).toEqual([{ _id: 1 }]);
	});

	embeddedTest(
		"MongoDB lets createIndex wait for the transaction",
		"an index that came since the snapshot is a conflict: the transaction wrote nothing into it",
		async () => {
			const items = await filled({ _id: 1, value: 1 });
			const a = begin();
			await items.insertOne({ _id: 2, value: 2 }, { session: a });
			await items.createIndex({ value: 1 });
			expect(await refusal(a.commitTransaction())).toEqual(CONFLICT);
			expect((await server.db.command({ validate: items.collectionName })).errors).toEqual([]);
		},
	);

	test("arrays that a transaction brings into an index are found by all plans, in it and after it", async () => {
		const items = await filled({ _id: 1, value: 1 });
		await items.createIndex({ tags: 1 });
		const a = begin();
		await items.insertOne({ _id: 2, tags: ["x", "y"] }, { session: a });
		await items.updateOne({ _id: 1 }, { $set: { tags: ["y", "z"] } }, { session: a });
		const ids = async (session?: typeof a) =>
			(await items.find({ tags: { $gt: "a" } }, { session }).toArray()).map(({ _id }) => _id);
		expect(await ids(a)).toEqual([2, 1]);
		expect(await ids()).toEqual([]);
		await a.commitTransaction();
		expect(await ids()).toEqual([2, 1]);
		expect(await items.estimatedDocumentCount()).toBe(2);
	});
});

embeddedTest(
	"it asks for a sweep every second",
	"TTL leaves alone what a transaction has changed",
	async () => {
		const admin = server.client.db("admin");
		const items = await filled({ _id: 1, at: new Date(0) }, { _id: 2, at: new Date(0) });
		await items.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
		const a = begin();
		await items.updateOne({ _id: 1 }, { $set: { at: new Date(Date.now() + 60_000) } }, { session: a });
		await admin.command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
		await expect.poll(() => items.countDocuments(), { timeout: 5000 }).toBe(1);
		await a.commitTransaction();
		expect((await items.find().toArray()).map(({ _id }) => _id)).toEqual([1]);
		await admin.command({ setParameter: 1, ttlMonitorSleepSecs: 60 });
	},
);
