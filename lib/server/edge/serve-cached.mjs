import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ASK_AGAIN, asking, isOwn } from "./ask-next.mjs";
import { isForever, isPicture, isShared, keptFor, keyOf } from "./cacheable-routes.mjs";
import { pictureCache, responseCache } from "./response-cache.mjs";

/** The compressed forms, the smaller one first. @type {readonly ("br" | "gzip")[]} */
const COMPRESSED = ["br", "gzip"];

/**
 * The form in which a visitor is sent what is kept in all three: the smallest that they name without the weight 0.
 * @param {string | undefined} header Accept-Encoding
 * @returns {"br" | "gzip" | "identity"}
 */
export function encodingFor(header = "") {
	const entries = header.toLowerCase().replaceAll(/\s/g, "").split(",");
	const accepts = (/** @type {string} */ form) =>
		entries.some((entry) => {
			const [name, weight = "1"] = entry.split(";q=");
			return name === form && Number(weight) > 0;
		});
	return COMPRESSED.find(accepts) ?? "identity";
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
function send(request, response, { status, etag, headers, bodies }) {
	const known = request.headers["if-none-match"];
	if (status === 200 && known?.includes(etag.slice(2))) {
		const { "cache-control": cacheControl = ASK_AGAIN, vary = "" } = headers;
		response.writeHead(304, { etag, vary, "cache-control": cacheControl }).end();
		return;
	}
	const { body, form } = bodyFor(request, bodies);
	const more = form === "identity" ? {} : { "content-encoding": form };
	const version = status === 200 ? { etag } : {};
	response.writeHead(status, { ...headers, ...more, ...version, "content-length": body.length });
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
 * Puts the cached answers before Next's handler. What is not kept yet is asked for by ourselves, once for all who want it;
 * Next answers a visitor itself with what is not for everyone, and the first one with a file, which it can send at once.
 * @param {Handler} handle
 * @returns {Handler}
 */
export function withResponseCache(handle) {
	return async (request, response) => {
		const kind = !isOwn(request) && isShared(request) ? keptFor(request) : null;
		if (!kind) return handle(request, response);
		const cache = cacheFor(kind.path);
		const key = keyOf(kind);
		const { localAddress: host = "127.0.0.1", localPort: port = 0 } = request.socket;
		const ask = asking({ host, port }, kind);
		if (isForever(kind.path) && !cache.has(key)) {
			response.once("finish", () => {
				// What is not there is not there for our own question either.
				if (response.statusCode < 400) void cache.make(key, ask);
			});
			return handle(request, response);
		}
		const kept = cache.find(key) ?? (await cache.make(key, ask));
		if (kept) send(request, response, kept);
		else await handle(request, response);
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
