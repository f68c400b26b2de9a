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

const DATA_IN_PIECES = /(?:<script nonce="[^"]*">\(?self\.__next_f[\s\S]*?<\/script>){2,}/g;

/**
 * A page whose data stands in one script instead of the pieces in which it was rendered: a dozen elements and
 * fingerprints less. Only pieces that the page's note allows are put together.
 * @param {string} html
 * @param {string} note the fingerprints of the page's inline scripts
 * @returns {{ html: string, note: string }}
 */
export function withDataTogether(html, note) {
	const allowed = new Set(note.split(" "));
	const together = html.replace(DATA_IN_PIECES, (pieces) => {
		const scripts = [...pieces.matchAll(INLINE_SCRIPT)];
		const prints = scripts.map(([, , code = ""]) => fingerprintOf(code));
		if (!prints.every((print) => allowed.has(print))) return pieces;
		const code = scripts.map(([, , piece]) => piece).join(";");
		for (const print of prints) allowed.delete(print);
		allowed.add(fingerprintOf(code));
		return `<script${scripts[0]?.[1]}>${code}</script>`;
	});
	return { html: together, note: [...allowed].join(" ") };
}
