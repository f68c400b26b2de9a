import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import postcss from "postcss";
import { FACES_MARK, LATE_STYLES } from "../../early/late-parts-script.mjs";

/**
 * What the first screen of a page is styled by, cut out of the shop's style sheets, so that it is painted before they
 * come (docs/decisions/0080).
 */

/**
 * @typedef {{ text: string, needs: readonly string[][] }} Rule
 *   a rule's own text, and for each of its selectors the classes without which it matches nothing
 * @typedef {{ head: string, parts: readonly Part[] }} Group such as @media or @layer
 * @typedef {{ name: string, text: string }} Named what is there only for who names it: @keyframes, @property
 * @typedef {Rule | Group | Named} Part
 */

const ESCAPED = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;
const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;
const NAMED = /^(-webkit-)?(keyframes|property)$/;
const FILE = /url\(["']?(?!data:|#)([^"')]+)["']?\)/;
/** Nobody points at, focuses or prints a page that is not there yet. */
const LATER = /:(hover|active|focus|focus-within|focus-visible)\b/;
const LATER_GROUP = /\bprint\b|\(hover:hover\)/;
const USED = /var\((--[\w-]+)/g;
/** One custom property in a rule's text. */
const PROPERTY = /(--[\w-]+):[^;{}]*(?:;|(?=}))/g;

/** A selector without what stands in brackets: there it says of other elements, or what must not be. @param {string} selector */
function withoutBrackets(selector) {
	let depth = 0;
	let plain = "";
	for (const [piece] of selector.matchAll(/\\.|[\s\S]/g)) {
		if (piece === "(") depth += 1;
		else if (piece === ")") depth -= 1;
		else if (depth === 0) plain += piece;
	}
	return plain;
}

/** @param {string} selector */
function classesIn(selector) {
	const written = [...withoutBrackets(selector).matchAll(CLASS)].map(([, name = ""]) => name);
	return written.map((name) =>
		name.replace(ESCAPED, (_, code, letter) => (code ? String.fromCodePoint(parseInt(code, 16)) : letter)),
	);
}

/** @param {import("postcss").ChildNode} node @returns {Part[]} */
function partsOf(node) {
	if (node.type === "rule") {
		const now = node.selectors.filter((selector) => !LATER.test(selector));
		return [{ text: node.toString(), needs: now.map(classesIn) }];
	}
	if (node.type !== "atrule") return [];
	// A face is fetched as soon as its rule is known and wanted, which here is too early.
	if (node.name === "font-face")
		return FILE.test(node.toString()) ? [] : [{ text: node.toString(), needs: [[]] }];
	if (NAMED.test(node.name)) return [{ name: node.params, text: node.toString() }];
	if (LATER_GROUP.test(node.params)) return [];
	if (!node.nodes) return [{ text: `${node.toString()};`, needs: [[]] }];
	return [{ head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partsOf) }];
}

/**
 * @param {string} css a style sheet
 * @param {string} address where it is served, for what it names beside itself
 * @returns {readonly Part[]}
 */
export function readSheet(css, address) {
	const absolute = css.replace(
		new RegExp(FILE, "g"),
		(_, file) => `url(${new URL(file, `http://shop${address}`).pathname})`,
	);
	return postcss.parse(absolute).nodes.flatMap(partsOf);
}

/** True for a sheet of faces and nothing else. @param {string} css */
function isOfFaces(css) {
	return postcss.parse(css).nodes.every((node) => node.type === "atrule" && node.name === "font-face");
}

/** @param {readonly Part[]} parts @param {ReadonlySet<string>} classes @returns {string} */
function rulesFor(parts, classes) {
	return parts
		.map((part) => {
			if ("needs" in part) {
				return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : "";
			}
			if ("name" in part) return "";
			const inside = rulesFor(part.parts, classes);
			return inside && `${part.head}{${inside}}`;
		})
		.join("");
}

/** @param {readonly Part[]} parts @returns {Named[]} */
function namedIn(parts) {
	return parts.flatMap((part) => ("parts" in part ? namedIn(part.parts) : "name" in part ? [part] : []));
}

/** Without the custom properties that nothing here reads: most tokens of the look are for other pages. @param {string} css @returns {string} */
function withoutUnused(css) {
	const used = new Set([...css.matchAll(USED)].map(([, name]) => name));
	const fewer = css.replace(PROPERTY, (property, name) => (used.has(name) ? property : ""));
	return fewer.length < css.length ? withoutUnused(fewer) : css;
}

/**
 * The rules of these sheets for elements with these classes: what else there is matches none of them.
 * @param {readonly (readonly Part[])[]} sheets in their order
 * @param {ReadonlySet<string>} classes
 */
export function stylesFor(sheets, classes) {
	const rules = withoutUnused(sheets.map((parts) => rulesFor(parts, classes)).join(""));
	const named = sheets.flatMap(namedIn).filter(({ name }) => rules.includes(name));
	return rules + named.map(({ text }) => text).join("");
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const CLASSES = /\sclass="([^"]*)"/g;
/**
 * What is inside the first part that waits until it comes near the screen (app/styles/base.css), and after it to the end
 * of the page's own; and inside the footer.
 */
const BELOW =
	/(<\w+(?=[^>]*\sclass="[^"]*\bdeferred-)[^>]*>)[\s\S]*?<\/main>|(<footer\b[^>]*>)[\s\S]*?<\/footer>/g;
const DEFERRED = /\sclass="([^"]*\bdeferred-[^"]*)"/g;
/** @type {Readonly<Record<string, string>>} */
const SIGNS = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/**
 * The classes of what can be in a page's first screen, and of those that keep the rest from it.
 * @param {string} html
 * @returns {Set<string>}
 */
export function firstScreenClasses(html) {
	const markup = html.replace(SCRIPT, "");
	// Each part that waits stands where it will: it has its own space around it.
	const waiting = [...markup.matchAll(DEFERRED)].map(([, list = ""]) => list);
	const seen = [...markup.replace(BELOW, "$1$2").matchAll(CLASSES)].map(([, list = ""]) => list);
	const plain = [...waiting, ...seen].map((list) =>
		list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign),
	);
	return new Set(plain.flatMap((list) => list.split(/\s+/)));
}

/** The renderer writes a sheet's address first where it belongs to a part that is loaded by itself. */
const LINK = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/_next\/static\/[\w/.~-]+\.css)"[^>]*>/g;
const ROOT = join(process.cwd(), ".next/static");

/** @typedef {{ parts: readonly import("./page-styles.mjs").Part[], isFaces: boolean }} Sheet */
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
