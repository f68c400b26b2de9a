import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { encodingFor } from "./accept-encoding.mjs";
import { ASK_AGAIN, asking, isFilling, passOnNote } from "./ask-next.mjs";
import { isForever, isPicture, isShared, keptFor, keyOf, pathOf } from "./cacheable-routes.mjs";
import { behindRenderBarrier } from "./render-barrier.mjs";
import { pictureCache, responseCache } from "./response-cache.mjs";

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
