import { LRUCache } from "lru-cache";
import { lifetimes } from "../../next-private/pages.mjs";
import { inlineScriptsOf, nonceIn, SCRIPTS_HEADER, withDataTogether } from "./page-scripts.mjs";
import { responseCache } from "./response-cache.mjs";

/** Next's cache of pages and of what was read for them, in memory: what is on disk could be older than the database. */

/**
 * What Next has us keep: a page, a file, or what was read for one ("FETCH").
 * @typedef {{ kind: string, html?: unknown, rscData?: Buffer, segmentData?: Map<string, Buffer>, body?: Buffer,
 *   data?: { body: string }, status?: number, headers?: Record<string, unknown> }} Made
 */
/** @typedef {{ value: Made, lastModified: number, tags: readonly string[], cacheControl: unknown }} Entry */
/** @typedef {{ tags?: string[], cacheControl?: unknown }} Context */

/** Of all of them, in bytes; in front of it the edge server keeps what is sent (response-cache.mjs). */
const MOST_BYTES = 32_000_000;
/** What an entry costs besides, in bytes. */
const ENTRY_BYTES = 1_000;
/** In which Next writes what a page was made from. */
const TAGS_HEADER = "x-next-cache-tags";

/** @param {Made} made */
function sizeOf({ html, rscData, segmentData, body, data }) {
	const segments = [...(segmentData?.values() ?? [])];
	const parts = [String(html ?? ""), rscData, ...segments, body, data?.body];
	return parts.reduce((sum, part) => sum + (part?.length ?? 0), ENTRY_BYTES);
}

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ value }) => sizeOf(value) });

/**
 * True for what was made for a name that nothing has: the page that says so, and what was read for it. There is no
 * end to such names; kept, they would push out the pages of what is there. And for an answer that says what failed.
 * @param {Made} made
 */
function isOfNothing({ kind, data, status = 200 }) {
	return kind === "FETCH" ? data?.body === "null" : status >= 400;
}

/** A page, or its data for the router, without the word of its rendering. @param {string} data @param {string} nonce */
function withoutWord(data, nonce) {
	const entry = `"nonce":"${nonce}"`;
	return [`,${entry}`, `${entry},`, entry].reduce((rest, form) => rest.replaceAll(form, ""), data);
}

/**
 * A page with the fingerprints of its inline scripts in place of the word of its rendering (nonce): a cached page is the
 * same for everyone, so its policy can be exact, and made anew without a change it is the same to the letter.
 * @param {Made} made @param {string | null} nonce
 * @returns {Made}
 */
function noted(made, nonce) {
	if (nonce === null || typeof made.html !== "string") return made;
	const html = withoutWord(withDataTogether(made.html, nonce), nonce);
	const headers = { ...made.headers, [SCRIPTS_HEADER]: inlineScriptsOf(html, nonce).join(" ") };
	const rscData = made.rscData && Buffer.from(withoutWord(made.rscData.toString(), nonce));
	return { ...made, html: html.replaceAll(` nonce="${nonce}"`, ""), headers, ...(rscData && { rscData }) };
}

/** Next makes one of it for each request (cacheHandler in next.config.mjs). */
export default class PageCache {
	/** @param {{ _requestHeaders?: Record<string, unknown> }} request */
	constructor({ _requestHeaders: headers = {} }) {
		this.nonce = nonceIn(headers["content-security-policy"]);
		this.generation = responseCache.generation;
	}

	/** @param {string} key @returns {Promise<Entry | null>} */
	async get(key) {
		return entries.get(key) ?? null;
	}

	/** @param {string} key @param {Made | null} made @param {Context} context */
	async set(key, made, { tags = [], cacheControl }) {
		// Read before a change that has happened meanwhile, it would pass for younger than that change.
		if (!made || this.generation !== responseCache.generation) return;
		if (isOfNothing(made)) return void lifetimes.delete(key);
		const value = noted(made, this.nonce);
		const named = value.headers?.[TAGS_HEADER];
		const all = typeof named === "string" ? named.split(",") : tags;
		entries.set(key, {
			value,
			lastModified: performance.timeOrigin + performance.now(),
			tags: all,
			cacheControl,
		});
	}

	/** @param {string | string[]} tags */
	async revalidateTag(tags) {
		const changed = new Set([tags].flat());
		for (const [key, entry] of entries.entries())
			if (entry.tags.some((tag) => changed.has(tag))) entries.delete(key);
		responseCache.forget();
	}

	resetRequestCache() {}
}
