"use client";

import { useMessages } from "#messages";
import { useSeconds } from "@/lib/client/use-now";
import { clockText } from "@/lib/delivery/promise-rules";
import type { Order } from "@/lib/orders/rules/order";

type OrderCountdownProps = {
	order: Pick<Order, "createdAt" | "promisedAt">;
	/** Milliseconds. */
	servedAt: number;
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** The time that is left of the promise, second by second; after that, honestly, that it is late. */
export function OrderCountdown({ order, servedAt }: OrderCountdownProps) {
	const text = useMessages("orderLive");
	const promisedAt = new Date(order.promisedAt).getTime();
	const left = promisedAt - useSeconds(servedAt);
	const withinMinutes = (promisedAt - new Date(order.createdAt).getTime()) / MINUTE_MS;
	/** Of what the time is left, where that is a round figure: a night in between makes it none. */
	function caption(): string {
		if (withinMinutes === HOUR_MINUTES) return text.minutesLeft;
		return withinMinutes === 4 * HOUR_MINUTES ? text.hoursLeft : text.left;
	}

	return (
		<>
			<p role="timer" className="display-figure text-4xl whitespace-nowrap figures">
				{left > 0 ? <bdi dir="ltr">{clockText(left)}</bdi> : text.late}
			</p>
			<p className="mt-2 text-sm font-strong">{left > 0 ? caption() : text.sorry}</p>
		</>
	);
}
