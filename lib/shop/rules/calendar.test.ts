import { expect, test } from "vitest";
import { calendarMonth } from "./calendar";

const at = (iso: string) => Date.parse(iso);

test("a month has its days and begins under its weekday", () => {
	const { title, days, blanks } = calendarMonth(at("2026-11-22T09:00:00Z"), 0);
	expect(title).toBe("November 2026");
	expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-11-01", "2026-11-30"]);
	// A Sunday, in a week that begins on Monday.
	expect(blanks).toBe(6);
});

test("months go on over the end of a year, and February has its leap day", () => {
	expect(calendarMonth(at("2026-11-22T09:00:00Z"), 2).title).toBe("January 2027");
	expect(calendarMonth(at("2028-01-31T09:00:00Z"), 1).days).toHaveLength(29);
});

test("the month is the one in Jhang", () => {
	expect(calendarMonth(at("2026-11-30T20:00:00Z"), 0).title).toBe("December 2026");
});
