import { existsSync, linkSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { expect, vi } from "vitest";
import { backUp, restore } from "../src/backup.js";
import { startEmbeddedMongo } from "../src/index.js";
import { killed, started } from "./processes.js";
import { embeddedTest, temporaryDirectory } from "./support.js";

vi.mock("node:fs", async (importOriginal) => {
	const fs = await importOriginal<typeof import("node:fs")>();
	return { ...fs, linkSync: vi.fn(fs.linkSync) };
});

const REASON = "it is about the store's own backups";

interface Step {
	_id: number;
	code: string;
	text?: string;
}

/** What a store on this directory holds. */
async function stepsIn(dir: string): Promise<{ ids: number[]; valid: boolean }> {
	const mongo = await startEmbeddedMongo({ dir, port: 0 });
	const client = await MongoClient.connect(mongo.uri);
	const db = client.db("shop");
	const ids = (await db.collection<Step>("steps").find().toArray()).map(({ _id }) => _id);
	const { valid } = await db.command({ validate: "steps" });
	await client.close();
	await mongo.close();
	return { ids, valid };
}

embeddedTest(
	REASON,
	"a backup beside a busy store is one moment of it, and another store can go on from there",
	async () => {
		const dir = temporaryDirectory();
		const { child, uri } = await started(dir);
		const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 500 });
		const steps = client.db("shop").collection<Step>("steps");
		await steps.createIndex({ code: 1 }, { unique: true });
		let acknowledged = 0;
		const writer = (async () => {
			for (let _id = 0; ; _id++) {
				await steps.insertOne({ _id, code: `c${_id}`, text: "x".repeat(200) });
				acknowledged = _id + 1;
			}
		})().catch(() => undefined);
		await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(100);
		const backups = temporaryDirectory();
		for (let round = 0; round < 3; round++) {
			const file = join(backups, `${round}.backup`);
			const before = acknowledged;
			const { collections, documents } = await backUp(dir, file);
			expect(collections).toBe(1);
			expect(documents).toBeGreaterThanOrEqual(before);
			const elsewhere = temporaryDirectory();
			await restore(file, elsewhere, false);
			const { ids, valid } = await stepsIn(elsewhere);
			expect(valid).toBe(true);
			expect(ids).toEqual(Array.from({ length: documents }, (_, i) => i)); // no gap, nothing later
		}
		expect(readdirSync(backups).sort()).toEqual(["0.backup", "1.backup", "2.backup"]);
		await killed(child, "SIGKILL");
		await writer;
		await client.close();
	},
	90_000,
);

embeddedTest(
	REASON,
	"a restore replaces data only when told to, and never under a running store",
	async () => {
		const dir = temporaryDirectory();
		const mongo = await startEmbeddedMongo({ dir, port: 0 });
		const client = await MongoClient.connect(mongo.uri);
		const steps = client.db("shop").collection<Step>("steps");
		await steps.insertOne({ _id: 1, code: "a" });
		const file = join(temporaryDirectory(), "one.backup");
		await backUp(dir, file);
		await steps.insertOne({ _id: 2, code: "b" });
		await expect(restore(file, dir, true)).rejects.toThrow("is in use by another store");
		await client.close();
		await mongo.close();

		await expect(restore(file, dir, false)).rejects.toThrow("Say --force to replace it");
		expect((await stepsIn(dir)).ids).toEqual([1, 2]);
		const kept = await restore(file, dir, true);
		expect(kept && existsSync(kept)).toBe(true);
		expect((await stepsIn(dir)).ids).toEqual([1]);

		vi.mocked(linkSync).mockImplementationOnce(() => {
			throw Object.assign(new Error("operation not permitted, link"), { code: "EPERM" });
		});
		const copied = await restore(file, dir, true);
		expect(copied && existsSync(copied), "also on a disk without links").toBe(true);
		expect((await stepsIn(dir)).ids).toEqual([1]);
		const elsewhere = temporaryDirectory();
		await restore(copied ?? "", elsewhere, false);
		expect((await stepsIn(elsewhere)).ids).toEqual([1]);
	},
);

embeddedTest(REASON, "says in one sentence what is wrong with a backup", async () => {
	const dir = temporaryDirectory();
	const file = join(dir, "no.backup");
	await expect(backUp(join(dir, "nothing"), file)).rejects.toThrow("There is no data in");
	await expect(restore(file, dir, false)).rejects.toThrow("There is no file");
	writeFileSync(file, "");
	await expect(restore(file, dir, false)).rejects.toThrow("is not a whole backup");
	writeFileSync(file, Buffer.alloc(20_000, "text"));
	await expect(restore(file, dir, false)).rejects.toThrow("is not a data file of this store");
});
