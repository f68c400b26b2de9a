import { EARLY_SCRIPTS } from "../../early/early-scripts.mjs";
import { fingerprintOf } from "./page-scripts.mjs";

/**
 * What answers may do in a browser (docs/security.md). Pages: our own files, the early scripts, and the inline
 * scripts that this answer names. Everything else may do nothing at all.
 * @typedef {{ isHttps: boolean, isDevelopment: boolean, pictureOrigins: string[], formOrigins: string[] }} Surroundings
 */

const EARLY = Object.values(EARLY_SCRIPTS).map(fingerprintOf).join(" ");
/** Paths whose pages lead to a wallet and back. */
const WALLET_PAGES = /^(\/ur)?\/(payment|wallet-simulator)\//;

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A service worker goes by the policy of its own file: it fetches from the shop and nowhere else. */
const WORKER = "default-src 'none'; script-src 'self'; connect-src 'self'";
const WORKERS = ["/sw.js", "/rider-sw.js"];

/** @param {Surroundings} surroundings */
export function policies({ isHttps, isDevelopment, pictureOrigins, formOrigins }) {
	const before =
		"default-src 'none'; base-uri 'none'; object-src 'none'; frame-src 'none'; frame-ancestors 'none'";
	// Changed code, and React's account of where a failure began, come as text that is run.
	const own = isDevelopment ? "'self' 'unsafe-eval'" : "'self'";
	const after = [
		// Toasts and dialogs bring style elements of their own, meters a width; neither can reach another origin.
		"style-src 'self' 'unsafe-inline'",
		`img-src ${["'self'", "data:", "blob:", ...pictureOrigins].join(" ")}`,
		"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
		...(isHttps ? ["upgrade-insecure-requests"] : []),
	].join("; ");
	return {
		/** @param {string} path @param {string} scripts the sources of this page's inline scripts */
		ofPage(path, scripts) {
			const forms = WALLET_PAGES.test(path) ? ["'self'", ...formOrigins].join(" ") : "'self'";
			return `${before}; script-src ${own} ${EARLY} ${scripts}; form-action ${forms}; ${after}`;
		},
		/** @param {string} path */
		ofFile: (path) => (WORKERS.includes(path) ? WORKER : NOTHING),
	};
}

/** Paths of pictures, which mails and other sites may show. */
const PICTURES = /^\/(images\/|art\/|icons\/|icon\.svg$|apple-icon)|opengraph-image/;

/** What pages never ask a device for. Only what every Chromium knows: of anything else it complains on each page. */
const UNUSED = ["camera", "microphone", "payment", "usb", "serial", "midi", "hid"];
/** Documents that never ask where the device is; what they lead to is a document of its own. */
const PLACELESS = /^\/(seller|wallet-simulator)(\/|$)/;

/**
 * What an answer may ask a device for: the shop's and the rider's pages, where it is.
 * @param {string} path @param {boolean} isPage
 */
export function permissionsOf(path, isPage) {
	const place = isPage && !PLACELESS.test(path) ? "geolocation=(self)" : "geolocation=()";
	return [...UNUSED.map((feature) => `${feature}=()`), place].join(", ");
}

const ALWAYS = /** @type {const} */ ([
	["x-content-type-options", "nosniff"],
	["x-frame-options", "DENY"],
	["referrer-policy", "strict-origin-when-cross-origin"],
	["permissions-policy", permissionsOf("", false)],
	["cross-origin-opener-policy", "same-origin"],
	["x-permitted-cross-domain-policies", "none"],
]);
/** Two years, in seconds. Subdomains are the owner's to decide. */
const HSTS = ["strict-transport-security", "max-age=63072000"];

/** The headers that every answer under this path has, besides its policy. @param {string} path @param {boolean} isHttps */
export function headersOf(path, isHttps) {
	const sharing = PICTURES.test(path) ? "cross-origin" : "same-origin";
	return [...ALWAYS, ["cross-origin-resource-policy", sharing], ...(isHttps ? [HSTS] : [])];
}
