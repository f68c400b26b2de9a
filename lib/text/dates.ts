export const HOUR_MS = 3_600_000;
/** Milliseconds of a day; days in Jhang are all of one length. */
export const DAY_MS = 24 * HOUR_MS;
/** Pakistan is 5 hours ahead of UTC all year. */
const UTC_OFFSET = 5 * HOUR_MS;

/*
 * Written out here and not by Intl.DateTimeFormat: making the first one keeps a cheap phone from answering for over a
 * tenth of a second, on every page that says when the shop opens (docs/decisions/0080).
 */
export const MONTHS =
	"January February March April May June July August September October November December".split(" ");
/** Monday first. */
export const WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** This moment with Jhang's clock and calendar in its UTC parts. */
function inJhang(moment: Date): Date {
	return new Date(moment.getTime() + UTC_OFFSET);
}

/** `November 2026`, by the calendar in UTC. */
export function formatMonth(moment: Date): string {
	return `${MONTHS[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`;
}

/** `Nov 21, 2026`, as it is in Jhang (spec 9). */
export function formatDate(iso: string): string {
	const moment = new Date(iso);
	return `${formatShortDate(moment)}, ${inJhang(moment).getUTCFullYear()}`;
}

/** `6:40 PM`, as it is in Jhang. */
export function formatTime(iso: string): string {
	const moment = inJhang(new Date(iso));
	const minutes = String(moment.getUTCMinutes()).padStart(2, "0");
	return formatHour(moment.getUTCHours()).replace(" ", `:${minutes} `);
}

/** `6:40 PM` for a moment of today, `Nov 20, 6:40 PM` for an earlier one, as it is in Jhang. */
export function formatMoment(iso: string, now: number): string {
	const isToday = startOfDay(new Date(iso)).getTime() === startOfDay(new Date(now)).getTime();
	return isToday ? formatTime(iso) : `${formatShortDate(new Date(iso))}, ${formatTime(iso)}`;
}

/** `Nov 21`, as it is in Jhang. */
export function formatShortDate(moment: Date): string {
	const day = inJhang(moment);
	return `${MONTHS[day.getUTCMonth()]?.slice(0, 3)} ${day.getUTCDate()}`;
}

/** Age of a notification: `Just now`, `N hours ago`, else a short date, with the year only when it is another one (spec 9). */
export function ageText(iso: string, now: Date): string {
	const then = new Date(iso);
	const hours = Math.floor((now.getTime() - then.getTime()) / HOUR_MS);
	if (hours < 1) return "Just now";
	if (hours < 24) return `${hours} ${hours === 1 ? "hour" : "hours"} ago`;
	const isOfThisYear = inJhang(then).getUTCFullYear() === inJhang(now).getUTCFullYear();
	return isOfThisYear ? formatShortDate(then) : formatDate(iso);
}

/** `Saturday, Nov 21`, as it is in Jhang. */
export function formatDay(day: Date): string {
	return `${formatWeekday(day)}, ${formatShortDate(day)}`;
}

/** `Saturday`, as it is in Jhang. */
export function formatWeekday(day: Date): string {
	return WEEKDAYS.at(inJhang(day).getUTCDay() - 1) ?? "";
}

/** So many days from now on a weekday's name says which day is meant. */
export const NAMED_DAYS = 7;

/** How many days of Jhang's calendar a moment lies after another one. */
export function daysAhead(moment: Date, now: number): number {
	return (startOfDay(moment).getTime() - startOfDay(new Date(now)).getTime()) / DAY_MS;
}

/** The day of a moment as people say it: `today`, `tomorrow`, `Monday`, else `Nov 30`. */
export function nearDay(moment: Date, now: number): string {
	const days = daysAhead(moment, now);
	if (days === 0) return "today";
	if (days === 1) return "tomorrow";
	return days > 1 && days < NAMED_DAYS ? formatWeekday(moment) : formatShortDate(moment);
}

/** `2026-11-21`: the day of this moment in Jhang. */
export function dayOf(moment: Date): string {
	return inJhang(moment).toISOString().slice(0, 10);
}

/** The weekday of a day (`YYYY-MM-DD`), 1 to 7, Monday first. */
export function weekdayOf(day: string): number {
	const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
	return sundayFirst === 0 ? 7 : sundayFirst;
}

/** When a day (`YYYY-MM-DD`) begins in Jhang, and when the one after it does. */
export function boundsOfDay(day: string): { from: Date; to: Date } {
	const from = new Date(`${day}T00:00:00Z`).getTime() - UTC_OFFSET;
	return { from: new Date(from), to: new Date(from + DAY_MS) };
}

/** The day so many days after another one, both as `2026-11-21`. */
export function daysAfter(day: string, days: number): string {
	return dayOf(new Date(boundsOfDay(day).from.getTime() + days * DAY_MS));
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
	const count = (boundsOfDay(to).from.getTime() - boundsOfDay(from).from.getTime()) / DAY_MS + 1;
	return Array.from({ length: count }, (_, day) => daysAfter(from, day));
}

/** `Nov 21` for a day written as 2026-11-21. */
export function formatShortDay(day: string): string {
	return formatShortDate(new Date(`${day}T12:00:00+05:00`));
}

/** The hour of the day in Jhang, 0 to 23. */
export function hourOf(moment: Date): number {
	return Math.floor((moment.getTime() - startOfDay(moment).getTime()) / HOUR_MS);
}

/** `6 PM` for 18. */
export function formatHour(hour: number): string {
	return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** `08:30`: the time of day of this moment (milliseconds) in Jhang. */
export function timeOf(moment: number): string {
	return inJhang(new Date(moment)).toISOString().slice(11, 16);
}

/** The midnight in Jhang with which the day of this moment began. */
export function startOfDay(moment: Date): Date {
	return new Date(Math.floor((moment.getTime() + UTC_OFFSET) / DAY_MS) * DAY_MS - UTC_OFFSET);
}

/** `Good morning`, `Good afternoon` or `Good evening`, by the clock in Jhang. */
export function greetingAt(moment: Date): string {
	const hour = hourOf(moment);
	if (hour < 12) return "Good morning";
	return hour < 17 ? "Good afternoon" : "Good evening";
}
