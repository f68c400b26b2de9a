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
] as const;

/** Every write from the n-th on fails, a commit among them, as if the process were gone; says how many were tried. */
export function dieBefore(nth: number): { count: () => number; revive: () => void } {
	let count = 0;
	const orDie = (real: unknown) =>
		function (this: unknown, ...args: unknown[]) {
			count += 1;
			if (count >= nth) return Promise.reject(new Error("the process was killed"));
			if (typeof real !== "function") throw new Error("no such write");
			return Reflect.apply(real, this, args);
		};
	const reals = WRITES.map((name) => [name, Collection.prototype[name]] as const);
	const { commitTransaction } = ClientSession.prototype;
	const spies = [
		...reals.map(([name, real]) => vi.spyOn(Collection.prototype, name).mockImplementation(orDie(real))),
		vi.spyOn(ClientSession.prototype, "commitTransaction").mockImplementation(orDie(commitTransaction)),
	];
	return {
		count: () => count,
		revive: () => {
			for (const spy of spies) spy.mockRestore();
		},
	};
}

/** More than anything here writes. */
const MOST_WRITES = 80;

/** Whether something is through before its n-th write, before which the process dies. Throws where its writes have no end. */
export async function survives(nth: number, act: () => Promise<unknown>): Promise<boolean> {
	if (nth > MOST_WRITES) throw new Error("there is no end of writes");
	const death = dieBefore(nth);
	await act().catch(() => undefined);
	const isThrough = death.count() < nth;
	death.revive();
	return isThrough;
}

/** Does it again and again with what `prepare` makes, dying before each of its writes in turn, and looks after each; gives how many deaths there were. */
export async function killEverywhere<Prepared>(
	prepare: () => Promise<Prepared>,
	act: (prepared: Prepared) => Promise<unknown>,
	look: (prepared: Prepared, nth: number) => Promise<void>,
): Promise<number> {
	for (let nth = 1; ; nth += 1) {
		const prepared = await prepare();
		const survived = await survives(nth, () => act(prepared));
		await look(prepared, nth);
		if (survived) return nth - 1;
	}
}
