import "server-only";
import { ShopError } from "../platform/errors";
import { perProcess } from "../platform/per-process.mjs";
import { onShutdown } from "../platform/shutdown";

/** Streams of one account in one instance; a browser shares one among its tabs. */
export const MAX_STREAMS_PER_ACCOUNT = 10;
const RETRY_SECONDS = 30;

type Places = {
	counts: Map<string, number>;
	/** How to end each open stream. */
	endings: Set<() => void>;
	isClosing: boolean;
};

const places = perProcess("streams", () => {
	const all: Places = { counts: new Map(), endings: new Set(), isClosing: false };
	// A server that stops waits for its answers, and a stream would never end by itself.
	onShutdown(() => {
		all.isClosing = true;
		for (const end of [...all.endings]) end();
	});
	return all;
});

/**
 * Takes a place for one more stream of this account, to be ended by `end` when the server stops; answers how to give
 * the place back. Throws ShopError `too-many` above 10, `unavailable` while the server stops.
 */
export function takePlace(account: string, end: () => void): () => void {
	const retry = { retryAfter: RETRY_SECONDS };
	if (places.isClosing) throw new ShopError("unavailable", "The shop is restarting", retry);
	const taken = places.counts.get(account) ?? 0;
	if (taken >= MAX_STREAMS_PER_ACCOUNT) {
		throw new ShopError("too-many", "This account is followed in too many places", retry);
	}
	places.counts.set(account, taken + 1);
	places.endings.add(end);
	return () => {
		if (!places.endings.delete(end)) return;
		const left = (places.counts.get(account) ?? 1) - 1;
		if (left > 0) places.counts.set(account, left);
		else places.counts.delete(account);
	};
}
