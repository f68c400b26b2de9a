import "server-only";

/**
 * True while something is younger than so many milliseconds, and so still in the hands of whoever made it. What
 * carries a time of the future is not: the clock was set back since then.
 */
export function isYounger(at: Date, ms: number): boolean {
	const age = Date.now() - at.getTime();
	return age >= 0 && age < ms;
}
