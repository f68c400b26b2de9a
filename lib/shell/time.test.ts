import { describe, expect, it } from "vitest";
import { slots } from "@/lib/delivery/texts.ur";
import { everyDay } from "@/lib/shop/rules/opening-hours";
import { time } from "./time-texts.ur";

const NOW = Date.parse("2026-11-22T20:30:00+05:00");
const HOURS = {
	hours: everyDay("08:00", "22:00"),
	specialHours: [],
	closedDays: ["2026-11-24"],
	expressPausedUntil: null,
};

describe("days, hours and promises in Urdu", () => {
	it("says the hour with its part of the day", () => {
		expect(time.time("2026-11-22T18:40:00+05:00")).toBe("شام 6:40 بجے");
		expect(time.time("2026-11-22T00:05:00+05:00")).toBe("رات 12:05 بجے");
		expect(time.hourOf("08:00")).toBe("صبح 8 بجے");
		expect(time.date("2026-11-21T23:00:00+05:00")).toBe("21 نومبر 2026");
	});

	it("names the near days", () => {
		expect(time.promise("2026-11-22T21:00:00+05:00", NOW)).toBe("رات 9 بجے تک");
		expect(time.promise("2026-11-23T09:00:00+05:00", NOW)).toBe("کل صبح 9 بجے تک");
		expect(time.promise("2026-11-25T09:00:00+05:00", NOW)).toBe("بدھ صبح 9 بجے تک");
		expect(time.moment("2026-11-30T16:00:00+05:00", NOW)).toBe("30 نومبر، شام 4 بجے");
	});

	it("says when a closed shop opens", () => {
		expect(time.opening(NOW, HOURS)).toBeNull();
		expect(time.opening(Date.parse("2026-11-22T23:10:00+05:00"), HOURS)).toEqual({
			opens: "صبح 8 بجے کھلے گی",
			due: "صبح 9 بجے تک",
		});
		expect(time.opening(Date.parse("2026-11-23T23:10:00+05:00"), HOURS)?.opens).toBe("بدھ صبح 8 بجے کھلے گی");
	});

	it("says on a closed day that it opens tomorrow", () => {
		expect(time.opening(Date.parse("2026-11-24T07:00:00+05:00"), HOURS)).toEqual({
			opens: "کل صبح 8 بجے کھلے گی",
			due: "کل صبح 9 بجے تک",
		});
	});

	it("says what comes after midnight by its evening", () => {
		expect(time.promise("2026-11-23T00:30:00+05:00", NOW)).toBe("آج رات 12:30 بجے تک");
		expect(time.promise("2026-11-23T04:30:00+05:00", NOW)).toBe("کل صبح 4:30 بجے تک");
		expect(time.promise("2026-11-24T00:30:00+05:00", NOW)).toBe("کل رات 12:30 بجے تک");
		const night = Date.parse("2026-11-23T00:10:00+05:00");
		expect(time.promise("2026-11-23T00:30:00+05:00", night)).toBe("رات 12:30 بجے تک");
		expect(time.promise("2026-11-24T00:30:00+05:00", night)).toBe("پیر رات 12:30 بجے تک");
		const slot = { id: "x", from: "2026-11-23T00:00:00+05:00", to: "2026-11-23T02:00:00+05:00" };
		expect(slots.due({ deliveryTime: "slot", slot }, NOW, HOURS)).toBe("آج، رات 12 سے 2 بجے");
	});

	it("promises no express while that is paused", () => {
		const paused = { ...HOURS, expressPausedUntil: "2026-11-23T12:00:00+05:00" };
		expect(time.opening(Date.parse("2026-11-22T23:10:00+05:00"), paused)?.due).toBe("دوپہر 12 بجے تک");
	});

	it("says a slot's hours, the part of the day once where it is one", () => {
		const slot = { from: "2026-11-23T16:00:00+05:00", to: "2026-11-23T18:00:00+05:00" };
		expect(time.slotHours(slot)).toBe("شام 4 سے 6 بجے");
		expect(time.slotHours({ from: "2026-11-23T10:00:00+05:00", to: "2026-11-23T12:00:00+05:00" })).toBe(
			"صبح 10 سے دوپہر 12 بجے",
		);
		expect(slots.due({ deliveryTime: "slot", slot: { ...slot, id: "x" } }, NOW, HOURS)).toBe(
			"کل، شام 4 سے 6 بجے",
		);
	});

	it.each([
		["2026-12-06T00:00", "02:00", "ہفتہ اور اتوار کی درمیانی رات، 5 اور 6 دسمبر، 12 سے 2 بجے"],
		["2026-12-01T03:00", "05:00", "پیر اور منگل کی درمیانی رات، 30 نومبر اور 1 دسمبر، 3 سے صبح 5 بجے"],
		["2026-12-06T04:00", "06:00", "اتوار، 6 دسمبر، صبح 4 سے 6 بجے"],
		["2026-12-03T22:00", "24:00", "جمعرات، 3 دسمبر، رات 10 سے 12 بجے"],
	])("says of a slot after midnight between which days its night lies: %s", (from, to, said) => {
		const slot = { from: `${from}:00+05:00`, to: `${from.slice(0, 10)}T${to}:00+05:00` };
		expect(slots.slot(slot)).toBe(said);
	});
});
