import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/text/dates";
import { axisMarks, type Bought, hoursDrawn, todayBeside } from "./rules";
import { salesPeriodField } from "./schema";

test("an address asks for one of the three periods", () => {
	expect(salesPeriodField.parse("30")).toBe(30);
	expect(salesPeriodField.parse("31")).toBe(14);
	expect(salesPeriodField.parse(undefined)).toBe(14);
	expect(salesPeriodField.parse(["30"])).toBe(30);
});

test.each([
	[0, [0, 1]],
	[3, [0, 1, 2, 3]],
	[7, [0, 2, 4, 6, 8]],
	[52_300, [0, 20_000, 40_000, 60_000]],
	[40_000, [0, 10_000, 20_000, 30_000, 40_000]],
	[1_000_001, [0, 500_000, 1_000_000, 1_500_000]],
])("an axis for %i has round marks", (most, marks) => {
	expect(axisMarks(most)).toEqual(marks);
});

const midnight = new Date("2026-11-21T19:00:00Z");
const atHour = (hour: number, daysBack = 0) =>
	new Date(midnight.getTime() + hour * 3_600_000 - daysBack * DAY_MS);
const at = (hour: number, amount: number, daysBack = 0) => ({ createdAt: atHour(hour, daysBack), amount });
/** A day, so many days back, from one hour after its midnight to another. */
const dayOf = (orders: Bought[], daysBack = 0, [from, to] = [0, 24]) => ({
	...{ from: atHour(from, daysBack), to: atHour(to, daysBack), orders },
});

test("today is compared with the same weekday at the same time, and with all of it", () => {
	const money = todayBeside(
		dayOf([at(8, 1000), at(11.5, 500)]),
		dayOf([at(9, 700, 7), at(12, 300, 7), at(20, 900, 7)], 7),
		atHour(12),
	);
	expect(money).toMatchObject({ now: 1500, weekAgoByNow: 700, weekAgo: 1900, hourNow: 12 });
});

test("the lines rise by half hours; today's ends now, the other at the end of its day", () => {
	const today = dayOf([at(0.75, 100), at(1.5, 50)]);
	const { line, weekAgoLine } = todayBeside(today, dayOf([at(23.9, 80, 7)], 7), atHour(2.25));
	expect(line).toEqual([0, 0, 100, 100, 150]);
	expect(weekAgoLine).toHaveLength(49);
	expect(weekAgoLine.slice(-2)).toEqual([0, 80]);
});

test("a day that runs on into the night counts all of it, by the clock", () => {
	const open: [number, number] = [10, 34];
	const today = dayOf([at(11, 100), at(24.5, 50)], 0, open);
	const { line, ...money } = todayBeside(
		today,
		dayOf([at(11, 500, 7), at(25.5, 1000, 7)], 7, open),
		atHour(26),
	);
	expect(money).toMatchObject({ now: 150, weekAgoByNow: 1500, weekAgo: 1500, hourNow: 26 });
	expect([line[22], line[23], line.at(-1), line.length]).toEqual([0, 100, 150, 53]);
	expect(money.weekAgoLine.at(-1)).toBe(1500);
});

test("a day without orders is a flat line", () => {
	const flat = { now: 0, weekAgoByNow: 0, weekAgo: 0, line: [0] };
	expect(todayBeside(dayOf([]), dayOf([], 7), midnight)).toMatchObject(flat);
});

test("a day is drawn from 8 to 22, and as far into the night as money came in", () => {
	const day = (...sums: [step: number, sum: number][]) =>
		Array.from({ length: 53 }, (_, step) => sums.findLast(([from]) => from <= step)?.[1] ?? 0);
	const money = {
		now: 0,
		weekAgoByNow: 0,
		weekAgo: 0,
		hourNow: 20,
		line: day().slice(0, 41),
		weekAgoLine: day(),
	};
	expect(hoursDrawn(money)).toEqual({ from: 8, to: 22 });
	const noon = { ...money, now: 500, line: day([24, 500]).slice(0, 41) };
	expect(hoursDrawn(noon)).toEqual({ from: 8, to: 22 });
	// A sale at 5:10, one at 1:20 after midnight a week ago, and one a minute ago.
	expect(hoursDrawn({ ...noon, line: day([11, 500]).slice(0, 41) })).toEqual({ from: 5, to: 22 });
	expect(hoursDrawn({ ...noon, weekAgo: 900, weekAgoLine: day([24, 500], [51, 900]) })).toEqual({
		from: 8,
		to: 26,
	});
	expect(hoursDrawn({ ...noon, now: 700, hourNow: 24.2 })).toEqual({ from: 8, to: 25 });
});
