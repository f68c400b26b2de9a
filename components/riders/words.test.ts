import { expect, test } from "vitest";
import { en } from "@/lib/text/messages/en";
import { ur } from "@/lib/text/messages/ur";
import { callHref, streetOf, timeLeft } from "./words";

const NOW = Date.parse("2026-11-22T06:30:00Z");
const inMinutes = (minutes: number) => timeLeft(new Date(NOW + minutes * 60_000).toISOString(), NOW);

test("what is left is a figure with its words", () => {
	const said = (minutes: number) => {
		const { count, unit, isLate } = inMinutes(minutes);
		return [en.rider, ur.rider].map((text) => `${count} ${text.left(unit, count, isLate)}`);
	};
	expect(inMinutes(8)).toEqual({ count: 8, unit: "minute", isLate: false });
	expect(inMinutes(0)).toMatchObject({ count: 0, isLate: false });
	expect(said(8)).toEqual(["8 min", "8 منٹ"]);
	expect(said(-6)).toEqual(["6 min late", "6 منٹ دیر"]);
	expect(said(150)).toEqual(["2 hours", "2 گھنٹے"]);
	expect(said(-110)).toEqual(["1 hour late", "1 گھنٹہ دیر"]);
	expect(said(26 * 60)).toEqual(["1 day", "1 دن"]);
});

test("an address is read without the city, and dialled without signs", () => {
	expect(streetOf("Shop 4, Saddar Bazaar, Jhang, Punjab, 35200")).toBe("Shop 4, Saddar Bazaar");
	expect(streetOf("Shop 4, Jhang Sadar, Jhang, Punjab")).toBe("Shop 4, Jhang Sadar");
	expect(streetOf("گلی 4، جھنگ صدر, جھنگ, پنجاب, 35200")).toBe("گلی 4، جھنگ صدر");
	expect(streetOf("Shop 4")).toBe("Shop 4");
	expect(callHref("+92 300-1234567")).toBe("tel:+923001234567");
});
