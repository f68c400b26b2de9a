import { createHash } from "node:crypto";
import { LATE_PRELOAD, LATE_SCRIPT_TYPE } from "../../early/late-parts-script.mjs";

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
 * (nonce) of this very rendering, which nothing that came from a person can know.
 * @param {string} html
 * @param {string} nonce
 */
export function inlineScriptsOf(html, nonce) {
	/** @type {Set<string>} */
	const found = new Set();
	for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT))
		if (!NO_CODE.test(attributes) && attributes.includes(` nonce="${nonce}"`)) found.add(fingerprintOf(code));
	return [...found];
}

/** The word in a policy that this process wrote onto a request, or null. @param {unknown} policy */
export function nonceIn(policy) {
	return (typeof policy === "string" && /'nonce-([A-Za-z0-9+/=_-]+)'/.exec(policy)?.[1]) || null;
}

const DATA_IN_PIECES = /(?:<script nonce="[^"]*">\(?self\.__next_f[\s\S]*?<\/script>)+/g;

/** @type {Record<string, string>} */
const IN_SINGLE_QUOTES = { '\\"': '"', '"': "'", "'": "\\'" };
/** Code with its strings in single quotes: the data in them is full of double ones. @param {string} code */
const inSingleQuotes = (code) => code.replace(/\\.|["']/g, (sign) => IN_SINGLE_QUOTES[sign] ?? sign);

/**
 * A page whose data stands in one script instead of the pieces in which it was rendered: a dozen elements and
 * fingerprints less, and a tenth of its signs. Only pieces with the word of this rendering are put together.
 * @param {string} html
 * @param {string} nonce
 */
export function withDataTogether(html, nonce) {
	return html.replace(DATA_IN_PIECES, (pieces) => {
		const scripts = [...pieces.matchAll(INLINE_SCRIPT)];
		if (!scripts.every(([, attributes]) => attributes === ` nonce="${nonce}"`)) return pieces;
		return `<script nonce="${nonce}">${inSingleQuotes(scripts.map(([, , code]) => code).join(";"))}</script>`;
	});
}

const SCRIPT = /<script(?=[^>]*\ssrc="([^"]*)")(?=[^>]*\sasync)(?![^>]*\stype=)([^>]*)>/g;
const PRELOAD = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*\shref="([^"]*)"[^>]*>/g;

/**
 * A page whose scripts are all written as such. The renderer has those of parts that are loaded by themselves, as the
 * texts of a page's language, only fetched ahead.
 * @param {string} html
 */
function withEveryScript(html) {
	const known = new Set([...html.matchAll(SCRIPT)].map(([, address]) => address));
	return html.replace(PRELOAD, (_, address) =>
		known.has(address) ? "" : `<script src="${address}" async=""></script>`,
	);
}

/**
 * A page whose scripts are fetched after its first paint: until then the whole line is for its words and pictures, and
 * the browser's own thread for drawing them (LATE_PARTS_SCRIPT starts them, docs/decisions/0080). A page that may have
 * something drawn by them (the cart, for one) says ahead which they are.
 * @param {string} html
 */
export function withLateScripts(html) {
	const isBusy = / aria-busy="true"/.test(html);
	return withEveryScript(html).replace(SCRIPT, (_, address, attributes) => {
		const late = `<script type="${LATE_SCRIPT_TYPE}"${attributes}>`;
		return isBusy ? `<link rel="${LATE_PRELOAD}" as="script" href="${address}"/>${late}` : late;
	});
}
