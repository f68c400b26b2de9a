import "server-only";
import { revalidateTag } from "next/cache";
import { Freshness } from "@/models/shop-state";
import { everyTag } from "./cache-tags";
import { fingerprint } from "./crypto";
import { connectDatabase } from "./db";
import { env } from "./env";
import { log } from "./log";
import { isOutage } from "./outage";

const WATCH_MS = 1_000;
/** Until the server listens to its own watcher. */
const START_MS = 100;
const RECENT_CHANGES = 200;

// Pages that were built or cached before this process may be older than the database.
const holder = globalThis as typeof globalThis & { sabzWatch?: { mustExpireAll: boolean } };
holder.sabzWatch ??= { mustExpireAll: true };
const watch = holder.sabzWatch;

/** Makes cached pages with these tags stale in this instance. Only inside a request. */
export function expireTags(tags: readonly string[]): void {
	for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** Records that what these tags stand for has changed, so that every other instance follows within 2 seconds. */
export async function announceChange(tags: readonly string[]): Promise<void> {
	await connectDatabase();
	await Freshness.updateOne(
		{ _id: "freshness" },
		{ $inc: { version: 1 }, $push: { recent: { $each: [{ tags }], $slice: -RECENT_CHANGES } } },
		{ upsert: true },
	);
}

/** Called by every use case that changes what a cached page shows. Only inside a request. */
export async function markStale(tags: readonly string[]): Promise<void> {
	expireTags(tags);
	await announceChange(tags);
}

/** The word that lets this instance's watcher through the door of its own refresh route. */
export function refreshKey(): string {
	return fingerprint("refresh", "cached pages");
}

// Cached pages can only be expired inside a request, so the watcher sends one to its own instance.
async function expireHere(tags: readonly string[]): Promise<void> {
	const response = await fetch(`http://127.0.0.1:${env().PORT}/api/internal/refresh`, {
		method: "POST",
		headers: { authorization: `Bearer ${refreshKey()}`, "content-type": "application/json" },
		body: JSON.stringify({ tags }),
		signal: AbortSignal.timeout(5_000),
	});
	if (!response.ok) throw new Error(`the refresh route answered ${response.status}`);
}

async function changesSince(version: number): Promise<{ version: number; tags: readonly string[] }> {
	await connectDatabase();
	const doc = await Freshness.findById("freshness").lean();
	if (!doc || doc.version === version) return { version, tags: [] };
	const missed = doc.version - version;
	if (version < 0 || missed < 0 || missed > doc.recent.length)
		return { version: doc.version, tags: everyTag };
	// Our own changes too: a page that was being made at that moment may show what was before it.
	const tags = doc.recent.slice(-missed).flatMap((change) => change.tags);
	return { version: doc.version, tags: [...new Set(tags)] };
}

/** Has every page of this instance made again, once the database answers. */
export function expireEverythingSoon(): void {
	watch.mustExpireAll = true;
}

/** Watches the freshness document once a second and expires here what was changed anywhere; at the start, everything. */
export function watchFreshness(): void {
	let version = -1;
	let pauseMs = START_MS;
	const look = async () => {
		const { mustExpireAll } = watch;
		try {
			const seen = await changesSince(version);
			watch.mustExpireAll = false;
			const tags = mustExpireAll ? everyTag : seen.tags;
			if (tags.length > 0) await expireHere(tags);
			version = seen.version;
			pauseMs = WATCH_MS;
		} catch (error) {
			watch.mustExpireAll ||= mustExpireAll;
			if (!isOutage(error)) log.warn({ err: error }, "cached pages could not be refreshed; trying again");
		}
		setTimeout(look, pauseMs).unref();
	};
	void look();
}
