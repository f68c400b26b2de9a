import { DELIVERY_OPTIONS, type PromptTime } from "./cart-totals";
import { formatTime, nearDay } from "./dates";
import { afterOpenMinutes, type OpeningHours } from "./opening-hours";
import type { Order } from "./order";

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR_SECONDS = 3_600;

type Promised = Pick<Order, "createdAt" | "promisedAt">;

/**
 * The moment by which prompt delivery brings an order of this moment at the latest, both in milliseconds (spec 9). Only
 * the time in which the shop is open counts: what is left of it at closing runs on from the next opening.
 */
export function promiseFor(deliveryTime: PromptTime, moment: number, hours: OpeningHours): number {
	return afterOpenMinutes(moment, DELIVERY_OPTIONS[deliveryTime].withinMinutes, hours);
}

/** A promise in words: `by 6:40 PM`, `tomorrow by 9:00 AM`, `Monday by 9:00 AM`, `Nov 30 by 9:00 AM`. */
export function promiseText(promisedAt: string, now: number): string {
	const day = nearDay(new Date(promisedAt), now);
	return `${day === "today" ? "" : `${day} `}by ${formatTime(promisedAt)}`;
}

function dueAt({ promisedAt }: Pick<Order, "promisedAt">): number {
	return new Date(promisedAt).getTime();
}

/** Time that is left, as a clock shows it: `38:24`, or `3:38:24` where more than an hour is left; never below 0. */
export function clockText(ms: number): string {
	const seconds = Math.max(0, Math.ceil(ms / SECOND));
	const minutes = Math.floor(seconds / 60);
	const tail = String(seconds % 60).padStart(2, "0");
	if (seconds <= HOUR_SECONDS) return `${minutes}:${tail}`;
	return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${tail}`;
}

/**
 * How an order stands to its promise: whole minutes left, 0 or less when it is late, and which share of the promised
 * time has passed, 0 to 1.
 */
export function promiseOf(order: Promised, now: number): { minutesLeft: number; passed: number } {
	const promised = dueAt(order) - new Date(order.createdAt).getTime();
	const left = dueAt(order) - now;
	return { minutesLeft: Math.ceil(left / MINUTE), passed: Math.min(1, Math.max(0, 1 - left / promised)) };
}

/** How many whole minutes before its promise an order came; 0 or less when it was late. */
export function minutesEarly(order: Promised, arrivedAt: string): number {
	return Math.floor((dueAt(order) - new Date(arrivedAt).getTime()) / MINUTE);
}

/** How late an order is: `6 min late`, `5 h late`, `2 days late`. */
export function lateText(minutesLeft: number): string {
	const hours = Math.floor(-minutesLeft / 60);
	if (hours < 1) return minutesLeft === 0 ? "due now" : `${-minutesLeft} min late`;
	const days = Math.floor(hours / 24);
	if (days < 1) return `${hours} h late`;
	return days === 1 ? "1 day late" : `${days} days late`;
}

/** Whole minutes as they are said: `38 min`, `3 h 5 min`. */
export function minutesText(minutes: number): string {
	if (minutes <= 60) return `${minutes} min`;
	return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
