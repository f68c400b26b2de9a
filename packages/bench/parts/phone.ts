import type { Browser } from "@playwright/test";
import { openChrome, openPhone } from "../support/chrome";
import { type Figure, median } from "../support/figure";
import { startFloor } from "../support/floor";
import { recordPage, type Seen } from "../support/page-script";
import { type BenchShop, productsOnSale, startShop } from "../support/shop";
import { measureTouch } from "./touch";

const VISITS = 3;
/** Until the page's own work after loading is over. */
const REST_MS = 1_500;

type Visit = Seen & { fontsBeforePaint: number; kilobytes: number };

async function visit(browser: Browser, url: string): Promise<Visit> {
	const { page, close } = await openPhone(browser);
	await page.addInitScript(recordPage);
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const seen = await page.evaluate(() => window.sabzSeen);
	const [fontsBeforePaint, kilobytes] = await page.evaluate((firstPaint) => {
		const files = performance
			.getEntriesByType("resource")
			.flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []));
		const fonts = files.filter(({ name, startTime }) => name.includes(".woff2") && startTime < firstPaint);
		return [fonts.length, files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000] as const;
	}, seen.firstPaint);
	await close();
	return { ...seen, fontsBeforePaint, kilobytes };
}

function figuresOf(name: string, visits: readonly Visit[]): Figure[] {
	const middle = (read: (visit: Visit) => number) => median(visits.map(read));
	const painted = middle(({ lcp, picture }) => Math.max(lcp, picture));
	const longest = middle(({ longTasks }) => Math.max(0, ...longTasks));
	return [
		{ name: `${name}: first paint`, value: middle((visit) => visit.firstPaint), unit: "ms" },
		{ name: `${name}: largest paint, picture included`, value: painted, unit: "ms", goal: { most: 1400 } },
		{ name: `${name}: layout shift`, value: middle(({ shift }) => shift), unit: "", goal: { most: 0.02 } },
		{ name: `${name}: longest task after first paint`, value: longest, unit: "ms", goal: { most: 50 } },
		{
			name: `${name}: fonts before first paint`,
			value: middle((visit) => visit.fontsBeforePaint),
			unit: "",
			goal: { most: 2 },
		},
		{ name: `${name}: fetched until it rests`, value: middle(({ kilobytes }) => kilobytes), unit: "kB" },
	];
}

/** Several visits of one page, each with nothing in the cache. */
async function visitsTo(browser: Browser, url: string): Promise<Visit[]> {
	// The first visitor of all makes the page and its pictures; a shop in use has had one.
	await visit(browser, url);
	const visits: Visit[] = [];
	for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url));
	return visits;
}

/** What Next itself costs the phone: the same figures of a page with nothing on it. */
async function measureFloor(browser: Browser): Promise<Figure[]> {
	const floor = await startFloor();
	const figures = figuresOf("An empty page", await visitsTo(browser, floor.url));
	floor.stop();
	const wanted = figures.filter(({ name }) => /first paint$/.test(name) && !name.includes("fonts"));
	return wanted.map(({ name, value, unit }) => ({ name, value, unit }));
}

async function measurePages(shop: BenchShop, browser: Browser): Promise<Figure[]> {
	const [product] = await productsOnSale(shop.url);
	const pages = { Home: "/", "All Products": "/all-products", Product: `/product/${product?._id}` };
	const figures: Figure[] = [];
	for (const [name, path] of Object.entries(pages)) {
		figures.push(...figuresOf(name, await visitsTo(browser, `${shop.url}${path}`)));
	}
	return figures;
}

/** Loading and touching the shop on a slow phone with a slow line and a cold cache. */
export async function measurePhone(): Promise<Figure[]> {
	const [shop, browser] = [await startShop(), await openChrome()];
	const figures = [
		...(await measureFloor(browser)),
		...(await measurePages(shop, browser)),
		...(await measureTouch(shop, browser)),
	];
	await browser.close();
	await shop.stop();
	return figures;
}
