import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usualDaysOf, usualOf } from "./need";

describe("what is usual", () => {
	test.each([
		[[3, 9, 4, 100], 7],
		[[0, 0, 5, 6], 3],
		[[8], 8],
		[[], 0],
	])("of %j is %i", (amounts, usual) => expect(usualOf(amounts)).toBe(usual));

	test("is of the same weekday, four weeks back", () => {
		expect(usualDaysOf("2026-11-25")).toEqual(["2026-11-18", "2026-11-11", "2026-11-04", "2026-10-28"]);
	});

	test("lies between the least and the most, and one odd day of four does not carry it away", () => {
		const amounts = fc.array(fc.nat(500), { minLength: 4, maxLength: 4 });
		fc.assert(
			fc.property(amounts, fc.nat(100_000), (days, odd) => {
				const [least, most] = [Math.min(...days), Math.max(...days)];
				expect(usualOf(days)).toBeGreaterThanOrEqual(least);
				expect(usualOf(days)).toBeLessThanOrEqual(most);
				expect(usualOf([...days.slice(1), odd])).toBeLessThanOrEqual(Math.max(...days.slice(1)));
			}),
		);
	});
});

/** Numbers between 0 and 1 that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** 118 days of a shop: the week's rhythm, a slow growth, chance, and now and then a wedding, or rain. */
function simulated(chance: () => number): number[] {
	const week = [0.8, 0.8, 0.9, 1, 1.4, 1.6, 1.2];
	const level = 10 + chance() * 60;
	return Array.from({ length: 118 }, (_, day) => {
		const odd = chance() < 0.06 ? (chance() < 0.5 ? 2.5 : 0.2) : 1;
		const noise = 0.75 + chance() * 0.5;
		return Math.round(level * (week[day % 7] ?? 1) * (1 + day / 600) * noise * odd);
	});
}

describe("90 days of 20 products", () => {
	test("are met no worse than by the same day of last week", () => {
		const chance = seeded(20_261_125);
		let [ours, lastWeeks] = [0, 0];
		for (let product = 0; product < 20; product++) {
			const sold = simulated(chance);
			for (let day = 28; day < sold.length; day++) {
				const weeks = [7, 14, 21, 28].map((back) => sold[day - back] ?? 0);
				ours += Math.abs(usualOf(weeks) - (sold[day] ?? 0));
				lastWeeks += Math.abs((weeks[0] ?? 0) - (sold[day] ?? 0));
			}
		}
		expect(ours).toBeLessThan(lastWeeks * 0.9);
	});
});
