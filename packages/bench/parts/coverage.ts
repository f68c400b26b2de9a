import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { ROOT } from "../../../server/run.mjs";
import { say } from "../../../server/say.mjs";
import { openChrome } from "../support/chrome";
import { BETWEEN, type ModuleUse, type PageUse, pageUse } from "../support/coverage";
import type { Figure } from "../support/figure";
import { startShop } from "../support/shop";
import { everyVisit, type Visit } from "../support/visits";
import { openAs } from "../support/weight";

const PAGES = new Set(["Home", "All Products", "Product", "Login", "Cart", "Checkout", "Seller: Dashboard"]);
const SHOWN = 15;
const REST_MS = 3_000;
/** What every page of a Next application carries. */
const FRAMEWORK = new Set(["next", "react", "react-dom", "scheduler", "@swc/helpers", BETWEEN]);

/** A shop whose files say which modules they are made of. The next start builds it again without. */
async function startMappedShop() {
	const stamp = join(ROOT, ".next", ".built");
	rmSync(stamp, { force: true });
	process.env.BROWSER_SOURCE_MAPS = "1";
	try {
		return await startShop();
	} finally {
		rmSync(stamp, { force: true });
	}
}

async function cover(browser: Browser, url: string, visit: Visit): Promise<PageUse> {
	const context = await openAs(browser, url, visit.cookies);
	const page = await context.newPage();
	await page.coverage.startJSCoverage({ resetOnNavigation: false });
	await page.goto(`${url}${visit.path}`, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const use = await pageUse(await page.coverage.stopJSCoverage());
	await context.close();
	return use;
}

/** The folder that a file lies in, which says what it is for; a package is its own. */
function folderOf(module: string): string {
	return /^(app|components|lib)\//.test(module) ? dirname(module) : module;
}

function byFolder(uses: Map<string, ModuleUse>): Map<string, ModuleUse> {
	const folders = new Map<string, ModuleUse>();
	for (const [module, { shipped, run }] of uses) {
		const known = folders.get(folderOf(module)) ?? { shipped: 0, run: 0 };
		folders.set(folderOf(module), { shipped: known.shipped + shipped, run: known.run + run });
	}
	return folders;
}

function sayLargest(title: string, uses: Map<string, ModuleUse>, sizeOf: (use: ModuleUse) => number): void {
	say(`\n   ${title}`);
	for (const [name, use] of [...uses].toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a)).slice(0, SHOWN)) {
		say(`   ${sizeOf(use).toFixed(1).padStart(7)} of ${use.shipped.toFixed(1).padStart(5)}   ${name}`);
	}
}

/** How much of the JavaScript of the main pages runs before anybody touches them, and which modules do not. */
export async function measureCoverage(): Promise<Figure[]> {
	const [shop, browser] = [await startMappedShop(), await openChrome()];
	const figures: Figure[] = [];
	for (const visit of (await everyVisit(shop)).filter(({ name }) => PAGES.has(name))) {
		const { modules: uses, twice } = await cover(browser, shop.url, visit);
		sayLargest(`${visit.name}: kilobytes that ran, by folder`, byFolder(uses), ({ run }) => run);
		sayLargest(`${visit.name}: kilobytes that did not run`, uses, ({ shipped, run }) => shipped - run);
		const own = [...uses].filter(([module]) => !FRAMEWORK.has(module)).map(([, use]) => use);
		const sum = (read: (use: ModuleUse) => number) => own.reduce((total, use) => total + read(use), 0);
		figures.push(
			{
				name: `${visit.name}: shipped beside the framework`,
				value: sum(({ shipped }) => shipped),
				unit: "kB",
			},
			{ name: `${visit.name}: run of that`, value: sum(({ run }) => run), unit: "kB" },
			{ name: `${visit.name}: the same source a second time`, value: twice, unit: "kB" },
		);
	}
	await browser.close();
	await shop.stop();
	return figures;
}
