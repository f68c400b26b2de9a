import { expect, test } from "vitest";
import { withOneMore } from "./day-spans";

/** The spans that there are, and those with one more, as `08:00-22:00`. */
const more = (...spans: string[]) =>
	withOneMore(
		spans.map((span) => {
			const [from = "", to = ""] = span.split("-");
			return { from, to };
		}),
	)?.map(({ from, to }) => `${from}-${to}`);

test("one more span follows an hour after the last one", () => {
	expect(more()).toEqual(["08:00-22:00"]);
	expect(more("08:00-13:00")).toEqual(["08:00-13:00", "14:00-16:00"]);
	expect(more("08:00-22:30")).toEqual(["08:00-22:30", "23:00-25:00"]);
});

test("where the day ends late its last span is parted by a break of an hour", () => {
	expect(more("08:00-23:00")).toEqual(["08:00-13:00", "14:00-23:00"]);
	expect(more("08:00-13:00", "18:30-26:00")).toEqual(["08:00-13:00", "18:30-21:30", "22:30-26:00"]);
	expect(more("21:00-26:00")).toEqual(["21:00-22:00", "23:00-26:00"]);
});

test("no more are added than a day has room for", () => {
	expect(more("08:00-10:00", "11:00-12:00", "13:00-14:00")).toBeUndefined();
	expect(more("22:00-24:00")).toBeUndefined();
	expect(more("22:00-26:00")).toBeUndefined();
});
