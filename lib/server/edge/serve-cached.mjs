import { gunzipSync } from "node:zlib";
import { ASK_AGAIN, asking, isFilling, passOnNote } from "./ask-next.mjs";
import { isPicture, isShared, keptFor, keyOf, pathOf } from "./cacheable-routes.mjs";
import { behindRenderBarrier } from "./render-barrier.mjs";
import { pictureCache, responseCache } from "./response-cache.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */

/** @param {Request} request @returns {"br" | "gzip" | "identity"} */
function formFor({ headers }) {
	const accepted = String(headers["accept-encoding"] ?? "");
	if (/\bbr\b/.test(accepted)) return "br";
	return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** @param {Request} request @param {import("./response-cache.mjs").Bodies} bodies @returns {{ body: Buffer, form: string }} */
function bodyFor(request, bodies) {
	if ("identity" in bodies) return { body: bodies.identity, form: "identity" };
	const form = formFor(request);
	// Hardly anybody wants it plain, so that form is not kept.
	return { body: form === "identity" ? gunzipSync(bodies.gzip) : bodies[form], form };
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
		if (isFilling(request)) {
			passOnNote(response);
			return behindRenderBarrier(path, response, () => handle(request, response));
		}
		if (!isShared(request)) return handle(request, response);
		const kind = keptFor(request);
		const cached = kind && cacheFor(path).find(keyOf(kind));
		if (cached) return send(request, response, cached);
		const { localAddress: host = "127.0.0.1", localPort: port = 0 } = request.socket;
		response.once("finish", () => {
			// What is not there is not there for our own question either.
			if (kind && response.statusCode < 400)
				void cacheFor(path).fill(keyOf(kind), asking({ host, port }, kind));
		});
		await behindRenderBarrier(path, response, () => handle(request, response));
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
