import type { Page } from "@playwright/test";
import { shiftOf } from "./support/looks";
import { takenOver } from "./support/settle";
import { holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

/** The first card's link on All Products, and the name it bears. */
async function firstCard(page: Page) {
	const link = page.getByRole("main").getByRole("article").first().getByRole("link");
	return { link, name: (await link.textContent()) ?? "" };
}

/** How long the bar under the header has become, in pixels. */
function widthOfBar(page: Page): Promise<number> {
	return page.getByRole("banner").evaluate((header) => {
		const { transform, width } = getComputedStyle(header, "::after");
		return new DOMMatrix(transform).a * Number.parseFloat(width);
	});
}

test("a pressed card shows its product before the page has come @campaign", async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/product/*", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/all-products");
	const { link, name } = await firstCard(page);
	await takenOver(link);
	await link.click();
	await expect(page.locator("[data-opening]")).toContainText(name);
	await expect(page.locator("[data-opening]")).toContainText("Rs.");
	release();
	await expect(page).toHaveURL(/\/product\//);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.locator("[data-opening]")).toHaveCount(0);
	await page.goBack();
	await expect(page.locator("[data-opening]")).toHaveCount(0);
});

/** Paths of pages whose data the page asks for. */
function askedFor(page: Page): Set<string> {
	const paths = new Set<string>();
	page.on("request", (request) => {
		if (request.headers().rsc === "1") paths.add(new URL(request.url()).pathname);
	});
	return paths;
}

test("what rests in view is fetched ahead, and nothing for those who save data @any-size @campaign", async ({
	page,
}) => {
	const asked = askedFor(page);
	await page.goto("/all-products");
	const { link } = await firstCard(page);
	const path = (await link.getAttribute("href")) ?? "";
	await expect.poll(() => asked.has(path)).toBe(true);

	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.reload();
	await takenOver(link);
	asked.clear();
	await page.waitForTimeout(2_000);
	expect([...asked]).toEqual([]);
});

test("a pressed link is answered at once where its page takes long @campaign", async ({ page }) => {
	await page.goto("/faq");
	await takenOver(page.getByRole("link", { name: "About Us" }).last());
	const letThrough = await holdUntilLet(page, "**/about?*");
	await page.getByRole("link", { name: "About Us" }).last().click();
	await expect(page.locator("html[data-leaving]")).toHaveCount(1);
	await expect.poll(() => widthOfBar(page)).toBeGreaterThan(40);
	letThrough();
	await expect(page).toHaveURL("/about");
	await expect(page.locator("html[data-leaving]")).toHaveCount(0);
});

test("a page with a lower header comes in place of the one before: nothing of it has moved @campaign", async ({
	page,
}) => {
	const letThrough = await holdUntilLet(page, "**/all-products?*");
	await page.goto("/");
	const shelf = page.getByRole("main").getByRole("link", { name: "Shop Now" });
	await takenOver(shelf);
	// Without a hand: whatever moves within half a second of a person's press counts as pressed.
	await shelf.evaluate((link: HTMLAnchorElement) => link.click());
	await expect(page.locator("html[data-leaving]")).toHaveCount(1);
	letThrough();
	await expect(page).toHaveURL("/all-products");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect((await shiftOf(page)).join()).not.toContain("<main");
});

test("links lead through the shop without loading it anew @any-size", async ({ page }) => {
	await page.goto("/");
	// Before its scripts have come a link leads on like every other.
	await takenOver(page.getByRole("main").getByRole("link", { name: "View All", exact: true }));
	await page.evaluate(() => {
		document.documentElement.dataset.sameDocument = "";
	});
	await page.getByRole("main").getByRole("link", { name: "View All", exact: true }).click();
	await expect(page).toHaveURL("/all-products");
	await (await firstCard(page)).link.press("Enter");
	await expect(page).toHaveURL(/\/product\//);
	await expect(page.locator("html[data-same-document]")).toHaveCount(1);
});

test("a press with the control key opens another tab @any-size @campaign", async ({ page, context }) => {
	await page.goto("/all-products");
	const { link, name } = await firstCard(page);
	const opened = context.waitForEvent("page");
	await link.click({ modifiers: ["ControlOrMeta"] });
	await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page).toHaveURL("/all-products");
});

test("who thinks better of a pressed card is not left looking at it @any-size @campaign", async ({
	page,
}) => {
	await page.route("**/product/*", () => {});
	await page.goto("/all-products");
	const opening = page.locator("[data-opening]");
	const { link } = await firstCard(page);
	await takenOver(link);
	await link.click();
	await expect(opening).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "All Products" }).click();
	await expect(opening).toHaveCount(0);

	await link.click();
	await expect(opening).toBeVisible();
	await page.getByRole("banner").getByRole("searchbox", { name: "Search fresh products" }).fill("aloo");
	await expect(page).toHaveURL(/q=aloo/);
	await expect(opening).toHaveCount(0);
});
