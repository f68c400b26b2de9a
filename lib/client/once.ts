/** Gives a value that is fetched once a page load; a failed attempt is not cached. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let loading: Promise<Value> | null = null;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	};
}

/** A key that nobody else has: 32 hexadecimal digits. Not crypto.randomUUID: a shop on a local network without https has none. */
export function randomKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
