import { createRequire } from "node:module";

/**
 * How Next's router and its server speak with each other: parts of Next that it does not promise to leave as they are.
 * Everything of that kind is in this folder, and next-private.test.ts says for which version it is known
 * (docs/architecture.md, "When Next is upgraded").
 */

const require = createRequire(import.meta.url);
/** @type {typeof import("next/dist/client/components/app-router-headers")} */
const names = require("next/dist/client/components/app-router-headers");
/** @type {typeof import("next/dist/server/app-render/parse-and-validate-flight-router-state")} */
const {
	parseAndValidateFlightRouterState,
} = require("next/dist/server/app-render/parse-and-validate-flight-router-state");

/** The request headers in which a router says what it wants of a page. */
export const ROUTER_HEADERS = /** @type {const} */ ({
	data: names.RSC_HEADER,
	prefetch: names.NEXT_ROUTER_PREFETCH_HEADER,
	segment: names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
	tree: names.NEXT_ROUTER_STATE_TREE_HEADER,
});
/** The segment that is a page's outline. */
export const OUTLINE_SEGMENT = "/_tree";
/** The response header that says whether a page came out of Next's cache: then its value is HIT. */
export const CACHE_HEADER = "x-nextjs-cache";
/** Next's page for a failure of its own, which can be asked for like any other, and the one for what is not there. */
export const FAILURE_PATH = "/_global-error";
export const NOT_FOUND_PATH = "/_not-found";
/** Where a browser hears of changed code, and what Next's tools call, in development. */
export const HOT_RELOAD_PATH = "/_next/hmr";
export const TOOLS_PREFIX = "/__nextjs_";

/** Whether Next can read where a router says that it stands; what it cannot read, it answers with a bare 500. @param {import("node:http").IncomingHttpHeaders} headers */
export function isRouterReadable(headers) {
	if (headers[ROUTER_HEADERS.data] === undefined) return true;
	try {
		parseAndValidateFlightRouterState(headers[ROUTER_HEADERS.tree]);
		return true;
	} catch {
		return false;
	}
}
