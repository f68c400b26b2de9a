import "server-only";
import { log } from "../log/log";
import { metrics } from "./metrics";

/** Keeps that a page failed: `route` is its pattern, the digest is what the error page shows as its number. */
export function notePageError(error: unknown, route: string): void {
	const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
	metrics.pageErrors.inc();
	log.error({ err: error, route, digest }, "a page failed unexpectedly");
}
