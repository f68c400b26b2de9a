"use client";

import { useSeconds } from "@/lib/client/use-now";
import { clockText } from "@/lib/domain/order-promise";

type OrderCountdownProps = {
	/** Milliseconds, as is servedAt. */
	promisedAt: number;
	servedAt: number;
	/** Minutes from order to door that the chosen delivery promises. */
	withinMinutes: number;
};

const HOUR_MINUTES = 60;

function captionOf(withinMinutes: number): string {
	return withinMinutes > HOUR_MINUTES
		? `left of ${withinMinutes / HOUR_MINUTES} hours`
		: `minutes left of ${withinMinutes}`;
}

/** The time that is left of the promise, second by second; after that, honestly, that it is late. */
export function OrderCountdown({ promisedAt, servedAt, withinMinutes }: OrderCountdownProps) {
	const left = promisedAt - useSeconds(servedAt);
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
