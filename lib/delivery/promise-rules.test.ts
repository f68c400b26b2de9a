import { expect, test } from "vitest";
import { everyDay } from "@/lib/shop/rules/opening-hours";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import {
	clockText,
	lateText,
	minutesEarly,
	minutesText,
	nearTime,
	openingWords,
	promiseFor,
	promiseOf,
	promiseText,
	saidDay,
	soonest,
	timeLeftText,
} from "./promise-rules";

const momentAt = (moment: string) => Date.parse(`2026-11-${moment}:00+05:00`);

test("an open shop says nothing", () => {
	expect(openingWords(momentAt("22T12:00"), SHOP_DEFAULTS)).toBeNull();
});

test("at night and early it says the hour, and by when an order of now is there", () => {
	const words = { opens: "We open at 8 AM", due: "by 9:00 AM" };
	expect(openingWords(momentAt("22T23:10"), SHOP_DEFAULTS)).toEqual(words);
	expect(openingWords(momentAt("22T06:00"), SHOP_DEFAULTS)).toEqual(words);
});

test("before a closed day it says which day", () => {
	const hours = { ...SHOP_DEFAULTS, closedDays: ["2026-11-23"] };
	expect(openingWords(momentAt("22T23:10"), hours)).toEqual({
		opens: "We open Tuesday at 8 AM",
		due: "Tuesday by 9:00 AM",
	});
});

test("on a closed day it says that it opens tomorrow, until the evening", () => {
	const hours = { ...SHOP_DEFAULTS, closedDays: ["2026-11-23"] };
	const tomorrow = { opens: "We open tomorrow at 8 AM", due: "tomorrow by 9:00 AM" };
	for (const moment of ["23T07:00", "23T12:00"])
		expect(openingWords(momentAt(moment), hours)).toEqual(tomorrow);
	expect(openingWords(momentAt("23T21:00"), hours)).toEqual({ opens: "We open at 8 AM", due: "by 9:00 AM" });
	const spans = [{ from: "14:00", to: "22:00" }];
	const ramadan = {
		...hours,
		specialHours: [{ from: "2026-11-20", to: "2026-12-19", spans, name: "Ramadan" }],
	};
	expect(openingWords(momentAt("23T12:00"), ramadan)).toEqual({
		opens: "We open tomorrow at 2 PM",
		due: "tomorrow by 3:00 PM",
	});
});

test("while express is paused the soonest is standard delivery, also of a closed shop", () => {
	const pausedUntil = (moment: string) => ({
		...SHOP_DEFAULTS,
		expressPausedUntil: new Date(momentAt(moment)).toISOString(),
	});
	expect(soonest(momentAt("22T12:00"), SHOP_DEFAULTS)).toBe(momentAt("22T13:00"));
	expect(soonest(momentAt("22T12:00"), pausedUntil("22T12:30"))).toBe(momentAt("22T16:00"));
	expect(soonest(momentAt("22T12:30"), pausedUntil("22T12:30"))).toBe(momentAt("22T13:30"));
	expect(openingWords(momentAt("22T23:10"), pausedUntil("23T12:00"))?.due).toBe("by 12:00 PM");
});

test("the time left is said in minutes, from afar by its moment", () => {
	const order = {
		createdAt: "2026-11-22T16:00:00Z",
		promisedAt: new Date(momentAt("23T09:00")).toISOString(),
		slot: null,
	};
	const left = (moment: string) => timeLeftText(order, momentAt(moment));
	expect(left("22T23:10")).toBe("tomorrow by 9:00 AM");
	expect(left("23T05:59")).toBe("by 9:00 AM");
	expect(left("23T06:00")).toBe("3 h 0 min");
	expect(left("23T09:06")).toBe("6 min late");
	expect(timeLeftText(order, momentAt("23T08:22"), " left")).toBe("38 min left");
});

test("until a time that was chosen begins it is said whole, then what is left of it", () => {
	const slot = { id: "2026-11-23-1200", from: "2026-11-23T07:00:00Z", to: "2026-11-23T09:00:00Z" };
	const order = { createdAt: "2026-11-22T16:00:00Z", promisedAt: slot.to, slot };
	const left = (moment: string) => timeLeftText(order, momentAt(moment), " left");
	expect(left("22T23:10")).toBe("tomorrow 12 to 2 PM");
	expect(left("23T11:59")).toBe("12 to 2 PM");
	expect(left("23T12:00")).toBe("2 h 0 min left");
	expect(left("23T13:29")).toBe("31 min left");
	expect(left("23T14:06")).toBe("6 min late");
});

const placedAt = "2026-11-21T06:00:00Z";
const at = (time: string) => new Date(`2026-11-21T${time}Z`).getTime();

const express = { createdAt: placedAt, promisedAt: "2026-11-21T07:00:00Z" };
const standard = { createdAt: placedAt, promisedAt: "2026-11-21T10:00:00Z" };

test("an express order is promised within 60 minutes, a standard one within 4 hours", () => {
	expect(promiseOf(express, at("06:00:00"))).toEqual({ minutesLeft: 60, passed: 0 });
	expect(promiseOf(express, at("06:30:30"))).toEqual({ minutesLeft: 30, passed: expect.closeTo(0.508, 3) });
	expect(promiseOf(standard, at("07:00:00"))).toEqual({ minutesLeft: 180, passed: 0.25 });
});

test("late is not less than nothing on the bar", () => {
	const late = promiseOf(express, at("07:10:00"));
	expect(late.minutesLeft).toBe(-10);
	expect(late.passed).toBe(1);
});

test("a clock that runs behind shows no negative share", () => {
	expect(promiseOf(express, at("05:59:00")).passed).toBe(0);
});

const hours = { hours: everyDay("08:00", "22:00"), specialHours: [], closedDays: [] };
/** A moment of these days in Jhang. */
const inJhang = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:00`).getTime();

test.each([
	["express", 21, "21:30", 22, "08:30"],
	["standard", 21, "20:00", 22, "10:00"],
	["standard", 22, "05:00", 22, "12:00"],
] as const)("%s on the %i at %s is there by the %i at %s", (time, day, at, dueDay, due) => {
	expect(promiseFor(time, inJhang(day, at), hours)).toBe(inJhang(dueDay, due));
});

test("a promise is said with its day where that is not today", () => {
	const now = inJhang(21, "23:10");
	const said = (day: number, time: string) =>
		promiseText(new Date(inJhang(day, time)).toISOString(), now).replace(/\s/g, " ");
	expect(said(21, "23:50")).toBe("by 11:50 PM");
	expect(said(22, "09:00")).toBe("tomorrow by 9:00 AM");
	expect(said(23, "09:00")).toBe("Monday by 9:00 AM");
	expect(said(28, "09:00")).toBe("Nov 28 by 9:00 AM");
	expect(said(20, "09:00")).toBe("Nov 20 by 9:00 AM");
});

test.each([
	[21, "23:20", 22, "00:20", "tonight by 12:20 AM"],
	[21, "13:00", 22, "02:00", "tonight by 2:00 AM"],
	[21, "23:20", 22, "03:59", "tonight by 3:59 AM"],
	[21, "23:20", 22, "04:00", "tomorrow by 4:00 AM"],
	[21, "13:00", 23, "00:30", "tomorrow night by 12:30 AM"],
	[21, "13:00", 25, "00:30", "Tuesday night by 12:30 AM"],
	[21, "13:00", 28, "00:30", "Nov 28 by 12:30 AM"],
	[22, "00:10", 22, "00:30", "by 12:30 AM"],
	[22, "00:10", 23, "00:30", "Sunday night by 12:30 AM"],
	[22, "13:00", 22, "00:30", "by 12:30 AM"],
] as const)(
	"said on the %i at %s, a promise after midnight is the evening's: %i at %s",
	(on, at, day, time, words) => {
		const promisedAt = new Date(inJhang(day, time)).toISOString();
		const night = { ...hours, hours: everyDay("14:00", "30:00") };
		for (const known of [undefined, night])
			expect(promiseText(promisedAt, inJhang(on, at), known).replace(/\s/g, " ")).toBe(words);
	},
);

test("what a shop brings that opens before 4 is of the morning", () => {
	const early = { ...hours, hours: everyDay("03:00", "21:00") };
	const from = new Date(inJhang(22, "03:00"));
	expect(nearTime(from, inJhang(21, "20:00"), early)).toBe("tomorrow");
	expect(nearTime(from, inJhang(21, "20:00"))).toBe("tonight");
	expect(saidDay(from, early)).toBe("2026-11-22");
	expect(saidDay(new Date(inJhang(22, "00:00")), { ...hours, hours: everyDay("08:00", "26:00") })).toBe(
		"2026-11-21",
	);
});

test("what is late says by how much", () => {
	expect([0, -6, -59, -60, -1439, -1440, -5000].map(lateText)).toEqual([
		"due now",
		"6 min late",
		"59 min late",
		"1 h late",
		"23 h late",
		"1 day late",
		"3 days late",
	]);
});

test("minutes are said with hours once there are more than sixty", () => {
	expect([60, 61, 185].map(minutesText)).toEqual(["60 min", "1 h 1 min", "3 h 5 min"]);
});

test.each([
	[3_600_000, "60:00"],
	[3_601_000, "1:00:01"],
	[3_599_000, "59:59"],
	[13_104_000, "3:38:24"],
	[61_000, "1:01"],
	[900, "0:01"],
	[0, "0:00"],
	[-5_000, "0:00"],
])("%i milliseconds read %s", (ms, text) => {
	expect(clockText(ms)).toBe(text);
});

test("an order is early by whole minutes, and not at all when it was late", () => {
	expect(minutesEarly(express, "2026-11-21T06:50:30Z")).toBe(9);
	expect(minutesEarly(express, "2026-11-21T07:00:00Z")).toBe(0);
	expect(minutesEarly(express, "2026-11-21T07:10:00Z")).toBe(-10);
});
