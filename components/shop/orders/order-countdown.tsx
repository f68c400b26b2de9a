"use client";

import { useSeconds } from "@/lib/client/use-now";
import type { Order } from "@/lib/domain/order";
import { clockText } from "@/lib/domain/order-promise";

type OrderCountdownProps = {
	order: Pick<Order, "createdAt" | "promisedAt">;
	/** Milliseconds. */
	servedAt: number;
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Of what the time is left, where that is a round figure: a night in between makes it none. */
function captionOf(withinMinutes: number): string {
	if (withinMinutes === HOUR_MINUTES) return `minutes left of ${withinMinutes}`;
	return withinMinutes === 4 * HOUR_MINUTES ? "left of 4 hours" : "left";
}

/** The time that is left of the promise, second by second; after that, honestly, that it is late. */
export function OrderCountdown({ order, servedAt }: OrderCountdownProps) {
	const promisedAt = new Date(order.promisedAt).getTime();
	const left = promisedAt - useSeconds(servedAt);
	const withinMinutes = (promisedAt - new Date(order.createdAt).getTime()) / MINUTE_MS;
	return (
		<>
			<p role="timer" className="display-figure text-4xl whitespace-nowrap figures">
				{left > 0 ? clockText(left) : "Late"}
			</p>
			<p className="mt-2 text-sm font-strong">
				{left > 0 ? captionOf(withinMinutes) : "We are sorry. It is still coming."}
			</p>
		</>
	);
}
