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
