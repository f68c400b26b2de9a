import type { Browser, Page } from "@playwright/test";
import { openPhone, tap } from "../support/chrome";
import { repeat } from "../support/clients";
import { type Figure, median } from "../support/figure";
import { recordPage } from "../support/page-script";
import type { BenchShop } from "../support/shop";

const TIMES = 3;
const REST_MS = 2_500;
const CARD_LINK = "main article h3 a";
const ADD = 'main article button[aria-label^="Add "]';
const TYPED = "aloo gobhi";
const KEY_EVERY_MS = 60;
const GIVE_UP_MS = 10_000;

/** Milliseconds from the tap's click to the frame that shows what `isDone` waits for. */
export async function fromTap(page: Page, selector: string, isDone: string): Promise<number> {
	const taken = page.evaluate(
		([condition, longest]) =>
			new Promise<number>((done) => {
				const isThere = new Function(`return (${condition})`);
				const start = ({ timeStamp }: Event) => {
					// What is there before a frame is painted is seen in that frame.
					const look = () => {
						if (!isThere()) return void requestAnimationFrame(look);
						setTimeout(() => done(performance.now() - timeStamp));
					};
					requestAnimationFrame(look);
				};
				document.addEventListener("click", start, { capture: true, once: true });
				setTimeout(() => done(longest), longest);
			}),
		[isDone, GIVE_UP_MS] as const,
	);
	await tap(page, selector);
	return taken;
}

async function openAt(browser: Browser, url: string) {
	const phone = await openPhone(browser);
	await phone.page.addInitScript(recordPage);
	await phone.page.goto(url, { waitUntil: "load" });
	await phone.page.waitForTimeout(REST_MS);
	return phone;
}

/** From a card to the product's first sight, or to its whole page. */
async function cardToProduct(shop: BenchShop, browser: Browser, where: string): Promise<number> {
	const { page, close } = await openAt(browser, `${shop.url}/all-products`);
	const name = await page.locator(CARD_LINK).first().textContent();
	const shows = `[...document.querySelectorAll(${JSON.stringify(where)})].some((shown) => shown.textContent.includes(${JSON.stringify(name)}))`;
	const taken = await fromTap(page, CARD_LINK, shows);
	await close();
	return taken;
}

async function addToCart(shop: BenchShop, browser: Browser): Promise<number> {
	const { page, close } = await openAt(browser, `${shop.url}/all-products`);
	const taken = await fromTap(page, ADD, `document.querySelector("main article output") !== null`);
	await close();
	return taken;
}

async function stepInCart(shop: BenchShop, browser: Browser): Promise<number> {
	const { page, close } = await openAt(browser, `${shop.url}/all-products`);
	for (let added = 0; added < 4; added++) {
		await tap(page, ADD);
		await page.waitForTimeout(400);
	}
	await page.goto(`${shop.url}/cart`, { waitUntil: "load" });
	await page.waitForTimeout(REST_MS);
	const more =
		'main button[aria-label^="Increase"], main button[aria-label*="more"], main [role="group"] button:last-of-type';
	const before = await page.evaluate(() => document.querySelector("main")?.textContent ?? "");
	const taken = await fromTap(
		page,
		more,
		`document.querySelector("main").textContent !== ${JSON.stringify(before)}`,
	);
	await close();
	return taken;
}

/** Types as fast as a practised hand; gives the slowest key, and how many keys are missing at the end. */
async function typeInSearch(shop: BenchShop, browser: Browser, path: string, field: string) {
	const { page, close } = await openAt(browser, `${shop.url}${path}`);
	await tap(page, field);
	await page.waitForTimeout(1_000);
	await page.evaluate(() => {
		window.sabzSeen.slowestInput = 0;
	});
	await page.keyboard.type(TYPED, { delay: KEY_EVERY_MS });
	await page.waitForTimeout(1_000);
	const text = await page.locator(field).inputValue();
	const slowest = await page.evaluate(() => window.sabzSeen.slowestInput);
	await close();
	return { slowest, dropped: TYPED.length - text.length };
}

/** From a finger to what it did, on the same phone, once the page is at rest. */
export async function measureTouch(shop: BenchShop, browser: Browser): Promise<Figure[]> {
	const header = await typeInSearch(shop, browser, "/", 'header input[type="search"]');
	const shelf = await typeInSearch(shop, browser, "/all-products", 'header input[type="search"]');
	return [
		{
			name: "Card to its page: product shown",
			value: median(await repeat(TIMES, () => cardToProduct(shop, browser, "[data-opening], main h1"))),
			unit: "ms",
			goal: { most: 100 },
		},
		{
			name: "Card to its page: whole page",
			value: median(await repeat(TIMES, () => cardToProduct(shop, browser, "main h1"))),
			unit: "ms",
		},
		{
			name: "Add to cart: result shown",
			value: median(await repeat(TIMES, () => addToCart(shop, browser))),
			unit: "ms",
			goal: { most: 50 },
		},
		{
			name: "Stepper in the cart: result shown",
			value: median(await repeat(TIMES, () => stepInCart(shop, browser))),
			unit: "ms",
			goal: { most: 50 },
		},
		{ name: "Header search: slowest key to paint", value: header.slowest, unit: "ms" },
		{ name: "Header search: dropped keys", value: header.dropped, unit: "", goal: { most: 0 } },
		{ name: "Shelf search: slowest key to paint", value: shelf.slowest, unit: "ms" },
		{ name: "Shelf search: dropped keys", value: shelf.dropped, unit: "", goal: { most: 0 } },
	];
}
