import { CITY } from "@/lib/domain/areas";
import { formatTime } from "@/lib/domain/dates";
import { promiseText } from "@/lib/domain/order-promise";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** What is left until a promise: a large figure, the words beside it, and whether it has passed. */
export type TimeLeft = { figure: string; unit: string; by: string; isLate: boolean };

function figureOf(minutes: number): [figure: string, unit: string] {
	if (minutes <= 99) return [String(minutes), "min"];
	const hours = Math.floor(minutes / HOUR_MINUTES);
	if (minutes < DAY_MINUTES) return [String(hours), hours === 1 ? "hour" : "hours"];
	const days = Math.floor(minutes / DAY_MINUTES);
	return [String(days), days === 1 ? "day" : "days"];
}

/** The time until a promise, as of this moment in milliseconds. */
export function timeLeft(promisedAt: string, now: number): TimeLeft {
	const minutes = Math.ceil((Date.parse(promisedAt) - now) / MINUTE_MS);
	const isLate = minutes < 0;
	const [figure, unit] = figureOf(Math.abs(minutes));
	return { figure, unit: isLate ? `${unit} late` : unit, by: promiseText(promisedAt, now), isLate };
}

/** The address where this phone's map looks for a place. */
export function mapHref(address: string): string {
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** The number that a press on "Call" dials. */
export function callHref(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** `12:36 PM` for a moment in milliseconds. */
export function clockAt(at: number): string {
	return formatTime(new Date(at).toISOString());
}

/** `1 bag`, `2 bags`. */
export function countOf(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The street of an address: every rider knows the city. */
export function streetOf(address: string): string {
	const end = address.lastIndexOf(`, ${CITY}`);
	return end > 0 ? address.slice(0, end) : address;
}
