import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FACES_MARK } from "../../early/late-parts-script.mjs";

/** The renderer writes a sheet's address first where it belongs to a part that is loaded by itself. */
const LINK = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/_next\/static\/[\w/.~-]+\.css)"[^>]*>/g;
const FILE = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;
const FACE = /@font-face\s*\{[^}]*\}/g;
const ROOT = join(process.cwd(), ".next/static");

/** Each sheet as an element of a page, by its address. @type {Map<string, Promise<string>>} */
const elements = new Map();

/**
 * A sheet as an element of a page. One of faces does not take effect by itself: FACES_SCRIPT puts them in place.
 * @param {string} css @param {string} address where it is served, for what it names beside itself
 */
function elementOf(css, address) {
	const absolute = css.replace(FILE, (_, file) => `url(${new URL(file, `http://shop${address}`).pathname})`);
	const isOfFaces = css.replace(FACE, "").trim() === "";
	return `<style${isOfFaces ? ` ${FACES_MARK}="" media="print"` : ""}>${absolute}</style>`;
}

/** @param {string} address a style sheet's */
function elementAt(address) {
	const known = elements.get(address);
	if (known) return known;
	const file = join(ROOT, address.slice("/_next/static".length));
	const element = readFile(file, "utf8").then((css) => elementOf(css, address));
	elements.set(address, element);
	// Read again for the next page.
	element.catch(() => elements.delete(address));
	return element;
}

/**
 * A page that brings its style sheets, so that it is painted as soon as its words are there (docs/decisions/0080). Their
 * links stay, switched off: the renderer's part in the browser would fetch a sheet whose link it does not find.
 * @param {string} html
 */
export async function withOwnStyles(html) {
	const links = [...html.matchAll(LINK)];
	const own = await Promise.all(
		links.map(
			async ([link, address = ""]) => (await elementAt(address)) + link.replace(/\/?>$/, ' disabled=""/>'),
		),
	);
	return html.replace(LINK, () => own.shift() ?? "");
}
