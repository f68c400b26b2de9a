/** What a program that comes with one of the shop's keys may reach (next day 11). */

const KEY = /^bearer\s+sabz_/i;
/** Any text shown as a key: where a call would answer without looking at it, it must be looked at all the same. */
const SHOWN = /^bearer\s+\S/i;
/** Answers that are kept for everyone, and the calls that look at keys in their stead. */
const KEPT_CALLS = new Map([["/api/product/all-products", "/api/internal/products"]]);
/** Names no call: a known key is refused there, and an unknown one too. */
const NOWHERE = "/api/internal/nowhere";
/** Made without looking at who asks. */
const STATIC_CALLS = new Set(["/api/product/search-index", "/api/openapi.json"]);

/**
 * Where a request leads that came with a key: to a call, which decides, and never to a page, a file or an answer that is
 * the same for everyone.
 * @param {import("node:http").IncomingMessage} request
 * @returns {string | undefined} its address
 */
export function ledByKey({ headers, url = "" }) {
	const { authorization = "" } = headers;
	const [path = ""] = url.split("?", 1);
	const isStatic = STATIC_CALLS.has(path);
	const looksAtNone = isStatic || KEPT_CALLS.has(path);
	if (!(looksAtNone ? SHOWN : KEY).test(authorization)) return url;
	const isCall = path.startsWith("/api/") && !isStatic;
	return isCall ? (KEPT_CALLS.get(path) ?? url) : NOWHERE;
}
