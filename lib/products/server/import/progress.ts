import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { change, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { ProductImport, type ProductImportDoc } from "@/models/aisles";

const NOT_FOUND = "This import does not exist";
const CANCELLED = "The import was cancelled. Nothing was changed.";
/** How often a long one says how far it is, and asks whether it shall end; how often another of its key looks at it. */
const EVERY_MS = 500;
/** Of one that has said nothing for so long its process has died. */
const DEAD_MS = 60_000;

const cancelled = () => new ShopError("conflict", CANCELLED);
const idOf = ({ id }: Seller, key: string) => `${id}:${key}`;
/** An import by its key, or by the one that it is watched by. */
const namedBy = (seller: Seller, key: string) => {
	const id = idOf(seller, key);
	return { $or: [{ _id: id }, { watch: id }] };
};

/** What an import came to; nobody is left out of it. */
export type ImportOutcome = { changed: number; added: number; missed: never[] };

/** An import on its way, which its sender can watch and end. */
export type Running = {
	/** Says how many lines are prepared. Throws ShopError `conflict` once it was cancelled. */
	step: (done: number, of: number) => Promise<void>;
	/** Ends it in the commit that makes it true, with what it came to: cancelled before, nothing of it is. */
	finish: (outcome: ImportOutcome) => Write[];
};

/** Which run it is, and by what else it is watched. */
type Run = { run: string; watch: string };

function begunBy(run: Run) {
	return { ...run, state: "running" as const, done: 0, of: 0, at: clock.now() };
}

/** Makes the import of a key this run's; false where another one was faster. */
async function take(_id: string, run: Run, found: ProductImportDoc | null): Promise<boolean> {
	if (found) {
		const { state, at } = found;
		const update = { $set: begunBy(run), $unset: { message: 1 as const } };
		return (await ProductImport.updateOne({ _id, state, at }, update)).matchedCount === 1;
	}
	try {
		await ProductImport.create({ _id, ...begunBy(run) });
		return true;
	} catch (error) {
		if (isDuplicate(error)) return false;
		throw error;
	}
}

/**
 * Begins the import of a key, once no other one of it is on its way; true where it is this run's. What one that is done
 * came to is given instead. Throws ShopError `conflict` where it was cancelled while this one waited.
 */
async function begin(_id: string, run: Run): Promise<true | ImportOutcome> {
	for (let waited = false; ; ) {
		const found = await ProductImport.findById(_id).lean<ProductImportDoc>();
		if (found?.state === "done") return { changed: 0, added: 0, ...found.outcome, missed: [] };
		if (waited && found?.state === "cancelled") throw cancelled();
		const isOn = found?.state === "running" && clock.now().getTime() - found.at.getTime() < DEAD_MS;
		if (!isOn && (await take(_id, run, found))) return true;
		waited = true;
		await pause(EVERY_MS);
	}
}

/** Only this run of a key's import, while it is on its way: not one that was cancelled or taken over. */
function runningOf(_id: string, run: string) {
	const running = { _id, run, state: "running" as const };
	let last = Number.NEGATIVE_INFINITY;
	return {
		step: async (done: number, of: number) => {
			if (performance.now() - last < EVERY_MS) return;
			last = performance.now();
			const said = { $set: { done, of, at: clock.now() } };
			if ((await ProductImport.updateOne(running, said)).matchedCount === 0) throw cancelled();
		},
		finish: ({ changed, added }: ImportOutcome) => [
			change(ProductImport, running, { $set: { state: "done", outcome: { changed, added } } }, cancelled),
		],
		failed: async (message: string) => {
			await ProductImport.updateOne(running, { $set: { state: "failed", message } });
		},
	};
}

/**
 * Does an import once for its key, by which it can be watched and cancelled: sent again, also at once or after a crash,
 * it changes nothing and is answered with what it came to. One that failed or was cancelled begins anew. Another key may watch it as well.
 */
export async function importOnce(
	seller: Seller,
	key: string,
	work: (running: Running) => Promise<ImportOutcome>,
	watchedBy = key,
): Promise<ImportOutcome> {
	const [_id, run] = [idOf(seller, key), randomUUID()];
	const begun = await begin(_id, { run, watch: idOf(seller, watchedBy) });
	if (begun !== true) return begun;
	const { failed, ...running } = runningOf(_id, run);
	try {
		return await work(running);
	} catch (error) {
		await failed(error instanceof ShopError ? error.message : "The import failed");
		throw error;
	}
}

/** How far an import of this seller is. Throws ShopError `not-found`. */
export async function importProgress(
	seller: Seller,
	key: string,
): Promise<Pick<ProductImportDoc, "state" | "done" | "of"> & { message: string | null }> {
	// A key may have had a run of its own before it watched another.
	const doc = await ProductImport.findOne(namedBy(seller, key)).sort({ at: -1 }).lean<ProductImportDoc>();
	if (!doc) throw notFound(NOT_FOUND);
	const { state, done, of, message = null } = doc;
	return { state, done, of, message };
}

/** Ends an import before it has changed anything. Throws ShopError `not-found`, `conflict` where it is over. */
export async function cancelImport(seller: Seller, key: string): Promise<void> {
	const where = { ...namedBy(seller, key), state: "running" as const };
	const { matchedCount } = await ProductImport.updateOne(where, { $set: { state: "cancelled" } });
	if (matchedCount > 0) return;
	const { state } = await importProgress(seller, key);
	if (state !== "cancelled") throw new ShopError("conflict", "This import is over already");
}
