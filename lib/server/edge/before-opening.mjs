import { setTimeout as pause } from "node:timers/promises";
import { CLOSED_WORDS, opening } from "../platform/opening.mjs";
import { pathOf } from "./cacheable-routes.mjs";
import { closedPage } from "./closed-page.mjs";
import { OPENING_MS } from "./limits.mjs";
import { refusalOf } from "./refusal.mjs";

/** @typedef {import("./edge.mjs").Handler} Handler */
/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Answer */

/** What machines ask, the shop's call to itself, and files: they need no open shop. */
const NEEDS_NO_SHOP = /^\/(api\/(health|ready|metrics|internal\/refresh)$|(_next\/static|art|icons)\/)/;
const RETRY_SECONDS = 5;

/** @param {string} path */
const isUrdu = (path) => path === "/ur" || path.startsWith("/ur/");

/** @param {Request} request @param {Answer} answer */
function turnAway(request, answer) {
	const path = pathOf(request.url);
	const isCall = path.startsWith("/api/");
	const { headers, body } = isCall
		? refusalOf(request, CLOSED_WORDS)
		: {
				headers: { "content-type": "text/html; charset=utf-8" },
				body: closedPage(isUrdu(path) ? "ur" : "en"),
			};
	answer.writeHead(503, {
		...headers,
		"retry-after": String(RETRY_SECONDS),
		"cache-control": "no-store",
	});
	answer.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Lets nobody in before the shop is open: a visitor of the first seconds waits, everyone after them is told at once
 * to come back.
 * @param {Promise<unknown>} prepared when Next can answer
 * @param {Handler} next
 * @param {number} [patienceMs]
 * @returns {Handler}
 */
export function onceOpen(prepared, next, patienceMs = OPENING_MS) {
	const late = prepared.then(() => pause(patienceMs, undefined, { ref: false }));
	const openedOrLate = Promise.race([opening.opened, late]);
	return async (request, answer) => {
		if (opening.isOpen || NEEDS_NO_SHOP.test(pathOf(request.url))) return next(request, answer);
		await openedOrLate;
		if (opening.isOpen) return next(request, answer);
		turnAway(request, answer);
	};
}
