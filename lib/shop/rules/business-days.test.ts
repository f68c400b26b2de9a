import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, daysAfter, startOfDay } from "@/lib/text/dates";
import { nightFault } from "../hours-schema";
import {
	type BusinessHours,
	boundsOfBusinessDay,
	businessDayOf,
	type DaySpan,
	dayUnderWay,
	everyDay,
	formerAfter,
	type OpeningHours,
	openSpansOf,
} from "./opening-hours";

/** Business days while the hours change: what has passed keeps its day. */

const MINUTE_MS = 60_000;
const inJhang = (text: string) => new Date(`${text.replace(" ", "T")}:00+05:00`);
const written = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "Asia/Karachi",
});

const allDay: OpeningHours = { hours: everyDay("08:00", "22:00"), specialHours: [], closedDays: [] };
const ramadan = {
	from: "2027-02-08",
	to: "2027-03-09",
	spans: [
		{ from: "14:00", to: "17:10" },
		{ from: "18:30", to: "26:00" },
	],
	name: "Ramadan",
};
const nightly: OpeningHours = { ...allDay, specialHours: [ramadan] };

/** The hours after each change at its moment. */
function changed(first: OpeningHours, ...changes: readonly (readonly [string, OpeningHours])[]) {
	return changes.reduce<BusinessHours>((before, [at, after]) => {
		return { ...after, former: formerAfter(before, after, inJhang(at)) };
	}, first);
}
const closedOn = (...closedDays: string[]): OpeningHours => ({ ...nightly, closedDays });
const bounds = (day: string, hours: BusinessHours) =>
	Object.values(boundsOfBusinessDay(day, hours)).map((one) => written.format(one));

test("closing in the night ends the night's business day no earlier than its hours", () => {
	const hours = changed(nightly, ["2027-02-18 00:40", closedOn("2027-02-17")]);
	expect(bounds("2027-02-17", hours)).toEqual(["2027-02-17 14:00", "2027-02-18 14:00"]);
	expect(businessDayOf(inJhang("2027-02-18 00:30"), hours)).toBe("2027-02-17");
	expect(dayUnderWay(inJhang("2027-02-18 01:59"), hours)).toBe("2027-02-17");
	expect(dayUnderWay(inJhang("2027-02-18 02:00"), hours)).toBe("2027-02-18");
	const again = changed(hours, ["2027-02-18 00:50", nightly]);
	expect(bounds("2027-02-17", again)).toEqual(["2027-02-17 14:00", "2027-02-18 14:00"]);
});

test("closing before the night begins leaves the day without a night", () => {
	const hours = changed(nightly, ["2027-02-17 16:00", closedOn("2027-02-17")]);
	expect(bounds("2027-02-17", hours)).toEqual(["2027-02-17 14:00", "2027-02-18 00:00"]);
	expect(bounds("2027-02-18", hours)).toEqual(["2027-02-18 00:00", "2027-02-19 14:00"]);
});

test("days that are over keep their bounds when special days or the week's hours go", () => {
	const gone = changed(nightly, ["2027-02-24 15:00", allDay]);
	expect(bounds("2027-02-10", gone)).toEqual(["2027-02-10 14:00", "2027-02-11 14:00"]);
	expect(bounds("2027-02-24", gone)).toEqual(["2027-02-24 14:00", "2027-02-25 00:00"]);
	const evening = { ...allDay, hours: everyDay("18:00", "26:00") };
	const week = changed(gone, ["2027-06-01 12:00", evening], ["2027-07-01 01:00", allDay]);
	expect(bounds("2027-02-10", week)).toEqual(["2027-02-10 14:00", "2027-02-11 14:00"]);
	expect(bounds("2027-04-10", week)).toEqual(["2027-04-10 00:00", "2027-04-11 00:00"]);
	expect(bounds("2027-06-30", week)).toEqual(["2027-06-30 18:00", "2027-07-01 08:00"]);
	expect(bounds("2027-07-02", week)).toEqual(["2027-07-02 00:00", "2027-07-03 00:00"]);
});

test("a night that is made longer on its day belongs to it", () => {
	const longer = { ...allDay, hours: everyDay("18:00", "26:00") };
	const hours = changed(allDay, ["2027-11-27 15:00", longer]);
	expect(bounds("2027-11-27", hours)).toEqual(["2027-11-27 00:00", "2027-11-28 18:00"]);
	expect(businessDayOf(inJhang("2027-11-28 01:30"), hours)).toBe("2027-11-27");
});

test("a night that the new hours have under way belongs to its evening, however often they are changed in it", () => {
	const nights = { ...allDay, hours: everyDay("18:00", "26:00") };
	const others = { ...allDay, hours: everyDay("09:00", "21:00") };
	for (const hours of [
		changed(allDay, ["2027-11-28 01:30", nights]),
		changed(nightly, ["2027-11-28 01:00", others], ["2027-11-28 01:30", nights]),
		changed(nights, ["2027-11-28 01:00", others], ["2027-11-28 01:30", nights]),
	]) {
		expect(businessDayOf(inJhang("2027-11-28 01:30"), hours)).toBe("2027-11-27");
		expect(bounds("2027-11-28", hours)).toEqual(["2027-11-28 18:00", "2027-11-29 18:00"]);
	}
});

test("a night that is entered in two steps is one of its evening", () => {
	const evening = { ...ramadan, spans: [{ from: "18:00", to: "26:00" }] };
	const special = (from: string, to: string): OpeningHours => ({
		...allDay,
		specialHours: [{ ...evening, from, to }],
	});
	const hours = changed(
		allDay,
		["2027-11-28 00:30", special("2027-11-28", "2027-11-28")],
		["2027-11-28 00:40", special("2027-11-27", "2027-11-28")],
	);
	expect(businessDayOf(inJhang("2027-11-28 01:00"), hours)).toBe("2027-11-27");
});

test("a day that is made to begin earlier while the one before runs on begins with the change", () => {
	const early = [{ ...ramadan, spans: [{ from: "03:00", to: "22:00" }] }];
	const hours = changed(nightly, ["2027-02-18 04:00", { ...allDay, specialHours: early }]);
	expect(bounds("2027-02-17", hours)).toEqual(["2027-02-17 14:00", "2027-02-18 04:00"]);
	const closed = changed(nightly, ["2027-02-18 04:00", closedOn("2027-02-18")]);
	expect(bounds("2027-02-18", closed)).toEqual(["2027-02-18 04:00", "2027-02-19 00:00"]);
});

test("nothing is kept that no day is counted by", () => {
	const at = "2027-02-20 15:00";
	expect(changed(allDay, [at, { ...allDay, hours: everyDay("10:00", "20:00") }]).former).toEqual([]);
	expect(changed(allDay, [at, { ...allDay, closedDays: ["2027-02-20"] }]).former).toEqual([]);
	expect(changed(nightly, [at, closedOn("2027-03-01")]).former).toEqual([]);
	expect(changed(allDay, ["2026-12-01 09:00", nightly]).former).toEqual([]);
	expect(changed(nightly, [at, allDay], ["2027-05-01 12:00", nightly]).former).toHaveLength(2);
});

const FIRST = inJhang("2028-02-20 00:00").getTime();
const anyDay = fc.integer({ min: 0, max: 29 }).map((day) => daysAfter("2028-02-20", day));
const two = (number: number) => String(number).padStart(2, "0");
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
/** A day in one span or in two, into the night or not. */
const anySpans = fc
	.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 4 })
	.map((halves) => halves.sort((one, other) => one - other).map((half) => timeOf(half * 30)))
	.map(([from = "", to = "", next = "", end = ""]): DaySpan[] => [
		{ from, to },
		...(end ? [{ from: next, to: end }] : []),
	])
	.filter((spans) => spans.every(({ from }) => from < "24:00"));
const anyHours = fc
	.record({
		week: fc.tuple(anySpans, anySpans),
		special: fc.tuple(anyDay, anyDay, fc.option(anySpans, { nil: [] })),
		closedDays: fc.array(anyDay, { maxLength: 6 }),
	})
	.map(({ week: [most, friday], special: [one, other, spans], closedDays }) => ({
		hours: everyDay("", "").map(({ weekday }) => ({ weekday, spans: weekday === 5 ? friday : most })),
		specialHours: [{ from: one < other ? one : other, to: one < other ? other : one, spans, name: "Eid" }],
		closedDays,
	}))
	.filter((hours) => nightFault(hours) === null);
const anyChanges = fc.array(fc.tuple(fc.integer({ min: 0, max: 28 * 1440 }), anyHours), { maxLength: 8 });

test("whatever is changed when: each minute has one day, and what has passed keeps its own", () => {
	const moments = Array.from({ length: 900 }, (_, step) => new Date(FIRST + step * 50 * MINUTE_MS));
	const days = Array.from({ length: 32 }, (_, day) => daysAfter("2028-02-19", day));
	const law = fc.property(anyHours, anyChanges, (first, changes) => {
		let hours: BusinessHours = first;
		for (const [minute, after] of changes.toSorted(([one], [other]) => one - other)) {
			const at = new Date(FIRST + minute * MINUTE_MS);
			// A night that the new hours have under way goes to its evening as a whole.
			const isNight = dayUnderWay(at, after) < businessDayOf(at, hours);
			const kept = isNight ? startOfDay(at) : at;
			const passed = [...moments, new Date(kept.getTime() - 1)].filter((moment) => moment < kept);
			const daysOfPassed = () => passed.map((moment) => businessDayOf(moment, hours)).join();
			const before = daysOfPassed();
			const today = businessDayOf(at, hours);
			hours = { ...after, former: formerAfter(hours, after, at) };
			expect(daysOfPassed()).toBe(before);
			// What is to come follows the hours of now.
			for (const day of days.filter((one) => one >= today)) {
				const { from, to } = boundsOfBusinessDay(day, hours);
				for (const span of openSpansOf(inJhang(`${day} 12:00`).getTime(), after)) {
					expect(span.to).toBeLessThanOrEqual(Math.max(to.getTime(), at.getTime()));
					if (day > daysAfter(today, 1)) expect(span.from).toBeGreaterThanOrEqual(from.getTime());
				}
			}
		}
		for (const day of days) {
			const { from, to } = boundsOfBusinessDay(day, hours);
			expect(boundsOfBusinessDay(daysAfter(day, 1), hours).from).toEqual(to);
			expect(to.getTime() - from.getTime()).toBeGreaterThan(0);
			expect(to.getTime() - from.getTime()).toBeLessThan(2 * DAY_MS);
			for (const moment of [from, new Date(to.getTime() - 1)]) expect(businessDayOf(moment, hours)).toBe(day);
		}
	});
	fc.assert(law, { numRuns: 40 });
});
