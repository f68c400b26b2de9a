import { OUTLINE_SEGMENT, ROUTER_HEADERS } from "../../next-private/router.mjs";
import { inEachLanguage, matcherOf, pathsWhere } from "../../routes.mjs";

/** Which answers are the same for everyone, and under what they are kept: never under what a client made up. */

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {{ path: string, way: Way }} Kept what an answer is kept for */
/** @typedef {"page" | "data" | "outline"} Way */

const FEEDS = ["/feeds/google.xml", "/feeds/meta.csv"];
const SHARED_CALLS = ["/api/product/all-products", "/api/product/search-index", ...FEEDS];
/** What is the same for everyone; nothing that the middleware guards, and nothing personal. */
const SHARED = matcherOf([
	...pathsWhere(({ isShared }) => isShared === true).flatMap(inEachLanguage),
	...SHARED_CALLS,
]);
/** Files whose name changes with their content; written plainly, so that each has one address. */
const FOREVER = /^\/_next\/static(\/[\w~-][\w.~-]*)+\.(js|css|svg)$/;
/** Pictures, as they are stored and in the widths that pages show. */
const PICTURE = /^\/(images|art)\/[\w-]+(\.\d+)?\.webp$/;
/** Someone whom the middleware may send elsewhere: a seller, and at the checkout everyone but a customer. */
const SELLER = /(?:^|;\s*)(?:__Host-)?sabz_seller=/;
const CUSTOMER = /(?:^|;\s*)(?:__Host-)?sabz_session=/;
const OF_CUSTOMERS = matcherOf(inEachLanguage("/checkout"));

/**
 * The ways in which a browser asks for a page: as a document, or through Next's router the page's data or its outline.
 * A router also says where it stands; of a cached page it gets the same wherever that is.
 * @type {Readonly<Record<Way, Readonly<Record<string, string>>>>}
 */
export const WAYS = {
	page: {},
	data: { [ROUTER_HEADERS.data]: "1" },
	outline: {
		[ROUTER_HEADERS.data]: "1",
		[ROUTER_HEADERS.prefetch]: "1",
		[ROUTER_HEADERS.segment]: OUTLINE_SEGMENT,
	},
};
const NAMES = [ROUTER_HEADERS.data, ROUTER_HEADERS.prefetch, ROUTER_HEADERS.segment];
/** @type {readonly Way[]} */
const ALL_WAYS = ["page", "data", "outline"];

/** The path of an address, without its query. @param {string | undefined} url */
export function pathOf(url = "") {
	return url.split("?", 1)[0] ?? "";
}

/** Whether a feed is wanted in Urdu, as next.config.ts leads it there. @param {string} [url] */
function isInUrdu(url = "") {
	return new URLSearchParams(url.split("?")[1]).get("lang") === "ur";
}

/** True for a file whose name changes with its content, or that may be kept until the shop ends. @param {string} path */
export function isForever(path) {
	return FOREVER.test(path) || PICTURE.test(path);
}

/** @param {string} path */
export function isPicture(path) {
	return PICTURE.test(path);
}

/** True for a request whose answer is the same for everyone. @param {Request} request */
export function isShared({ method, headers, url }) {
	if (method !== "GET" && method !== "HEAD") return false;
	const path = pathOf(url);
	if (isForever(path)) return true;
	const cookies = headers.cookie ?? "";
	return SHARED.test(path) && !SELLER.test(cookies) && (CUSTOMER.test(cookies) || !OF_CUSTOMERS.test(path));
}

/** What the answer to a shared request is kept for; null for a way that is not known. @param {Request} request @returns {Kept | null} */
export function keptFor({ headers, url }) {
	const path = pathOf(url);
	if (isForever(path)) return { path, way: "page" };
	// The one query that another answer belongs to: it is asked for by it too.
	if (FEEDS.includes(path) && isInUrdu(url)) return { path: `${path}?lang=ur`, way: "page" };
	const way = ALL_WAYS.find((known) => NAMES.every((name) => headers[name] === WAYS[known][name]));
	return way ? { path, way } : null;
}

/** @param {Kept} kept */
export function keyOf({ path, way }) {
	return `${way} ${path}`;
}
