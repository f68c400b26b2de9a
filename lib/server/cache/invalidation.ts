import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { Freshness } from "@/models/shop";
import { commit, upsertion, type Write } from "../database/commit";
import { isOutage } from "../database/errors";
import { appending, entriesAfter } from "../database/queries";
import { repeat, untilDone } from "../jobs/repeat";
import { fingerprint } from "../platform/crypto";
import { env } from "../platform/env";
import { ownAddress, perProcess } from "../platform/process.mjs";

/** Every cache tag of the shop, in one place: what a page is made from, and what a change makes stale. */
export const cacheTags = {
	/** Everything that lists products: home, All Products, deals, related products. */
	catalogue: "catalogue",
	product: (productId: string) => `product-${productId}`,
	/** The shop's own details, which every page shows something of. */
	shop: "shop",
	/** Every product page at once: when too much has changed to say which. */
	anyProduct: "any-product",
} as const;

/** Tags that together are on every cached page. */
export const everyTag: readonly string[] = [cacheTags.catalogue, cacheTags.anyProduct, cacheTags.shop];

/** Of more products than this, it is not said which. */
const MANY = 100;

/** Tags that a change of these products makes stale: their own pages and every list. */
export function tagsOfProducts(productIds: readonly string[]): readonly string[] {
	return productIds.length > MANY ? everyTag : [cacheTags.catalogue, ...productIds.map(cacheTags.product)];
}

const NAME = "the refresh of cached pages";
const WATCH_MS = 1_000;
/** Until the server listens to its own watcher. */
const START_MS = 100;
const RECENT_CHANGES = 200;
/** More tags than this are said as all of them. */
const MANY_TAGS = 500;

// Pages that were built or cached before this process may be older than the database.
const watch = perProcess("invalidations", () => ({ mustExpireAll: true }));

/** Makes cached pages with these tags stale in this instance. Only inside a request. */
export function expireTags(tags: readonly string[]): void {
	for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** The change of pages as a write of the commit that changes them: no instance shows for longer than about 2 seconds what was before. */
export function pageChange(tags: readonly string[]): Write {
	return upsertion(Freshness, { _id: "freshness" }, appending([{ tags: [...tags] }], RECENT_CHANGES));
}

/** Tells every instance that what these tags stand for has changed. */
export async function announce(tags: readonly string[]): Promise<void> {
	await commit([pageChange(tags)]);
}

/** The word that lets this instance's watcher into its own refresh route. */
export function refreshKey(): string {
	return fingerprint("refresh", "cached pages");
}

// Cached pages can only be expired inside a request, so the watcher sends one to its own instance.
async function expireHere(tags: readonly string[]): Promise<void> {
	const response = await fetch(`${ownAddress(env()).origin}/api/internal/refresh`, {
		method: "POST",
		headers: { authorization: `Bearer ${refreshKey()}`, "content-type": "application/json" },
		body: JSON.stringify({ tags }),
		signal: AbortSignal.timeout(5_000),
	});
	if (!response.ok) throw new Error(`the refresh route answered ${response.status}`);
}

async function changesSince(version: number): Promise<{ version: number; tags: readonly string[] }> {
	const doc = await Freshness.findById("freshness").lean();
	if (!doc) return { version, tags: [] };
	// Our own changes too: a page that was being made at that moment may show what was before it.
	const recent = entriesAfter(doc, version);
	if (!recent) return { version: doc.version, tags: everyTag };
	const tags = [...new Set(recent.flatMap((change) => change.tags))];
	return { version: doc.version, tags: tags.length > MANY_TAGS ? everyTag : tags };
}

/** Has every page of this instance made again, once the database answers. */
export function expireEverythingSoon(): void {
	watch.mustExpireAll = true;
}

/** Looks for what was changed anywhere since the last look, and expires it here; the first time, everything. */
export function lookForChanges(): () => Promise<void> {
	let version = -1;
	return async () => {
		const { mustExpireAll } = watch;
		// Before the look, which may wait for the database: what was last known may be shown meanwhile.
		watch.mustExpireAll = false;
		try {
			const seen = await changesSince(version);
			const tags = mustExpireAll ? everyTag : seen.tags;
			if (tags.length > 0) await expireHere(tags);
			version = seen.version;
		} catch (error) {
			watch.mustExpireAll ||= mustExpireAll;
			throw error;
		}
	};
}

/**
 * Watches the freshness document once a second and expires here what was changed anywhere; at the start, everything.
 * Resolves when that first time has succeeded.
 */
export async function watchInvalidations(): Promise<void> {
	const look = lookForChanges();
	await untilDone(NAME, START_MS, look);
	repeat({ name: NAME, everyMs: WATCH_MS, firstInMs: WATCH_MS, work: look });
}

/**
 * Wraps a reader of what everybody sees: while the database is away it gives what it last read, if it ever did, and
 * the pages made from that are made again once the database answers. What is not there (null) is not remembered:
 * there is no end to the names of such things.
 */
export function lastKnown<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
	const known = new Map<string, Value>();
	return async (key, read) => {
		try {
			const value = await read();
			if (value === null) known.delete(key);
			else known.set(key, value);
			return value;
		} catch (error) {
			const value = known.get(key);
			if (value === undefined || !isOutage(error)) throw error;
			expireEverythingSoon();
			return value;
		}
	};
}

/** A build knows no database; the start fills the pages before anyone sees them. */
export const isBuild = process.env.NEXT_PHASE === "phase-production-build";

/** A reader of what everybody sees: cached by its name and key until one of the tags is stale, and the last known while the database is away. */
export function cachedRead<Key extends string | number, Value>(
	name: string,
	tagsOf: (key: Key) => string[],
	read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
	const last = lastKnown<Value>();
	return (key) => {
		const known = String(key);
		return unstable_cache(() => last(known, () => read(key)), [name, known], { tags: tagsOf(key) })();
	};
}
