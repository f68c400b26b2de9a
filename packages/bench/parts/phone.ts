import type { Browser, Page, Request } from "@playwright/test";
import { cookiesOf, openChrome, openPhone, tap } from "../support/chrome";
import { repeat } from "../support/clients";
import { type Figure, median } from "../support/figure";
import { addBytes, allBytes, KINDS, type Kilobytes, noBytes, recordPage, type Seen } from "../support/page";
import { startShop } from "../support/shop";
import { mainVisits, type Visit } from "../support/visits";

const VISITS = 3;
/** Until the page's own work after loading is over. */
const REST_MS = 1_500;
/** Above this a task blocks whoever touches the page meanwhile. */
const LONG_MS = 50;
const ADD = 'main article button[aria-label^="Add "]';

type Load = Seen & {
	fontsBeforePaint: number;
	nodes: number;
	/** Kilobytes of the HTML once it is decompressed. */
	decoded: number;
	kilobytes: Kilobytes;
};

/** Sums up what the page fetches from now on until it is asked, by kind. */
function countBytes(page: Page): () => Promise<Kilobytes> {
	const kilobytes = noBytes();
	const counted: Promise<void>[] = [];
	const add = async (request: Request) => {
		const { responseBodySize, responseHeadersSize } = await request.sizes();
		addBytes(kilobytes, request.resourceType(), responseBodySize + responseHeadersSize);
	};
	const count = (request: Request) => void counted.push(add(request));
	page.on("requestfinished", count);
	return async () => {
		page.off("requestfinished", count);
		await Promise.all(counted);
		return kilobytes;
	};
}

async function load(browser: Browser, url: string, { path, cookies }: Visit): Promise<Load> {
	const { page, close } = await openPhone(browser);
	await page.context().addCookies(cookiesOf(url, cookies));
	await page.addInitScript(recordPage);
	const bytes = countBytes(page);
	await page.goto(`${url}${path}`, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const seen = await page.evaluate(() => window.sabzSeen);
	const read = await page.evaluate((firstPaint) => {
		const entries = performance.getEntries();
		const [html] = entries.flatMap((each) => (each instanceof PerformanceNavigationTiming ? [each] : []));
		const fonts = entries.filter(({ name, startTime }) => name.includes(".woff2") && startTime < firstPaint);
		const nodes = document.querySelectorAll("*").length;
		return { fontsBeforePaint: fonts.length, nodes, decoded: (html?.decodedBodySize ?? 0) / 1000 };
	}, seen.firstPaint);
	const kilobytes = await bytes();
	await close();
	return { ...seen, ...read, kilobytes };
}

type Measure = [what: string, read: (load: Load) => number, unit: Figure["unit"], most?: number];

/** How fast the page is there and still, and the most that each may be. */
const TIMES: Measure[] = [
	["first paint", ({ firstPaint }) => firstPaint, "ms", 700],
	["largest paint, picture included", ({ lcp, picture }) => Math.max(lcp, picture), "ms", 1000],
	["layout shift", ({ shift }) => shift, "", 0],
	["blocking time", ({ longTasks }) => longTasks.reduce((sum, ms) => sum + ms - LONG_MS, 0), "ms", 80],
	["longest task after first paint", ({ longTasks }) => Math.max(0, ...longTasks), "ms", LONG_MS],
	["fonts before first paint", ({ fontsBeforePaint }) => fontsBeforePaint, "", 0],
];

/** What the page is made of. */
const WEIGHTS: Measure[] = [
	["nodes", ({ nodes }) => nodes, ""],
	["HTML, decoded", ({ decoded }) => decoded, "kB"],
	...KINDS.map((kind): Measure => [kind, ({ kilobytes }) => kilobytes[kind], "kB"]),
	["fetched in all", ({ kilobytes }) => allBytes(kilobytes), "kB"],
];

/** The most that a page may weigh until it rests, where somebody has said so. */
const MOST: Record<string, number> = {
	"Home: nodes": 700,
	"All Products: nodes": 1_000,
	"Home: HTML, decoded": 90,
	"Home: fonts": 70,
	"Home: fetched in all": 350,
};

/** Several loads of one page, each with nothing in the cache. */
async function loadsOf(browser: Browser, url: string, visit: Visit): Promise<Load[]> {
	// The first visitor of all makes the page and its pictures; a shop in use has had one.
	await load(browser, url, visit);
	const loads: Load[] = [];
	for (let count = 0; count < VISITS; count++) loads.push(await load(browser, url, visit));
	return loads;
}

function figuresOf(name: string, loads: readonly Load[]): Figure[] {
	return [...TIMES, ...WEIGHTS].map(([what, read, unit, ofAll]) => {
		const most = ofAll ?? MOST[`${name}: ${what}`];
		const value = median(loads.map(read));
		return { name: `${name}: ${what}`, value, unit, ...(most === undefined ? {} : { goal: { most } }) };
	});
}

/** From a finger on Add to the frame that shows what it did, once All Products is at rest. */
async function addToCart(browser: Browser, url: string): Promise<number> {
	const { page, close } = await openPhone(browser);
	await page.addInitScript(recordPage);
	await page.goto(`${url}/all-products`, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	await tap(page, ADD);
	await page.waitForSelector("main article output");
	await page.waitForTimeout(REST_MS);
	const { slowestInput } = await page.evaluate(() => window.sabzSeen);
	await close();
	return slowestInput;
}

/** Loading the shop on a slow phone with a slow line and a cold cache, and adding something to the cart. */
export async function measurePhone(): Promise<Figure[]> {
	const [shop, browser] = [await startShop(), await openChrome()];
	const figures: Figure[] = [];
	for (const visit of await mainVisits(shop)) {
		figures.push(...figuresOf(visit.name, await loadsOf(browser, shop.url, visit)));
	}
	const added = median(await repeat(VISITS, () => addToCart(browser, shop.url)));
	figures.push({
		name: "Add to cart: from the tap to its paint",
		value: added,
		unit: "ms",
		goal: { most: 100 },
	});
	await browser.close();
	await shop.stop();
	return figures;
}
