import "server-only";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next try after the first, second, … one failed. After the last of them the mail is given up. */
const WAITS = [15, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** A mail server's word that this recipient will never take the mail. */
function isFinal(error: unknown): boolean {
	return (
		error instanceof Error &&
		"code" in error &&
		error.code === "EENVELOPE" &&
		"responseCode" in error &&
		Number(error.responseCode) >= 500
	);
}

/** Seconds to wait before trying again after this many attempts; null when there is no use. */
export function waitBeforeRetry(attempts: number, error: unknown): number | null {
	if (isFinal(error)) return null;
	return WAITS[attempts - 1] ?? null;
}
