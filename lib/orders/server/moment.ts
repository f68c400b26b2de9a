import "server-only";
import { promiseFor } from "@/lib/delivery/promise-rules";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import type { OrderDoc } from "@/models/order";

type Chosen = Pick<OrderDoc, "deliveryTime" | "slot">;

function promiseOf({ deliveryTime, slot }: Chosen, moment: Date): Date {
	if (slot) return slot.to;
	// A chosen time is stored with its slot.
	const prompt = deliveryTime === "slot" ? "standard" : deliveryTime;
	return new Date(promiseFor(prompt, moment.getTime(), shopDetails()));
}

/** The moment in which an order is made, and by when it is promised from there on. */
export function madeNow(chosen: Chosen): { createdAt: Date; promisedAt: Date } {
	const createdAt = clock.shopNow();
	return { createdAt, promisedAt: promiseOf(chosen, createdAt) };
}
