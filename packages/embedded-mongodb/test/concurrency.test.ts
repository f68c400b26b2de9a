import { MongoServerError } from "mongodb";
import { expect, test } from "vitest";
import { freshName, useServer } from "./support.js";

const server = useServer();

interface Doc {
	_id: number;
	n?: number;
	email?: string;
	taken?: number;
}

const collection = () => server.db.collection<Doc>(freshName());

test("$inc from a hundred connections is exact", async () => {
	const counters = collection();
	await counters.insertMany([
		{ _id: 1, n: 0 },
		{ _id: 2, n: 0 },
	]);
	const one = async (i: number) => {
		if (i % 3 === 0) await counters.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } });
		else await counters.updateOne({ _id: i % 3 }, { $inc: { n: 1 } });
	};
	await Promise.all(Array.from({ length: 3000 }, (_, i) => one(i)));
	expect((await counters.find().sort({ _id: 1 }).toArray()).map(({ n }) => n)).toEqual([2000, 1000]);
});

test("of many who insert the same unique key, one succeeds", async () => {
	const users = collection();
	await users.createIndex({ email: 1 }, { unique: true });
	const attempt = (_id: number) =>
		users.insertOne({ _id, email: `${_id % 40}@sabz.pk` }).then(
			() => "in",
			(error) => (error instanceof MongoServerError && error.code === 11000 ? "duplicate" : String(error)),
		);
	const results = await Promise.all(Array.from({ length: 2000 }, (_, i) => attempt(i)));
	expect(results.filter((result) => result === "in")).toHaveLength(40);
	expect(results.filter((result) => result === "duplicate")).toHaveLength(1960);
	expect(await users.countDocuments()).toBe(40);
});

test("of many upserts for one key, one inserts and the others update", async () => {
	const users = collection();
	await users.createIndex({ email: 1 }, { unique: true });
	const upserts = Array.from({ length: 300 }, () =>
		users.updateOne({ email: "a@sabz.pk" }, { $inc: { n: 1 } }, { upsert: true }),
	);
	const inserted = (await Promise.all(upserts)).filter(({ upsertedCount }) => upsertedCount === 1);
	expect(inserted).toHaveLength(1);
	expect(await users.find().toArray()).toMatchObject([{ email: "a@sabz.pk", n: 300 }]);
});

test("findAndModify gives each document to one taker", async () => {
	const jobs = collection();
	await jobs.insertMany(Array.from({ length: 200 }, (_, _id) => ({ _id })));
	const take = (taken: number) =>
		jobs.findOneAndUpdate({ taken: { $exists: false } }, { $set: { taken } }, { sort: { _id: 1 } });
	const taken = await Promise.all(Array.from({ length: 300 }, (_, i) => take(i)));
	const ids = taken.flatMap((job) => (job ? [job._id] : []));
	expect(new Set(ids).size).toBe(200);
	expect(ids).toHaveLength(200);
});

test("indexes agree with documents after a storm of writes", async () => {
	const storm = collection();
	await storm.createIndexes([
		{ key: { n: 1 } },
		{ key: { email: 1 }, unique: true, sparse: true },
		{ key: { n: -1, taken: 1 } },
	]);
	const random = (size: number) => Math.floor(Math.random() * size);
	const one = async () => {
		const _id = random(60);
		const kind = random(5);
		if (kind === 0) await storm.deleteOne({ _id });
		else if (kind === 1) await storm.updateMany({ n: random(10) }, { $set: { taken: random(5) } });
		else if (kind === 2) await storm.replaceOne({ _id }, { n: random(10) }, { upsert: true });
		else
			await storm.updateOne({ _id }, { $set: { n: random(10), email: `${random(40)}` } }, { upsert: true });
	};
	const failures: unknown[] = [];
	await Promise.all(Array.from({ length: 3000 }, () => one().catch((error) => failures.push(error.code))));
	expect(new Set(failures)).toEqual(new Set([11000]));
	const { valid, errors } = await server.db.command({ validate: storm.collectionName });
	expect([valid, errors]).toEqual([true, []]);
});

test("updateMany reaches each document once", async () => {
	const numbers = collection();
	await numbers.createIndex({ n: 1 });
	await numbers.insertMany(Array.from({ length: 2000 }, (_, _id) => ({ _id, n: _id })));
	const { modifiedCount } = await numbers.updateMany({ n: { $gte: 0 } }, { $inc: { n: 5000 } });
	expect(modifiedCount).toBe(2000);
	expect(await numbers.countDocuments({ n: { $gte: 5000, $lt: 7000 } })).toBe(2000);
});
