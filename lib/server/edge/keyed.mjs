/** What a program that comes with one of the shop's keys may reach (next day 11). */

const KEY = /^bearer\s+sabz_/i;
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
	if (!KEY.test(headers.authorization ?? "")) return url;
	const [path = ""] = url.split("?", 1);
	const isCall = path.startsWith("/api/") && !STATIC_CALLS.has(path);
	return isCall ? (KEPT_CALLS.get(path) ?? url) : NOWHERE;
}
