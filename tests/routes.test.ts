import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { CUSTOMER_LINKS, FOOTER_LINKS, MAIN_LINKS, SIDE_LINKS } from "@/components/shell/menu/menu-parts";
import { BOTTOM_LINKS } from "@/components/shell/nav-links";
import { linksBelow, MORE_LINKS, SELLER_LINKS } from "@/components/staff/links";
import { ENGLISH_ALONE } from "@/lib/accounts/client/preferences";
import { wayOfGuest } from "@/lib/accounts/rules/return-path";
import { SHARED_PAGES } from "@/lib/client/links";
import {
	closedToSearch,
	inEachLanguage,
	isOnePage,
	matcherOf,
	menuOf,
	PAGES,
	pathsWhere,
} from "@/lib/routes.mjs";
import { isShared } from "@/lib/server/edge/cacheable-routes.mjs";
import { ROLE_HOMES, ROLES } from "@/lib/team/rules";
import { en } from "@/lib/text/messages/en";
import { config } from "@/middleware";

/** Each page's path with the file that draws it, which stands for both languages in app/[lang]. */
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
	.filter((file) => /(^|\/)page\.tsx$/.test(file))
	.map((file) => ({
		path: `/${file
			.replace(/^\[lang\]\//, "")
			.replace(/\(\w+\)\//g, "")
			.replace(/\/?page\.tsx$/, "")}`,
		file,
	}));

/** An address of this page, with something in each parameter's place. */
const addressOf = (path: string) =>
	path.replace("[id]", "66a000000000000000000001").replace(/\[[\w.]+\]/g, "SABZ1");

const rows = Object.entries(PAGES).flatMap(([path, page]) =>
	inEachLanguage(path).map((own) => ({ path: own, ...page, address: addressOf(own) })),
);

test("every page that has a file is in the table, and nothing else", () => {
	// Everything else leads nowhere, and says so in the language of its address.
	const wanted = [...Object.keys(PAGES), "/[...unknown]"];
	expect(files.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});

test("a page that there is in both languages stands in app/[lang]; of the others those in the shop's frame", () => {
	const inBoth = files.filter(({ file }) => file.startsWith("[lang]/")).map(({ path }) => path);
	const wanted = Object.keys(PAGES).filter((path) => PAGES[path]?.isInUrdu);
	expect(inBoth.toSorted()).toEqual([...wanted, "/[...unknown]", "/api-docs", "/test-email"].toSorted());
});

test("an address leads to the page whose path it was made from", () => {
	for (const { path, address } of rows) expect(address).toMatch(matcherOf([path]));
	expect("/product/66a0").not.toMatch(matcherOf(["/product/[id]"]));
	expect("/about/us").not.toMatch(matcherOf(["/about"]));
});

describe("who may enter", () => {
	const guarded = config.matcher.filter((entry) => typeof entry === "object");
	const storefront = new RegExp(`^${guarded[0]?.source}$`);

	test.each(rows)("$path: the middleware sends away whom the page is not for", ({ address, who, guard }) => {
		expect(storefront.test(address), "a seller").toBe(!who.includes("seller"));
		expect(wayOfGuest(address, "") !== null, "a guest").toBe(!who.includes("guest") && guard !== "page");
	});

	test("the middleware runs where it sends guests away", () => {
		const paths = config.matcher.filter((entry) => typeof entry === "string");
		const ofGuests = new RegExp(`^${guarded.at(-1)?.source}$`);
		const wanted = pathsWhere(({ who, guard }) => !who.includes("guest") && guard !== "page").flatMap(
			inEachLanguage,
		);
		const atOnce = wanted.filter((path) => !ofGuests.test(path));
		expect(paths.toSorted()).toEqual(atOnce.map((path) => `${path}/:path*`).toSorted());
	});
});

describe("what is the same for everyone", () => {
	const worker = readFileSync("public/sw.js", "utf8");
	const SHARED_OF_WORKER = new RegExp(/const SHARED =\s*\/(.+)\/;/.exec(worker)?.[1] ?? "missing");

	test.each(rows)(
		"$path is kept where the table says",
		({ address, isShared: isSharedPage = false, needsNetwork = false }) => {
			// Of a customer: at the checkout a guest is sent away.
			const request = { method: "GET", headers: { cookie: "sabz_session=x" }, url: address };
			expect(Reflect.apply(isShared, null, [request]), "response cache").toBe(isSharedPage);
			expect(SHARED_OF_WORKER.test(address), "service worker").toBe(isSharedPage && !needsNetwork);
			expect(SHARED_PAGES.test(address), "fetched ahead").toBe(isSharedPage);
		},
	);

	test("only what a guest may see is kept, and the checkout, for customers alone", () => {
		const ofSome = rows.filter(({ isShared: isSharedPage, who }) => isSharedPage && !who.includes("guest"));
		expect(ofSome.map(({ path }) => path)).toEqual(["/checkout", "/ur/checkout"]);
		for (const { address: url } of ofSome)
			expect(Reflect.apply(isShared, null, [{ method: "GET", headers: {}, url }]), url).toBe(false);
	});

	test("the service worker brings pages that it may keep", () => {
		const brought = [...worker.matchAll(/^const (?:OFFLINE|CATALOGUE) = "(.+)";$/gm)].map(([, path]) => path);
		expect(brought).toHaveLength(2);
		for (const path of brought) expect(PAGES[path ?? ""]?.isShared, path).toBe(true);
	});
});

describe("search engines", () => {
	/** The page's file and the layouts around it. */
	function sourcesOf(file: string): string {
		let folder = dirname(join("app", file));
		const sources = [readFileSync(join("app", file), "utf8")];
		for (; folder !== "."; folder = dirname(folder)) {
			const layout = join(folder, "layout.tsx");
			if (existsSync(layout)) sources.push(readFileSync(layout, "utf8"));
		}
		return sources.join("\n");
	}

	const table = new Map(rows.map((row) => [row.path, row]));

	test.each(files)("$path says itself whether it may be shown", ({ path, file }) => {
		const isHidden = /robots: \{ index: false|\b(?:own|secret)Page\(/.test(sourcesOf(file));
		// A page of many addresses, as a product's, is hidden where there is nothing at one of them.
		expect(isHidden).toBe(table.get(path)?.search !== "listed" || !isOnePage(path));
	});

	test("are asked to stay away from what is closed, and from nothing else", () => {
		const closed = closedToSearch();
		for (const { path, search } of rows) {
			expect(
				closed.some((start) => path.startsWith(start)),
				path,
			).toBe(search === "closed");
		}
	});
});

describe("menus", () => {
	const link = ({ href, label }: { href: string; label: string }) => ({ href, label });
	const named = <Path extends string>(paths: readonly Path[], names: Readonly<Record<Path, string>>) =>
		paths.map((href) => ({ href, label: names[href] }));
	const hrefs = <Path extends string>(links: readonly { href: Path }[]) => links.map(({ href }) => href);
	const { shell, menus, frame } = en;

	test.each([
		["header", named(MAIN_LINKS, shell.header)],
		["bottom", named(hrefs(BOTTOM_LINKS), shell.bottom)],
		["side", named(hrefs(SIDE_LINKS), menus.side)],
		["customer", named(hrefs(CUSTOMER_LINKS), menus.customer)],
		["footer", named(FOOTER_LINKS, frame.footer)],
		["seller", SELLER_LINKS],
		["seller-bottom", SELLER_LINKS.map(({ href, label, short = label }) => ({ href, label: short }))],
		["seller-more", MORE_LINKS],
	] as const)("%s: as the table has it", (menu, links) => {
		expect(links.map(link)).toEqual(menuOf(menu));
	});

	test("whoever may not enter a page finds no link to it", () => {
		for (const { href, duty } of [...SELLER_LINKS, ...MORE_LINKS]) {
			expect(duty, href).toBe(PAGES[href]?.duty ?? "management");
		}
	});

	test("each role begins on a page of its own menu", () => {
		for (const role of ROLES) {
			expect(linksBelow(role).bar.map(({ href }) => href)).toContain(ROLE_HOMES[role]);
		}
	});

	test("those that are drawn from the table have entries", () => {
		expect(menuOf("app")).toHaveLength(4);
	});

	test("a guest is asked to log in where a page is a customer's", () => {
		for (const { href, ownPage } of BOTTOM_LINKS) {
			expect(ownPage, href).toBe(!PAGES[href]?.who.includes("guest"));
		}
	});
});

test("the way to the other language leads to a page", () => {
	const inFrame = files.filter(({ file }) => /^\[lang\]\/\((shop|checkout)\)\/(?!\[\.\.\.)/.test(file));
	const alone = inFrame.filter(({ path }) => !PAGES[path]?.isInUrdu).map(({ path }) => path);
	expect(inFrame.filter(({ path }) => ENGLISH_ALONE.test(path)).map(({ path }) => path)).toEqual(alone);
	expect(alone).not.toEqual([]);
});
