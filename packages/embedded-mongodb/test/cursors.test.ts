import { Long } from "mongodb";
import { expect, test } from "vitest";
import { errorOf, freshName, useServer } from "./support.js";

const server = useServer();

async function filled(count: number) {
	const collection = server.db.collection<{ _id: number; text?: string }>(freshName());
	await collection.insertMany(Array.from({ length: count }, (_, _id) => ({ _id })));
	return collection;
}

test("batches come one after the other, none missing and none twice", async () => {
	const collection = await filled(1234);
	for (const batchSize of [1, 7, 100, 5000]) {
		const ids = (await collection.find({}, { batchSize }).toArray()).map(({ _id }) => _id);
		expect(ids).toEqual(Array.from({ length: 1234 }, (_, i) => i));
	}
});

test("the first batch is as large as asked for, and a single one ends the cursor", async () => {
	const { collectionName } = await filled(300);
	const first = await server.db.command({ find: collectionName, batchSize: 5 });
	expect(first.cursor.firstBatch).toHaveLength(5);
	const usual = await server.db.command({ find: collectionName });
	expect(usual.cursor.firstBatch).toHaveLength(101);
	const single = await server.db.command({ find: collectionName, limit: -5 });
	expect([single.cursor.firstBatch.length, String(single.cursor.id)]).toEqual([5, "0"]);
});

test("what is written while a cursor rests does not disturb it", async () => {
	const collection = await filled(1000);
	const cursor = collection.find({}, { batchSize: 10 });
	const ids = [(await cursor.next())?._id];
	await collection.deleteMany({ _id: { $gte: 500, $lt: 600 } });
	await collection.updateMany({ _id: { $gte: 600 } }, { $set: { text: "changed" } });
	for await (const { _id } of cursor) ids.push(_id);
	expect(new Set(ids).size).toBe(ids.length);
	for (let i = 0; i < 500; i++) expect(ids).toContain(i);
	for (let i = 600; i < 1000; i++) expect(ids).toContain(i);
	expect(ids.filter((id) => id !== undefined && id >= 520 && id < 600)).toEqual([]);
});

test("a killed cursor is gone", async () => {
	const { collectionName } = await filled(300);
	const { cursor } = await server.db.command({ find: collectionName, batchSize: 2 }, { promoteLongs: false });
	const killed = await server.db.command(
		{ killCursors: collectionName, cursors: [cursor.id, Long.fromNumber(42)] },
		{ promoteLongs: false },
	);
	expect(killed.cursorsKilled).toEqual([cursor.id]);
	expect(killed.cursorsNotFound).toEqual([Long.fromNumber(42)]);
	const error = await errorOf(server.db.command({ getMore: cursor.id, collection: collectionName }));
	expect([error.code, error.codeName]).toEqual([43, "CursorNotFound"]);
});

test("a cursor belongs to its collection", async () => {
	const { collectionName } = await filled(300);
	const { cursor } = await server.db.command({ find: collectionName, batchSize: 2 }, { promoteLongs: false });
	expect((await errorOf(server.db.command({ getMore: cursor.id, collection: "other" }))).code).toBe(13);
});

test("large results go out in answers of bounded size", async () => {
	const collection = server.db.collection<{ _id: number; text: string }>(freshName());
	const text = "x".repeat(1_000_000);
	await collection.insertMany(Array.from({ length: 40 }, (_, _id) => ({ _id, text })));
	const first = await server.db.command({ find: collection.collectionName });
	expect(first.cursor.firstBatch.length).toBeLessThan(20);
	expect(await collection.find().toArray()).toHaveLength(40);
});
