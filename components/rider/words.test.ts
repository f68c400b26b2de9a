import { expect, test } from "vitest";
import { callHref, streetOf, timeLeft } from "./words";

const NOW = Date.parse("2026-11-22T06:30:00Z");
const inMinutes = (minutes: number) => timeLeft(new Date(NOW + minutes * 60_000).toISOString(), NOW);

test("what is left is a figure with its words", () => {
	expect(inMinutes(8)).toEqual({ figure: "8", unit: "min", by: "by 11:38 AM", isLate: false });
	expect(inMinutes(0)).toMatchObject({ figure: "0", unit: "min", isLate: false });
	expect(inMinutes(-6)).toMatchObject({ figure: "6", unit: "min late", isLate: true });
	expect(inMinutes(150)).toMatchObject({ figure: "2", unit: "hours" });
	expect(inMinutes(-110)).toMatchObject({ figure: "1", unit: "hour late" });
	expect(inMinutes(26 * 60)).toMatchObject({ figure: "1", unit: "day", by: "tomorrow by 1:30 PM" });
});

test("an address is read without the city, and dialled without signs", () => {
	expect(streetOf("Shop 4, Saddar Bazaar, Jhang, Punjab, 35200")).toBe("Shop 4, Saddar Bazaar");
	expect(streetOf("Shop 4, Jhang Sadar, Jhang, Punjab")).toBe("Shop 4, Jhang Sadar");
	expect(streetOf("Shop 4")).toBe("Shop 4");
	expect(callHref("+92 300-1234567")).toBe("tel:+923001234567");
});
