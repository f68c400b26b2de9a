import { SHOP } from "./shop";

const MINUTE = 60_000;

/**
 * The promise of an order placed at this ISO time (spec 9): whole minutes left, 0 or less when it is late, and which
 * share of the promised time has passed, 0 to 1.
 */
export function promiseOf(placedAt: string, now: number): { minutesLeft: number; passed: number } {
	const promised = SHOP.promisedMinutes * MINUTE;
	const left = new Date(placedAt).getTime() + promised - now;
	return { minutesLeft: Math.ceil(left / MINUTE), passed: Math.min(1, Math.max(0, 1 - left / promised)) };
}
