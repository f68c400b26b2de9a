/**
 * A map that holds at most so many bytes: what was not asked for the longest goes first. The size of an entry is what
 * its user says, its key, and what any entry costs.
 * @template Value
 */
export class BoundedMap {
	/** What an entry costs besides, in bytes: its places in the map and the objects around its buffers. */
	static ENTRY = 1_000;
	/** In the order of their last use. @type {Map<string, { value: Value, bytes: number }>} */
	#entries = new Map();
	#bytes = 0;
	#most;

	/** @param {number} most bytes */
	constructor(most) {
		this.#most = most;
	}

	get bytes() {
		return this.#bytes;
	}

	get size() {
		return this.#entries.size;
	}

	/** @param {string} key */
	has(key) {
		return this.#entries.has(key);
	}

	/** @param {string} key @returns {Value | undefined} */
	get(key) {
		const entry = this.#entries.get(key);
		if (!entry) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.value;
	}

	/** @param {string} key @param {Value} value @param {number} size bytes of the value */
	set(key, value, size) {
		this.delete(key);
		const bytes = size + 2 * key.length + BoundedMap.ENTRY;
		this.#entries.set(key, { value, bytes });
		this.#bytes += bytes;
		for (const oldest of this.#entries.keys()) {
			if (this.#bytes <= this.#most) break;
			this.delete(oldest);
		}
	}

	/** @param {string} key */
	delete(key) {
		this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
		this.#entries.delete(key);
	}

	/** Each key with its value, the one not asked for the longest first. @returns {Generator<[string, Value]>} */
	*[Symbol.iterator]() {
		for (const [key, { value }] of this.#entries) yield [key, value];
	}
}
