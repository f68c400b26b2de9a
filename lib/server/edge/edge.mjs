import { randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { perProcess } from "../platform/process.mjs";
import { pictureOrigins } from "../platform/settings.mjs";
import { callerAddress, countedAs, isLoopback } from "./address.mjs";
import { ASK_AGAIN } from "./ask-next.mjs";
import { headersOf, permissionsOf, policies } from "./headers.mjs";
import { ledByKey } from "./keyed.mjs";
import { FLOOD, RETRY_SECONDS } from "./limits.mjs";
import { nonceIn, SCRIPTS_HEADER } from "./page-scripts.mjs";
import { refusalOf, unreadable } from "./refusal.mjs";
import { isCacheablePicture } from "./serve-cached.mjs";

/** Files that cost nothing to serve; a picture is one once it is kept. */
const FILES = /^\/_next\/static\//;

/**
 * How much one address may ask of one instance, whatever it asks for (limits.mjs). Costly actions have limits of their own
 * (rate-limit.ts).
 *
 * Gives the seconds that a caller has to wait; 0: come in. This machine itself is not counted: its calls are the
 * shop's own, or a proxy's that the shop was not told to trust.
 * @param {import("../platform/settings.mjs").Settings} settings
 * @returns {(path: string, address: string) => Promise<number>}
 */
function floodGuard({ RATE_LIMIT }) {
	if (RATE_LIMIT === "off") return async () => 0;
	const limiter = new RateLimiterMemory({ points: FLOOD.requests, duration: FLOOD.seconds });
	return async (path, address) => {
		if (isLoopback(address) || FILES.test(path) || isCacheablePicture(path)) return 0;
		try {
			await limiter.consume(countedAs(address));
			return 0;
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
		}
	};
}

/**
 * What every request passes before Next sees it, and every answer on its way out: who is calling, how often, and what
 * a browser may do with the answer. One place for pages, calls, pictures and files alike (docs/security.md).
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Answer
 * @typedef {(request: Request, answer: Answer) => Promise<void>} Handler
 * @typedef {import("../platform/settings.mjs").Settings & { walletOrigins: string[] }} EdgeSettings where forms may
 *   post to besides the shop itself
 */

/** Its sender waits in silence while thousands of pictures are fetched. */
const LONG_CALL = "/api/product/import";

/** Names that only a proxy of ours may put on a request. */
const PROXY_HEADERS = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** As connect.ts notes it. @type {() => { goneSince?: number }} */
const noOutage = () => ({});

/** True while the database is out of reach. */
const isDatabaseGone = () => perProcess("database", noOutage).goneSince !== undefined;

/** @param {EdgeSettings} settings */
function surroundings({ APP_URL, CLOUDINARY_URL, walletOrigins }) {
	return {
		isHttps: APP_URL.startsWith("https:"),
		pictureOrigins: pictureOrigins(CLOUDINARY_URL),
		// The simulated wallets stand under the shop's public address, whichever one a visitor came by.
		formOrigins: [APP_URL, ...walletOrigins],
	};
}

/** @param {Answer} answer @param {number} status @param {string} message */
function refuse(answer, status, message) {
	const { headers, body } = refusalOf(answer.req, message);
	answer.writeHead(status, headers);
	answer.end(body);
}

/**
 * Next turns a method down with a bare status; a call says so in a sentence, like every refusal of ours.
 * @param {Answer} answer
 * @returns {(status: number) => void} tells that the headers are about to go out
 */
function explainMethod(answer) {
	let isBare = false;
	const explained = () => refusalOf(answer.req, `This call cannot be made with ${answer.req.method}`);
	const end = answer.end.bind(answer);
	/** @param {unknown[]} given */
	answer.end = (...given) => {
		if (answer.statusCode === 405 && !answer.headersSent) answer.writeHead(405);
		if (!isBare) return Reflect.apply(end, answer, given);
		return end(explained().body);
	};
	return (status) => {
		isBare = status === 405 && !answer.hasHeader("content-type");
		if (isBare) answer.setHeaders(new Map(Object.entries(explained().headers)));
	};
}

/**
 * @param {EdgeSettings} settings
 * @param {Handler} next
 * @param {{ isDevelopment?: boolean }} [mode]
 * @returns {Handler}
 */
export function edge(settings, next, { isDevelopment = false } = {}) {
	const around = surroundings(settings);
	const policy = policies({ ...around, isDevelopment });
	const mayPass = floodGuard(settings);

	/** @param {Answer} answer @param {string} path */
	function decidePolicy(answer, path) {
		// What is kept was given its policy when it was made.
		if (answer.hasHeader("content-security-policy")) return;
		const nonce = nonceIn(answer.req.headers["content-security-policy"]) ?? "";
		const scripts = answer.getHeader(SCRIPTS_HEADER);
		answer.removeHeader(SCRIPTS_HEADER);
		const isPage = String(answer.getHeader("content-type")).startsWith("text/html");
		const named = typeof scripts === "string" ? scripts : `'nonce-${nonce}'`;
		answer.setHeader("content-security-policy", isPage ? policy.ofPage(path, named) : policy.ofFile(path));
		answer.setHeader("permissions-policy", permissionsOf(path, isPage));
	}

	/** @param {Answer} answer @param {string} path */
	function dress(answer, path) {
		for (const [name, value] of headersOf(path, around.isHttps)) answer.setHeader(name, value);
		const isCall = path.startsWith("/api/");
		const beforeHeaders = isCall ? explainMethod(answer) : null;
		const writeHead = answer.writeHead.bind(answer);
		/** @param {number} said @param {unknown[]} rest */
		const write = (said, ...rest) => {
			const given = rest.at(-1);
			if (typeof given === "object" && given !== null) answer.setHeaders(new Map(Object.entries(given)));
			// Next knows of no outage: a page that it could not make then can be had later.
			const isOutage = said === 500 && isDatabaseGone();
			const status = isOutage ? 503 : said;
			if (isOutage) answer.setHeader("retry-after", RETRY_SECONDS);
			// What a call answers is for whoever called: nobody on the way keeps it, unless the call itself says so.
			if (isCall && !answer.hasHeader("cache-control")) answer.setHeader("cache-control", "no-store");
			// Next says a year of what it keeps until something changes, which no proxy would hear of.
			if (/^s-maxage/.test(String(answer.getHeader("cache-control"))))
				answer.setHeader("cache-control", ASK_AGAIN);
			beforeHeaders?.(status);
			// "Not modified" leaves the policies standing that came with the page.
			if (status === 304) answer.removeHeader("permissions-policy");
			else decidePolicy(answer, path);
			return writeHead(status);
		};
		answer.writeHead = write;
	}

	return async (request, answer) => {
		request.url = ledByKey(request);
		const path = (request.url ?? "").split("?", 1)[0] ?? "";
		const nonce = randomBytes(16).toString("base64");
		dress(answer, path);
		const refusal = unreadable(request, isDevelopment);
		if (refusal) return refuse(answer, refusal.status, refusal.message);
		const { headers } = request;
		const peer = request.socket.remoteAddress ?? "";
		const address = callerAddress(headers["x-forwarded-for"]?.toString(), peer, settings.TRUST_PROXY);
		headers["x-forwarded-for"] = address;
		if (settings.TRUST_PROXY === 0) for (const name of PROXY_HEADERS) delete headers[name];
		// Next reads the word for this page's own scripts here.
		headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
		if (path === LONG_CALL) request.once("end", () => answer.writableEnded || request.socket.setTimeout(0));
		const wait = await mayPass(path, address);
		if (wait > 0) {
			answer.setHeader("retry-after", wait);
			return refuse(answer, 429, "Too many requests. Please wait a moment and try again.");
		}
		return next(request, answer);
	};
}
