import "server-only";

/**
 * The one clock: every use case asks it, and none the machine. Durations are measured by `performance.now()`, which
 * nobody sets back.
 */
export const clock = { now: () => new Date() };

/**
 * True while something is younger than so many milliseconds, and so still in the hands of whoever made it. What
 * carries a time of the future is not: the clock was set back since then.
 */
export function isYounger(at: Date, ms: number): boolean {
	const age = clock.now().getTime() - at.getTime();
	return age >= 0 && age < ms;
}
