import type { IconName } from "@/components/ui/icons";
import type { Delivery, RiderReason } from "@/lib/riders/rules";
import { CITY, CITY_IN_URDU } from "@/lib/shop/rules/shop-details";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** What is left until a promise: whole minutes, hours or days, and whether it has passed. */
export type TimeLeft = { count: number; unit: "minute" | "hour" | "day"; isLate: boolean };

function inUnits(minutes: number): Pick<TimeLeft, "count" | "unit"> {
	if (minutes <= 99) return { count: minutes, unit: "minute" };
	if (minutes < DAY_MINUTES) return { count: Math.floor(minutes / HOUR_MINUTES), unit: "hour" };
	return { count: Math.floor(minutes / DAY_MINUTES), unit: "day" };
}

/** The time until a promise, as of this moment in milliseconds. */
export function timeLeft(promisedAt: string, now: number): TimeLeft {
	const minutes = Math.ceil((Date.parse(promisedAt) - now) / MINUTE_MS);
	return { ...inUnits(Math.abs(minutes)), isLate: minutes < 0 };
}

/** The address where this phone's map shows the way: to the door where it is known, else to the customer's place, else it looks. */
export function mapHref({
	doorPoint,
	point,
	address,
}: Pick<Delivery, "doorPoint" | "point" | "address">): string {
	const known = doorPoint ?? point;
	if (known) return `https://www.google.com/maps/dir/?api=1&destination=${known.lat},${known.lng}`;
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** The number that a press on "Call" dials. */
export function callHref(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The street of an address: every rider knows the city. */
export function streetOf(address: string): string {
	const end = Math.max(...[CITY, CITY_IN_URDU].map((city) => address.lastIndexOf(`, ${city}`)));
	return end > 0 ? address.slice(0, end) : address;
}

export type Reason = { reason: RiderReason; icon: IconName };

/** Why an order could not be delivered. */
export const FAILED_REASONS: readonly Reason[] = [
	{ reason: "nobodyOpened", icon: "door-closed" },
	{ reason: "noAnswer", icon: "phone-missed" },
	{ reason: "wrongAddress", icon: "map-pin-x" },
	{ reason: "noMoney", icon: "banknote" },
	{ reason: "notWanted", icon: "hand" },
	{ reason: "shopFault", icon: "store" },
];

/** Why an order was handed over without the customer's code. */
export const NO_CODE_REASONS: readonly Reason[] = [
	{ reason: "phoneOff", icon: "phone-off" },
	{ reason: "somebodyElse", icon: "users" },
	{ reason: "noMail", icon: "mail-question-mark" },
];
