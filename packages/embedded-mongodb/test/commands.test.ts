import type { Document } from "mongodb";
import { describe, expect, test } from "vitest";
import { embeddedTest, errorOf, freshName, REAL_MONGODB, useServer } from "./support.js";

const server = useServer();

describe("what is not known is an error, never ignored", () => {
	// Codes of parse errors differ between versions of MongoDB.
	test.skipIf(REAL_MONGODB !== undefined).each<[string, number, Document]>([
		["a command", 59, { foo: 1 }],
		["an option of find", 40415, { find: "c", foo: 1 }],
		["an option of insert", 40415, { insert: "c", documents: [{}], foo: 1 }],
		["an option of update", 40415, { update: "c", updates: [{ q: {}, u: { $set: { a: 1 } }, foo: 1 }] }],
		["an option of delete", 40415, { delete: "c", deletes: [{ q: {}, limit: 0, foo: 1 }] }],
		["an option of aggregate", 40415, { aggregate: "c", pipeline: [], cursor: {}, foo: 1 }],
		["a filter that is a text", 14, { find: "c", filter: "x" }],
		[
			"a write concern that one machine cannot give",
			2,
			{ insert: "c", documents: [{}], writeConcern: { w: 2 } },
		],
		["the name of a collection with a dollar", 73, { find: "a$b" }],
		["an update that says neither what nor to remove", 9, { findAndModify: "c", query: {} }],
		["a negative skip", 51024, { find: "c", skip: -1 }],
	])("%s", async (_, code, command) => {
		const reply = await server.db.command(command).catch((error) => error);
		expect(reply.writeErrors?.[0]?.code ?? reply.code).toBe(code);
	});
});

describe("sessions and write concerns", () => {
	test("a session changes nothing", async () => {
		const collection = server.db.collection(freshName());
		await server.client.withSession(async (session) => {
			await collection.insertOne({ a: 1 }, { session });
			expect(await collection.findOne({ a: 1 }, { session })).toMatchObject({ a: 1 });
		});
	});

	test("majority, journal and unacknowledged writes are accepted", async () => {
		const collection = server.db.collection(freshName());
		await collection.insertOne({ a: 1 }, { writeConcern: { w: "majority", journal: true } });
		await collection.insertOne({ a: 2 }, { writeConcern: { w: 0 } });
		await expect.poll(() => collection.countDocuments()).toBe(2);
	});
});

describe("collections and databases", () => {
	test("are created, listed and dropped", async () => {
		const db = server.client.db(`${server.db.databaseName}_lists`);
		await db.createCollection("a");
		await db.collection("b").insertOne({ x: 1 });
		const names = async () => (await db.listCollections().toArray()).map(({ name }) => name).sort();
		expect(await names()).toEqual(["a", "b"]);
		expect(await db.listCollections({ name: "b" }, { nameOnly: true }).toArray()).toEqual([
			{ name: "b", type: "collection" },
		]);
		await db.collection("a").drop();
		expect(await names()).toEqual(["b"]);
		await db.dropDatabase();
		expect(await names()).toEqual([]);
	});

	test("a dropped collection that is used again begins empty", async () => {
		const collection = server.db.collection(freshName());
		await collection.createIndex({ a: 1 }, { unique: true });
		await collection.insertMany(Array.from({ length: 3000 }, (_, a) => ({ a })));
		await collection.drop();
		expect(await collection.find().toArray()).toEqual([]);
		await collection.insertMany([{ a: 1 }, { a: 1 }]);
		expect(await collection.countDocuments({ a: 1 })).toBe(2);
	});
});

test("the server describes itself", async () => {
	const admin = server.client.db("admin");
	expect((await admin.command({ ping: 1 })).ok).toBe(1);
	expect((await admin.command({ buildInfo: 1 })).version).toMatch(/^\d+\.\d+/);
	// The driver writes this name in small letters.
	expect((await admin.admin().buildInfo()).version).toMatch(/^\d+\.\d+/);
	expect((await admin.command({ hello: 1 })).maxBsonObjectSize).toBe(16 * 1024 * 1024);
});

test("a document beyond 16 MB is refused, one below is kept", async () => {
	const collection = server.db.collection<{ _id: number; data: Buffer }>(freshName());
	await collection.insertOne({ _id: 1, data: Buffer.alloc(15_000_000, 1) });
	expect((await collection.findOne({ _id: 1 }, { promoteBuffers: true }))?.data.length).toBe(15_000_000);
	await expect(collection.insertOne({ _id: 2, data: Buffer.alloc(17_000_000) })).rejects.toThrow();
	expect(await collection.countDocuments()).toBe(1);
});

embeddedTest("it may be fast enough", "maxTimeMS ends what takes too long", async () => {
	const collection = server.db.collection(freshName());
	await collection.insertMany(Array.from({ length: 30_000 }, (_, a) => ({ a, text: "x".repeat(100) })));
	const slow = collection
		.find({ $expr: { $eq: [{ $concatArrays: [["$text"], ["y"]] }, "z"] } }, { maxTimeMS: 20 })
		.toArray();
	expect((await errorOf(slow)).code).toBe(50);
});
