import { describe, expect, test } from "vitest";
import { ageText, formatDate, formatTime } from "./dates";

const now = new Date("2026-11-21T12:00:00Z");

test("dates and times are Karachi's", () => {
	expect(formatDate("2026-11-20T20:00:00Z")).toBe("Nov 21, 2026");
	expect(formatTime("2026-11-20T20:05:00Z")).toMatch(/^1:05\sAM$/);
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
