import { ObjectId, Timestamp } from "bson";
import { type Example, int, refused, utc } from "./support.js";

const NEW_YORK = "America/New_York";
const date = utc("2014-01-01T08:15:39.736Z");
const text = (format: unknown, timezone?: unknown) => ({
	$dateToString: { date, format, ...(timezone !== undefined && { timezone }) },
});

export const DATES: readonly Example[] = [
	[text("%Y-%m-%d"), "2014-01-01"],
	[text("%H:%M:%S:%L%z", NEW_YORK), "03:15:39:736-0500"],
	[text("%H:%M:%S:%L%z", "+04:30"), "12:45:39:736+0430"],
	[text("minutes from UTC: %Z", NEW_YORK), "minutes from UTC: -300"],
	[text("%j %w %u %U %V %G %%"), "001 4 3 00 01 2014 %"],
	[text("%b %B"), "Jan January"],
	[{ $dateToString: { date } }, "2014-01-01T08:15:39.736Z"],
	[{ $dateToString: { date, timezone: NEW_YORK } }, "2014-01-01T03:15:39.736"],
	[{ $dateToString: { date: null, onNull: "never" } }, "never"],
	[{ $dateToString: { date: new ObjectId("5ab9c3da31c2ab715d421285"), format: "%Y-%m-%d" } }, "2018-03-27"],
	[{ $dateToString: { date: new Timestamp({ t: 1622731060, i: 1 }), format: "%Y-%m-%d" } }, "2021-06-03"],
	// The clocks of a place decide the day; where they go forward and back, by the offset of that instant.
	[{ $dateToString: { date: utc("2026-03-01T20:30:00Z"), format: "%d", timezone: "Asia/Karachi" } }, "02"],
	[{ $dateToString: { date: utc("2026-03-08T07:30:00Z"), format: "%H", timezone: NEW_YORK } }, "03"],
	[text("%Y", "$missing"), null],
	[text("$missing"), null],
	[text("%q"), refused(18536)],
	[text("%"), refused(18535)],
	[text("%Y", int(5)), refused(40517)],
	[text("%Y", "Nowhere/City"), refused(40485)],
	[text(int(1)), refused(18533)],
	[{ $dateToString: { date: "x" } }, refused(16006)],
	[{ $dateToString: { format: "%Y" } }, refused(18628)],
];
