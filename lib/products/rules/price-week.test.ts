import { describe, expect, it } from "vitest";
import { endsOfDays, weekOf } from "./price-week";

/** Ten in the morning of a Sunday in Jhang. */
const now = new Date("2026-11-22T05:00:00Z");
const change = (at: string, before: number) => ({ at: new Date(at), before });

describe("the days before today", () => {
	it("end at midnight in Jhang, yesterday last", () => {
		const ends = endsOfDays(now).map((end) => end.toISOString());
		expect(ends).toHaveLength(6);
		expect(ends[0]).toBe("2026-11-16T19:00:00.000Z");
		expect(ends.at(-1)).toBe("2026-11-21T19:00:00.000Z");
	});
});

describe("a product's week", () => {
	it("without a change is as it is now", () => {
		expect(weekOf([], now)).toEqual([null, null, null, null, null, null]);
	});

	it("has the price that each day ended with", () => {
		const changes = [
			change("2026-11-19T06:00:00Z", 70),
			change("2026-11-20T06:00:00Z", 75),
			change("2026-11-22T04:00:00Z", 80),
		];
		expect(weekOf(changes, now)).toEqual([70, 70, 70, 75, 80, 80]);
	});

	it("counts a change of the very midnight to the new day", () => {
		expect(weekOf([change("2026-11-21T19:00:00Z", 80)], now).at(-1)).toBe(80);
		expect(weekOf([change("2026-11-21T18:59:59Z", 80)], now).at(-1)).toBeNull();
	});
});
