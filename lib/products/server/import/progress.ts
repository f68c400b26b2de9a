import "server-only";
import { change, type Write } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { ProductImport, type ProductImportDoc } from "@/models/aisles";

const NOT_FOUND = "This import does not exist";
const CANCELLED = "The import was cancelled. Nothing was changed.";
/** How often a long one says how far it is, and asks whether it shall end. */
const EVERY_MS = 500;

const cancelled = () => new ShopError("conflict", CANCELLED);
const idOf = ({ id }: Seller, key: string) => `${id}:${key}`;

/** An import on its way, which its sender can watch and end. */
export type Running = {
	/** Says how many lines are prepared. Throws ShopError `conflict` once it was cancelled. */
	step: (done: number, of: number) => Promise<void>;
	/** Ends it in the commit that makes it true: cancelled before, nothing of it is. */
	finish: () => Write[];
	failed: (message: string) => Promise<void>;
};

const UNWATCHED: Running = {
	step: async () => undefined,
	finish: () => [],
	failed: async () => undefined,
};

/** Begins an import that can be watched by its key; without one nobody asks. */
export async function beginImport(seller: Seller, key: string | undefined): Promise<Running> {
	if (key === undefined) return UNWATCHED;
	const _id = idOf(seller, key);
	const begun = { state: "running", done: 0, of: 0, at: clock.now() };
	await ProductImport.updateOne({ _id }, { $set: begun, $unset: { message: 1 } }, { upsert: true });
	const running = { _id, state: "running" as const };
	let last = 0;
	return {
		step: async (done, of) => {
			if (performance.now() - last < EVERY_MS) return;
			last = performance.now();
			const { matchedCount } = await ProductImport.updateOne(running, { $set: { done, of } });
			if (matchedCount === 0) throw cancelled();
		},
		finish: () => [change(ProductImport, running, { $set: { state: "done" } }, cancelled)],
		failed: async (message) => {
			await ProductImport.updateOne(running, { $set: { state: "failed", message } });
		},
	};
}

/** How far an import of this seller is. Throws ShopError `not-found`. */
export async function importProgress(
	seller: Seller,
	key: string,
): Promise<Pick<ProductImportDoc, "state" | "done" | "of"> & { message: string | null }> {
	const doc = await ProductImport.findById(idOf(seller, key)).lean<ProductImportDoc>();
	if (!doc) throw notFound(NOT_FOUND);
	const { state, done, of, message = null } = doc;
	return { state, done, of, message };
}

/** Ends an import before it has changed anything. Throws ShopError `not-found`, `conflict` where it is over. */
export async function cancelImport(seller: Seller, key: string): Promise<void> {
	const where = { _id: idOf(seller, key), state: "running" as const };
	const { matchedCount } = await ProductImport.updateOne(where, { $set: { state: "cancelled" } });
	if (matchedCount > 0) return;
	const { state } = await importProgress(seller, key);
	if (state !== "cancelled") throw new ShopError("conflict", "This import is over already");
}
