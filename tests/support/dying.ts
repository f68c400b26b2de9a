import mongoose from "mongoose";
import { vi } from "vitest";

const { ClientSession, Collection } = mongoose.mongo;

const WRITES = [
	"findOneAndUpdate",
	"updateOne",
	"updateMany",
	"insertOne",
	"insertMany",
	"bulkWrite",
	"deleteOne",
	"deleteMany",
] as const;

/** Whether a write is kept as soon as it is made, or once a transaction is committed. */
const isInTransaction = (args: readonly unknown[]) =>
	args.some((arg) => typeof arg === "object" && arg !== null && "session" in arg && arg.session);

/** Every write from the n-th on fails, a commit among them, as if the process were gone; counts the writes tried and kept. */
function dieBefore(nth: number) {
	const writes = { tried: 0, kept: 0 };
	const orDie = (real: unknown) =>
		function (this: unknown, ...args: unknown[]) {
			writes.tried += 1;
			if (writes.tried >= nth) return Promise.reject(new Error("the process was killed"));
			if (typeof real !== "function") throw new Error("no such write");
			if (!isInTransaction(args)) writes.kept += 1;
			return Reflect.apply(real, this, args);
		};
	const reals = WRITES.map((name) => [name, Collection.prototype[name]] as const);
	const { commitTransaction } = ClientSession.prototype;
	const spies = [
		...reals.map(([name, real]) => vi.spyOn(Collection.prototype, name).mockImplementation(orDie(real))),
		vi.spyOn(ClientSession.prototype, "commitTransaction").mockImplementation(orDie(commitTransaction)),
	];
	const revive = () => {
		for (const spy of spies) spy.mockRestore();
	};
	return { writes, revive };
}

/** More than anything here writes. */
const MOST_WRITES = 80;

/**
 * Does it again and again with what `prepare` makes, dying before each of its writes in turn, and looks after each;
 * gives how many deaths there were. What died before any of its writes was kept dies again as it is. Throws where its
 * writes have no end.
 */
export async function killEverywhere<Prepared>(
	prepare: () => Promise<Prepared>,
	act: (prepared: Prepared) => Promise<unknown>,
	look: (prepared: Prepared, nth: number) => Promise<void>,
): Promise<number> {
	let prepared = await prepare();
	for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
		const { writes, revive } = dieBefore(nth);
		await act(prepared).catch(() => undefined);
		revive();
		await look(prepared, nth);
		if (writes.tried < nth) return nth - 1;
		if (writes.kept > 0) prepared = await prepare();
	}
	throw new Error("there is no end of writes");
}
