import { MongoClient } from "mongodb";
import { describe, expect } from "vitest";
import { startEmbeddedMongo } from "../../src/index.js";
import { killed, started } from "../processes.js";
import { embeddedTest, temporaryDirectory } from "../support.js";
import { Bank, runTransfers } from "./bank.js";
import { codeOf, openWire } from "./wire.js";

const REASON = "it kills the store";
/** Milliseconds from the first transfer to the store's death, one for each round; the campaign adds its own. */
const MOMENTS = [300, 50, 600, 150, 0];
const ROUNDS = Number(process.env.BANK_KILLS ?? MOMENTS.length);

describe("kill -9", () => {
	embeddedTest(
		REASON,
		"in the midst of transfers: acknowledged ones are there, none is there by half",
		async () => {
			const dir = temporaryDirectory();
			const acknowledged = new Set<string>();
			for (let round = 0; round < ROUNDS; round++) {
				const { child, uri } = await started(dir);
				const client = await MongoClient.connect(uri, { maxPoolSize: 60, serverSelectionTimeoutMS: 500 });
				const bank = new Bank(client.db("bank"), 20);
				if (round === 0) await bank.open();
				expect(await bank.faults()).toEqual([]);
				expect(await bank.missing(acknowledged)).toEqual([]);
				let next = 0;
				const name = () => `${round}-${next++}`;
				const transfers = runTransfers(client, bank, 30, name, (done) => acknowledged.add(done));
				transfers.catch(() => undefined);
				const known = acknowledged.size;
				await expect.poll(() => acknowledged.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(known);
				const moment = MOMENTS[round] ?? Math.random() * 800;
				await new Promise((resolve) => setTimeout(resolve, moment));
				await killed(child, "SIGKILL");
				await transfers.catch(() => undefined);
				await client.close();
			}
			const { child, uri } = await started(dir);
			const client = await MongoClient.connect(uri);
			const bank = new Bank(client.db("bank"), 20);
			expect([await bank.faults(), await bank.missing(acknowledged)]).toEqual([[], []]);
			expect(acknowledged.size).toBeGreaterThan(ROUNDS);
			await client.close();
			await killed(child, "SIGTERM");
		},
		60_000 + ROUNDS * 15_000,
	);

	embeddedTest(
		REASON,
		"between a write and its commit leaves nothing, after a commit everything; each is told truly",
		async () => {
			const dir = temporaryDirectory();
			const first = await started(dir);
			const before = await Promise.all([openWire(first.uri), openWire(first.uri)]);
			const insert = (_id: number) => ({ insert: "items", documents: [{ _id }], startTransaction: true });
			for (const [i, wire] of before.entries()) await wire.inTransaction(7, insert(i));
			await before[0]?.inTransaction(7, { commitTransaction: 1 }, "admin");
			await killed(first.child, "SIGKILL");
			const second = await started(dir);
			const after = await openWire(second.uri);
			const commits = [];
			for (const { lsid } of before) {
				commits.push(await after.inTransaction(7, { commitTransaction: 1, lsid }, "admin"));
			}
			expect(commits.map(codeOf)).toEqual([
				[undefined, false],
				[251, true],
			]);
			const lsid = before[0]?.lsid;
			expect(codeOf(await after.inTransaction(7, { find: "items", lsid }))).toEqual([256, false]);
			expect(codeOf(await after.inTransaction(6, { find: "items", lsid }))).toEqual([225, false]);
			expect(codeOf(await after.inTransaction(7, { ...insert(9), lsid }))).toEqual([117, false]);
			expect((await after.inTransaction(8, { ...insert(8), lsid })).ok).toBe(1);
			expect((await after.command("wire", { find: "items" })).cursor.firstBatch).toEqual([{ _id: 0 }]);
			for (const wire of [...before, after]) wire.close();
			await killed(second.child, "SIGKILL");
		},
		30_000,
	);

	embeddedTest(
		REASON,
		"in the midst of commits: asked once more, each is answered as it came out",
		async () => {
			const dir = temporaryDirectory();
			const outcomes = { committed: 0, lost: 0 };
			for (const [round, moment] of [2, 5, 9].entries()) {
				const { child, uri } = await started(dir);
				const wires = await Promise.all(Array.from({ length: 40 }, () => openWire(uri)));
				for (const [i, wire] of wires.entries()) {
					const documents = [1, 2].map((half) => ({ _id: `${round}-${i}-${half}`, text: "x".repeat(5000) }));
					await wire.inTransaction(1, { insert: "items", documents, startTransaction: true });
				}
				for (const wire of wires) {
					wire.inTransaction(1, { commitTransaction: 1 }, "admin").catch(() => undefined);
					if (Math.random() < 0.3) await new Promise((resolve) => setTimeout(resolve, 1));
				}
				await new Promise((resolve) => setTimeout(resolve, moment));
				await killed(child, "SIGKILL");
				const again = await started(dir);
				const asked = await openWire(again.uri);
				for (const [i, { lsid }] of wires.entries()) {
					const answer = await asked.inTransaction(1, { commitTransaction: 1, lsid }, "admin");
					const filter = { _id: { $in: [`${round}-${i}-1`, `${round}-${i}-2`] } };
					const { cursor } = await asked.command("wire", { find: "items", filter });
					const isCommitted = answer.ok === 1;
					expect([i, cursor.firstBatch.length]).toEqual([i, isCommitted ? 2 : 0]);
					outcomes[isCommitted ? "committed" : "lost"]++;
				}
				for (const wire of [...wires, asked]) wire.close();
				await killed(again.child, "SIGKILL");
			}
			expect(outcomes.committed + outcomes.lost).toBe(120);
		},
		90_000,
	);
});

embeddedTest(
	"it closes the store",
	"a clean close gives up what is open, and keeps nobody waiting",
	async () => {
		const store = await startEmbeddedMongo({ dir: temporaryDirectory(), port: 0 });
		const [wire, other] = await Promise.all([openWire(store.uri), openWire(store.uri)]);
		const update = (value: number) => ({
			update: "items",
			updates: [{ q: { _id: 1 }, u: { $set: { value } } }],
		});
		await wire.command("wire", { insert: "items", documents: [{ _id: 1 }] });
		await wire.inTransaction(1, { ...update(1), startTransaction: true });
		const waiting = other.command("wire", update(2));
		await new Promise((resolve) => setTimeout(resolve, 100));
		const before = performance.now();
		await store.close();
		expect(performance.now() - before).toBeLessThan(3000);
		expect(await waiting).toMatchObject({ ok: 1, nModified: 1 });
		for (const each of [wire, other]) each.close();
	},
);
