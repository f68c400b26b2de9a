import "server-only";
import { perProcess } from "./process.mjs";

/** The result of the work, or, when it takes longer than so many milliseconds, a rejection with `late`. */
export async function within<Result>(ms: number, work: Promise<Result>, late: Error): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(reject, ms, late);
	});
	try {
		return await Promise.race([work, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}

const MINUTE_MS = 60_000;

const ahead = perProcess("clock", () => ({ minutes: 0 }));

/**
 * The one clock: every use case asks it, and none the machine. Durations are measured by `performance.now()`, which
 * nobody sets back. What the shop promises its customers goes by `shopNow`, which demo mode can set ahead to try things
 * with; sessions, links, limits, the record and the work behind the pages go by `now`.
 */
export const clock = {
	now: () => new Date(),
	/** The present moment in the life of the shop: its hours, orders, promises, slots and holds. */
	shopNow: () => new Date(Date.now() + ahead.minutes * MINUTE_MS),
	/** By so many minutes the shop's clock is ahead of the machine's. */
	get offset(): number {
		return ahead.minutes;
	},
	setOffset(minutes: number): void {
		ahead.minutes = minutes;
	},
};
