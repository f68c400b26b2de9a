import type { Browser, Page } from "@playwright/test";
import { openChrome, openPhone, tap } from "../support/chrome";
import { repeat } from "../support/clients";
import { type Figure, median } from "../support/figure";
import { startFloor } from "../support/floor";
import { productsOnSale, startShop } from "../support/shop";
import { type ThreadTime, traceOf } from "../support/trace";

const TIMES = 3;
const REST_MS = 2_500;
const ANSWERED_MS = 400;

const TAPS = {
	"Add to cart": 'main article button[aria-label^="Add "]',
	"A price band": "main search fieldset button:last-of-type",
	"A card": "main article h3 a",
};

/** The middle of several traces: all of it, its longest task, and each kind of work. */
function figuresOf(name: string, traces: readonly ThreadTime[]): Figure[] {
	const kinds = new Set(traces.flatMap(({ byKind }) => [...byKind.keys()]));
	const of = (kind: string) => median(traces.map(({ byKind }) => byKind.get(kind) ?? 0));
	const all = median(traces.map(({ byKind }) => [...byKind.values()].reduce((sum, ms) => sum + ms, 0)));
	return [
		{ name: `${name}: all`, value: all, unit: "ms" },
		{ name: `${name}: longest task`, value: median(traces.map((one) => one.longestTask)), unit: "ms" },
		...[...kinds].map((kind): Figure => ({ name: `${name}: ${kind}`, value: of(kind), unit: "ms" })),
	];
}

async function load(browser: Browser, url: string): Promise<ThreadTime> {
	const { page, close } = await openPhone(browser);
	const time = await traceOf(browser, page, async () => {
		await page.goto(url, { waitUntil: "load" });
		await page.waitForTimeout(REST_MS);
	});
	await close();
	return time;
}

async function touch(browser: Browser, url: string, target: string): Promise<ThreadTime> {
	const { page, close } = await openPhone(browser);
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const time = await traceOf(browser, page, () => answered(page, target));
	await close();
	return time;
}

async function answered(page: Page, target: string): Promise<void> {
	await tap(page, target);
	await page.waitForTimeout(ANSWERED_MS);
}

/** Where a slow phone's time goes: milliseconds of the page's own thread, by kind of work, to load and to answer. */
export async function measureTrace(): Promise<Figure[]> {
	const [shop, floor, browser] = [await startShop(), await startFloor(), await openChrome()];
	const [product] = await productsOnSale(shop.url);
	const pages = {
		"An empty page": floor.url,
		Home: shop.url,
		"All Products": `${shop.url}/all-products`,
		Product: `${shop.url}/product/${product?._id}`,
	};
	const figures: Figure[] = [];
	for (const [name, url] of Object.entries(pages)) {
		await load(browser, url);
		figures.push(...figuresOf(name, await repeat(TIMES, () => load(browser, url))));
	}
	for (const [name, target] of Object.entries(TAPS)) {
		figures.push(
			...figuresOf(name, await repeat(TIMES, () => touch(browser, pages["All Products"], target))),
		);
	}
	await browser.close();
	floor.stop();
	await shop.stop();
	return figures;
}
