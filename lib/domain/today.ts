import { DAY_MS, HOUR_MS } from "./dates";

/** An order that counts as bought; amount in rupees. */
export type Bought = { createdAt: Date; amount: number };

/** So many steps an hour has on the line of a day. */
const STEPS_PER_HOUR = 2;
const STEP_MS = HOUR_MS / STEPS_PER_HOUR;
const STEPS = DAY_MS / STEP_MS;

/** Money of today beside that of the same weekday a week ago; rupees. */
export type MoneyToday = {
	now: number;
	/** What had come in a week ago by this time of the day, and until that day's end. */
	weekAgoByNow: number;
	weekAgo: number;
	/** The hour of the day with its part, 0 to 24, at which today's line ends. */
	hourNow: number;
	/** What had come in by each half hour of the day, from midnight; today's has its last full one. */
	line: number[];
	weekAgoLine: number[];
};

/** The same, and how today's money came in. */
export type Today = MoneyToday & { byWallet: number; cashReceived: number };

function soldBy(orders: readonly Bought[], end: number): number {
	return orders.reduce((sum, { createdAt, amount }) => sum + (createdAt.getTime() < end ? amount : 0), 0);
}

/** What had come in by each half hour of the day that began at `start`, up to the moment `until`. */
function lineOf(orders: readonly Bought[], start: number, until: number): number[] {
	const steps = Math.min(STEPS, Math.floor((until - start) / STEP_MS));
	return Array.from({ length: steps + 1 }, (_, step) => soldBy(orders, start + step * STEP_MS));
}

/** Compares the orders of today with those of a week ago at the same time of the day. `start` is today's midnight. */
export function todayBeside(
	today: readonly Bought[],
	weekAgo: readonly Bought[],
	start: Date,
	now: Date,
): MoneyToday {
	const begun = start.getTime();
	const begunThen = begun - 7 * DAY_MS;
	return {
		now: soldBy(today, now.getTime() + 1),
		weekAgoByNow: soldBy(weekAgo, now.getTime() - 7 * DAY_MS),
		weekAgo: soldBy(weekAgo, begunThen + DAY_MS),
		hourNow: (now.getTime() - begun) / HOUR_MS,
		line: lineOf(today, begun, now.getTime()),
		weekAgoLine: lineOf(weekAgo, begunThen, begunThen + DAY_MS),
	};
}

/** The hour of the day, 0 to 24 with its part, at which a step of a line stands. */
export function hourOfStep(step: number): number {
	return step / STEPS_PER_HOUR;
}
