import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	ageText,
	dayOf,
	daysBetween,
	formatDate,
	formatDay,
	formatHour,
	formatMoment,
	formatMonth,
	formatShortDay,
	formatTime,
	greetingAt,
	hourOf,
	startOfDay,
} from "./dates";
import { counted, formatAmount, formatRupees } from "./money";

const now = new Date("2026-11-21T12:00:00Z");

test("dates and times are Karachi's", () => {
	expect(formatDate("2026-11-20T20:00:00Z")).toBe("Nov 21, 2026");
	expect(formatTime("2026-11-20T20:05:00Z")).toMatch(/^1:05\sAM$/);
});

test.each([
	["2026-11-21", "2026-11-21", 1],
	["2028-02-27", "2028-03-01", 4],
	["2026-01-01", "2026-12-31", 365],
	["9999-12-31", "9999-12-31", 1],
])("from %s to %s, both included, are %i days", (from, to, count) => {
	const days = daysBetween(from, to);
	expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([count, count, from, to]);
});

test("days and times are written as Intl writes them", () => {
	const intl = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Karachi", ...options });
	const date = intl({ month: "short", day: "numeric", year: "numeric" });
	const day = intl({ weekday: "long", month: "short", day: "numeric" });
	const time = intl({ hour: "numeric", minute: "2-digit" });
	const month = intl({ month: "long", year: "numeric", timeZone: "UTC" });
	// Before 2010 clocks in Pakistan were put forward in some summers.
	const moments = fc.date({ min: new Date("2010-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(moments, (moment) => {
			expect(formatDate(moment.toISOString())).toBe(date.format(moment));
			expect(formatDay(moment)).toBe(day.format(moment));
			expect(formatTime(moment.toISOString())).toBe(time.format(moment).replace(/\s/g, " "));
			expect(formatMonth(moment)).toBe(month.format(moment));
		}),
	);
});

describe("age of a notification", () => {
	test.each([
		["2026-11-21T11:59:00Z", "Just now"],
		["2026-11-21T11:00:01Z", "Just now"],
		["2026-11-21T11:00:00Z", "1 hour ago"],
		["2026-11-20T12:00:01Z", "23 hours ago"],
		["2026-11-20T12:00:00Z", "Nov 20"],
		["2025-11-20T12:00:00Z", "Nov 20, 2025"],
	])("%s is %s", (iso, text) => {
		expect(ageText(iso, now)).toBe(text);
	});
});

test("days and hours turn with the clock in Jhang", () => {
	const [before, after] = [new Date("2026-11-20T18:59:59.999Z"), new Date("2026-11-20T19:00:00Z")];
	expect([dayOf(before), hourOf(before)]).toEqual(["2026-11-20", 23]);
	expect([dayOf(after), hourOf(after)]).toEqual(["2026-11-21", 0]);
	expect(formatShortDay("2026-11-21")).toBe("Nov 21");
	expect([0, 9, 12, 23, 24].map(formatHour)).toEqual(["12 AM", "9 AM", "12 PM", "11 PM", "12 AM"]);
});

test("a day begins at midnight in Jhang", () => {
	expect(startOfDay(new Date("2026-11-20T18:59:59Z")).toISOString()).toBe("2026-11-19T19:00:00.000Z");
	expect(startOfDay(new Date("2026-11-20T19:00:00Z")).toISOString()).toBe("2026-11-20T19:00:00.000Z");
	expect(formatDay(new Date("2026-11-20T19:00:00Z"))).toBe("Saturday, Nov 21");
});

test.each([
	["2026-11-21T06:59:00Z", "Good morning"],
	["2026-11-21T07:00:00Z", "Good afternoon"],
	["2026-11-21T12:00:00Z", "Good evening"],
	["2026-11-20T19:30:00Z", "Good morning"],
])("at %s the shop says %s", (iso, text) => {
	expect(greetingAt(new Date(iso))).toBe(text);
});

test("a moment of today is a time, an earlier one has its date", () => {
	expect(formatMoment("2026-11-21T06:05:00Z", now.getTime())).toMatch(/^11:05\sAM$/);
	expect(formatMoment("2026-11-20T18:59:00Z", now.getTime())).toMatch(/^Nov 20, 11:59\sPM$/);
});

test("thousands take a comma", () => {
	expect(formatRupees(1729)).toBe("Rs. 1,729");
	expect(formatRupees(0)).toBe("Rs. 0");
	expect(formatRupees(-1195)).toBe("−Rs. 1,195");
});

test("the digits of an amount are the amount", () => {
	fc.assert(
		fc.property(fc.nat(), (rupees) => {
			expect(Number(formatRupees(rupees).replace(/\D/g, ""))).toBe(rupees);
		}),
	);
});

test("an amount is written as Intl writes it", () => {
	const intl = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
	fc.assert(
		fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ min: 0, max: 1e9, noNaN: true })), (rupees) => {
			expect(formatAmount(rupees)).toBe(intl.format(rupees));
		}),
	);
});

test("things are counted in words", () => {
	expect([1, 3, 1204].map((count) => counted(count, "bag"))).toEqual(["1 bag", "3 bags", "1,204 bags"]);
});
