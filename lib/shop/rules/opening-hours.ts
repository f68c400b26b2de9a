import { DAY_MS, dayOf, startOfDay } from "@/lib/text/dates";

const MINUTE_MS = 60_000;
/** No shop is closed for longer than its list of closed days can say. */
const FARTHEST_DAYS = 800;

/** When the shop is open: `HH:MM` in its zone on every day, but for whole closed days (`YYYY-MM-DD`). */
export type OpeningHours = { opens: string; closes: string; closedDays: readonly string[] };

/** From one moment to another, in milliseconds. */
export type Span = { from: number; to: number };

/** `8 AM` for 08:00, `8:30 AM` for 08:30. */
export function formatHourOf(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
	return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** How many minutes of its day have passed at `HH:MM`. */
export function minutesOfDay(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** What is said of hours that end before they begin. */
export const CLOSES_TOO_EARLY = "The shop must close later than it opens";

/** True for hours that can be: the shop closes after it has opened. */
export function canBeHours({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): boolean {
	return minutesOfDay(closes) > minutesOfDay(opens);
}

/** When the shop is open on the day of this moment; null on a closed day. */
export function openSpanOf(moment: number, { opens, closes, closedDays }: OpeningHours): Span | null {
	const midnight = startOfDay(new Date(moment)).getTime();
	if (closedDays.includes(dayOf(new Date(midnight)))) return null;
	return {
		from: midnight + minutesOfDay(opens) * MINUTE_MS,
		to: midnight + minutesOfDay(closes) * MINUTE_MS,
	};
}

/** The spans in which the shop is open from this moment on, the present one cut off at its beginning. */
function* openSpansFrom(moment: number, hours: OpeningHours): Generator<Span> {
	for (let day = 0; day < FARTHEST_DAYS; day++) {
		const span = openSpanOf(moment + day * DAY_MS, hours);
		if (span && span.to > moment) yield { from: Math.max(span.from, moment), to: span.to };
	}
}

/** True while the shop is open. */
export function isOpenAt(moment: number, hours: OpeningHours): boolean {
	const span = openSpanOf(moment, hours);
	return span !== null && span.from <= moment && moment < span.to;
}

/** When a shop that is closed at this moment opens again; null while it is open. */
export function opensAfter(moment: number, hours: OpeningHours): number | null {
	const next = openSpansFrom(moment, hours).next();
	return next.done || next.value.from === moment ? null : next.value.from;
}

/**
 * The moment at which the shop has been open for so many minutes since `moment`: the time in which it is closed does
 * not count, and what was left runs on from the next opening. All moments in milliseconds.
 */
export function afterOpenMinutes(moment: number, minutes: number, hours: OpeningHours): number {
	let left = minutes * MINUTE_MS;
	for (const { from, to } of openSpansFrom(moment, hours)) {
		if (from + left <= to) return from + left;
		left -= to - from;
	}
	throw new Error("the shop never opens again");
}
