type Entry = { at: number; order: number; act: () => void };

const isBefore = (one: Entry, other: Entry) =>
	one.at < other.at || (one.at === other.at && one.order < other.order);

/** What is to happen, the next first; what is due at the same time happens in the order in which it was entered. A binary heap. */
export class Agenda {
	#heap: Entry[] = [];
	#entered = 0;

	enter(at: number, act: () => void): void {
		const heap = this.#heap;
		const entry = { at, order: this.#entered++, act };
		let place = heap.length;
		while (place > 0) {
			const parent = (place - 1) >> 1;
			const above = heap[parent];
			if (!above || isBefore(above, entry)) break;
			heap[place] = above;
			place = parent;
		}
		heap[place] = entry;
	}

	/** Takes the next out. */
	next(): Pick<Entry, "at" | "act"> | undefined {
		const heap = this.#heap;
		const [first] = heap;
		const last = heap.pop();
		if (!first || !last || first === last) return first;
		let place = 0;
		for (;;) {
			const child = this.#earlierChild(place);
			const below = heap[child];
			if (!below || isBefore(last, below)) break;
			heap[place] = below;
			place = child;
		}
		heap[place] = last;
		return first;
	}

	#earlierChild(place: number): number {
		const [left, right] = [this.#heap[2 * place + 1], this.#heap[2 * place + 2]];
		return left && right && isBefore(right, left) ? 2 * place + 2 : 2 * place + 1;
	}
}
