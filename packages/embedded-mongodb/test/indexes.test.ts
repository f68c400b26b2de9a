import type { Document } from "mongodb";
import { describe, expect, test } from "vitest";
import { embeddedTest, errorOf, freshName, useServer } from "./support.js";

const server = useServer();

interface Doc extends Document {
	_id: number;
}

describe("unique indexes", () => {
	test("report a duplicate in MongoDB's exact shape", async () => {
		const users = server.db.collection<Doc>(freshName());
		await users.createIndex({ email: 1 }, { unique: true });
		await users.insertOne({ _id: 1, email: "a@sabz.pk" });
		const error = await errorOf(users.insertOne({ _id: 2, email: "a@sabz.pk" }));
		expect(error.code).toBe(11000);
		expect(error.keyPattern).toEqual({ email: 1 });
		expect(error.keyValue).toEqual({ email: "a@sabz.pk" });
		const ns = `${server.db.databaseName}.${users.collectionName}`;
		expect(error.message).toBe(
			`E11000 duplicate key error collection: ${ns} index: email_1 dup key: { email: "a@sabz.pk" }`,
		);
	});

	test("report it as a command's error from findAndModify, as a write error from insert", async () => {
		const users = server.db.collection<Doc>(freshName());
		await users.createIndex({ email: 1 }, { unique: true });
		await users.insertMany([
			{ _id: 1, email: "a" },
			{ _id: 2, email: "b" },
		]);
		const modify = {
			findAndModify: users.collectionName,
			query: { _id: 2 },
			update: { $set: { email: "a" } },
		};
		const error = await errorOf(server.db.command(modify));
		expect([error.code, error.codeName, error.keyValue]).toEqual([11000, "DuplicateKey", { email: "a" }]);
		const insert = {
			insert: users.collectionName,
			documents: [
				{ _id: 3, email: "c" },
				{ _id: 3, email: "d" },
			],
		};
		const reply = await server.db.command(insert);
		expect(reply).toMatchObject({
			ok: 1,
			n: 1,
			writeErrors: [{ index: 1, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 3 } }],
		});
		expect(await users.findOne({ _id: 2 })).toMatchObject({ email: "b" });
	});

	test("can be compound, and an update may keep its own key", async () => {
		const orders = server.db.collection<Doc>(freshName());
		await orders.createIndex({ user: 1, key: -1 }, { unique: true });
		await orders.insertMany([
			{ _id: 1, user: 1, key: "a" },
			{ _id: 2, user: 1, key: "b" },
			{ _id: 3, user: 2, key: "a" },
		]);
		const error = await errorOf(orders.updateOne({ _id: 2 }, { $set: { key: "a" } }));
		expect(error.keyPattern).toEqual({ user: 1, key: -1 });
		await orders.updateOne({ _id: 2 }, { $set: { key: "b", paid: true } });
		await orders.updateOne({ _id: 1 }, { $set: { key: "z" } });
		await orders.updateOne({ _id: 2 }, { $set: { key: "a" } });
	});

	test("count a missing field as null, unless they are sparse or partial", async () => {
		const plain = server.db.collection<Doc>(freshName());
		await plain.createIndex({ a: 1 }, { unique: true });
		await plain.insertOne({ _id: 1 });
		expect((await errorOf(plain.insertOne({ _id: 2 }))).keyValue).toEqual({ a: null });
		const sparse = server.db.collection<Doc>(freshName());
		await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
		await sparse.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, a: 1 }]);
		expect((await errorOf(sparse.insertOne({ _id: 4, a: 1 }))).code).toBe(11000);
		const partial = server.db.collection<Doc>(freshName());
		await partial.createIndex({ a: 1 }, { unique: true, partialFilterExpression: { active: true } });
		await partial.insertMany([
			{ _id: 1, a: 1 },
			{ _id: 2, a: 1 },
			{ _id: 3, a: 1, active: true },
		]);
		expect((await errorOf(partial.updateOne({ _id: 1 }, { $set: { active: true } }))).code).toBe(11000);
	});

	test("hold for every element of an array", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.createIndex({ tags: 1 }, { unique: true });
		await collection.insertOne({ _id: 1, tags: ["a", "b", "a"] });
		expect((await errorOf(collection.insertOne({ _id: 2, tags: ["c", "b"] }))).code).toBe(11000);
		await collection.insertOne({ _id: 2, tags: ["c"] });
	});

	test("two arrays in one index are refused", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.createIndex({ a: 1, b: 1 });
		expect((await errorOf(collection.insertOne({ _id: 1, a: [1], b: [2] }))).code).toBe(171);
		expect(await collection.countDocuments()).toBe(0);
	});
});

describe("createIndexes", () => {
	test("builds over existing documents, and fails on duplicates without a trace", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertMany(Array.from({ length: 2500 }, (_, i) => ({ _id: i, a: i, b: i % 2 })));
		await collection.createIndex({ a: 1 }, { unique: true });
		expect((await errorOf(collection.createIndex({ b: 1 }, { unique: true }))).code).toBe(11000);
		expect((await collection.indexes()).map(({ name }) => name)).toEqual(["_id_", "a_1"]);
		expect(await collection.find({ a: { $gte: 1000, $lt: 1500 } }).toArray()).toHaveLength(500);
	});

	test("goes on while others write, and misses nothing", async () => {
		const collection = server.db.collection<Doc>(freshName());
		await collection.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: i, a: i })));
		const writes = Array.from({ length: 200 }, (_, i) =>
			i % 2
				? collection.updateOne({ _id: i }, { $set: { a: -i } })
				: collection.insertOne({ _id: 10_000 + i, a: i }),
		);
		await Promise.all([collection.createIndex({ a: 1 }), ...writes]);
		const { valid, errors } = await server.db.command({ validate: collection.collectionName });
		expect([valid, errors]).toEqual([true, []]);
		expect(await collection.countDocuments({ a: { $lt: 0 } })).toBe(100);
	});

	test("is idempotent; other options are a conflict", async () => {
		const collection = server.db.collection(freshName());
		const names = await Promise.all([1, 2, 3].map(() => collection.createIndex({ a: 1 }, { sparse: true })));
		expect(new Set(names)).toEqual(new Set(["a_1"]));
		expect((await errorOf(collection.createIndex({ a: 1 }, { sparse: true, name: "other" }))).code).toBe(85);
		expect((await errorOf(collection.createIndex({ b: 1 }, { name: "a_1" }))).code).toBe(86);
		expect((await errorOf(collection.createIndex({ a: 1 }, { unique: true }))).code).toBe(86);
		await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
		expect((await errorOf(collection.createIndex({ at: 1 }, { expireAfterSeconds: 61 }))).code).toBe(85);
	});

	test.each<[string, number, Document]>([
		["a text index", 67, { key: { a: "fulltext" }, name: "x" }],
		["a direction of 0", 67, { key: { a: 0 }, name: "x" }],
		["no fields", 67, { key: {}, name: "x" }],
		["a compound TTL index", 67, { key: { a: 1, b: 1 }, name: "x", expireAfterSeconds: 1 }],
		["an unknown option", 197, { key: { a: 1 }, name: "x", foo: 1 }],
		["no name", 40414, { key: { a: 1 } }],
	])("refuses %s", async (_, code, spec) => {
		const error = await errorOf(server.db.command({ createIndexes: freshName(), indexes: [spec] }));
		expect(error.code).toBe(code);
	});

	test("the specification comes back as it was given", async () => {
		const collection = server.db.collection(freshName());
		await collection.createIndex(
			{ a: 1, "b.c": -1 },
			{ unique: true, partialFilterExpression: { a: { $gt: 5 } } },
		);
		expect((await collection.indexes())[1]).toEqual({
			v: 2,
			key: { a: 1, "b.c": -1 },
			name: "a_1_b.c_-1",
			unique: true,
			partialFilterExpression: { a: { $gt: 5 } },
		});
	});
});

test("dropped indexes are gone, the one of _id stays", async () => {
	const collection = server.db.collection<Doc>(freshName());
	await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 }, unique: true }]);
	await collection.insertOne({ _id: 1, a: 1, b: 1 });
	await collection.dropIndex("b_1");
	await collection.insertOne({ _id: 2, a: 1, b: 1 });
	expect((await errorOf(collection.dropIndex("none"))).code).toBe(27);
	expect((await errorOf(collection.dropIndex("_id_"))).code).toBe(72);
	await collection.dropIndexes();
	expect(await collection.indexes()).toHaveLength(1);
	expect(await collection.countDocuments({ a: 1 })).toBe(2);
});

embeddedTest("it has no such limit", "keys longer than an index can hold are refused, not cut", async () => {
	const collection = server.db.collection<Doc>(freshName());
	await collection.createIndex({ a: 1 });
	expect((await errorOf(collection.insertOne({ _id: 1, a: "x".repeat(3000) }))).code).toBe(17280);
	await collection.insertOne({ _id: 1, b: "x".repeat(3000) });
});

test("TTL indexes remove what is due, and only that", async () => {
	const collection = server.db.collection<Doc>(freshName());
	await collection.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
	const past = new Date(Date.now() - 60_000);
	const future = new Date(Date.now() + 60_000);
	await collection.insertMany([
		{ _id: 1, at: past },
		{ _id: 2, at: future },
		{ _id: 3, at: [future, past] },
		{ _id: 4, at: "no date" },
		{ _id: 5 },
	]);
	await server.client.db("admin").command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
	await expect.poll(() => collection.distinct("_id"), { timeout: 15_000 }).toEqual([2, 4, 5]);
	await server.client.db("admin").command({ setParameter: 1, ttlMonitorSleepSecs: 60 });
});
