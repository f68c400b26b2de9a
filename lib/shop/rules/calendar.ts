import { dayOf, formatMonth } from "@/lib/text/dates";

/** The days of the week as a calendar heads its columns, Monday first. */
export const WEEKDAY_LETTERS = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
].map((name) => ({ name, letter: name.slice(0, 1) }));

/**
 * A month as a calendar draws it: its name, its days (`YYYY-MM-DD`), and how many columns stay blank before the first.
 * @param ahead so many months after the one of `now` in Jhang
 */
export function calendarMonth(now: number, ahead: number): { title: string; days: string[]; blanks: number } {
	const [year = 0, month = 1] = dayOf(new Date(now)).split("-").map(Number);
	const first = new Date(Date.UTC(year, month - 1 + ahead, 1));
	const length = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate();
	const days = Array.from({ length }, (_, day) =>
		new Date(Date.UTC(year, month - 1 + ahead, day + 1)).toISOString().slice(0, 10),
	);
	return { title: formatMonth(first), days, blanks: (first.getUTCDay() + 6) % 7 };
}
