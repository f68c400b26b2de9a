import type { Browser, Page } from "@playwright/test";
import { say } from "../../../server/say.mjs";
import { cookiesOf, openChrome, openPhone } from "../support/chrome";
import { type Figure, median } from "../support/figure";
import { startFloor } from "../support/floor";
import { addBytes, allBytes, KINDS, type Kilobytes, noBytes } from "../support/kinds";
import { type LongFrame, recordPage, type Seen } from "../support/page-script";
import { startShop } from "../support/shop";
import { mainVisits, type Visit } from "../support/visits";
import { measureTouch } from "./touch";

const VISITS = 3;
/** Until the page's own work after loading is over. */
const REST_MS = 1_500;
/** Above this a task blocks whoever touches the page meanwhile. */
const LONG_MS = 50;
const SHOWN_FRAMES = 3;

type Load = Seen & {
	fontsBeforePaint: number;
	nodes: number;
	/** Kilobytes of the HTML once it is decompressed. */
	decoded: number;
	kilobytes: Kilobytes;
};

/** Sums up what the page fetches from now on, by kind. */
function countBytes(page: Page): () => Promise<Kilobytes> {
	const kilobytes = noBytes();
	const counted: Promise<void>[] = [];
	page.on("requestfinished", (request) => {
		const add = async () => {
			const { responseBodySize, responseHeadersSize } = await request.sizes();
			addBytes(kilobytes, request.resourceType(), responseBodySize + responseHeadersSize);
		};
		counted.push(add());
	});
	return async () => {
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

function frameText({ at, ms, drawing, scripts }: LongFrame): string {
	const of = scripts.map((script) => `${script.file.split("/").at(-1)} ${Math.round(script.ms)}`);
	const parts = [...of.slice(0, SHOWN_FRAMES), `style, layout and paint ${Math.round(drawing)}`];
	return `${Math.round(ms)} ms at ${Math.round(at)}: ${parts.join(", ")}`;
}

/** Says what the longest frames of a page were busy with. */
function sayFrames(name: string, { longFrames }: Load): void {
	for (const frame of longFrames.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN_FRAMES)) {
		say(`   ${name}: ${frameText(frame)}`);
	}
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

/** How long a page keeps a phone waiting, of whatever server: first and largest paint, blocking time, longest task. */
export async function measureVisit(browser: Browser, url: string, visit: Visit): Promise<Figure[]> {
	const figures = figuresOf(visit.name, await loadsOf(browser, url, visit));
	const wanted = figures.filter(({ name }) =>
		/: (first paint|largest paint|longest task|blocking time)/.test(name),
	);
	return wanted.map(({ name, value, unit }) => ({ name, value, unit }));
}

/** What Next itself costs the phone: a page with nothing on it. */
async function measureFloor(browser: Browser): Promise<Figure[]> {
	const floor = await startFloor();
	const figures = await measureVisit(browser, floor.url, { name: "An empty page", path: "/" });
	floor.stop();
	return figures;
}

/** Loading and touching the shop on a slow phone with a slow line and a cold cache. */
export async function measurePhone(): Promise<Figure[]> {
	const [shop, browser] = [await startShop(), await openChrome()];
	const figures = await measureFloor(browser);
	for (const visit of await mainVisits(shop)) {
		const loads = await loadsOf(browser, shop.url, visit);
		figures.push(...figuresOf(visit.name, loads));
		const last = loads.at(-1);
		if (last) sayFrames(visit.name, last);
	}
	figures.push(...(await measureTouch(shop, browser)));
	await browser.close();
	await shop.stop();
	return figures;
}
