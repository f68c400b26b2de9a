import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { commit } from "@/lib/server/database/commit";
import { ProductImport } from "@/models/aisles";
import { ownDatabase } from "@/tests/support/own-database";
import { OWNER } from "@/tests/support/owner";
import {
	cancelImport,
	type ImportOutcome,
	importOnce,
	importProgress,
	type Running,
} from "./import/progress";

/** An import by its key, run by run. */

ownDatabase();

const OUTCOME: ImportOutcome = { changed: 2, added: 1, missed: [] };
const CANCELLED = "The import was cancelled. Nothing was changed.";

type Started = { ended: Promise<ImportOutcome>; running: Running; goOn: () => void };

/** An import that has begun, and goes on to its commit once it is let. */
function started(key: string): Promise<Started> {
	return new Promise((begun) => {
		const ended: Promise<ImportOutcome> = importOnce(OWNER, key, async (running) => {
			await new Promise<void>((goOn) => begun({ ended, running, goOn }));
			await commit(running.finish(OUTCOME));
			return OUTCOME;
		});
		ended.catch(() => undefined);
	});
}

const never = async (): Promise<never> => {
	throw new Error("it is done a second time");
};

/** Another one with the same key, which has seen that one is on its way. */
async function waiting(key: string): Promise<{ ended: Promise<ImportOutcome> }> {
	const looks = vi.spyOn(ProductImport, "findById");
	const ended = importOnce(OWNER, key, never);
	ended.catch(() => undefined);
	await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1);
	looks.mockRestore();
	return { ended };
}

const setBack = (key: string, ms: number) =>
	ProductImport.updateOne({ _id: `${OWNER.id}:${key}` }, { $set: { at: new Date(Date.now() - ms) } });

test("what waits for another one with its key is answered with what that came to, then and later", async () => {
	const key = randomUUID();
	const first = await started(key);
	const second = await waiting(key);
	first.goOn();
	expect([await first.ended, await second.ended, await importOnce(OWNER, key, never)]).toEqual(
		Array(3).fill(OUTCOME),
	);
	expect(await importProgress(OWNER, key)).toMatchObject({ state: "done" });
	await expect(cancelImport(OWNER, key)).rejects.toThrow("over already");
});

test("a cancelled one ends for all who wait for it, and is never done, though its key begins anew", async () => {
	const key = randomUUID();
	const first = await started(key);
	const second = await waiting(key);
	await cancelImport(OWNER, key);
	await expect(second.ended).rejects.toThrow(CANCELLED);
	const third = await started(key);
	await expect(first.running.step(1, 2)).rejects.toThrow(CANCELLED);
	first.goOn();
	await expect(first.ended).rejects.toThrow(CANCELLED);
	expect(await importProgress(OWNER, key)).toMatchObject({ state: "running", message: null });
	third.goOn();
	expect(await third.ended).toEqual(OUTCOME);
	expect(await importProgress(OWNER, key)).toMatchObject({ state: "done" });
});

test("one that is heard of no more is taken over after a minute, and then does nothing itself", async () => {
	const key = randomUUID();
	const dead = await started(key);
	await setBack(key, 50_000);
	const waits = await waiting(key);
	await setBack(key, 61_000);
	await expect(waits.ended).rejects.toThrow("it is done a second time");
	expect(await importProgress(OWNER, key)).toMatchObject({ state: "failed" });
	dead.goOn();
	await expect(dead.ended).rejects.toThrow(CANCELLED);
	expect(await importProgress(OWNER, key)).toMatchObject({ state: "failed", message: "The import failed" });
});

test("what is watched by a key that had a run of its own is the latest of the two", async () => {
	const key = randomUUID();
	const first = await started(key);
	first.goOn();
	await first.ended;
	await setBack(key, 1_000);
	await expect(importOnce(OWNER, randomUUID(), never, key)).rejects.toThrow("it is done a second time");
	expect(await importProgress(OWNER, key)).toMatchObject({ state: "failed" });
});

test("of many at once one is done", async () => {
	const key = randomUUID();
	let done = 0;
	const each = () =>
		importOnce(OWNER, key, async ({ finish }) => {
			done += 1;
			await commit(finish(OUTCOME));
			return OUTCOME;
		});
	expect(await Promise.all(Array.from({ length: 8 }, each))).toEqual(Array(8).fill(OUTCOME));
	expect(done).toBe(1);
});
