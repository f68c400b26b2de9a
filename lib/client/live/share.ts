import { HEARD, type Heard, keepStream } from "./stream";

// A tab that was opened before an update of the shop may still speak an older shape.
function isHeard(value: unknown): value is Heard {
	return (
		typeof value === "object" &&
		value !== null &&
		"what" in value &&
		HEARD.some((what) => what === value.what) &&
		"id" in value &&
		typeof value.id === "string"
	);
}

/**
 * Joins the one stream that all tabs of this browser share: a browser has few connections to one shop, and every
 * stream takes one. The tab that holds the lock keeps the stream and tells the others; when it goes, the next one
 * takes over. Where there are no locks (a local network without https) each tab has a stream of its own.
 */
export function joinStream(path: string, after: () => string, hear: (heard: Heard) => void): () => void {
	const leaving = new AbortController();
	const { signal } = leaving;
	const tabs = new BroadcastChannel(`sabz ${path}`);
	tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
		if (isHeard(data)) hear(data);
	});

	function lead(): Promise<void> {
		return new Promise((done) => {
			const close = keepStream(path, after, (heard) => {
				hear(heard);
				tabs.postMessage(heard);
			});
			signal.addEventListener("abort", () => {
				close();
				done();
			});
		});
	}

	if ("locks" in navigator) {
		// The request is refused when this tab leaves before its turn has come.
		navigator.locks.request(`sabz ${path}`, { signal }, lead).catch(() => undefined);
	} else void lead();
	return () => {
		leaving.abort();
		tabs.close();
	};
}
