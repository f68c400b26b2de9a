import "server-only";

/**
 * A queue of at most so many jobs, each under its sender. Senders take turns, so whoever sends many waits behind
 * themselves; when it is full, the sender with most of them loses the last of theirs.
 */
export function fairQueue<Job>(capacity: number) {
	// In the order of their turns; never an empty list.
	const waiting = new Map<string, Job[]>();
	let size = 0;

	function put(sender: string, job: Job): void {
		waiting.set(sender, [...(waiting.get(sender) ?? []), job]);
		size += 1;
	}

	return {
		/** Adds a job; gives the one that loses its place by it, or finds none: another sender's, or this one. */
		add(sender: string, job: Job): Job | undefined {
			if (size < capacity) {
				put(sender, job);
				return undefined;
			}
			const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one));
			if (longest.length <= (waiting.get(sender)?.length ?? 0) + 1) return job;
			put(sender, job);
			size -= 1;
			return longest.pop();
		},
		/** Takes the next job out: the first of the sender whose turn it is. */
		next(): Job | undefined {
			for (const [sender, [job, ...others]] of waiting) {
				waiting.delete(sender);
				if (others.length > 0) waiting.set(sender, others);
				size -= 1;
				return job;
			}
			return undefined;
		},
		isEmpty: () => size === 0,
	};
}
