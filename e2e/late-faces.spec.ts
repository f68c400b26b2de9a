import type { Page } from "@playwright/test";
import { LATE_SCRIPT_TYPE } from "@/lib/early/late-parts-script.mjs";
import { newProduct } from "../tests/support/products";
import { shiftOf } from "./support/looks";
import { loaded } from "./support/settle";
import { holdBack, holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

/** Longer than a page needs to be painted; milliseconds. */
const SCRIPTS_MS = 600;
const FACES_MS = 1_200;

/** Any product with others of its kind beside it. */
const PRODUCT = "/product/[id]";
const OTHERS = [PRODUCT, "/all-products", "/cart", "/deals-offers", "/faq", "/about", "/contact"];

for (const path of ["/", ...OTHERS]) {
	const tag = OTHERS.includes(path) ? "@campaign" : [];
	test(`${path} brings its styles, stands before its scripts and faces come, and moves by nothing when they do @both-sizes`, {
		tag,
	}, async ({ page }) => {
		const address =
			path === PRODUCT ? `/product/${await newProduct({ name: "Mango of the first screen" })}` : path;
		// The page that is the same for everyone is made for the first visitor, and kept in this form a moment later.
		const html = async () => (await page.request.get(address)).text();
		await expect.poll(html).toContain(`<script type="${LATE_SCRIPT_TYPE}"`);
		await holdBack(page, "**/_next/**/*.js", SCRIPTS_MS);
		await holdBack(page, "**/*.woff2", FACES_MS);
		await page.goto(address);
		await loaded(page);
		await page.evaluate(() => document.fonts.ready);
		const files = await page.evaluate(() => {
			const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const entries = performance
				.getEntriesByType("resource")
				.filter(({ name }) => /\.(css|js|woff2)$/.test(name));
			return entries.map(({ name, startTime }) => ({
				isFace: name.endsWith(".woff2"),
				isSheet: name.endsWith(".css"),
				isBeforePaint: startTime < firstPaint,
			}));
		});
		expect(files.some(({ isFace }) => isFace)).toBe(true);
		expect(files.filter(({ isBeforePaint, isSheet }) => isBeforePaint || isSheet)).toEqual([]);
		expect(await shiftOf(page)).toEqual([]);
	});
}

test("a cart with something in it asks for its scripts while it is read, and nothing moves when they draw it @campaign", async ({
	page,
}) => {
	await page.goto("/all-products");
	await page.getByRole("article").getByRole("button", { name: /^Add / }).first().click();
	await expect(page.getByRole("article").getByRole("group", { name: /^Quantity of/ })).toBeVisible();
	await page.goto("/cart", { waitUntil: "commit" });
	await expect.poll(() => page.locator('link[rel="preload"][as="script"]').count()).toBeGreaterThan(5);
	await expect(page.getByRole("heading", { name: "Order summary" }).filter({ visible: true })).toBeVisible();
	expect(await shiftOf(page)).toEqual([]);
});

const isDrawn = (page: Page) =>
	page.locator("#deals-title").evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));

const FURTHER_DOWN = "html[data-first-screen], [data-waiting]";

test("what lies below the first screen is drawn by itself once the faces are there: the next half screen soon, the rest for whoever goes on @campaign", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.locator("html[data-first-screen]")).toHaveCount(0);
	const waitingNear = () =>
		page
			.locator("[data-waiting]")
			.evaluateAll(
				(parts) => parts.filter((part) => part.getBoundingClientRect().top < 1.5 * window.innerHeight).length,
			);
	await expect.poll(waitingNear).toBe(0);
	await page.mouse.wheel(0, 40);
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0);
	const deals = page.locator("#deals");
	await deals.evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
	await expect.poll(() => isDrawn(page)).toBe(true);
});

test("who does not move, as a screen reader or the browser's own search, finds it too @campaign", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto("/");
	await expect(page.locator("html[data-first-screen]")).toHaveCount(0);
	await expect(page.locator("[data-waiting]")).not.toHaveCount(0);
	await page.clock.runFor(12_000);
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0);
});

test("what comes into sight without a scroll is drawn @campaign", async ({ page }) => {
	await page.goto("/");
	await expect(page.locator("html[data-first-screen]")).toHaveCount(0);
	await expect(page.locator("[data-waiting]")).not.toHaveCount(0);
	// As when a phone is turned. Sooner than all is drawn anyway.
	await page.setViewportSize({ width: 390, height: 1800 });
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0, { timeout: 4_000 });
});

test("who looks further down before that sees it, and nothing moves @campaign", async ({ page }) => {
	const letThrough = await holdUntilLet(page, "**/*.woff2");
	await page.goto("/", { waitUntil: "commit" });
	await page.locator("#deals").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
	await expect.poll(() => isDrawn(page)).toBe(true);
	letThrough();
	await page.evaluate(() => document.fonts.ready);
	expect(await shiftOf(page)).toEqual([]);
});

test("the keyboard reaches what lies below @campaign", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0);
	await page.locator("footer a").first().focus();
	await expect(page.locator("footer a").first()).toBeFocused();
});
