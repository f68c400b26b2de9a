import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { everyDay, isOpenAt, type OpeningHours } from "@/lib/shop/rules/opening-hours";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { slotHours } from "./promise-rules";
import { dueText, slotsFrom, slotsOf, slotText } from "./rules";

const HOUR = 3_600_000;
const alike = (opens: string, closes: string, closedDays: string[] = []): OpeningHours => ({
	hours: everyDay(opens, closes),
	specialHours: [],
	closedDays,
});
const usual = alike("08:00", "22:00");
const inJhang = (text: string) => new Date(`${text.replace(" ", "T")}:00+05:00`).getTime();
const idsAt = (text: string, hours = usual) => slotsFrom(inJhang(text), hours).map(({ id }) => id);

describe("the times that can be picked", () => {
	it("are windows of two hours from opening to closing, today and the two days after", () => {
		const slots = slotsFrom(inJhang("2026-11-21 06:00"), usual);
		expect(slots).toHaveLength(21);
		expect(slots[0]).toEqual({
			id: "2026-11-21-0800",
			from: inJhang("2026-11-21 08:00"),
			to: inJhang("2026-11-21 10:00"),
		});
		expect(slots.at(-1)?.id).toBe("2026-11-23-2000");
	});

	it("begin at least an hour from now", () => {
		expect(idsAt("2026-11-21 07:00")[0]).toBe("2026-11-21-0800");
		expect(idsAt("2026-11-21 07:01")[0]).toBe("2026-11-21-1000");
		expect(idsAt("2026-11-21 19:00")[0]).toBe("2026-11-21-2000");
		expect(idsAt("2026-11-21 19:01")[0]).toBe("2026-11-22-0800");
	});

	it("end with the day's closing, and are none on a closed day", () => {
		const hours = alike("09:00", "14:30", ["2026-11-22"]);
		const slots = slotsFrom(inJhang("2026-11-21 06:00"), hours);
		expect(slots.map(({ id }) => id)).toEqual([
			"2026-11-21-0900",
			"2026-11-21-1100",
			"2026-11-21-1300",
			"2026-11-23-0900",
			"2026-11-23-1100",
			"2026-11-23-1300",
		]);
		expect(slots[2]?.to).toBe(inJhang("2026-11-21 14:30"));
	});

	it("lie in one span each, the night's by the day in which they begin", () => {
		const night: OpeningHours = {
			hours: [
				{
					weekday: 6,
					spans: [
						{ from: "09:00", to: "12:30" },
						{ from: "22:00", to: "26:00" },
					],
				},
			],
			specialHours: [],
			closedDays: [],
		};
		const ids = ["2026-11-21-0900", "2026-11-21-1100", "2026-11-21-2200", "2026-11-22-0000"];
		expect(idsAt("2026-11-21 06:00", night)).toEqual(ids);
		expect(idsAt("2026-11-21 22:30", night)).toEqual(ids.slice(3));
		expect(slotsOf("2026-11-21", night).map(({ id }) => id)).toEqual(ids);
	});

	it("follow each other, never outside the hours, each by its own name", () => {
		const moments = fc.date({
			min: new Date("2027-12-20T00:00:00Z"),
			max: new Date("2028-04-05T00:00:00Z"),
			noInvalidDate: true,
		});
		const hoursOfDay = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 23 }));
		fc.assert(
			fc.property(moments, hoursOfDay, (moment, [opens, closes]) => {
				const two = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
				const hours = alike(two(opens), two(closes));
				const slots = slotsFrom(moment.getTime(), hours);
				expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
				for (const [index, { from, to }] of slots.entries()) {
					expect(from).toBeGreaterThanOrEqual(moment.getTime() + HOUR);
					expect(to - from).toBeLessThanOrEqual(2 * HOUR);
					expect(isOpenAt(from, hours) && isOpenAt(to - 1, hours)).toBe(true);
					expect(from).toBeGreaterThanOrEqual(slots[index - 1]?.to ?? 0);
				}
			}),
		);
	});
});

test("a slot is said with its day", () => {
	const from = new Date(inJhang("2026-11-22 16:00")).toISOString();
	const to = new Date(inJhang("2026-11-22 18:00")).toISOString();
	expect(slotText({ from, to })).toBe("Sunday, Nov 22, 4 to 6 PM");
});

test("hours say their half of the day once where it is the same", () => {
	const hours = (from: string, to: string) =>
		slotHours({
			from: new Date(inJhang(`2026-11-22 ${from}`)).toISOString(),
			to: new Date(inJhang(`2026-11-22 ${to}`)).toISOString(),
		});
	expect(hours("16:00", "18:00")).toBe("4 to 6 PM");
	expect(hours("10:00", "12:00")).toBe("10 AM to 12 PM");
	expect(hours("08:30", "10:30")).toBe("8:30 to 10:30 AM");
});

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+05:00`);
const slot = { id: "2026-11-23-1600", from: "2026-11-23T11:00:00Z", to: "2026-11-23T13:00:00Z" };

test("prompt delivery is said by its latest moment, over the night too", () => {
	const express = { deliveryTime: "express", slot: null } as const;
	expect(dueText(express, at("17:40"), SHOP_DEFAULTS)).toBe("By 6:40 PM");
	expect(dueText(express, at("21:30"), SHOP_DEFAULTS)).toBe("Tomorrow by 8:30 AM");
	expect(dueText({ ...express, deliveryTime: "standard" }, at("17:40"), SHOP_DEFAULTS)).toBe("By 9:40 PM");
});

test("a chosen time is said by its day and hours", () => {
	expect(dueText({ deliveryTime: "slot", slot }, at("17:40"), SHOP_DEFAULTS)).toBe("Tomorrow, 4 to 6 PM");
	const night = { ...SHOP_DEFAULTS, hours: everyDay("14:00", "26:00") };
	const late = { id: "2026-11-23-0000", from: "2026-11-22T19:00:00Z", to: "2026-11-22T21:00:00Z" };
	expect(dueText({ deliveryTime: "slot", slot: late }, at("17:40"), night)).toBe("Tonight, 12 to 2 AM");
	expect(dueText({ deliveryTime: "express", slot: null }, at("23:30"), night)).toBe("Tonight by 12:30 AM");
});
