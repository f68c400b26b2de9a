import type { DeliveryTime } from "./cart-totals";
import { nearDay } from "./dates";
import { slotHours } from "./delivery-slots";
import type { OpeningHours } from "./opening-hours";
import type { ChosenSlot } from "./order";
import { promiseFor, promiseText } from "./order-promise";

/** When the customer wants the order: as soon as a kind of delivery comes, or in a time of the day. */
export type DeliveryChoice = { deliveryTime: DeliveryTime; slot: ChosenSlot | null };

function capitalised(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** By when what is ordered at `now` is there: `By 6:40 PM`, `Tomorrow by 9:00 AM`, `Tomorrow, 4 to 6 PM`. */
export function dueText({ deliveryTime, slot }: DeliveryChoice, now: number, hours: OpeningHours): string {
	if (slot) return `${capitalised(nearDay(new Date(slot.from), now))}, ${slotHours(slot)}`;
	if (deliveryTime === "slot") return "";
	return capitalised(promiseText(new Date(promiseFor(deliveryTime, now, hours)).toISOString(), now));
}
