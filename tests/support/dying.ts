import mongoose from "mongoose";
import { vi } from "vitest";

const WRITES = ["findOneAndUpdate", "updateOne", "updateMany", "insertOne", "bulkWrite"] as const;

/** Every write from the n-th on fails, as if the process were gone; says how many were tried. */
export function dieBefore(nth: number): { count: () => number; revive: () => void } {
	let count = 0;
	const spies = WRITES.map((name) => {
		const real = mongoose.mongo.Collection.prototype[name];
		return vi.spyOn(mongoose.mongo.Collection.prototype, name).mockImplementation(function (
			this: unknown,
			...args: unknown[]
		) {
			count += 1;
			if (count >= nth) return Promise.reject(new Error("the process was killed"));
			return Reflect.apply(real, this, args);
		});
	});
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
