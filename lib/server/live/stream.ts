import "server-only";
import { log } from "../log/log";
import { ShopError } from "../platform/errors";
import { onShutdown } from "../platform/instance";
import { perProcess } from "../platform/process.mjs";
import { listen, passedOn } from "./signals";

/** Streams of one account in one instance; a browser shares one among its tabs. */
export const MAX_STREAMS_PER_ACCOUNT = 10;
const RETRY_SECONDS = 30;

type Places = {
	counts: Map<string, number>;
	/** How to end each open stream. */
	endings: Set<() => void>;
	isClosing: boolean;
};

const places = perProcess("streams", () => {
	const all: Places = { counts: new Map(), endings: new Set(), isClosing: false };
	// A server that stops waits for its answers, and a stream would never end by itself.
	onShutdown(() => {
		all.isClosing = true;
		for (const end of [...all.endings]) end();
	});
	return all;
});

/**
 * Takes a place for one more stream of this account, to be ended by `end` when the server stops; answers how to give
 * the place back. Throws ShopError `too-many` above 10, `unavailable` while the server stops.
 */
function takePlace(account: string, end: () => void): () => void {
	const retry = { retryAfter: RETRY_SECONDS };
	if (places.isClosing) throw new ShopError("unavailable", "The shop is restarting", retry);
	const taken = places.counts.get(account) ?? 0;
	if (taken >= MAX_STREAMS_PER_ACCOUNT) {
		throw new ShopError("too-many", "This account is followed in too many places", retry);
	}
	places.counts.set(account, taken + 1);
	places.endings.add(end);
	return () => {
		if (!places.endings.delete(end)) return;
		const left = (places.counts.get(account) ?? 1) - 1;
		if (left > 0) places.counts.set(account, left);
		else places.counts.delete(account);
	};
}

const BEAT_MS = 15_000;
/** A stream ends by then; the browser opens the next one, and its session is checked like any request's. */
const LIFE_MS = 300_000;
const RECONNECT_MS = 2_000;

const HEADERS = {
	"content-type": "text/event-stream; charset=utf-8",
	// no-transform keeps compression, and nginx's buffer, from holding signals back.
	"cache-control": "no-cache, no-transform",
	"x-accel-buffering": "no",
};

type StreamOptions = {
	/** Whose streams are counted together. */
	account: string;
	/** The topic whose signals are passed on. */
	news: string;
	/** The topic that tells of ended sessions. */
	sessions: string;
	/** The number of the last signal that the page knows of; -1 when it knows of none. */
	after: number;
	/** Whether the session that opened the stream still counts. */
	isSignedIn: () => Promise<boolean>;
};

const encoder = new TextEncoder();

function frame(event: "beat" | "change"): Uint8Array {
	return encoder.encode(`id: ${passedOn()}\nevent: ${event}\ndata: {}\n\n`);
}

/**
 * A stream of server-sent events for one signed-in browser: `change` when something about its topic has changed,
 * `beat` every 15 seconds. It carries no data: what has changed is read by the usual calls, with their usual checks.
 * Ends with the session, with the server, when the browser leaves, and after 5 minutes.
 * Throws ShopError `too-many` above 10 streams of an account.
 */
export async function streamSignals(request: Request, options: StreamOptions): Promise<Response> {
	// Nobody reads what follows, so nobody would give the place back.
	if (request.method === "HEAD") return new Response(null, { headers: HEADERS });
	const { account, news, sessions, after, isSignedIn } = options;
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	let isOver = false;
	const undo: (() => void)[] = [];

	function tidyUp(): void {
		isOver = true;
		for (const step of undo.splice(0)) step();
	}

	function end(): void {
		if (isOver) return;
		tidyUp();
		controller?.close();
	}

	function send(bytes: Uint8Array): void {
		if (!isOver) controller?.enqueue(bytes);
	}

	const body = new ReadableStream<Uint8Array>({
		start(own) {
			controller = own;
		},
		cancel: tidyUp,
	});

	async function hear(topic: string): Promise<void> {
		try {
			if (!(await isSignedIn())) end();
			else if (topic === news) send(frame("change"));
		} catch (error) {
			log.warn({ err: error }, "a stream ended, since its session could not be checked");
			end();
		}
	}

	undo.push(takePlace(account, end));
	try {
		undo.push(await listen([news, sessions], after, hear));
	} catch (error) {
		end();
		throw error;
	}
	const beat = setInterval(() => send(frame("beat")), BEAT_MS);
	const life = setTimeout(end, LIFE_MS);
	undo.push(
		() => clearInterval(beat),
		() => clearTimeout(life),
	);
	request.signal.addEventListener("abort", end);
	if (request.signal.aborted) end();
	send(encoder.encode(`retry: ${RECONNECT_MS}\n`));
	send(frame("beat"));
	return new Response(body, { headers: HEADERS });
}
