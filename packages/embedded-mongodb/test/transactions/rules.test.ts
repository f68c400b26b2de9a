import { type Document, Long } from "bson";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { embeddedTest, freshName, useServer } from "../support.js";
import { codeOf, openWire, type Wire } from "./wire.js";

const server = useServer();
let wire: Wire;
beforeEach(async () => {
	wire = await openWire(server.uri);
});
afterEach(async () => {
	await wire.command("admin", { killSessions: [wire.lsid] });
	wire.close();
});

const START = { startTransaction: true };
const commit = (number: number) => wire.inTransaction(number, { commitTransaction: 1 }, "admin");
const abort = (number: number) => wire.inTransaction(number, { abortTransaction: 1 }, "admin");
const insert = (name: string, _id: number) => ({ insert: name, documents: [{ _id }] });
const find = async (name: string) => (await wire.command("wire", { find: name })).cursor.firstBatch;

describe("numbers of transactions", () => {
	test("a commit counts once, and is answered as often as it is asked for", async () => {
		const name = freshName();
		await wire.inTransaction(1, { ...insert(name, 1), ...START });
		expect(await commit(1)).toEqual({ ok: 1 });
		expect(await commit(1)).toEqual({ ok: 1 });
		expect(codeOf(await abort(1))).toEqual([256, false]);
		expect(codeOf(await wire.inTransaction(1, insert(name, 2)))).toEqual([256, false]);
		expect(codeOf(await wire.inTransaction(1, { ...insert(name, 2), ...START }))).toEqual([117, false]);
		expect(await find(name)).toEqual([{ _id: 1 }]);
	});

	test("what was given up is no transaction any more", async () => {
		const name = freshName();
		await wire.inTransaction(1, { ...insert(name, 1), ...START });
		expect(await abort(1)).toEqual({ ok: 1 });
		expect(codeOf(await abort(1))).toEqual([251, true]);
		expect(codeOf(await commit(1))).toEqual([251, true]);
		expect(codeOf(await wire.inTransaction(1, insert(name, 2)))).toEqual([251, true]);
		expect(await find(name)).toEqual([]);
	});

	test("a higher one gives up the one before, a lower one is too old, an unknown one is none", async () => {
		const name = freshName();
		await wire.inTransaction(4, { ...insert(name, 4), ...START });
		await wire.inTransaction(5, { ...insert(name, 5), ...START });
		expect(codeOf(await wire.inTransaction(4, insert(name, 6)))).toEqual([225, false]);
		expect(codeOf(await commit(4))).toEqual([225, false]);
		expect(codeOf(await wire.inTransaction(6, insert(name, 6)))).toEqual([251, true]);
		expect(codeOf(await commit(6))).toEqual([251, true]);
		expect(await commit(5)).toEqual({ ok: 1 });
		expect(await find(name)).toEqual([{ _id: 5 }]);
	});

	test("a transaction of nothing can be committed", async () => {
		await wire.inTransaction(1, { find: freshName(), ...START });
		expect(await commit(1)).toEqual({ ok: 1 });
	});

	test("commands of one transaction come one after the other, by whatever connections", async () => {
		const name = freshName();
		const others = await Promise.all([openWire(server.uri), openWire(server.uri)]);
		await wire.inTransaction(1, { ...insert(name, 0), ...START });
		const fields = { lsid: wire.lsid, txnNumber: Long.fromNumber(1), autocommit: false };
		const inserts = others.map((other, i) => other.command("wire", { ...insert(name, i + 1), ...fields }));
		expect((await Promise.all(inserts)).map(({ ok }) => ok)).toEqual([1, 1]);
		expect(await commit(1)).toEqual({ ok: 1 });
		expect(await find(name)).toHaveLength(3);
		for (const other of others) other.close();
	});
});

describe("is refused, and ends nothing", () => {
	test.each<[string, number, Document]>([
		["count", 263, { count: "c" }],
		["drop", 263, { drop: "c" }],
		["listCollections", 263, { listCollections: 1 }],
		["createIndexes", 263, { createIndexes: "c", indexes: [{ key: { a: 1 }, name: "a" }] }],
		["ping", 263, { ping: 1 }],
		["autocommit", 72, { find: "c", autocommit: true }],
		["startTransaction: false", 72, { find: "c", startTransaction: false }],
		["a second start", 117, { find: "c", startTransaction: true }],
		["a second read concern", 72, { find: "c", readConcern: { level: "snapshot" } }],
		["a write concern", 72, { ...insert("c", 1), writeConcern: { w: "majority" } }],
		["a number that is no long", 14, { find: "c", txnNumber: "one" }],
		["a transaction without a session", 72, { find: "c", lsid: undefined }],
	])("%s", async (_, code, body) => {
		const name = freshName();
		await wire.inTransaction(1, { ...insert(name, 1), ...START });
		expect((await wire.inTransaction(1, body)).code).toBe(code);
		expect(await commit(1)).toEqual({ ok: 1 });
		expect(await find(name)).toEqual([{ _id: 1 }]);
	});

	test("what belongs to the server, a commit elsewhere, and one outside of transactions", async () => {
		const elsewhere = await wire.inTransaction(1, { find: "c", ...START }, "admin");
		expect(elsewhere.code).toBe(263);
		await wire.inTransaction(2, { find: "c", ...START });
		expect((await wire.inTransaction(2, { commitTransaction: 1 }, "wire")).code).toBe(13);
		expect((await wire.command("admin", { commitTransaction: 1 })).code).toBe(125);
		const unknown = await wire.inTransaction(3, { find: "c", ...START, readConcern: { level: "available" } });
		expect(unknown.code).toBe(72);
	});

	embeddedTest("a replica set has them", "retryable writes", async () => {
		const retryable = { ...insert(freshName(), 1), lsid: wire.lsid, txnNumber: Long.fromNumber(1) };
		expect((await wire.command("wire", retryable)).code).toBe(20);
	});
});

describe("ends a transaction", () => {
	test.each<[string, number, Document]>([
		["a filter that is none", 2, { find: "c", filter: { a: { $nonsense: 1 } } }],
		["an update that cannot be", 9, { update: "c", updates: [{ q: {}, u: { $nonsense: 1 } }] }],
	])("%s", async (_, code, body) => {
		const name = freshName();
		await wire.inTransaction(1, { ...insert(name, 1), ...START });
		const answer = await wire.inTransaction(1, body);
		expect(answer.code ?? answer.writeErrors[0].code).toBe(code);
		expect(codeOf(await commit(1))).toEqual([251, true]);
		expect(await find(name)).toEqual([]);
	});

	test("the end of its session, by either name", async () => {
		for (const [number, name] of [
			[1, "endSessions"],
			[2, "killSessions"],
		] as const) {
			const items = freshName();
			await wire.inTransaction(number, { ...insert(items, 1), ...START });
			expect((await wire.command("admin", { [name]: [wire.lsid] })).ok).toBe(1);
			expect(codeOf(await commit(number))).toEqual([251, true]);
			expect((await wire.command("wire", insert(items, 1))).n).toBe(1);
		}
	});

	embeddedTest("it sets the limit for the whole server", "its time", async () => {
		const name = freshName();
		const limit = (transactionLifetimeLimitSeconds: number) =>
			wire.command("admin", { setParameter: 1, transactionLifetimeLimitSeconds });
		await wire.command("wire", insert(name, 0));
		expect(await limit(1)).toEqual({ was: 10, ok: 1 });
		await wire.inTransaction(1, { ...insert(name, 1), ...START });
		await limit(10);
		const other = await openWire(server.uri);
		const started = performance.now();
		expect((await other.command("wire", insert(name, 1))).n).toBe(1);
		expect(performance.now() - started).toBeGreaterThan(500);
		expect(codeOf(await wire.inTransaction(1, { find: name }))).toEqual([251, true]);
		other.close();
	});

	embeddedTest("so small a limit is its own", "more than it may write", async () => {
		const text = "x".repeat(14_000_000);
		const name = freshName();
		await wire.inTransaction(1, { find: name, ...START });
		const codes = [];
		for (let _id = 0; _id < 5; _id++) {
			codes.push((await wire.inTransaction(1, { insert: name, documents: [{ _id, text }] })).code);
		}
		expect(codes).toEqual([undefined, undefined, undefined, undefined, 257]);
		expect(codeOf(await commit(1))).toEqual([251, true]);
	});
});

embeddedTest(
	"the limit is this store's",
	"500 transactions may be open, each with a snapshot of its own; the next is told to come again",
	async () => {
		const name = freshName();
		const wires = await Promise.all(Array.from({ length: 501 }, () => openWire(server.uri)));
		const answers: Document[] = [];
		for (const [i, each] of wires.entries()) {
			await wire.command("wire", { ...insert(name, i) });
			answers.push(await each.inTransaction(1, { find: name, batchSize: 1000, ...START }));
		}
		expect(answers.slice(0, 500).map(({ cursor }) => cursor.firstBatch.length)).toEqual(
			Array.from({ length: 500 }, (_, i) => i + 1),
		);
		expect(codeOf(answers[500] ?? {})).toEqual([246, true]);
		for (const each of wires) {
			await wire.command("admin", { endSessions: [each.lsid] });
			each.close();
		}
		expect((await wire.inTransaction(1, { find: name, ...START })).ok).toBe(1);
	},
	60_000,
);
