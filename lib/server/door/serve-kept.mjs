import { randomUUID } from "node:crypto";
import { request as askOver } from "node:http";
import { gunzipSync } from "node:zlib";
import { SCRIPTS_HEADER } from "./inline-scripts.mjs";
import { keptAnswers } from "./kept-answers.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */
/** @typedef {{ host?: string | undefined, port?: number | undefined, path: string }} Where */
/** @typedef {import("./kept-answers.mjs").Answer & { isFromCache: boolean }} FreshAnswer */

/** What is the same for everyone; nothing that the middleware guards, and nothing personal. */
const SHARED =
	/^\/(all-products|deals-offers|about|faq|contact|privacy)?$|^\/product\/[0-9a-f]{24}$|^\/api\/product\/(all-products|search-index)$/;
/** Files whose name changes with their content. */
const FOREVER = /^\/_next\/static\/.*\.(js|css|svg)$/;
/** Someone whom the middleware may send elsewhere. */
const SELLER = /(?:^|;\s*)(?:__Host-)?sabz_seller=/;
/** Next answers differently to these. */
const VARIES = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"];
/** Browsers and proxies ask again each time, and learn in a few bytes that nothing has changed. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";
/** Headers that belong to one connection or one form of the body. */
const NOT_KEPT = new Set([
	"content-encoding",
	"content-length",
	"transfer-encoding",
	"etag",
	"date",
	"connection",
	"keep-alive",
	"x-request-id",
	// The door writes it anew for each answer.
	"content-security-policy",
]);
/** Marks our own request to Next; nobody outside knows the word. */
const FILLING = "x-sabz-filling";
/** How our own request learns of the page's inline scripts. */
const NOTE = "x-sabz-note";
const word = randomUUID();

/** @param {string | undefined} url */
function pathOf(url = "") {
	return url.split("?", 1)[0] ?? "";
}

/** @param {Request} request */
function isFilling({ headers }) {
	return headers[FILLING] === word;
}

/** What the answer is kept under; null when it must not be kept. @param {Request} request @returns {string | null} */
function keyOf(request) {
	const { method, headers } = request;
	if ((method !== "GET" && method !== "HEAD") || isFilling(request)) return null;
	const path = pathOf(request.url);
	if (FOREVER.test(path)) return path;
	if (!SHARED.test(path) || SELLER.test(headers.cookie ?? "")) return null;
	return keyFor(path, headers);
}

/** @param {string} path @param {import("node:http").IncomingHttpHeaders} headers */
function keyFor(path, headers) {
	return [path, ...VARIES.map((name) => headers[name] ?? "")].join("\n");
}

/** @param {Request} request @returns {"br" | "gzip" | "identity"} */
function formFor({ headers }) {
	const accepted = String(headers["accept-encoding"] ?? "");
	if (/\bbr\b/.test(accepted)) return "br";
	return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** @param {Request} request @param {Response} response @param {import("./kept-answers.mjs").KeptAnswer} answer */
function send(request, response, { etag, headers, bodies }) {
	const known = request.headers["if-none-match"];
	if (known?.includes(etag.slice(2))) {
		const { "cache-control": cacheControl = ASK_AGAIN, vary = "" } = headers;
		response.writeHead(304, { etag, vary, "cache-control": cacheControl }).end();
		return;
	}
	const form = formFor(request);
	// Hardly anybody wants it plain, so that form is not kept.
	const body = form === "identity" ? gunzipSync(bodies.gzip) : bodies[form];
	const more = form === "identity" ? {} : { "content-encoding": form };
	response.writeHead(200, { ...headers, ...more, etag, "content-length": body.length });
	response.end(request.method === "HEAD" ? undefined : body);
}

/** @param {import("node:http").IncomingHttpHeaders} given @param {boolean} isForever @returns {Record<string, string>} */
function headersToKeep(given, isForever) {
	const entries = Object.entries(given).filter(([name]) => !NOT_KEPT.has(name));
	const headers = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
	const vary = headers.vary ?? "";
	if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
	if (!isForever) headers["cache-control"] = ASK_AGAIN;
	if (headers[NOTE]) headers[SCRIPTS_HEADER] = headers[NOTE];
	delete headers[NOTE];
	return headers;
}

/** What Next looks at in a request; taken before Next does, since it removes these. @param {Request} request */
function headersThatVary({ headers }) {
	const { host = "" } = headers;
	const present = VARIES.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
	return { ...Object.fromEntries(present), host, [FILLING]: word };
}

/**
 * @param {import("node:http").IncomingMessage} answer
 * @param {Buffer} body
 * @param {boolean} isForever
 * @returns {FreshAnswer | null} null when it is not one for everyone
 */
function answerToKeep({ statusCode, headers }, body, isForever) {
	const { "x-nextjs-cache": cache, "set-cookie": cookies } = headers;
	if (statusCode !== 200 || !(isForever || (cache && !cookies))) return null;
	const isFromCache = isForever || cache === "HIT";
	return { body, headers: headersToKeep(headers, isForever), isForever, isFromCache };
}

/**
 * Asks our own server once for the plain answer; null when it is not one for everyone.
 * @param {Where} where
 * @param {Record<string, string>} headers
 * @param {boolean} isForever
 * @returns {Promise<FreshAnswer | null>}
 */
function askOnce(where, headers, isForever) {
	return new Promise((done) => {
		const asking = askOver({ ...where, headers }, (answer) => {
			/** @type {Buffer[]} */
			const chunks = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("error", () => done(null));
			answer.on("end", () => done(answerToKeep(answer, Buffer.concat(chunks), isForever)));
		});
		asking.on("error", () => done(null));
		asking.end();
	});
}

/**
 * How to get the plain answer to such a request, now and later. What Next has just made is asked for again: only what
 * comes out of its cache carries the note of its scripts.
 * @param {Where} where
 * @param {Record<string, string>} headers
 * @returns {import("./kept-answers.mjs").Ask}
 */
function asking(where, headers) {
	// With its query: Next sends a router elsewhere that comes without its own.
	const isForever = FOREVER.test(pathOf(where.path));
	return async () => {
		const answer = await askOnce(where, headers, isForever);
		const settled = answer && !answer.isFromCache ? await askOnce(where, headers, isForever) : answer;
		return settled?.isFromCache ? settled : null;
	};
}

/** Next's note of a page's inline scripts is for the door, which takes it off; what is kept needs it again. @param {Response} response */
function passOnNote(response) {
	const writeHead = response.writeHead.bind(response);
	/** @param {number} status @param {unknown[]} rest */
	const write = (status, ...rest) => {
		const given = rest.at(-1);
		if (typeof given === "object" && given !== null) response.setHeaders(new Map(Object.entries(given)));
		const note = response.getHeader(SCRIPTS_HEADER);
		if (note !== undefined) response.setHeader(NOTE, note);
		return writeHead(status);
	};
	response.writeHead = write;
}

/**
 * Puts the kept answers before Next's handler. The first request of its kind is answered by Next, and one of our own
 * fetches what is kept.
 * @param {Handler} handle
 * @returns {Handler}
 */
export function withKeptAnswers(handle) {
	return async (request, response) => {
		const key = keyOf(request);
		const kept = key === null ? undefined : keptAnswers.find(key);
		if (kept) return send(request, response, kept);
		if (key !== null) {
			const { localAddress: host, localPort: port } = request.socket;
			const ask = asking({ host, port, path: request.url ?? "/" }, headersThatVary(request));
			response.once("finish", () => void keptAnswers.fill(key, ask));
		} else if (isFilling(request)) passOnNote(response);
		await handle(request, response);
	};
}

/**
 * Has these addresses made in the background before a browser asks for them, the first one first.
 * @param {Omit<Where, "path">} server
 * @param {readonly string[]} paths
 */
export function keepAhead(server, paths) {
	const headers = { host: `${server.host}:${server.port}`, [FILLING]: word };
	for (const path of paths.toReversed()) {
		keptAnswers.makeSoon(keyFor(path, {}), asking({ ...server, path }, headers));
	}
}
