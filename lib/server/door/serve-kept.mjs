import { gunzipSync } from "node:zlib";
import { ASK_AGAIN, asking, headersThatVary, isFilling, passOnNote } from "./ask-next.mjs";
import { keptAnswers } from "./kept-answers.mjs";
import { inOneGeneration } from "./one-generation.mjs";
import { keyFor, keyOf, pathOf } from "./shared-answers.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */

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

/**
 * Puts the kept answers before Next's handler. The first request of its kind is answered by Next, and one of our own
 * fetches what is kept.
 * @param {Handler} handle
 * @returns {Handler}
 */
export function withKeptAnswers(handle) {
	return async (request, response) => {
		if (isFilling(request)) {
			passOnNote(response);
			return inOneGeneration(pathOf(request.url), response, () => handle(request, response));
		}
		const key = keyOf(request);
		if (key === null) return handle(request, response);
		const kept = keptAnswers.find(key);
		if (kept) return send(request, response, kept);
		const { localAddress: host, localPort: port } = request.socket;
		const ask = asking({ host, port, path: request.url ?? "/" }, headersThatVary(request));
		response.once("finish", () => void keptAnswers.fill(key, ask));
		await inOneGeneration(pathOf(request.url), response, () => handle(request, response));
	};
}

/**
 * Has these addresses made in the background before a browser asks for them, the first one first.
 * @param {{ host: string, port: number }} server
 * @param {readonly string[]} paths
 */
export function keepAhead(server, paths) {
	const headers = { host: `${server.host}:${server.port}` };
	for (const path of paths.toReversed()) {
		keptAnswers.makeSoon(keyFor(path, {}), asking({ ...server, path }, headers));
	}
}
