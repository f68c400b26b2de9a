import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { FACES_MARK } from "../../domain/faces-script.mjs";
import { firstScreenClasses, isOfFaces, readSheet, stylesFor } from "./first-screen-styles.mjs";

const LINK = /<link rel="stylesheet" href="(\/_next\/static\/[\w/.~-]+\.css)"[^>]*>/g;
const ROOT = join(process.cwd(), ".next/static");

/** @typedef {{ parts: readonly import("./first-screen-styles.mjs").Part[], isFaces: boolean }} Sheet */
/** @type {Map<string, Promise<Sheet>>} */
const sheets = new Map();
/** Pages of one kind have the same classes. @type {LRUCache<string, string>} */
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
	return sheet;
}

/** @param {readonly string[]} addresses @param {ReadonlySet<string>} classes */
async function cutFor(addresses, classes) {
	const key = [...addresses, ...[...classes].sort()].join(" ");
	const known = cuts.get(key);
	if (known !== undefined) return known;
	const all = await Promise.all(addresses.map(sheetAt));
	const cut = stylesFor(
		all.map(({ parts }) => parts),
		classes,
	);
	cuts.set(key, cut);
	return cut;
}

/**
 * A page that is painted without waiting for its style sheets: it brings what its first screen needs of them, and
 * each is put in place when it has come (LATER_STYLES_SCRIPT).
 * @param {string} html
 */
export async function withOwnStyles(html) {
	const links = [...html.matchAll(LINK)];
	const addresses = links.flatMap(([, address]) => address ?? []);
	if (addresses.length === 0) return html;
	const style = `<style>${await cutFor(addresses, firstScreenClasses(html))}</style>`;
	const marks = await Promise.all(
		addresses.map(async (address) => ((await sheetAt(address)).isFaces ? ` ${FACES_MARK}=""` : "")),
	);
	const plain = links.map(([link]) => link).join("");
	return html
		.replace(LINK, (link) => link.replace(/\/?>$/, `${marks.shift()} media="print" fetchpriority="high"/>`))
		.replace("</head>", () => `<noscript>${plain}</noscript></head>`)
		.replace(/<link rel="stylesheet"/, (link) => `${style}${link}`);
}
