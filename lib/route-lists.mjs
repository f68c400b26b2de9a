import { PAGES } from "./routes.mjs";
import { urduPath } from "./text/language-path.mjs";

/** What follows from the table of pages. */

/** @typedef {import("./routes.mjs").Page} Page */

/** What a part of a path may be; a product's or an order's id is the database's. @type {Readonly<Record<string, string>>} */
const FORMS = { id: "[0-9a-f]{24}" };
const ANYTHING = "[^/]+";

/** The pages of which this is so, in their order. @param {(page: Page, path: string) => boolean} isMeant */
export function pathsWhere(isMeant) {
	return Object.entries(PAGES).flatMap(([path, page]) => (isMeant(page, path) ? [path] : []));
}

/** The page's path in each language that it is there in. @param {string} path as it stands in the table */
export function inEachLanguage(path) {
	return PAGES[path]?.isInUrdu ? [path, urduPath(path)] : [path];
}

/** True for the path of one page; a parameter makes it the path of many. @param {string} path */
export function isOnePage(path) {
	return !path.includes("[");
}

/**
 * Recognises the addresses of these pages.
 * @param {readonly string[]} paths as they stand in the table
 */
export function matcherOf(paths) {
	const forms = paths.map((path) =>
		path.replace(/\[\.\.\.\w+\]/, ".+").replace(/\[(\w+)\]/g, (_, name) => FORMS[name] ?? ANYTHING),
	);
	return new RegExp(`^(?:${forms.join("|")})$`);
}

/** A menu's links, from top to bottom. @param {import("./routes.mjs").Menu} menu */
export function menuOf(menu) {
	return Object.entries(PAGES).flatMap(([href, { menus }]) => {
		const label = menus?.[menu];
		return label ? [{ href, label }] : [];
	});
}

/**
 * The beginnings of all addresses that search engines leave alone: a page with all below it, or a folder whose pages
 * are all closed; in each language.
 */
export function closedToSearch() {
	const beginnings = pathsWhere(({ search }) => search === "closed").flatMap((path) => {
		const [, folder = ""] = path.split("/");
		const start = PAGES[`/${folder}`] ? `/${folder}` : `/${folder}/`;
		return PAGES[path]?.isInUrdu ? [start, urduPath(start)] : [start];
	});
	return [...new Set(beginnings)];
}
