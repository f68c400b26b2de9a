import type { z } from "zod";
import type { apiKey, delivery, webhook } from "./calls";
/** What other programs may do with the shop, and what they hear of (next day 11). */

export const SCOPES = [
	"orders:read",
	"orders:write",
	"products:read",
	"products:write",
	"stock:write",
	"figures:read",
] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key may do, as people say it. */
export const SCOPE_WORDS: Record<Scope, string> = {
	"orders:read": "read orders and refunds",
	"orders:write": "take orders, pack them and move them on",
	"products:read": "read products",
	"products:write": "change products, prices and their stock",
	"stock:write": "change stock",
	"figures:read": "read closings and figures",
};

export const isWriting = (scope: Scope): boolean => scope.endsWith(":write");

export const EVENTS = [
	"order.placed",
	"order.changed",
	"order.delivered",
	"order.cancelled",
	"refund.settled",
	"stock.low",
	"product.changed",
] as const;
export type EventName = (typeof EVENTS)[number];

/** What a webhook may hear of, as people say it. */
export const EVENT_WORDS: Record<EventName, string> = {
	"order.placed": "A new order",
	"order.changed": "An order was packed, changed or moved on",
	"order.delivered": "An order has arrived",
	"order.cancelled": "An order was cancelled",
	"refund.settled": "Money went back",
	"stock.low": "A product begins to run out",
	"product.changed": "A product is new, or another than before",
};

export const KEY_NOT_FOUND = "This key does not exist";
export const WEBHOOK_NOT_FOUND = "This webhook does not exist";
export const DELIVERY_NOT_FOUND = "This delivery does not exist";

/** So many of each; nobody needs more. */
export const MOST_KEYS = 50;
export const MOST_WEBHOOKS = 20;

/** Failures in a row after which a webhook is switched off. */
export const FAILURES_TO_OFF = 50;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next try after the first, second, … one failed: 24 hours in all. */
const WAITS = [
	15,
	MINUTE,
	5 * MINUTE,
	15 * MINUTE,
	30 * MINUTE,
	HOUR,
	2 * HOUR,
	3 * HOUR,
	4 * HOUR,
	6 * HOUR,
	7 * HOUR + 8 * MINUTE + 45,
];

/** Seconds to wait before trying again after so many tries; null once 24 hours are over. */
export function waitAfterTry(tries: number): number | null {
	return WAITS[tries - 1] ?? null;
}

/** Where a door is: nobody but the customer and the staff sees it. */
const PLACES = ["point", "doorPoint", "plusCode"];

/**
 * An answer or event for a program outside, as JSON: nothing in it says where a door is, or, unless the program may read
 * figures, what goods cost the shop.
 */
export function toldOutside(answer: object, scopes: readonly Scope[] = []): string {
	const withheld = scopes.includes("figures:read") ? PLACES : [...PLACES, "cost"];
	return JSON.stringify(answer, (field, value: unknown) => (withheld.includes(field) ? null : value));
}

/** A key as the owner reads it; the key itself is said once. Times ISO 8601. */
export type ApiKey = z.output<typeof apiKey>;

/** One try: what was answered after so many milliseconds; `status` is null where nobody answered. */
export type DeliveryTry = WebhookDelivery["tries"][number];

export const DELIVERY_STATES = ["arrived", "waiting", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to a webhook, as the owner reads it. */
export type WebhookDelivery = z.output<typeof delivery>;

export type Webhook = z.output<typeof webhook>;

/** How a webhook is called: its address without what every one begins with. */
export const nameOfUrl = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");
