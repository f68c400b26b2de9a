export const HEARD = ["change", "beat", "lost"] as const;

/** What a stream said: something has changed, it is alive, or it was refused. `id` names the last signal. */
export type Heard = { what: (typeof HEARD)[number]; id: string };

const RETRY_MS = 30_000;

/**
 * Keeps a stream of server-sent events open. A lost connection is taken up again by the browser; a refused one (the
 * session is over, too many streams) is told, so that the page looks for itself, and is tried again after 30 seconds.
 * Answers how to close it.
 */
export function keepStream(path: string, after: () => string, hear: (heard: Heard) => void): () => void {
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
