import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { ROOT } from "../../support/run.mjs";
import { say } from "../../support/say.mjs";
import { openChrome } from "../support/chrome";
import { type ModuleUse, usesOf } from "../support/coverage";
import type { Figure } from "../support/figure";
import { startShop } from "../support/shop";
import { everyVisit, type Visit } from "../support/visits";
import { openAs } from "../support/weight";

const PAGES = new Set(["Home", "All Products", "Product", "Cart", "Checkout", "Seller: Dashboard"]);
const SHOWN = 12;
const REST_MS = 3_000;
/** What every page of a Next application carries. */
const FRAMEWORK = new Set(["next", "react", "react-dom", "scheduler", "@swc/helpers", "(between modules)"]);

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

async function cover(browser: Browser, url: string, visit: Visit): Promise<Map<string, ModuleUse>> {
	const context = await openAs(browser, url, visit.cookies);
	const page = await context.newPage();
	await page.coverage.startJSCoverage({ resetOnNavigation: false });
	await page.goto(`${url}${visit.path}`, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const uses = await usesOf(await page.coverage.stopJSCoverage());
	await context.close();
	return uses;
}

function sayUnused(name: string, uses: Map<string, ModuleUse>): void {
	const idle = ([, { shipped, run }]: [string, ModuleUse]) => shipped - run;
	const rows = [...uses].toSorted((a, b) => idle(b) - idle(a)).slice(0, SHOWN);
	say(`\n   ${name}: kilobytes that did not run, of those shipped`);
	for (const [module, use] of rows) {
		const unused = (use.shipped - use.run).toFixed(1).padStart(7);
		say(`   ${unused} of ${use.shipped.toFixed(1).padStart(5)}   ${module}`);
	}
}

/** How much of the JavaScript of the main pages runs before anybody touches them, and which modules do not. */
export async function measureCoverage(): Promise<Figure[]> {
	const [shop, browser] = [await startMappedShop(), await openChrome()];
	const figures: Figure[] = [];
	for (const visit of (await everyVisit(shop)).filter(({ name }) => PAGES.has(name))) {
		const uses = await cover(browser, shop.url, visit);
		sayUnused(visit.name, uses);
		const own = [...uses].filter(([module]) => !FRAMEWORK.has(module)).map(([, use]) => use);
		const sum = (read: (use: ModuleUse) => number) => own.reduce((total, use) => total + read(use), 0);
		figures.push(
			{
				name: `${visit.name}: shipped beside the framework`,
				value: sum(({ shipped }) => shipped),
				unit: "kB",
			},
			{ name: `${visit.name}: run of that`, value: sum(({ run }) => run), unit: "kB" },
		);
	}
	await browser.close();
	await shop.stop();
	return figures;
}
