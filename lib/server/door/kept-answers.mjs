import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const MOST_BYTES = 32_000_000;
/** A larger answer is left to Next. */
const MOST_BYTES_EACH = 8_000_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** @typedef {{ identity: Buffer, gzip: Buffer, br: Buffer }} Bodies */
/** @typedef {{ etag: string, headers: Record<string, string>, bodies: Bodies, isForever: boolean }} KeptAnswer */
/** @typedef {{ body: Buffer, headers: Record<string, string>, isForever: boolean }} Answer */

/** @param {KeptAnswer} answer */
function sizeOf({ bodies }) {
	return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}

/**
 * Answers that are the same for everyone, in the form in which they are sent: compressed once, with an ETag. Holds at
 * most 32 MB; those that were not asked for the longest go first.
 */
class KeptAnswers {
	/** In the order of their last use. @type {Map<string, KeptAnswer>} */
	#answers = new Map();
	#bytes = 0;
	/** Raised whenever cached pages expire: what was asked for before is not kept after. */
	generation = 0;

	/** Drops everything that a change of the catalogue may have made stale. */
	forget() {
		this.generation += 1;
		for (const [key, answer] of this.#answers) if (!answer.isForever) this.#drop(key, answer);
	}

	/** @param {string} key @param {KeptAnswer} answer */
	#drop(key, answer) {
		this.#answers.delete(key);
		this.#bytes -= sizeOf(answer);
	}

	/** @param {string} key @returns {KeptAnswer | undefined} */
	find(key) {
		const answer = this.#answers.get(key);
		if (!answer) return undefined;
		this.#answers.delete(key);
		this.#answers.set(key, answer);
		return answer;
	}

	/**
	 * Keeps what `ask` brings, unless cached pages have expired since it was asked for.
	 * @param {string} key
	 * @param {() => Promise<Answer | null>} ask
	 */
	async fill(key, ask) {
		const { generation } = this;
		const answer = await ask();
		if (!answer || answer.body.length > MOST_BYTES_EACH) return;
		const { body, headers, isForever } = answer;
		const [gzipped, br] = await Promise.all([promisify(gzip)(body), promisify(brotliCompress)(body, BROTLI)]);
		if (generation !== this.generation && !isForever) return;
		const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
		const known = this.#answers.get(key);
		if (known) this.#drop(key, known);
		const kept = { etag: `W/"${hash}"`, headers, bodies: { identity: body, gzip: gzipped, br }, isForever };
		this.#answers.set(key, kept);
		this.#bytes += sizeOf(kept);
		for (const [oldKey, old] of this.#answers) {
			if (this.#bytes <= MOST_BYTES) break;
			this.#drop(oldKey, old);
		}
	}
}

/** This process's own. Next's cache of pages (page-cache.mjs) empties it. */
export const keptAnswers = new KeptAnswers();
