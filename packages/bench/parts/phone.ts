import type { Browser, Page, Request } from "@playwright/test";
import { cookiesOf, openChrome, openPhone, tap } from "../support/chrome";
import { repeat } from "../support/clients";
import { type Figure, median } from "../support/figure";
import { addBytes, allBytes, KINDS, type Kilobytes, noBytes, recordPage, type Seen } from "../support/page";
import { startFloor, startShop } from "../support/shop";
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

function blockingTime({ longTasks }: Load): number {
	return longTasks.reduce((sum, ms) => sum + ms - LONG_MS, 0);
}

/** How fast the page is there and still. */
function timesOf(name: string, middle: (read: (load: Load) => number) => number): Figure[] {
	return [
		{
			name: `${name}: first paint`,
			value: middle(({ firstPaint }) => firstPaint),
			unit: "ms",
			goal: { most: 700 },
		},
		{
			name: `${name}: largest paint, picture included`,
			value: middle(({ lcp, picture }) => Math.max(lcp, picture)),
			unit: "ms",
			goal: { most: 1000 },
		},
		{ name: `${name}: layout shift`, value: middle(({ shift }) => shift), unit: "", goal: { most: 0 } },
		{ name: `${name}: blocking time`, value: middle(blockingTime), unit: "ms", goal: { most: 80 } },
		{
			name: `${name}: longest task after first paint`,
			value: middle(({ longTasks }) => Math.max(0, ...longTasks)),
			unit: "ms",
			goal: { most: LONG_MS },
		},
		{
			name: `${name}: fonts before first paint`,
			value: middle(({ fontsBeforePaint }) => fontsBeforePaint),
			unit: "",
			goal: { most: 0 },
		},
	];
}

/** The most that a page may weigh until it rests, where somebody has said so. */
const MOST: Record<string, number> = {
	"Home: nodes": 700,
	"All Products: nodes": 1_000,
	"Home: HTML, decoded": 90,
	"Home: fonts": 70,
	"Home: fetched in all": 350,
};

/** What the page is made of. */
function weightOf(name: string, middle: (read: (load: Load) => number) => number): Figure[] {
	const figures: Figure[] = [
		{ name: `${name}: nodes`, value: middle(({ nodes }) => nodes), unit: "" },
		{ name: `${name}: HTML, decoded`, value: middle(({ decoded }) => decoded), unit: "kB" },
		...KINDS.map((kind): Figure => {
			return { name: `${name}: ${kind}`, value: middle(({ kilobytes }) => kilobytes[kind]), unit: "kB" };
		}),
		{
			name: `${name}: fetched in all`,
			value: middle(({ kilobytes }) => allBytes(kilobytes)),
			unit: "kB",
		},
	];
	return figures.map((figure) => {
		const most = MOST[figure.name];
		return most === undefined ? figure : { ...figure, goal: { most } };
	});
}

/** Several loads of one page, each with nothing in the cache. */
async function loadsOf(browser: Browser, url: string, visit: Visit): Promise<Load[]> {
	// The first visitor of all makes the page and its pictures; a shop in use has had one.
	await load(browser, url, visit);
	const loads: Load[] = [];
	for (let count = 0; count < VISITS; count++) loads.push(await load(browser, url, visit));
	return loads;
}

function figuresOf(name: string, loads: readonly Load[]): Figure[] {
	const middle = (read: (load: Load) => number) => median(loads.map(read));
	return [...timesOf(name, middle), ...weightOf(name, middle)];
}

/** What Next itself costs the phone: a page with nothing on it. */
async function measureFloor(browser: Browser): Promise<Figure[]> {
	const floor = await startFloor();
	const loads = await loadsOf(browser, floor.url, { name: "An empty page", path: "/" });
	floor.stop();
	return timesOf("An empty page", (read) => median(loads.map(read))).map(({ goal: _, ...figure }) => figure);
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
	const figures = await measureFloor(browser);
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
