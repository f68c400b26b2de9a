import { preferredLanguage } from "../../text/language-path.mjs";
import { CLOSED_WORDS } from "../platform/opening.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
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
