import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ASK_AGAIN, asking, isFilling, passOnNote } from "./ask-next.mjs";
import { isForever, isPicture, isShared, keptFor, keyOf, pathOf } from "./cacheable-routes.mjs";
import { KEEPING_MS, RENDER_MS } from "./limits.mjs";
import { pictureCache, responseCache } from "./response-cache.mjs";

/** The weights (RFC 9110, 12.4.2) in an Accept-Encoding header, by name; what cannot be read is not accepted. @param {string} header */
function weightsOf(header) {
	return new Map(
		header.split(",").map((entry) => {
			const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
			const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
			return [name.replace(/^x-gzip$/, "gzip"), Number(weight) || 0];
		}),
	);
}

/**
 * The form in which a visitor is sent what is kept in all three: the one that they weigh most, of equal ones the smallest.
 * @param {string | undefined} header Accept-Encoding
 * @returns {"br" | "gzip" | "identity"}
 */
export function encodingFor(header = "") {
	const weights = weightsOf(header);
	const others = weights.get("*") ?? 0;
	const br = weights.get("br") ?? others;
	const gzip = weights.get("gzip") ?? others;
	// Plain is accepted by everybody, though by nobody who does not say so before a compressed form.
	const plain = weights.get("identity") ?? 0;
	const most = Math.max(br, gzip, plain);
	if (most === 0) return "identity";
	if (br === most) return "br";
	return gzip === most ? "gzip" : "identity";
}

/**
 * @typedef {{ generation: number, visits: number, policy: string | string[] | undefined, isOver: Promise<void>, end: () => void }} Making
 *   `policy` holds the word (nonce) that the page's own scripts are made with
 */

/** The header in which the edge server gives Next that word. */
const POLICY = "content-security-policy";

/** What Next is making at the moment, by path. @type {Map<string, Making>} */
const underway = new Map();

/** @param {string} path @param {Making["policy"]} policy @returns {Making} */
function begin(path, policy) {
	/** @type {() => void} */
	let end = () => {};
	/** @type {Promise<void>} */
	const isOver = new Promise((done) => {
		end = done;
	});
	const making = { generation: responseCache.generation, visits: 0, policy, isOver, end };
	underway.set(path, making);
	return making;
}

/** Calls back, once or oftener, when a response closes, or a while after its headers went out. @param {import("node:http").ServerResponse} response @param {() => void} done */
function whenAnswered(response, done) {
	response.once("close", done);
	const writeHead = response.writeHead.bind(response);
	/** @param {unknown[]} given */
	response.writeHead = (...given) => {
		setTimeout(done, KEEPING_MS).unref();
		return Reflect.apply(writeHead, response, given);
	};
}

/**
 * Runs `make` for a visit to a cached page. Next gives everyone who asks for a page while it is being made that one
 * page, so all of them have the word that it is made with; who asks after a change waits here until a page that was begun
 * before it is done. It is done when it is sent, KEEPING_MS after its headers at most, and counts as done after RENDER_MS.
 * @param {string} path
 * @param {import("node:http").ServerResponse} response closed also by a visitor who leaves, for whom Next may never end
 * @param {() => Promise<void>} make
 */
export async function behindRenderBarrier(path, response, make) {
	const until = performance.now() + RENDER_MS;
	let making = underway.get(path);
	while (making && making.generation !== responseCache.generation && performance.now() < until) {
		await making.isOver;
		making = underway.get(path);
	}
	if (response.destroyed) return;
	const { headers } = response.req;
	const mine = making ?? begin(path, headers[POLICY]);
	Object.assign(headers, { [POLICY]: mine.policy });
	mine.visits += 1;
	let isOver = false;
	const leave = () => {
		if (isOver) return;
		isOver = true;
		clearTimeout(tooLong);
		mine.visits -= 1;
		if (mine.visits > 0) return;
		underway.delete(path);
		mine.end();
	};
	const tooLong = setTimeout(leave, RENDER_MS).unref();
	whenAnswered(response, leave);
	try {
		await make();
	} finally {
		leave();
	}
}

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */

/** Hardly anybody wants an answer plain, so few are kept that way: for as many as want it at once. @type {LRUCache<Buffer, Buffer>} */
const plainBodies = new LRUCache({ maxSize: 4_000_000, sizeCalculation: ({ length }) => length });

/** @param {Buffer} packed */
function plain(packed) {
	const known = plainBodies.get(packed);
	if (known) return known;
	const body = gunzipSync(packed);
	plainBodies.set(packed, body);
	return body;
}

/** @param {Request} request @param {import("./response-cache.mjs").Bodies} bodies @returns {{ body: Buffer, form: string }} */
function bodyFor({ headers }, bodies) {
	if ("identity" in bodies) return { body: bodies.identity, form: "identity" };
	const form = encodingFor(headers["accept-encoding"]?.toString());
	return { body: form === "identity" ? plain(bodies.gzip) : bodies[form], form };
}

/** @param {Request} request @param {Response} response @param {import("./response-cache.mjs").CachedResponse} answer */
function send(request, response, { etag, headers, bodies }) {
	const known = request.headers["if-none-match"];
	if (known?.includes(etag.slice(2))) {
		const { "cache-control": cacheControl = ASK_AGAIN, vary = "" } = headers;
		response.writeHead(304, { etag, vary, "cache-control": cacheControl }).end();
		return;
	}
	const { body, form } = bodyFor(request, bodies);
	const more = form === "identity" ? {} : { "content-encoding": form };
	response.writeHead(200, { ...headers, ...more, etag, "content-length": body.length });
	response.end(request.method === "HEAD" ? undefined : body);
}

/** The cache for answers of this path. @param {string} path */
function cacheFor(path) {
	return isPicture(path) ? pictureCache : responseCache;
}

/** True for a picture that costs nothing to send. @param {string} path */
export function isCacheablePicture(path) {
	return isPicture(path) && pictureCache.has(keyOf({ path, way: "page" }));
}

/**
 * Puts the cached answers before Next's handler. The first request of its kind is answered by Next, and one of our own
 * fetches what is kept.
 * @param {Handler} handle
 * @returns {Handler}
 */
export function withResponseCache(handle) {
	return async (request, response) => {
		const path = pathOf(request.url);
		const make = () => handle(request, response);
		// What never changes is as good begun before a change as after it.
		const answered = () => (isForever(path) ? make() : behindRenderBarrier(path, response, make));
		if (isFilling(request)) {
			passOnNote(response);
			return answered();
		}
		if (!isShared(request)) return make();
		const kind = keptFor(request);
		const cached = kind && cacheFor(path).find(keyOf(kind));
		if (cached) return send(request, response, cached);
		const { localAddress: host = "127.0.0.1", localPort: port = 0 } = request.socket;
		response.once("finish", () => {
			// What is not there is not there for our own question either.
			if (kind && response.statusCode < 400)
				void cacheFor(path).fill(keyOf(kind), asking({ host, port }, kind));
		});
		await answered();
	};
}

/**
 * Has these addresses made in the background before a browser asks for them, the first one first.
 * @param {{ host: string, port: number }} server
 * @param {readonly string[]} paths
 */
export function warmUp(server, paths) {
	for (const path of paths.toReversed()) {
		responseCache.makeSoon(keyOf({ path, way: "page" }), asking(server, { path, way: "page" }));
	}
}
