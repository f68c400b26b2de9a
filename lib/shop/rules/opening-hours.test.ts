import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dayOf } from "@/lib/text/dates";
import {
	afterOpenMinutes,
	canBeHours,
	formatHourOf,
	isOpenAt,
	type OpeningHours,
	openSpanOf,
	opensAfter,
} from "./opening-hours";

const MINUTE = 60_000;
const usual: OpeningHours = { opens: "08:00", closes: "22:00", closedDays: [] };

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
		opens: timeOf(opens),
		closes: timeOf(Math.min(1439, opens + length)),
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
		expect(openSpanOf(inJhang("2026-11-21 12:00"), hours)).toBeNull();
		expect(isOpenAt(inJhang("2026-11-21 12:00"), hours)).toBe(false);
	});
});

test("hours end after they begin", () => {
	expect(canBeHours({ opens: "08:00", closes: "08:01" })).toBe(true);
	expect(canBeHours({ opens: "08:00", closes: "08:00" })).toBe(false);
	expect(canBeHours({ opens: "22:00", closes: "02:00" })).toBe(false);
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
