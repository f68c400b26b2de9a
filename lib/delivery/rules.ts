import type { z } from "zod";
import type { ChosenSlot, Order } from "@/lib/orders/rules/order";
import type { slot } from "@/lib/shop/calls";
import { type OpeningHours, openSpansOf, type Span } from "@/lib/shop/rules/opening-hours";
import { DAY_MS, dayOf, formatDay, formatTime, HOUR_MS, startOfDay } from "@/lib/text/dates";
import {
	type DeliveryTime,
	nearTime,
	type Promising,
	promiseFor,
	promiseText,
	slotHours,
} from "./promise-rules";

const MINUTE_MS = 60_000;

/** How long a slot is; the last of a day ends at closing. */
const LENGTH_MS = 2 * HOUR_MS;

/** A slot is no longer offered so shortly before it begins. */
const NOTICE_MS = HOUR_MS;

/** The night of yesterday, today and the two days after. */
const DAYS = [-1, 0, 1, 2];

/** A time of a day that can be picked, in milliseconds. The id says its day and its beginning in Jhang. */
export type Slot = { id: string; from: number; to: number };

/** A slot as it is offered; times ISO 8601. */
export type OfferedSlot = z.output<typeof slot>;

function idOf(from: number): string {
	const minutes = Math.round((from - startOfDay(new Date(from)).getTime()) / MINUTE_MS);
	const two = (number: number) => String(number).padStart(2, "0");
	return `${dayOf(new Date(from))}-${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function slotsIn(span: Span): Slot[] {
	const count = Math.ceil((span.to - span.from) / LENGTH_MS);
	return Array.from({ length: count }, (_, index) => {
		const from = span.from + index * LENGTH_MS;
		return { id: idOf(from), from, to: Math.min(from + LENGTH_MS, span.to) };
	});
}

/**
 * The times that can be picked at this moment: windows of two hours from each opening to its closing, today's that begin
 * at least an hour from now, and those of the two days after.
 */
export function slotsFrom(now: number, hours: OpeningHours): Slot[] {
	return DAYS.flatMap((day) => openSpansOf(now + day * DAY_MS, hours))
		.flatMap(slotsIn)
		.filter((slot) => isInTime(slot, now));
}

/** The slots of a day (`YYYY-MM-DD`) and its night, whether or not they can still be picked. */
export function slotsOf(day: string, hours: OpeningHours): Slot[] {
	return openSpansOf(new Date(`${day}T12:00:00+05:00`).getTime(), hours).flatMap(slotsIn);
}

/** True while a slot is early enough to be picked. */
export function isInTime({ from }: Pick<Slot, "from">, now: number): boolean {
	return from >= now + NOTICE_MS;
}

/** A slot in words: `Sunday, Nov 22, 4 to 6 PM`. */
export function slotText({ from, to }: Pick<ChosenSlot, "from" | "to">): string {
	return `${formatDay(new Date(from))}, ${slotHours({ from, to })}`;
}

/** When an order is due, for paper, which is read on another day too: `Sunday, Nov 22, 4 to 6 PM`, `Sunday, Nov 22, by 6:40 PM`. */
export function dueOnPaper({ promisedAt, slot }: Pick<Order, "promisedAt" | "slot">): string {
	return slot ? slotText(slot) : `${formatDay(new Date(promisedAt))}, by ${formatTime(promisedAt)}`;
}

/** When the customer wants the order: as soon as a kind of delivery comes, or in a time of the day. */
export type DeliveryChoice = { deliveryTime: DeliveryTime; slot: ChosenSlot | null };

function capitalised(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** By when what is ordered at `now` is there: `By 6:40 PM`, `Tonight by 12:30 AM`, `Tomorrow by 9:00 AM`, `Tomorrow, 4 to 6 PM`. */
export function dueText({ deliveryTime, slot }: DeliveryChoice, now: number, hours: Promising): string {
	if (slot) return `${capitalised(nearTime(new Date(slot.from), now, hours))}, ${slotHours(slot)}`;
	if (deliveryTime === "slot") return "";
	const promisedAt = new Date(promiseFor(deliveryTime, now, hours)).toISOString();
	return capitalised(promiseText(promisedAt, now, hours));
}

/** The name under which the places of a delivery time are counted. */
export function slotPool(slotId: string): string {
	return `slot:${slotId}`;
}
