import "server-only";
import { log } from "../log/log";
import { metrics } from "./metrics";

/** Asked every few seconds by machines: their lines would bury the others. */
const ROUTINE = new Set(["/api/health", "/api/ready", "/api/metrics", "/api/internal/refresh"]);

/** Keeps that a call was answered: one log line, one measurement. `ms` is the time it took in milliseconds. */
export function noteAnswer(method: string, route: string, status: number, ms: number): void {
	metrics.requests.observe({ method, route, status }, ms / 1000);
	const level = ROUTINE.has(route) && status < 400 ? "debug" : "info";
	log[level]({ method, route, status, ms: Math.round(ms * 10) / 10 }, "answered");
}

/** Keeps that a page failed: `route` is its pattern, the digest is what the error page shows as its number. */
export function notePageError(error: unknown, route: string): void {
	const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
	metrics.pageErrors.inc();
	log.error({ err: error, route, digest }, "a page failed unexpectedly");
}
