import { createRequire } from "node:module";

/** Next's own cache of pages, which the shop's is made of (page-cache.mjs). Not promised: see router.mjs. */

const require = createRequire(import.meta.url);

/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache").default} */
export const NextCache = require("next/dist/server/lib/incremental-cache/file-system-cache").default;

/** How long each page may be kept: Next notes it before it has us keep the page. @type {Map<string, unknown>} */
export const lifetimes = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external")
	.SharedCacheControls.cacheControls;
