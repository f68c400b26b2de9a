import type { ChosenSlot, Order } from "@/lib/orders/rules/order";
import {
	afterOpenMinutes,
	formatHourOf,
	type OpeningHours,
	openSpansOf,
	opensAfter,
} from "@/lib/shop/rules/opening-hours";
import {
	boundsOfDay,
	DAY_MS,
	dayOf,
	daysAhead,
	formatTime,
	formatWeekday,
	HOUR_MS,
	hourOf,
	NAMED_DAYS,
	nearDay,
	startOfDay,
	timeOf,
} from "@/lib/text/dates";

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR_SECONDS = 3_600;

type Promised = Pick<Order, "createdAt" | "promisedAt">;

type Due = Pick<Order, "promisedAt" | "slot">;

/** When the shop is open, and how many open minutes longer than elsewhere it takes to the area. */
export type Promising = OpeningHours & { extraMinutes?: number };

/**
 * The moment by which prompt delivery brings an order of this moment at the latest, both in milliseconds (spec 9). Only
 * the time in which the shop is open counts: what is left of it at closing runs on from the next opening.
 */
export function promiseFor(deliveryTime: PromptTime, moment: number, shop: Promising): number {
	const minutes = DELIVERY_OPTIONS[deliveryTime].withinMinutes + (shop.extraMinutes ?? 0);
	return afterOpenMinutes(moment, minutes, shop);
}

type Pausing = { expressPausedUntil: string | null };

/** True while express is not offered. */
export function isExpressPaused(now: number, { expressPausedUntil }: Pausing): boolean {
	return expressPausedUntil !== null && Date.parse(expressPausedUntil) > now;
}

/** The moment by which an order of now is there at the soonest: by express, while that is paused by standard delivery. */
export function soonest(now: number, shop: Promising & Pausing): number {
	return promiseFor(isExpressPaused(now, shop) ? "standard" : "express", now, shop);
}

/** From this hour on nobody calls it night any more. */
export const NIGHT_ENDS = 4;

/** True before 4:00. */
export function isNight(moment: Date): boolean {
	return hourOf(moment) < NIGHT_ENDS;
}

/** The day (`YYYY-MM-DD`) by which people say a moment: at night that of the evening before, unless the shop has opened anew since midnight. */
export function saidDay(moment: Date, hours?: OpeningHours): string {
	const midnight = startOfDay(moment).getTime();
	const opens = (hours && openSpansOf(midnight, hours)[0]?.from) ?? midnight;
	const hasOpened = opens > midnight && opens <= moment.getTime();
	return dayOf(new Date(isNight(moment) && !hasOpened ? midnight - DAY_MS : midnight));
}

/** The evening in whose night a moment of one of the next days lies; null for one that is said by its own day. */
export function eveningOf(moment: Date, now: number, hours?: OpeningHours): Date | null {
	const days = daysAhead(moment, now);
	const evening = saidDay(moment, hours);
	const isNamed = days > 0 && days < NAMED_DAYS;
	return isNamed && evening !== dayOf(moment) ? boundsOfDay(evening).from : null;
}

/**
 * The day of a moment as it is said with an hour: `today`, `tomorrow`, `Monday`, else `Nov 30`; after midnight the
 * evening's, `tonight`, `tomorrow night`, at night itself `Monday night`. Without hours the clock decides.
 */
export function nearTime(moment: Date, now: number, hours?: OpeningHours): string {
	const evening = eveningOf(moment, now, hours);
	if (!evening) return nearDay(moment, now);
	const day = isNight(new Date(now)) ? formatWeekday(evening) : nearDay(evening, now);
	return day === "today" ? "tonight" : `${day} night`;
}

/** A promise in words: `by 6:40 PM`, `tonight by 12:30 AM`, `tomorrow by 9:00 AM`, `Monday by 9:00 AM`, `Nov 30 by 9:00 AM`. */
export function promiseText(promisedAt: string, now: number, hours?: OpeningHours): string {
	const day = nearTime(new Date(promisedAt), now, hours);
	return `${day === "today" ? "" : `${day} `}by ${formatTime(promisedAt)}`;
}

/** When an order is due, for who brings it: a time that its customer chose with its beginning, `12 to 2 PM`, `tomorrow 2 to 4 PM`; else its promise. */
export function whenText({ promisedAt, slot }: Due, now: number, hours?: OpeningHours): string {
	if (!slot) return promiseText(promisedAt, now, hours);
	const day = nearTime(new Date(slot.from), now, hours);
	return `${day === "today" ? "" : `${day} `}${slotHours(slot)}`;
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

/** Beyond so many minutes the hour says more than what is left. */
const FAR_MINUTES = 180;

/**
 * How long until the promise: `38 min` and what stands `after` it, `6 min late`, or from afar, and until a chosen time
 * begins, when it is due: `tomorrow by 9:00 AM`, `12 to 2 PM`.
 */
export function timeLeftText(order: Promised & Due, now: number, after = "", hours?: OpeningHours): string {
	const { minutesLeft } = promiseOf(order, now);
	if (minutesLeft <= 0) return lateText(minutesLeft);
	const isEarly = order.slot && now < Date.parse(order.slot.from);
	return isEarly || minutesLeft > FAR_MINUTES
		? whenText(order, now, hours)
		: minutesText(minutesLeft) + after;
}

/** As soon as that kind of delivery comes. */
export const PROMPT_TIMES = ["standard", "express"] as const;

export type PromptTime = (typeof PROMPT_TIMES)[number];

/** The same, or in a time of the day that the customer picks. */
export const DELIVERY_TIMES = [...PROMPT_TIMES, "slot"] as const;

export type DeliveryTime = (typeof DELIVERY_TIMES)[number];

type DeliveryOption = {
	label: string;
	/** The time that is promised, in words. */
	promise: string;
	/** Minutes, counted while the shop is open, after which the promise would be broken. */
	withinMinutes: number;
};

/** The two ways of prompt delivery (spec 9). What they cost is the shop's own. */
export const DELIVERY_OPTIONS: Record<PromptTime, DeliveryOption> = {
	standard: { label: "Standard", promise: "2-4 hours", withinMinutes: 240 },
	express: { label: "Express", promise: "30-60 minutes", withinMinutes: 60 },
};

export const DELIVERY_LABELS: Record<DeliveryTime, string> = {
	standard: DELIVERY_OPTIONS.standard.label,
	express: DELIVERY_OPTIONS.express.label,
	slot: "Chosen time",
};

/** A slot's hours as they are said: `4 to 6 PM`, `10 AM to 12 PM`, `8:30 to 10:30 AM`. */
export function slotHours({ from, to }: Pick<ChosenSlot, "from" | "to">): string {
	const [begin = "", half = ""] = plainTime(from).split(" ");
	const end = plainTime(to);
	return end.endsWith(half) ? `${begin} to ${end}` : `${begin} ${half} to ${end}`;
}

/** `4 PM` for a full hour. */
function plainTime(iso: string): string {
	return formatTime(iso).replace(":00", "").replace(/\s/, " ");
}

/** So far ahead the hour alone says when a shop opens: not on a closed day before the hour of opening. */
const NEXT_MORNING_MS = 12 * HOUR_MS;

/** When a closed shop opens (milliseconds), by when an order of now is there (ISO 8601), and whether the hour alone says both: later today, or the next morning; null while it is open. */
export function openingOf(now: number, shop: Promising & Pausing) {
	const opensAt = opensAfter(now, shop);
	if (opensAt === null) return null;
	const isNear = daysAhead(new Date(opensAt), now) === 0 || opensAt - now < NEXT_MORNING_MS;
	return { opensAt, promisedAt: new Date(soonest(now, shop)).toISOString(), isNear };
}

/**
 * What a closed shop says: `We open at 8 AM`, or with the day where that is not the next morning, and by when an order
 * of now is there. Null while it is open.
 */
export function openingWords(now: number, shop: Promising & Pausing): { opens: string; due: string } | null {
	const opening = openingOf(now, shop);
	if (!opening) return null;
	const { opensAt, promisedAt, isNear } = opening;
	const at = `at ${formatHourOf(timeOf(opensAt))}`;
	return {
		opens: isNear ? `We open ${at}` : `We open ${nearDay(new Date(opensAt), now)} ${at}`,
		due: isNear ? `by ${formatTime(promisedAt)}` : promiseText(promisedAt, now, shop),
	};
}
