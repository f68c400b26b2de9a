const HEARD = ["change", "beat", "lost"] as const;

/** What a stream said: something has changed, it is alive, or it was refused. `id` names the last signal. */
export type Heard = { what: (typeof HEARD)[number]; id: string };

const RETRY_MS = 30_000;

/**
 * Keeps a stream of server-sent events open. A lost connection is taken up again by the browser; a refused one (the
 * session is over, too many streams) is told, so that the page looks for itself, and is tried again after 30 seconds.
 * Answers how to close it.
 */
function keepStream(path: string, after: () => string, hear: (heard: Heard) => void): () => void {
	let source: EventSource;
	let retry: ReturnType<typeof setTimeout> | undefined;

	function connect(): void {
		source = new EventSource(`${path}?after=${encodeURIComponent(after())}`);
		source.addEventListener("beat", ({ lastEventId }) => hear({ what: "beat", id: lastEventId }));
		source.addEventListener("change", ({ lastEventId }) => hear({ what: "change", id: lastEventId }));
		source.addEventListener("error", () => {
			if (source.readyState !== EventSource.CLOSED) return;
			hear({ what: "lost", id: after() });
			retry = setTimeout(connect, RETRY_MS);
		});
	}

	connect();
	return () => {
		clearTimeout(retry);
		source.close();
	};
}

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
