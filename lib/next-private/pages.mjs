import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * How long each page may be kept, by its key: Next notes it before it has us keep the page, and never forgets it, so that
 * page-cache.mjs has to for names that nothing has. Not promised: see router.mjs.
 * @type {Map<string, unknown>}
 */
export const lifetimes = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external")
	.SharedCacheControls.cacheControls;
