import { MongoClient, MongoServerError } from "mongodb";
import { expect, test } from "vitest";
import { freshName, useServer } from "./support.js";

const server = useServer();

const CONNECTIONS = 100;
const OPERATIONS = 10_000;
const KEYS = 250;

interface Counter {
	_id: number;
	count: number;
}

test("10,000 operations from 100 connections: unique keys stay unique, increments exact", async () => {
	const clients = await Promise.all(
		Array.from({ length: CONNECTIONS }, () => MongoClient.connect(server.uri, { maxPoolSize: 1 })),
	);
	const { databaseName } = server.db;
	const [names, counters] = [freshName(), freshName()];
	await server.db.collection(names).createIndex({ key: 1 }, { unique: true });
	await server.db.collection<Counter>(counters).insertMany([
		{ _id: 1, count: 0 },
		{ _id: 2, count: 0 },
	]);
	const done = { inserted: 0, refused: 0 };

	const operation = async (client: MongoClient, i: number): Promise<void> => {
		const db = client.db(databaseName);
		if (i % 2 === 0) {
			await db.collection<Counter>(counters).updateOne({ _id: 1 + ((i / 2) % 2) }, { $inc: { count: 1 } });
			return;
		}
		await db
			.collection(names)
			.insertOne({ key: i % KEYS, i })
			.then(
				() => {
					done.inserted++;
				},
				(error: unknown) => {
					if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
					done.refused++;
				},
			);
	};
	await Promise.all(
		clients.map(async (client, c) => {
			for (let i = c; i < OPERATIONS; i += CONNECTIONS) await operation(client, i);
		}),
	);
	expect(done).toEqual({ inserted: KEYS / 2, refused: OPERATIONS / 2 - KEYS / 2 });
	expect((await server.db.collection(names).distinct("key")).length).toBe(KEYS / 2);
	const counts = (await server.db.collection<Counter>(counters).find().toArray()).map(({ count }) => count);
	expect(counts).toEqual([OPERATIONS / 4, OPERATIONS / 4]);
	for (const name of [names, counters])
		expect(await server.db.command({ validate: name })).toMatchObject({ valid: true });
	await Promise.all(clients.map((client) => client.close()));
}, 90_000);
