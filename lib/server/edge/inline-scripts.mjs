import { createHash } from "node:crypto";

/** The answer's own note of which inline scripts its page has; the edge server turns it into the page's policy. */
export const SCRIPTS_HEADER = "x-inline-scripts";

const INLINE_SCRIPT = /<script\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/script>/g;
const NO_CODE = /\s(src=|type="application\/)/;

/** The name under which a policy allows one inline script. @param {string} code */
export function fingerprintOf(code) {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/**
 * The fingerprints of the inline scripts that the renderer itself put into a page: those that carry the secret word
 * (nonce) of this very rendering, which nothing that came from a person can know. Without a word, as for a page that
 * the build made, all of them.
 * @param {string} html
 * @param {string | null} nonce
 */
export function inlineScriptsOf(html, nonce) {
	/** @type {Set<string>} */
	const found = new Set();
	for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
		if (NO_CODE.test(attributes)) continue;
		if (nonce === null || attributes.includes(` nonce="${nonce}"`)) found.add(fingerprintOf(code));
	}
	return [...found];
}

/** The word in a policy that this process wrote onto a request, or null. @param {unknown} policy */
export function nonceIn(policy) {
	return (typeof policy === "string" && /'nonce-([A-Za-z0-9+/=_-]+)'/.exec(policy)?.[1]) || null;
}
