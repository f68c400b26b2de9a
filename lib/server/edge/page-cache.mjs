import { lifetimes, NextCache } from "../../next-private/pages.mjs";
import { inlineScriptsOf, nonceIn, SCRIPTS_HEADER } from "./page-scripts.mjs";
import { responseCache } from "./response-cache.mjs";

/** @typedef {ConstructorParameters<typeof NextCache>[0]} Context */

/** @param {{ headers?: Record<string, unknown> | undefined }} page @param {string[]} scripts */
function note(page, scripts) {
	page.headers = { ...page.headers, [SCRIPTS_HEADER]: scripts.join(" ") };
}

/**
 * True for what was made for a name that nothing has: the page that says so, and what was read for it. There is no
 * end to such names; kept, they would push out the pages of what is there.
 * @param {Parameters<InstanceType<typeof NextCache>["set"]>[1]} made
 */
function isOfNothing(made) {
	if (made?.kind === "FETCH") return made.data.body === "null";
	return (made?.kind === "APP_PAGE" || made?.kind === "APP_ROUTE") && made.status === 404;
}

/**
 * Next's own cache of pages, which besides keeps with each page the fingerprints of its inline scripts: a cached page
 * is the same for everyone, so its policy can be exact where a word of its own a visit (nonce) cannot be.
 */
export default class PageCache extends NextCache {
	/** @param {Context} context */
	constructor(context) {
		super(context);
		this.nonce = nonceIn(context._requestHeaders["content-security-policy"]);
		this.generation = responseCache.generation;
	}

	/** @override @param {Parameters<InstanceType<typeof NextCache>["get"]>} request */
	async get(...request) {
		const entry = await super.get(...request);
		const page = entry?.value;
		// What the build made is not noted yet; it is what the shop's own code wrote.
		if (page?.kind === "APP_PAGE" && typeof page.html === "string" && !page.headers?.[SCRIPTS_HEADER]) {
			note(page, inlineScriptsOf(page.html, null));
		}
		return entry;
	}

	/** @override @param {Parameters<InstanceType<typeof NextCache>["set"]>} change */
	async set(...change) {
		// Read before a change that has happened meanwhile, it would pass for younger than that change.
		if (this.generation !== responseCache.generation) return;
		const [key, page] = change;
		if (isOfNothing(page)) return void lifetimes.delete(key);
		if (this.nonce && page?.kind === "APP_PAGE" && typeof page.html === "string") {
			note(page, inlineScriptsOf(page.html, this.nonce));
		}
		return super.set(...change);
	}

	/** @override @param {Parameters<InstanceType<typeof NextCache>["revalidateTag"]>} change */
	async revalidateTag(...change) {
		await super.revalidateTag(...change);
		responseCache.forget();
	}
}
