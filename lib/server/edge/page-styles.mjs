import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { FACES_MARK } from "../../early/faces-script.mjs";
import { LATE_STYLES } from "../../early/late-parts-script.mjs";
import { firstScreenClasses, isOfFaces, readSheet, stylesFor } from "./first-screen-styles.mjs";

/** The renderer writes a sheet's address first where it belongs to a part that is loaded by itself. */
const LINK = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/_next\/static\/[\w/.~-]+\.css)"[^>]*>/g;
const ROOT = join(process.cwd(), ".next/static");

/** @typedef {{ parts: readonly import("./first-screen-styles.mjs").Part[], isFaces: boolean }} Sheet */
/** @typedef {{ styles: string, standIns: string }} Cut what a page's first screen needs, and the faces that stand in there */
/** @type {Map<string, Promise<Sheet>>} */
const sheets = new Map();
/** Pages of one kind have the same classes. @type {LRUCache<string, Cut>} */
const cuts = new LRUCache({ max: 100 });

/** @param {string} address a style sheet's */
function sheetAt(address) {
	const known = sheets.get(address);
	if (known) return known;
	const file = join(ROOT, address.slice("/_next/static".length));
	const sheet = readFile(file, "utf8").then((css) => ({
		parts: readSheet(css, address),
		isFaces: isOfFaces(css),
	}));
	sheets.set(address, sheet);
	// Read again for the next page.
	sheet.catch(() => sheets.delete(address));
	return sheet;
}

/** @param {readonly string[]} addresses @param {ReadonlySet<string>} classes */
async function cutFor(addresses, classes) {
	const key = [...addresses, ...[...classes].sort()].join(" ");
	const known = cuts.get(key);
	if (known !== undefined) return known;
	const all = await Promise.all(addresses.map(sheetAt));
	/** @param {boolean} areFaces */
	const cutOf = (areFaces) =>
		stylesFor(
			all.filter(({ isFaces }) => isFaces === areFaces).map(({ parts }) => parts),
			classes,
		);
	const cut = { styles: cutOf(false), standIns: cutOf(true) };
	cuts.set(key, cut);
	return cut;
}

/**
 * A page that is painted without waiting for its style sheets: it brings what its first screen needs of them. They are
 * fetched after the first paint and put in place when they have come (LATE_PARTS_SCRIPT). Faces, also those that stand in, are put in place by FACES_SCRIPT.
 * @param {string} html
 */
export async function withOwnStyles(html) {
	const links = [...html.matchAll(LINK)];
	const addresses = links.flatMap(([, address]) => address ?? []);
	if (addresses.length === 0) return html;
	const { styles, standIns } = await cutFor(addresses, firstScreenClasses(html));
	const faces = standIns && `<style ${FACES_MARK}="" media="print">${standIns}</style>`;
	const plain = links.map(([link]) => link).join("");
	const marks = await Promise.all(
		addresses.map(async (address) => ((await sheetAt(address)).isFaces ? ` ${FACES_MARK}=""` : "")),
	);
	const own = `<style>${styles}</style>${faces}`;
	return html
		.replace(LINK, (link, _, at) => {
			const late = link.replace('rel="stylesheet"', `rel="${LATE_STYLES}"`);
			const marked = late.replace(/\/?>$/, `${marks.shift() ?? ""} media="print" fetchpriority="high"/>`);
			return at === links[0]?.index ? own + marked : marked;
		})
		.replace("</head>", () => `<noscript>${plain}</noscript></head>`);
}
