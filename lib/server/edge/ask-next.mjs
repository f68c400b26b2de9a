import { randomUUID } from "node:crypto";
import { request as askOver } from "node:http";
import { CACHE_HEADER } from "../../next-private/router.mjs";
import { isForever, WAYS } from "./cacheable-routes.mjs";
import { OWN_REQUEST_MS } from "./limits.mjs";
import { withLateScripts } from "./page-scripts.mjs";
import { withOwnStyles } from "./page-styles.mjs";

/** How our own server is asked for what is then kept: only we ever ask Next for a shared page. */

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {{ host: string, port: number }} Server */
/** @typedef {import("node:http").RequestOptions} Question */
/** @typedef {{ answer: Request, body: Buffer }} Answered */

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
	CACHE_HEADER,
]);
/** Marks our own request to Next; nobody outside knows the word. */
const OWN = "x-sabz-own";
const word = randomUUID();
/** So often Next is asked for a page until it is one that it has kept: changes may come faster than it is made. */
const TRIES = 5;

/** True for a request of our own. @param {Request} request */
export function isOwn({ headers }) {
	return headers[OWN] === word;
}

/** @param {import("node:http").IncomingHttpHeaders} given @returns {Record<string, string>} */
function headersToKeep(given) {
	const entries = Object.entries(given).filter(([name]) => !NOT_KEPT.has(name));
	const headers = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
	const vary = headers.vary ?? "";
	if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
	return headers;
}

/** Asks once; null when no whole answer comes within OWN_REQUEST_MS. @param {Question} question @returns {Promise<Answered | null>} */
function askOnce(question) {
	return new Promise((done) => {
		const sent = askOver({ ...question, signal: AbortSignal.timeout(OWN_REQUEST_MS) }, (answer) => {
			/** @type {Buffer[]} */
			const chunks = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("error", () => done(null));
			answer.on("end", () => done({ answer, body: Buffer.concat(chunks) }));
		});
		sent.on("error", () => done(null));
		sent.end();
	});
}

/**
 * Asks until what comes is out of Next's cache: that was begun after the last change (page-cache.mjs), and bears the policy
 * of its own scripts, where a page that has just been made may be another visit's. A page that says what failed is given on;
 * null for what is not for everyone.
 * @param {Question} question @param {boolean} lasts
 */
async function askUntilKept(question, lasts) {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const answered = await askOnce(question);
		const { statusCode: status = 0, headers = {} } = answered?.answer ?? {};
		const { [CACHE_HEADER]: cache, "set-cookie": cookies } = headers;
		const isPage = headers["content-type"]?.startsWith("text/html");
		if (answered && status >= 400 && isPage) return { ...answered, status };
		if (!answered || status !== 200 || cookies) return null;
		if (lasts || cache === "HIT") return { ...answered, status };
		if (!cache) return null;
	}
	return null;
}

/**
 * How to get the answer of that kind that is the same for everyone, now and later: by our own words, nothing of what a
 * visitor sent.
 * @param {Server} server
 * @param {import("./cacheable-routes.mjs").Kept} kept
 * @returns {import("./response-cache.mjs").Ask}
 */
export function asking({ host, port }, { path, way }) {
	const lasts = isForever(path);
	const question = { host, port, path, headers: { ...WAYS[way], host: `${host}:${port}`, [OWN]: word } };
	return async () => {
		const answered = await askUntilKept(question, lasts);
		if (!answered) return null;
		const { status, answer, body } = answered;
		const headers = headersToKeep(answer.headers);
		if (!headers["content-type"]?.startsWith("text/html")) return { status, body, headers, isForever: lasts };
		const html = withLateScripts(await withOwnStyles(body.toString()));
		return { status, body: Buffer.from(html), headers, isForever: lasts };
	};
}
