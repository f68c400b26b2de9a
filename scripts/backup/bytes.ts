/** Bytes as they come, in pieces of any size. */
export type Chunks = AsyncIterable<Buffer>;

/** The same bytes in pieces of this size; the last one may be smaller, and is there even when it is empty. */
export async function* regrouped(chunks: Chunks, size: number): AsyncGenerator<Buffer> {
	let held: Buffer[] = [];
	let length = 0;
	for await (const chunk of chunks) {
		held.push(chunk);
		length += chunk.length;
		if (length <= size) continue;
		const all = Buffer.concat(held);
		let from = 0;
		for (; all.length - from > size; from += size) yield all.subarray(from, from + size);
		held = [all.subarray(from)];
		length = all.length - from;
	}
	yield Buffer.concat(held);
}

/** Reads so many bytes after so many. */
export class ByteReader {
	private readonly source: AsyncIterator<Buffer>;
	private held: Buffer = Buffer.alloc(0);

	constructor(chunks: Chunks) {
		this.source = chunks[Symbol.asyncIterator]();
	}

	/** The next bytes, just so many. Throws where they end before. */
	async take(length: number): Promise<Buffer> {
		const parts = [this.held];
		let has = this.held.length;
		while (has < length) {
			const { value, done } = await this.source.next();
			if (done) throw new Error("The backup is cut off: it ends before its end.");
			parts.push(value);
			has += value.length;
		}
		const all = parts.length === 1 ? this.held : Buffer.concat(parts);
		this.held = all.subarray(length);
		return all.subarray(0, length);
	}

	/** All that has not been read yet. */
	async *rest(): AsyncGenerator<Buffer> {
		yield this.held;
		for (;;) {
			const { value, done } = await this.source.next();
			if (done) return;
			yield value;
		}
	}

	/** Throws where there is more. */
	async mustBeOver(): Promise<void> {
		const { done } = await this.source.next();
		if (!done || this.held.length > 0) throw new Error("The backup has something after its end.");
	}
}
