import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dayOf } from "@/lib/text/dates";
import {
	afterOpenMinutes,
	boundsOfBusinessDay,
	businessDayOf,
	businessDays,
	closesAfter,
	dayToClose,
	dayUnderWay,
	everyDay,
	formatHourOf,
	isOpenAt,
	isUsualDay,
	type OpeningHours,
	openSpansOf,
	opensAfter,
} from "./opening-hours";
import { hoursText } from "./shop-details";

const MINUTE = 60_000;
const usual: OpeningHours = { hours: everyDay("08:00", "22:00"), specialHours: [], closedDays: [] };

/** A moment as Intl, which knows the zone by itself, writes it in Jhang: `2026-11-21 08:00`. */
const written = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "Asia/Karachi",
});
const inJhang = (text: string) => new Date(`${text.replace(" ", "T")}:00+05:00`).getTime();
const overAt = (text: string, minutes: number, hours = usual) =>
	written.format(afterOpenMinutes(inJhang(text), minutes, hours));

function timeOf(minutes: number): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Days around the ends of months and a leap day. */
const anyMoment = fc.date({
	min: new Date("2027-12-20T00:00:00Z"),
	max: new Date("2028-04-05T00:00:00Z"),
	noInvalidDate: true,
});
const anyHours = fc
	.record({
		opens: fc.integer({ min: 0, max: 1400 }),
		length: fc.integer({ min: 30, max: 1000 }),
		closedDays: fc.array(
			anyMoment.map((moment) => dayOf(moment)),
			{ maxLength: 20 },
		),
	})
	.map(({ opens, length, closedDays }) => ({
		hours: everyDay(timeOf(opens), timeOf(Math.min(opens + 1439, opens + length, 1800))),
		specialHours: [],
		closedDays,
	}));
const anyMinutes = fc.integer({ min: 1, max: 600 });

describe("open minutes", () => {
	it.each([
		["2026-11-21 10:00", 60, "2026-11-21 11:00"],
		["2026-11-21 21:30", 60, "2026-11-22 08:30"],
		["2026-11-21 23:10", 60, "2026-11-22 09:00"],
		["2026-11-21 22:00", 60, "2026-11-22 09:00"],
		["2026-11-30 21:00", 240, "2026-12-01 11:00"],
		["2028-02-28 21:30", 60, "2028-02-29 08:30"],
		["2028-02-29 21:30", 60, "2028-03-01 08:30"],
		["2026-12-31 21:30", 60, "2027-01-01 08:30"],
	])("from %s, %i of them are over at %s", (from, minutes, end) => {
		expect(overAt(from, minutes)).toBe(end);
	});

	it("do not pass on closed days, one after the other", () => {
		const closedDays = ["2028-02-29", "2028-03-01"];
		expect(overAt("2028-02-28 21:30", 60, { ...usual, closedDays })).toBe("2028-03-02 08:30");
		expect(overAt("2028-02-29 12:00", 60, { ...usual, closedDays })).toBe("2028-03-02 09:00");
	});

	it("end with the last hours that anybody can see, where more are asked for", () => {
		const monday = { weekday: 1, spans: [{ from: "08:00", to: "08:01" }] };
		const tiny = { ...usual, hours: [monday] };
		// Mondays: the last one within 900 days.
		expect(overAt("2026-11-21 10:00", 240, tiny)).toBe("2029-05-07 08:01");
		const never = { ...usual, hours: [] };
		expect(overAt("2026-11-21 10:00", 60, never)).toBe("2029-05-09 10:00");
	});

	it("are never over while the shop is closed", () => {
		fc.assert(
			fc.property(anyMoment, anyMinutes, anyHours, (moment, minutes, hours) => {
				const end = afterOpenMinutes(moment.getTime(), minutes, hours);
				// The moment of closing is the last that is in time.
				expect(isOpenAt(end - 1, hours)).toBe(true);
			}),
		);
	});

	it("of a later beginning are never over earlier", () => {
		fc.assert(
			fc.property(anyMoment, anyMoment, anyMinutes, anyHours, (one, other, minutes, hours) => {
				const [first = 0, second = 0] = [one.getTime(), other.getTime()].sort((a, b) => a - b);
				expect(afterOpenMinutes(first, minutes, hours)).toBeLessThanOrEqual(
					afterOpenMinutes(second, minutes, hours),
				);
			}),
		);
	});

	it("are exactly as many as were asked for, counted minute by minute", () => {
		fc.assert(
			fc.property(anyMoment, fc.integer({ min: 1, max: 240 }), anyHours, (moment, minutes, hours) => {
				const from = Math.floor(moment.getTime() / MINUTE) * MINUTE;
				const end = afterOpenMinutes(from, minutes, hours);
				let open = 0;
				for (let at = from; at < end; at += MINUTE) if (isOpenAt(at, hours)) open += 1;
				expect(open).toBe(minutes);
			}),
			{ numRuns: 40 },
		);
	});
});

describe("open or closed", () => {
	it.each([
		["2026-11-21 07:59", false, "2026-11-21 08:00"],
		["2026-11-21 08:00", true, null],
		["2026-11-21 21:59", true, null],
		["2026-11-21 22:00", false, "2026-11-22 08:00"],
	])("at %s: %s", (moment, isOpen, opens) => {
		const next = opensAfter(inJhang(moment), usual);
		expect(isOpenAt(inJhang(moment), usual)).toBe(isOpen);
		expect(next === null ? null : written.format(next)).toBe(opens);
	});

	it("a closed day has no opening", () => {
		const hours = { ...usual, closedDays: ["2026-11-21"] };
		expect(openSpansOf(inJhang("2026-11-21 12:00"), hours)).toEqual([]);
		expect(isOpenAt(inJhang("2026-11-21 12:00"), hours)).toBe(false);
	});
});

test("the week's hours are not those of a special or a closed day", () => {
	const special = {
		from: "2026-11-24",
		to: "2026-11-25",
		spans: [{ from: "16:00", to: "22:00" }],
		name: "Eid",
	};
	const hours = { ...usual, specialHours: [special], closedDays: ["2026-11-27"] };
	const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"];
	expect(days.map((day) => isUsualDay(day, hours))).toEqual([true, false, false, true, false, true]);
});

/** Friday with a break and a night, Sunday closed, Ramadan by night, Eid, and a day off. */
const varied: OpeningHours = {
	hours: [
		...everyDay("08:00", "22:00").slice(0, 4),
		{
			weekday: 5,
			spans: [
				{ from: "08:00", to: "12:30" },
				{ from: "14:30", to: "25:30" },
			],
		},
		{
			weekday: 6,
			spans: [
				{ from: "09:00", to: "13:00" },
				{ from: "15:00", to: "18:00" },
				{ from: "20:00", to: "24:00" },
			],
		},
		{ weekday: 7, spans: [] },
	],
	specialHours: [
		{
			from: "2027-02-08",
			to: "2027-03-09",
			spans: [
				{ from: "14:00", to: "18:00" },
				{ from: "20:30", to: "30:00" },
			],
			name: "Ramadan",
		},
		{ from: "2027-03-10", to: "2027-03-12", spans: [{ from: "16:00", to: "22:00" }], name: "Eid" },
	],
	closedDays: ["2026-12-25", "2027-02-20", "2027-03-13"],
};

describe("a calendar of 14 months, minute by minute", () => {
	const first = inJhang("2026-11-01 00:00");
	const days = Array.from({ length: 427 }, (_, day) => dayOf(new Date(first + day * 86_400_000)));
	// The walk knows nothing of the rules: every minute is open that some span of some day names.
	const open = new Uint8Array((days.length + 2) * 1440);
	const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
	for (const [index, day] of days.entries()) {
		if (varied.closedDays.includes(day)) continue;
		const special = varied.specialHours.find(({ from, to }) => day >= from && day <= to);
		const weekday = ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
		const { spans } = special ?? varied.hours.find((one) => one.weekday === weekday) ?? { spans: [] };
		for (const { from, to } of spans) open.fill(1, index * 1440 + clock(from), index * 1440 + clock(to));
	}
	const last = (days.length - 3) * 1440;
	const at = (minute: number) => first + minute * MINUTE;

	it("is open in those minutes and no other, and says when that changes", () => {
		for (let minute = 1440, next = 1440; minute < last; minute += 1) {
			if (open[minute] !== open[minute - 1] || minute % 97 === 0) {
				expect(isOpenAt(at(minute), varied)).toBe(open[minute] === 1);
				for (next = minute; open[next] === open[minute]; ) next += 1;
				expect(opensAfter(at(minute), varied)).toBe(open[minute] ? null : at(next));
				expect(closesAfter(at(minute), varied)).toBe(open[minute] ? at(next) : null);
			}
		}
	});

	it("counts a promise in open minutes over all spans", () => {
		for (let minute = 1441; minute < last - 14_400; minute += 691) {
			let left = 240;
			let end = minute;
			while (left > 0) left -= open[end++] ?? 0;
			expect(afterOpenMinutes(at(minute), 240, varied)).toBe(at(end));
		}
	});

	it("is parted into business days without a gap, each night with the day before it", () => {
		const parted = businessDays(new Date(at(last)), 400, varied);
		for (const [index, { day, from, to }] of parted.entries()) {
			expect(to).toEqual(parted[index + 1]?.from ?? to);
			expect(businessDayOf(from, varied)).toBe(day);
			expect(businessDayOf(new Date(to.getTime() - 1), varied)).toBe(day);
			for (const span of openSpansOf(inJhang(`${day} 12:00`), varied))
				expect(from.getTime() <= span.from && span.to <= to.getTime()).toBe(true);
		}
	});
});

test("a business day is the calendar day, but for where a night runs on", () => {
	const bounds = (day: string) =>
		Object.values(boundsOfBusinessDay(day, varied)).map((one) => written.format(one));
	expect(bounds("2026-11-25")).toEqual(["2026-11-25 00:00", "2026-11-26 00:00"]);
	expect(bounds("2026-11-27")).toEqual(["2026-11-27 00:00", "2026-11-28 09:00"]);
	expect(bounds("2026-11-28")).toEqual(["2026-11-28 09:00", "2026-11-29 00:00"]);
	expect(businessDayOf(new Date(inJhang("2026-11-28 00:40")), varied)).toBe("2026-11-27");
	expect(hoursText(varied)).toBe(
		"Mon-Thu 8 AM-10 PM; Fri 8 AM-12:30 PM, 2:30 PM-1:30 AM; Sat 9 AM-1 PM, 3 PM-6 PM, 8 PM-12 AM; Sun closed",
	);
});

test.each([
	["2026-11-28 00:40", "2026-11-27"],
	["2026-11-28 01:29", "2026-11-27"],
	["2026-11-28 01:30", "2026-11-28"],
	["2026-11-28 05:00", "2026-11-28"],
	["2026-11-28 23:00", "2026-11-28"],
	["2026-11-29 00:30", "2026-11-29"],
])("at %s the day under way is %s", (moment, day) => {
	expect(dayUnderWay(new Date(inJhang(moment)), varied)).toBe(day);
});

test("closing in the night closes the day that it belongs to, which then can be opened again", () => {
	const night = inJhang("2026-11-28 00:40");
	const day = dayToClose(new Date(night), varied);
	const closed = { ...varied, closedDays: [day] };
	expect([day, isOpenAt(night, varied), isOpenAt(night, closed)]).toEqual(["2026-11-27", true, false]);
	expect(dayToClose(new Date(night), closed)).toBe(day);
	expect(isOpenAt(inJhang("2026-11-28 09:00"), closed)).toBe(true);
});

test("an hour is written as people say it", () => {
	expect(["00:00", "08:00", "08:30", "12:00", "22:05"].map(formatHourOf)).toEqual([
		"12 AM",
		"8 AM",
		"8:30 AM",
		"12 PM",
		"10:05 PM",
	]);
});
