import { newProduct } from "../tests/support/products";
import { shiftOf } from "./support/looks";
import { holdBack, holdUntilLet } from "./support/slow";
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
		await page.context().clearCookies();
		await holdBack(page, "**/*.css", STYLES_MS);
		await holdBack(page, "**/_next/**/*.js", SCRIPTS_MS);
		await holdBack(page, "**/*.woff2", FACES_MS);
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => document.fonts.ready);
		const files = await page.evaluate(() => {
			const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const entries = performance
				.getEntriesByType("resource")
				.filter(({ name }) => /\.(css|js|woff2)$/.test(name));
			return entries.map(({ name, startTime }) => ({
				isFace: name.endsWith(".woff2"),
				isBeforePaint: startTime < firstPaint,
			}));
		});
		expect(files.some(({ isFace }) => isFace)).toBe(true);
		expect(files.filter(({ isBeforePaint }) => isBeforePaint)).toEqual([]);
		expect(await shiftOf(page)).toEqual([]);
	});
}

test("a cart with something in it asks for its scripts while it is read, is drawn once its style sheets are there, and nothing moves", async ({
	page,
}) => {
	await page.goto("/all-products");
	await page.getByRole("article").getByRole("button", { name: /^Add / }).first().click();
	await expect(page.getByRole("article").getByRole("group", { name: /^Quantity of/ })).toBeVisible();
	await page.evaluate(() => localStorage.removeItem("sabz-sheets"));
	const letThrough = await holdUntilLet(page, "**/*.css");
	await page.goto("/cart", { waitUntil: "commit" });
	const summary = page.getByRole("heading", { name: "Order summary" });
	await expect(page.getByRole("status", { name: "Loading your cart" })).toBeVisible();
	await page.waitForTimeout(SCRIPTS_MS);
	await expect(summary).toHaveCount(0);
	letThrough();
	await expect(summary.filter({ visible: true })).toBeVisible();
	const early = await page.evaluate(() => {
		const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const files = performance.getEntriesByType("resource");
		const isPreloaded = (file: PerformanceEntry) =>
			file instanceof PerformanceResourceTiming && file.initiatorType === "link";
		return {
			scripts: files.filter((file) => file.name.endsWith(".js") && isPreloaded(file)).length,
			sheets: files.filter(({ name, startTime }) => name.endsWith(".css") && startTime < firstPaint).length,
		};
	});
	expect(early.scripts).toBeGreaterThan(5);
	expect(early.sheets).toBeGreaterThan(0);
	expect(await shiftOf(page)).toEqual([]);
});
