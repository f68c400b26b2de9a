import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { inEachLanguage, pathsWhere } from "../../routes.mjs";
import { CLOSED_WORDS, opening, ownAddress } from "../platform/process.mjs";
import { pathOf } from "./cacheable-routes.mjs";
import { OPENING_MS, RETRY_SECONDS } from "./limits.mjs";
import { edgeUrdu, refusalOf } from "./refusal.mjs";
import { warmUp } from "./serve-cached.mjs";

const WORDS = {
	en: {
		title: "Opening soon | Sabz",
		heading: "Sabz opens soon",
		text: `${CLOSED_WORDS} Your cart is safe on this device.`,
		again: "Try again",
		html: 'lang="en"',
		body: "1.0625rem/1.6",
		headingHeight: "1.15",
	},
	ur: {
		title: "دکان کھلنے والی ہے | Sabz",
		heading: "دکان کھلنے والی ہے",
		text: `${edgeUrdu(CLOSED_WORDS)} آپ کی ٹوکری اسی فون پر محفوظ ہے۔`,
		again: "دوبارہ کوشش کریں",
		html: 'lang="ur" dir="rtl"',
		body: "1.0625rem/2.1",
		headingHeight: "1.9",
	},
};

/**
 * The one page that a shop has which is not open yet: it needs no file and no script. The colours are the shop's.
 * @param {import("../../text/language").Language} language
 */
function closedPage(language) {
	const { title, heading, text, again, html, body, headingHeight } = WORDS[language];
	return `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ground: #f1f8eb; --ink: #0b3219; --leaf: #155a2d; --on-leaf: #ffffff }
@media (prefers-color-scheme: dark) {
	:root { --ground: #07210f; --ink: #e2f1d7; --leaf: #97d083; --on-leaf: #07210f }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: ${body} system-ui, sans-serif }
main { box-sizing: border-box; min-height: 100vh; max-width: 30rem; margin: 0 auto; padding: 24px;
	display: flex; flex-direction: column; justify-content: center; align-items: flex-start }
h1 { margin: 0; font-size: 2rem; line-height: ${headingHeight} }
p { margin: 12px 0 24px }
a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 24px; border-radius: 24px;
	background: var(--leaf); color: var(--on-leaf); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<a href="">${again}</a>
</main>
</body>
</html>
`;
}

/** @typedef {import("./edge.mjs").Handler} Handler */
/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Answer */

/** What machines ask, the shop's call to itself, and files: they need no open shop. */
const NEEDS_NO_SHOP = /^\/(api\/(health|ready|metrics|internal\/refresh)$|(_next\/static|art|icons)\/)/;

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

/** Pages that nearly everyone opens first. */
const FIRST = pathsWhere(({ isFirst = false }) => isFirst).flatMap(inEachLanguage);
const SEARCH_INDEX = "/api/product/search-index";
const MOST_PRODUCTS = 90;
/** Until then whoever waited for the start has their first page. */
const SOON_MS = 2_000;

const searchIndex = z.object({ products: z.array(z.object({ _id: z.string() })) });

/**
 * Makes the first pages and product pages after a start, one by one in the background, so that hardly any visitor
 * waits for one to be made.
 * @param {ReturnType<typeof ownAddress>} server
 */
async function warmUpPages(server) {
	const first = [...FIRST, SEARCH_INDEX];
	warmUp(server, first);
	const answer = await fetch(server.origin + SEARCH_INDEX);
	const { products } = searchIndex.parse(await answer.json());
	const ids = products.slice(0, MOST_PRODUCTS).map(({ _id }) => _id);
	// All of one language first: more people open those.
	const pages = inEachLanguage("/product/[id]").flatMap((path) => ids.map((id) => path.replace("[id]", id)));
	warmUp(server, [...first, ...pages]);
}

/** Makes them once the shop is open. @param {{ HOST: string, PORT: number }} settings */
export async function warmUpSoon(settings) {
	await opening.opened;
	// Without it, for instance when the database goes away again, pages are made as they are asked for.
	setTimeout(() => warmUpPages(ownAddress(settings)).catch(() => {}), SOON_MS).unref();
}
