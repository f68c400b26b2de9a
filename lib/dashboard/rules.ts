import { DAY_MS, HOUR_MS, startOfDay } from "@/lib/text/dates";
import type { SoldBy } from "@/lib/text/sold-by";

/** The periods that the dashboard draws, in days. */
export const SALES_PERIODS = [14, 30, 90] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

/** One day of a period: `day` is YYYY-MM-DD, revenue in rupees. */
export type DaySales = { day: string; orders: number; revenue: number };

/** The place of a product among what was sold: its pieces stay apart from its grams. */
export function placeOf(productId: string, soldBy: SoldBy): string {
	return `${soldBy} ${productId}`;
}

/** Round marks for an axis from 0 that holds `most`: at most five, the last at or above it. */
export function axisMarks(most: number): number[] {
	const rough = Math.max(1, most) / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough) ?? 10));
	return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, mark) => mark * step);
}

/** An order that counts as bought; amount in rupees. */
export type Bought = { createdAt: Date; amount: number };

/** A business day with its orders: it may begin after midnight, and end after the next one. */
type BoughtOn = { from: Date; to: Date; orders: readonly Bought[] };

/** So many steps an hour has on the line of a day. */
const STEPS_PER_HOUR = 2;
const STEP_MS = HOUR_MS / STEPS_PER_HOUR;

/** Money of today beside that of the same weekday a week ago; rupees. */
export type MoneyToday = {
	now: number;
	/** What had come in a week ago by this time of the day, and until that day's end. */
	weekAgoByNow: number;
	weekAgo: number;
	/** The hour with its part, from the day's midnight, at which today's line ends: above 24 in the night after it. */
	hourNow: number;
	/** What had come in by each half hour from the day's midnight on; today's has its last full one. */
	line: number[];
	weekAgoLine: number[];
};

/** The same, how today's money came in, and which day of the week it is. */
export type Today = MoneyToday & { byWallet: number; cashReceived: number; weekday: string };

function soldBy(orders: readonly Bought[], end: number): number {
	return orders.reduce((sum, { createdAt, amount }) => sum + (createdAt.getTime() < end ? amount : 0), 0);
}

/** What had come in by each half hour of a day, up to the moment `until`. */
function lineOf({ from, orders }: BoughtOn, until: Date): number[] {
	const midnight = startOfDay(from).getTime();
	const steps = Math.floor((until.getTime() - midnight) / STEP_MS);
	return Array.from({ length: steps + 1 }, (_, step) => soldBy(orders, midnight + step * STEP_MS));
}

/** Compares the orders of today with those of a week ago at the same time of the day. */
export function todayBeside(today: BoughtOn, weekAgo: BoughtOn, now: Date): MoneyToday {
	return {
		now: soldBy(today.orders, now.getTime() + 1),
		weekAgoByNow: soldBy(weekAgo.orders, now.getTime() - 7 * DAY_MS),
		weekAgo: soldBy(weekAgo.orders, weekAgo.to.getTime()),
		hourNow: (now.getTime() - startOfDay(today.from).getTime()) / HOUR_MS,
		line: lineOf(today, now),
		weekAgoLine: lineOf(weekAgo, weekAgo.to),
	};
}

/** The hour from the day's midnight, with its part, at which a step of a line stands. */
export function hourOfStep(step: number): number {
	return step / STEPS_PER_HOUR;
}

/** The hours that a shop's day is drawn in at least. */
const DAY_HOURS = { from: 8, to: 22 };

/**
 * The hours of a drawing of these lines: 8 to 22, and further where money came in earlier or later, as in the nights of
 * Ramadan.
 */
export function hoursDrawn({ line, weekAgoLine, now, hourNow }: MoneyToday): { from: number; to: number } {
	const came = [line, weekAgoLine].flatMap((sums) =>
		sums.flatMap((sum, step) => (sum > (sums[step - 1] ?? 0) ? [hourOfStep(step)] : [])),
	);
	if (now > (line.at(-1) ?? 0)) came.push(hourNow);
	return {
		from: Math.max(0, Math.min(DAY_HOURS.from, Math.floor(Math.min(...came) - hourOfStep(1)))),
		to: Math.max(DAY_HOURS.to, Math.ceil(Math.max(...came))),
	};
}
