import { newProduct } from "../tests/support/products";
import { shiftOf } from "./support/looks";
import { expect, test } from "./support/test";

/** Longer than a page needs to be painted; milliseconds. */
const STYLES_MS = 400;
/** Scripts are asked for after the style sheets, and are larger. */
const SCRIPTS_MS = 600;
const FACES_MS = 1_200;

/** Any product with others of its kind beside it. */
const PRODUCT = "/product/[id]";
const PAGES = ["/", "/all-products", PRODUCT, "/deals-offers", "/cart", "/faq", "/about", "/contact"];

for (const path of PAGES) {
	test(`${path} stands before its style sheets, scripts and faces come, and moves by nothing when they do @both-sizes`, async ({
		page,
	}) => {
		const address =
			path === PRODUCT ? `/product/${await newProduct({ name: "Mango of the first screen" })}` : path;
		// Once without hindrance: the page that is the same for everyone is made for the first visitor.
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => localStorage.clear());
		const held = (ms: number) => async (route: import("@playwright/test").Route) => {
			await new Promise((resolve) => setTimeout(resolve, ms));
			await route.continue();
		};
		await page.context().clearCookies();
		await page.route("**/*.css", held(STYLES_MS));
		await page.route("**/_next/**/*.js", held(SCRIPTS_MS));
		await page.route("**/*.woff2", held(FACES_MS));
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => document.fonts.ready);
		const files = await page.evaluate(() => {
			const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const entries = performance
				.getEntriesByType("resource")
				.filter(({ name }) => /\.(css|js|woff2)$/.test(name));
			return entries.map(({ name, startTime, duration }) => ({
				isFace: name.endsWith(".woff2"),
				isSheet: name.endsWith(".css"),
				isBeforePaint: startTime < firstPaint,
				isWaitedFor: startTime + duration < firstPaint,
			}));
		});
		expect(files.some(({ isFace }) => isFace)).toBe(true);
		expect(files.filter(({ isSheet, isBeforePaint }) => !isSheet && isBeforePaint)).toEqual([]);
		expect(files.filter(({ isWaitedFor }) => isWaitedFor)).toEqual([]);
		expect(await shiftOf(page)).toEqual([]);
	});
}
