import { promiseFor } from "@/lib/domain/order-promise";
import type { slots as english } from "../en/slots";
import type { Translation } from "../translation";
import { dial, minutesAt, partOf, time } from "./time";

/** `شام 4 سے 6 بجے`, `صبح 10 سے دوپہر 12 بجے`. */
function slotHours({ from, to }: { from: string; to: string }): string {
	const [begin, end] = [minutesAt(from), minutesAt(to)];
	const parts = [begin, end].map((minutes) => partOf(Math.floor(minutes / 60)));
	return `${parts[0]} ${dial(begin)} سے ${parts[0] === parts[1] ? "" : `${parts[1]} `}${dial(end)} بجے`;
}

export const slots: Translation<typeof english> = {
	slotHours,
	slot: (slot) => `${time.day(new Date(slot.from))}، ${slotHours(slot)}`,
	due: ({ deliveryTime, slot }, now, hours) => {
		if (slot) return `${time.nearDay(new Date(slot.from), now)}، ${slotHours(slot)}`;
		if (deliveryTime === "slot") return "";
		return time.promise(new Date(promiseFor(deliveryTime, now, hours)).toISOString(), now);
	},
};
