import type { Browser } from "@playwright/test";
import { buildSearchIndex, findProducts } from "@/lib/domain/search";
import { openPhone, tap } from "../support/chrome";
import { timesOf } from "../support/clients";
import { median } from "../support/figure";
import { recordPage } from "../support/page-script";
import { type BenchShop, searchableProducts } from "../support/shop";
import { fromTap } from "./touch";

const FIELD = 'main input[type="search"]';
const TYPED = "gobhi";
const KEY_EVERY_MS = 120;
const REST_MS = 3_000;

export type Browsing = {
	firstCards: number;
	slowestKey: number;
	/** Milliseconds of one search at this machine's own speed. */
	search: number;
	filter: number;
	memory: number;
};

async function searchTime(shop: BenchShop): Promise<number> {
	const index = buildSearchIndex(await searchableProducts(shop.url));
	const beginnings = Array.from(TYPED, (_, at) => TYPED.slice(0, at + 1));
	const turn = (at: number) => beginnings[at % beginnings.length] ?? "";
	return median(await timesOf(50, async (at) => findProducts(index, turn(at))));
}

/** All Products on a slow phone: the first cards, typing, a price band, and the memory after a walk to the end. */
export async function browseOnPhone(shop: BenchShop, browser: Browser): Promise<Browsing> {
	const { page, close } = await openPhone(browser);
	await page.addInitScript(recordPage);
	await page.goto(`${shop.url}/all-products`, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const firstCards = await page.evaluate(() => Math.max(window.sabzSeen.lcp, window.sabzSeen.picture));
	const lastBand = "main search fieldset button:last-of-type";
	const filter = await fromTap(
		page,
		lastBand,
		`document.querySelector("${lastBand}").ariaPressed === "true"`,
	);
	await tap(page, "main search fieldset button:first-of-type");
	for (let screen = 0; screen < 20; screen++) {
		await page.evaluate(() => scrollBy(0, document.documentElement.scrollHeight / 20));
		await page.waitForTimeout(100);
	}
	const cdp = await page.context().newCDPSession(page);
	const { usedSize } = await cdp.send("Runtime.getHeapUsage");
	await tap(page, FIELD);
	await page.evaluate(() => {
		window.sabzSeen.slowestInput = 0;
	});
	await page.keyboard.type(TYPED, { delay: KEY_EVERY_MS });
	await page.waitForTimeout(1_000);
	const slowestKey = await page.evaluate(() => window.sabzSeen.slowestInput);
	await close();
	return { firstCards, filter, slowestKey, search: await searchTime(shop), memory: usedSize / 1e6 };
}
