import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openChrome } from "../support/chrome";
import type { Figure } from "../support/figure";
import { startFloor } from "../support/floor";
import { productsOnSale, startShop } from "../support/shop";

const IDLE_MS = 1_500;
const HOME_MOST = 45;
const PAGE_MOST = 80;

const PAGES = {
	Home: "/",
	"All Products": "/all-products",
	Deals: "/deals-offers",
	Cart: "/cart",
	Checkout: "/checkout",
	FAQ: "/faq",
	"Seller login": "/seller",
};

type Weight = { scripts: number; styles: number; fonts: number };

/** Kilobytes that a page fetches until it rests, each file compressed by gzip alike whatever the server did. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
	const context = await browser.newContext({ serviceWorkers: "block" });
	const page = await context.newPage();
	const weight: Weight = { scripts: 0, styles: 0, fonts: 0 };
	const waiting: Promise<void>[] = [];
	page.on("response", (response) => {
		const type = response.request().resourceType();
		const kind =
			type === "script" ? "scripts" : type === "stylesheet" ? "styles" : type === "font" ? "fonts" : null;
		if (!kind) return;
		const add = async () => {
			const body = await response.body().catch(() => Buffer.alloc(0));
			weight[kind] += (kind === "fonts" ? body.length : gzipSync(body).length) / 1000;
		};
		waiting.push(add());
	});
	await page.goto(url, { waitUntil: "networkidle" });
	await page.waitForTimeout(IDLE_MS);
	await Promise.all(waiting);
	await context.close();
	return weight;
}

/** What each page's JavaScript weighs above that of an empty page. */
export async function measureJs(): Promise<Figure[]> {
	const [shop, floor, browser] = [await startShop(), await startFloor(), await openChrome()];
	const base = await weigh(browser, floor.url);
	const figures: Figure[] = [{ name: "JavaScript of an empty page", value: base.scripts, unit: "kB" }];
	const [product] = await productsOnSale(shop.url);
	const pages = Object.entries({ ...PAGES, Product: `/product/${product?._id}` });
	for (const [name, path] of pages) {
		const { scripts, styles, fonts } = await weigh(browser, `${shop.url}${path}`);
		const most = name === "Home" ? HOME_MOST : PAGE_MOST;
		figures.push({
			name: `${name}: JavaScript above that`,
			value: scripts - base.scripts,
			unit: "kB",
			goal: { most },
		});
		if (name !== "Home") continue;
		figures.push({ name: `${name}: style sheets`, value: styles, unit: "kB" });
		figures.push({ name: `${name}: fonts`, value: fonts, unit: "kB" });
	}
	await browser.close();
	floor.stop();
	await shop.stop();
	return figures;
}
