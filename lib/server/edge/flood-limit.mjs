import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { countedAs, isLoopback } from "./address.mjs";
import { FLOOD } from "./limits.mjs";
import { isCacheablePicture } from "./serve-cached.mjs";

/** Files that cost nothing to serve; a picture is one once it is kept. */
const FILES = /^\/(_next\/static|icons)\//;

/**
 * How much one address may ask of one instance, whatever it asks for (limits.mjs). Costly actions have limits of their own
 * (rate-limit.ts).
 *
 * Gives the seconds that a caller has to wait; 0: come in. This machine itself is not counted: its calls are the
 * shop's own, or a proxy's that the shop was not told to trust.
 * @param {import("../platform/settings.mjs").Settings} settings
 * @returns {(path: string, address: string) => Promise<number>}
 */
export function floodGuard({ RATE_LIMIT }) {
	if (RATE_LIMIT === "off") return async () => 0;
	const limiter = new RateLimiterMemory({ points: FLOOD.requests, duration: FLOOD.seconds });
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
