import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/text/dates";
import { todayBeside } from "./rules";

const start = new Date("2026-11-21T19:00:00Z");
const at = (hours: number, amount: number, daysBack = 0) => ({
	createdAt: new Date(start.getTime() + hours * 3_600_000 - daysBack * DAY_MS),
	amount,
});

test("today is compared with the same weekday at the same time, and with all of it", () => {
	const now = new Date(start.getTime() + 12 * 3_600_000);
	const money = todayBeside(
		[at(8, 1000), at(11.5, 500)],
		[at(9, 700, 7), at(12, 300, 7), at(20, 900, 7)],
		start,
		now,
	);
	expect(money).toMatchObject({ now: 1500, weekAgoByNow: 700, weekAgo: 1900, hourNow: 12 });
});

test("the lines rise by half hours; today's ends now, the other at the end of its day", () => {
	const now = new Date(start.getTime() + 2.25 * 3_600_000);
	const { line, weekAgoLine } = todayBeside([at(0.75, 100), at(1.5, 50)], [at(23.9, 80, 7)], start, now);
	expect(line).toEqual([0, 0, 100, 100, 150]);
	expect(weekAgoLine).toHaveLength(49);
	expect(weekAgoLine.slice(-2)).toEqual([0, 80]);
});

test("a day without orders is a flat line", () => {
	expect(todayBeside([], [], start, start)).toMatchObject({ now: 0, weekAgoByNow: 0, weekAgo: 0, line: [0] });
});
