import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { countedAs, isLoopback } from "./address.mjs";
import { isCacheablePicture } from "./serve-cached.mjs";

/**
 * How much one address may ask of one instance, whatever it asks for: a mobile network puts many households behind
 * one address, so this only stops a flood. Costly actions have limits of their own (rate-limit.ts).
 */
const REQUESTS = 1200;
const SECONDS = 60;

/** Files that cost nothing to serve; a picture is one once it is kept. */
const FILES = /^\/(_next\/static|icons)\//;

/**
 * Gives the seconds that a caller has to wait; 0: come in. This machine itself is not counted: its calls are the
 * shop's own, or a proxy's that the shop was not told to trust.
 * @param {import("../platform/settings.mjs").Settings} settings
 * @returns {(path: string, address: string) => Promise<number>}
 */
export function floodGuard({ RATE_LIMIT }) {
	if (RATE_LIMIT === "off") return async () => 0;
	const limiter = new RateLimiterMemory({ points: REQUESTS, duration: SECONDS });
	return async (path, address) => {
		if (isLoopback(address) || FILES.test(path) || isCacheablePicture(path)) return 0;
		try {
			await limiter.consume(countedAs(address));
			return 0;
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
		}
	};
}
