import { once } from "node:events";
import { existsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { expect } from "vitest";
import { startEmbeddedMongo } from "../src/index.js";
import { killed, refused, run, started } from "./processes.js";
import { embeddedTest, temporaryDirectory } from "./support.js";

const REASON = "this is about the process of the store";
/** So many that a command over all of them takes longer than one of nothing. */
const DOCUMENTS = 20_000;

embeddedTest(
	REASON,
	"prints its connection string, serves, and stops at SIGTERM with the data kept",
	async () => {
		const dir = temporaryDirectory();
		const { child, uri } = await started(dir);
		expect(uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true$/);
		const client = await MongoClient.connect(uri);
		await client.db("shop").collection("things").insertOne({ name: "mango" });
		const before = Date.now();
		expect(await killed(child, "SIGTERM")).toEqual([0, null]);
		expect(Date.now() - before).toBeLessThan(3000);
		await client.close();
		const again = await startEmbeddedMongo({ dir, port: 0 });
		const reader = await MongoClient.connect(again.uri);
		expect(await reader.db("shop").collection("things").findOne()).toMatchObject({ name: "mango" });
		await reader.close();
		await again.close();
	},
);

embeddedTest(REASON, "tells its parent when it is ready, and goes when the parent does", async () => {
	const child = run(["--dir", temporaryDirectory(), "--port", "0"], true);
	const [message] = await once(child, "message");
	expect(message).toEqual({ type: "ready", uri: expect.stringContaining("mongodb://127.0.0.1:") });
	const exit = once(child, "exit");
	child.disconnect();
	expect(await exit).toEqual([0, null]);
});

embeddedTest(
	REASON,
	"attached to its parent, it leaves signals to it and goes when the parent says so",
	async () => {
		const child = run(["--dir", temporaryDirectory(), "--port", "0", "--attached"], true);
		const [{ uri }] = await once(child, "message");
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) child.kill(signal);
		const client = await MongoClient.connect(uri);
		expect(await client.db("shop").collection("things").countDocuments()).toBe(0);
		await client.close();
		const exit = once(child, "exit");
		child.disconnect();
		expect(await exit).toEqual([0, null]);
	},
);

embeddedTest(REASON, "says in one sentence why it cannot start", async () => {
	const dir = temporaryDirectory();
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	const taken = await refused(["--dir", dir, "--port", String(port)]);
	expect(taken).toEqual({ code: 1, said: `Port ${port} is taken by another program.` });
	server.close();
	const file = join(dir, "file");
	writeFileSync(file, "");
	const unusable = await refused(["--dir", join(file, "data"), "--port", "0"]);
	expect(unusable.code).toBe(1);
	expect(unusable.said).toMatch(/^The store cannot use the directory .*file.data: /);
	expect((await refused(["--dir", dir, "--port", "many"])).said).toContain("--port has to be a number");
	expect((await refused(["--nonsense"])).code).toBe(1);
	expect((await refused([])).said).toContain("Say where the data lives");
});

embeddedTest(
	REASON,
	"of two stores on one directory the second says so, and a killed one leaves no lock",
	async () => {
		const dir = temporaryDirectory();
		const first = await started(dir);
		const second = await refused(["--dir", dir, "--port", "0"]);
		expect(second).toEqual({
			code: 1,
			said: `The directory ${dir} is in use by another store (process ${first.child.pid}).`,
		});
		await killed(first.child, "SIGKILL");
		const third = await started(dir);
		await killed(third.child, "SIGKILL");
	},
);

embeddedTest(
	REASON,
	"of many stores that start at once on the directory of a killed one, one wins",
	async () => {
		const dir = temporaryDirectory();
		await killed((await started(dir)).child, "SIGKILL");
		const starts = await Promise.allSettled(Array.from({ length: 5 }, () => started(dir)));
		const refusals = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
		expect(refusals).toHaveLength(4);
		for (const refusal of refusals) expect(refusal).toContain("is in use by another store");
	},
	60_000,
);

embeddedTest(
	REASON,
	"keeps every acknowledged write through kill -9, and its indexes agree",
	async () => {
		const dir = temporaryDirectory();
		const acknowledged = new Set<number>();
		let next = 0;
		for (let round = 0; round < 5; round++) {
			const { child, uri } = await started(dir);
			const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 500 });
			const orders = client
				.db("shop")
				.collection<{ _id: number; code: string; user: number; paid?: boolean }>("orders");
			await orders.createIndexes([{ key: { code: 1 }, unique: true }, { key: { user: 1, paid: 1 } }]);
			const known = new Set((await orders.find().toArray()).map(({ _id }) => _id));
			for (const id of acknowledged) expect(known.has(id), `order ${id} after kill -9`).toBe(true);
			const { valid, errors } = await client.db("shop").command({ validate: "orders" });
			expect([valid, errors]).toEqual([true, []]);
			const worker = async () => {
				for (;;) {
					const _id = next++;
					await orders.insertOne({ _id, code: `c${_id}`, user: _id % 7 });
					acknowledged.add(_id);
					await orders.updateMany({ user: _id % 7, paid: { $exists: false } }, { $set: { paid: true } });
				}
			};
			const workers = Array.from({ length: 20 }, () => worker().catch(() => undefined));
			await new Promise((resolve) => setTimeout(resolve, 150 + round * 130));
			await killed(child, "SIGKILL");
			await Promise.all(workers);
			await client.close();
		}
		expect(acknowledged.size).toBeGreaterThan(50);
	},
	90_000,
);

embeddedTest(
	REASON,
	"an index build that was killed leaves nothing, and can be done again",
	async () => {
		const dir = temporaryDirectory();
		const { child, uri } = await started(dir);
		const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 500 });
		const things = client.db("shop").collection("things");
		for (let i = 0; i < 10; i++)
			await things.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: `t${n}` })));
		const build = things.createIndex({ text: 1, n: 1 }).catch(() => undefined);
		await new Promise((resolve) => setTimeout(resolve, 100));
		await killed(child, "SIGKILL");
		await build;
		await client.close();
		const again = await started(dir);
		const second = await MongoClient.connect(again.uri);
		const same = second.db("shop").collection("things");
		expect((await same.indexes()).length).toBeLessThanOrEqual(2);
		await same.createIndex({ text: 1, n: 1 });
		expect((await second.db("shop").command({ validate: "things" })).valid).toBe(true);
		expect(await same.countDocuments({ text: "t7" })).toBe(10);
		await second.close();
	},
	60_000,
);

embeddedTest(REASON, "a data file that was cut off at its birth does not stop the next start", async () => {
	for (const size of [0, 100, 4096, 8191, 8192]) {
		const dir = temporaryDirectory();
		writeFileSync(join(dir, "data.mdb"), Buffer.alloc(size));
		const store = await startEmbeddedMongo({ dir, port: 0 });
		await store.close();
		expect(existsSync(join(dir, "data.mdb.unfinished"))).toBe(size > 0);
	}
});

embeddedTest(REASON, "a data file that lost its end is reported, and left as it is", async () => {
	const dir = temporaryDirectory();
	const store = await startEmbeddedMongo({ dir, port: 0 });
	await store.close();
	const file = join(dir, "data.mdb");
	truncateSync(file, 12_288);
	await expect(startEmbeddedMongo({ dir, port: 0 })).rejects.toThrow(
		/^The file .* is damaged: it has 12288 bytes/,
	);
	expect(statSync(file).size).toBe(12_288);
	writeFileSync(file, Buffer.alloc(20_000, "text"));
	await expect(startEmbeddedMongo({ dir, port: 0 })).rejects.toThrow("is not a data file of this store");
});

embeddedTest(REASON, "a clean close finishes what is in work", async () => {
	const dir = temporaryDirectory();
	const store = await startEmbeddedMongo({ dir, port: 0 });
	const client = await MongoClient.connect(store.uri, { serverSelectionTimeoutMS: 500 });
	const things = client.db("shop").collection("things");
	await things.insertMany(Array.from({ length: DOCUMENTS }, (_, n) => ({ n, text: "x" })));
	const read = things.countDocuments({ $expr: { $eq: [{ $concatArrays: [["$text"], ["y"]] }, ["x", "y"]] } });
	const written = things.updateMany({}, { $set: { isChanged: true } });
	// Sent after them, on a connection of its own: when this is answered, both are in work.
	await client.db("shop").command({ ping: 1 });
	const inWork = await Promise.race([read, written, Promise.resolve("both")]);
	await store.close();
	expect(inWork).toBe("both");
	expect(await read).toBe(DOCUMENTS);
	expect(await written).toMatchObject({ modifiedCount: DOCUMENTS });
	await client.close();

	const again = await startEmbeddedMongo({ dir, port: 0 });
	const reader = await MongoClient.connect(again.uri);
	expect(await reader.db("shop").collection("things").countDocuments({ isChanged: true })).toBe(DOCUMENTS);
	await reader.close();
	await again.close();
});
