import type { Page } from "@playwright/test";
import { shiftOf } from "./support/looks";
import { holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

const isDrawn = (page: Page) =>
	page.locator("#deals-title").evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));

const FURTHER_DOWN = "html[data-first-screen], [data-waiting]";

test("what lies below the first screen is drawn by itself once the style sheets are there: the next half screen soon, the rest for whoever goes on", async ({
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

test("who does not move, as a screen reader or the browser's own search, finds it too", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	await expect(page.locator("html[data-first-screen]")).toHaveCount(0);
	await expect(page.locator("[data-waiting]")).not.toHaveCount(0);
	await page.clock.runFor(12_000);
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0);
});

test("what comes into sight without a scroll is drawn", async ({ page }) => {
	await page.goto("/");
	await expect(page.locator("html[data-first-screen]")).toHaveCount(0);
	await expect(page.locator("[data-waiting]")).not.toHaveCount(0);
	// As when a phone is turned. Sooner than all is drawn anyway.
	await page.setViewportSize({ width: 390, height: 1800 });
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0, { timeout: 4_000 });
});

test("who looks further down before that sees it with its styles, and nothing moves", async ({ page }) => {
	await page.goto("/");
	await page.evaluate(() => localStorage.clear());
	const letThrough = await holdUntilLet(page, "**/*.css");
	await page.goto("/", { waitUntil: "commit" });
	await page.locator("#deals").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
	expect(await isDrawn(page)).toBe(false);
	letThrough();
	await expect.poll(() => isDrawn(page)).toBe(true);
	await expect(page.locator('link[rel="stylesheet"]:not([data-faces])[media="print"]')).toHaveCount(0);
	expect(await shiftOf(page)).toEqual([]);
});

test("the keyboard reaches what lies below", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.locator(FURTHER_DOWN)).toHaveCount(0);
	await page.locator("footer a").first().focus();
	await expect(page.locator("footer a").first()).toBeFocused();
});
