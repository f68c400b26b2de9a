import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const MOST_BYTES = 32_000_000;
/** A larger answer is left to Next. */
const MOST_BYTES_EACH = 8_000_000;
/** What an entry costs besides, in bytes: its places in the map and the objects around its buffers. */
const ENTRY_BYTES = 1_000;
/** What never changes is pressed hardest, a tenth smaller for five times the work; a page is made again after each change. */
const BROTLI_QUALITY = { once: 11, often: 9 };
/** So many answers are made again by themselves after a change, those asked for last first. */
const MOST_AGAIN = 100;
/** Between two of them, at least; milliseconds. */
const AGAIN_PAUSE_MS = 30;

/** @typedef {{ gzip: Buffer, br: Buffer } | { identity: Buffer }} Bodies a picture only as it is */
/** @typedef {{ status: number, body: Buffer, headers: Record<string, string>, isForever: boolean }} Answer only what is there is kept */
/** @typedef {() => Promise<Answer | null>} Ask gives null for what is not for everyone */
/** @typedef {Omit<Answer, "body"> & { etag: string, bodies: Bodies, ask: Ask }} CachedResponse */

/** What an answer takes, in bytes, with its key. @param {CachedResponse} answer @param {string} key */
function sizeOf({ bodies, headers }, key) {
	const sent = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
	return sent + 2 * (JSON.stringify(headers).length + key.length) + ENTRY_BYTES;
}

/**
 * Answers that are the same for everyone, in the form in which they are sent: compressed once, with an ETag. Holds at
 * most 32 MB, keys and headers counted; those that were not asked for the longest go first. After a change they are
 * made anew in the background, so that few visitors wait for that.
 */
export class ResponseCache {
	/** @type {LRUCache<string, CachedResponse>} */
	#answers = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });
	/** Raised whenever cached pages expire: what was asked for before is not kept after. */
	#generation = 0;
	/** What is being made, by generation and key. @type {Map<string, Promise<CachedResponse | null>>} */
	#making = new Map();
	/** What is to be made anew, in the order of use. @type {Map<string, Ask>} */
	#again = new Map();
	#isAtWork = false;

	/** What is held, in bytes. */
	get bytes() {
		return this.#answers.calculatedSize;
	}

	/** How often cached pages have expired: the same number means that nothing changed between. */
	get generation() {
		return this.#generation;
	}

	/** Drops everything that a change of the catalogue may have made stale. */
	forget() {
		this.#generation += 1;
		// The one not asked for the longest first.
		for (const key of [...this.#answers.rkeys()]) {
			const answer = this.#answers.peek(key);
			if (!answer || answer.isForever) continue;
			this.#answers.delete(key);
			this.#again.set(key, answer.ask);
		}
		for (const key of this.#again.keys()) {
			if (this.#again.size <= MOST_AGAIN) break;
			this.#again.delete(key);
		}
		void this.#makeAnew();
	}

	/** Has an answer made in the background, before those that wait already. @param {string} key @param {Ask} ask */
	makeSoon(key, ask) {
		this.#again.delete(key);
		this.#again.set(key, ask);
		void this.#makeAnew();
	}

	async #makeAnew() {
		if (this.#isAtWork) return;
		this.#isAtWork = true;
		try {
			for (let next = [...this.#again].at(-1); next; next = [...this.#again].at(-1)) {
				const [key, ask] = next;
				const began = performance.now();
				this.#again.delete(key);
				if (!this.#answers.has(key)) await this.make(key, ask);
				// At least half of the time belongs to visitors.
				const rest = Math.max(AGAIN_PAUSE_MS, performance.now() - began);
				await pause(rest, undefined, { ref: false });
			}
		} finally {
			this.#isAtWork = false;
		}
	}

	/** @param {string} key @returns {CachedResponse | undefined} */
	find(key) {
		return this.#answers.get(key);
	}

	/** Whether it is kept, without counting as a use. @param {string} key */
	has(key) {
		return this.#answers.has(key);
	}

	/**
	 * What `ask` brings, in the form in which it is sent; kept unless cached pages have expired meanwhile. Who asks while it
	 * is being made waits for the same, but never for what was begun before a change. Null for what is not for everyone, and
	 * for what cannot be made, which is reported.
	 * @param {string} key
	 * @param {Ask} ask
	 * @returns {Promise<CachedResponse | null>}
	 */
	make(key, ask) {
		const name = `${this.#generation} ${key}`;
		const known = this.#making.get(name);
		if (known) return known;
		const making = this.#makeOnce(key, ask).finally(() => this.#making.delete(name));
		this.#making.set(name, making);
		return making;
	}

	/** @param {string} key @param {Ask} ask */
	async #makeOnce(key, ask) {
		const generation = this.#generation;
		try {
			const answer = await ask();
			if (!answer || answer.body.length > MOST_BYTES_EACH) return null;
			const made = await readyToSend(answer, ask);
			const isNow = generation === this.#generation || made.isForever;
			if (isNow && made.status === 200) this.#answers.set(key, made);
			return made;
		} catch (error) {
			process.stderr.write(`${key} is not kept: ${error instanceof Error ? error.stack : error}\n`);
			return null;
		}
	}
}

/** @param {Answer} answer @returns {Promise<Bodies>} */
async function bodiesOf({ body, headers, isForever }) {
	if (headers["content-type"]?.startsWith("image/webp")) return { identity: body };
	const quality = isForever ? BROTLI_QUALITY.once : BROTLI_QUALITY.often;
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
	const [gzipped, br] = await Promise.all([
		promisify(gzip)(body),
		promisify(brotliCompress)(body, { params }),
	]);
	return { gzip: gzipped, br };
}

/** @param {Answer} answer @param {Ask} ask @returns {Promise<CachedResponse>} */
async function readyToSend(answer, ask) {
	const { body, ...rest } = answer;
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	return { ...rest, etag: `W/"${hash}"`, bodies: await bodiesOf(answer), ask };
}

/** This process's own. Next's cache of pages (page-cache.mjs) empties it. */
export const responseCache = new ResponseCache();
/** Pictures, apart, so that many of them push no page out. */
export const pictureCache = new ResponseCache();
