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
