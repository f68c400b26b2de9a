import { randomUUID } from "node:crypto";
import { request as askOver } from "node:http";
import { CACHE_HEADER, queryFor } from "../../next-private/router.mjs";
import { isForever, WAYS } from "./cacheable-routes.mjs";
import { OWN_REQUEST_MS } from "./limits.mjs";
import { SCRIPTS_HEADER, withDataTogether, withLateScripts } from "./page-scripts.mjs";
import { withOwnStyles } from "./page-styles.mjs";

/** How our own server is asked for what is then kept. */

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {{ host: string, port: number }} Server */
/** @typedef {Server & { path: string }} Where */
/** @typedef {import("./response-cache.mjs").Answer & { isFromCache: boolean }} FreshAnswer */

/** Browsers and proxies ask again each time, and learn in a few bytes that nothing has changed. */
export const ASK_AGAIN = "public, max-age=0, must-revalidate";
/** Headers that belong to one connection or one form of the body. */
const NOT_KEPT = new Set([
	"content-encoding",
	"content-length",
	"transfer-encoding",
	"etag",
	"date",
	"connection",
	"keep-alive",
	"accept-ranges",
	"x-request-id",
	// The edge server writes it anew for each answer.
	"content-security-policy",
]);
/** Marks our own request to Next; nobody outside knows the word. */
const FILLING = "x-sabz-filling";
/** How our own request learns of the page's inline scripts. */
const NOTE = "x-sabz-note";
const word = randomUUID();

/** True for a request of our own. @param {Request} request */
export function isFilling({ headers }) {
	return headers[FILLING] === word;
}

/** @param {import("node:http").IncomingHttpHeaders} given @param {boolean} lasts @returns {Record<string, string>} */
function headersToKeep(given, lasts) {
	const entries = Object.entries(given).filter(([name]) => !NOT_KEPT.has(name));
	const headers = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
	const vary = headers.vary ?? "";
	if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
	if (!lasts) headers["cache-control"] = ASK_AGAIN;
	if (headers[NOTE]) headers[SCRIPTS_HEADER] = headers[NOTE];
	delete headers[NOTE];
	return headers;
}

/**
 * @param {import("node:http").IncomingMessage} answer
 * @param {Buffer} body
 * @param {boolean} lasts
 * @returns {FreshAnswer | null} null when it is not one for everyone
 */
function answerToKeep({ statusCode, headers }, body, lasts) {
	const { [CACHE_HEADER]: cache, "set-cookie": cookies } = headers;
	if (statusCode !== 200 || !(lasts || (cache && !cookies))) return null;
	const isFromCache = lasts || cache === "HIT";
	return { body, headers: headersToKeep(headers, lasts), isForever: lasts, isFromCache };
}

/**
 * Asks our own server once for the plain answer; null when it is not one for everyone, or takes longer than OWN_REQUEST_MS.
 * @param {Where} where
 * @param {Record<string, string>} headers
 * @param {boolean} lasts
 * @returns {Promise<FreshAnswer | null>}
 */
function askOnce(where, headers, lasts) {
	return new Promise((done) => {
		const signal = AbortSignal.timeout(OWN_REQUEST_MS);
		const sent = askOver({ ...where, headers, signal }, (answer) => {
			/** @type {Buffer[]} */
			const chunks = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("error", () => done(null));
			answer.on("end", () => done(answerToKeep(answer, Buffer.concat(chunks), lasts)));
		});
		sent.on("error", () => done(null));
		sent.end();
	});
}

/** @param {FreshAnswer} answer @returns {Promise<FreshAnswer>} */
async function ready(answer) {
	if (!answer.headers["content-type"]?.startsWith("text/html")) return answer;
	const html = withLateScripts(await withOwnStyles(answer.body.toString()));
	const note = answer.headers[SCRIPTS_HEADER];
	if (note === undefined) return { ...answer, body: Buffer.from(html) };
	const page = withDataTogether(html, note);
	return {
		...answer,
		headers: { ...answer.headers, [SCRIPTS_HEADER]: page.note },
		body: Buffer.from(page.html),
	};
}

/**
 * How to get the plain answer of that kind, now and later: our own words, nothing of what a visitor sent. What Next
 * has just made is asked for again: only what comes out of its cache carries the note of its scripts.
 * @param {Server} server
 * @param {import("./cacheable-routes.mjs").Kept} kept
 * @returns {import("./response-cache.mjs").Ask}
 */
export function asking({ host, port }, { path, way }) {
	const lasts = isForever(path);
	const headers = { ...WAYS[way], host: `${host}:${port}`, [FILLING]: word };
	return async () => {
		const where = { host, port, path: `${path}${await queryFor(WAYS[way])}` };
		const answer = await askOnce(where, headers, lasts);
		const settled = answer && !answer.isFromCache ? await askOnce(where, headers, lasts) : answer;
		return settled?.isFromCache ? ready(settled) : null;
	};
}

/** Next's note of a page's inline scripts is for the edge server, which takes it off; what is kept needs it again. @param {Response} response */
export function passOnNote(response) {
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
