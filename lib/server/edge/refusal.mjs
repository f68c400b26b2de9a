import { FAILURE_PATH, isRouterReadable, NOT_FOUND_PATH, TOOLS_PREFIX } from "../../next-private/router.mjs";
import { preferredLanguage } from "../../text/language-path.mjs";
import { CLOSED_WORDS } from "../platform/process.mjs";

/** Makes of a request one that Next can read: it answers what it stumbles over with a bare 500. */

/** @typedef {import("node:http").IncomingMessage} Request */

/** Calls may be made in these ways, everything else is only looked at. */
const CALLS = /^\/(api\/|(ur\/)?payment\/verify$|wallet-simulator\/)/;
const LOOKING = new Set(["GET", "HEAD"]);
const CALLING = new Set([...LOOKING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Conditions on a part or a version of a file. Nobody needs a part of a small file, and whoever asks gets the whole. */
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"];
/** A page that nobody has a reason to ask for. */
const FAILURE = new RegExp(`^${FAILURE_PATH}\\b`);

/** @param {string} escapes */
function isText(escapes) {
	try {
		decodeURIComponent(escapes);
		return true;
	} catch {
		return false;
	}
}

/**
 * The address with each escape that stands for no text read as the very signs it is written with: so it names
 * something that is not there, and whoever answers for such names says so.
 * @param {string} url
 */
export function withReadableEscapes(url) {
	const [path = "", ...query] = url.split("?");
	if (!path.includes("%")) return url;
	const readable = path.replace(/(?:%[0-9a-f]{2})+|%/gi, (signs) =>
		isText(signs) ? signs : signs.replaceAll("%", "%25"),
	);
	return [readable, ...query].join("?");
}

/**
 * Makes the request readable, or tells why it cannot be.
 * @param {Request} request
 * @param {boolean} [isDevelopment] in which a page calls Next's tools
 * @returns {{ status: number, message: string } | null} null: it is
 */
export function unreadable(request, isDevelopment = false) {
	const { url = "", method = "" } = request;
	if (!url.startsWith("/")) return { status: 400, message: "This request cannot be read" };
	const isCall = CALLS.test(url.split("?", 1)[0] ?? "") || (isDevelopment && url.startsWith(TOOLS_PREFIX));
	if (!(isCall ? CALLING : LOOKING).has(method))
		return { status: 405, message: `This call cannot be made with ${method}` };
	if (!isRouterReadable(request.headers)) return { status: 400, message: "This request cannot be read" };
	for (const name of CONDITIONS) delete request.headers[name];
	request.url = FAILURE.test(url) ? NOT_FOUND_PATH : withReadableEscapes(url);
	return null;
}

/** @typedef {import("node:http").ServerResponse} Answer */

/** What is said before Next sees a request: here without its languages' tables, which need a build. */
const URDU = new Map([
	[CLOSED_WORDS, "دکان ابھی کھلی نہیں۔ تھوڑی دیر میں دوبارہ کوشش کریں۔"],
	[
		"Too many requests. Please wait a moment and try again.",
		"بہت سی درخواستیں آئیں۔ ذرا رک کر دوبارہ کوشش کریں۔",
	],
	["This request cannot be read", "یہ درخواست پڑھی نہیں گئی"],
]);
const WRONG_METHOD = /^This call cannot be made with ([A-Z]+)$/;

/** A sentence of the edge in Urdu. @param {string} english */
export function edgeUrdu(english) {
	return URDU.get(english) ?? english.replace(WRONG_METHOD, "یہ پتہ $1 سے نہیں چلتا");
}

/**
 * A refusal as every call's: JSON, in the language that the request asks for.
 * @param {Request} request
 * @param {string} message
 */
export function refusalOf({ headers }, message) {
	const language = preferredLanguage(headers["accept-language"]);
	return {
		headers: {
			"content-type": "application/json",
			"content-language": language,
			vary: "accept-language",
		},
		body: JSON.stringify({ success: false, message: language === "ur" ? edgeUrdu(message) : message }),
	};
}
