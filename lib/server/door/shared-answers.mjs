/** Which answers are the same for everyone, and under what they are kept. */

/** @typedef {import("node:http").IncomingMessage} Request */

/** What is the same for everyone; nothing that the middleware guards, and nothing personal. */
const SHARED =
	/^\/(all-products|deals-offers|about|faq|contact|privacy)?$|^\/product\/[0-9a-f]{24}$|^\/api\/product\/(all-products|search-index)$/;
/** Files whose name changes with their content. */
const FOREVER = /^\/_next\/static\/.*\.(js|css|svg)$/;
/** Someone whom the middleware may send elsewhere. */
const SELLER = /(?:^|;\s*)(?:__Host-)?sabz_seller=/;
/** Next answers differently to these. */
export const VARIES = [
	"rsc",
	"next-router-state-tree",
	"next-router-prefetch",
	"next-router-segment-prefetch",
];

/** The path of an address, without its query. @param {string | undefined} url */
export function pathOf(url = "") {
	return url.split("?", 1)[0] ?? "";
}

/** True for a file whose name changes with its content. @param {string} url */
export function isForever(url) {
	return FOREVER.test(pathOf(url));
}

/** The key of a path that is asked for with these headers. @param {string} path @param {import("node:http").IncomingHttpHeaders} headers */
export function keyFor(path, headers) {
	return [path, ...VARIES.map((name) => headers[name] ?? "")].join("\n");
}

/** What an answer is kept under; null when it must not be kept. @param {Request} request @returns {string | null} */
export function keyOf(request) {
	const { method, headers } = request;
	if (method !== "GET" && method !== "HEAD") return null;
	const path = pathOf(request.url);
	if (FOREVER.test(path)) return path;
	if (!SHARED.test(path) || SELLER.test(headers.cookie ?? "")) return null;
	return keyFor(path, headers);
}
