import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, newGoods } from "./support/cart";
import { signedIn } from "./support/people";
import { putOnSale, takeOffSale, uniqueWord } from "./support/products-on-sale";
import { settle } from "./support/settle";
import { expect, test } from "./support/test";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search fresh products" });
const count = (page: Page) => page.getByRole("status").filter({ hasText: "Showing" });
const names = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");

/** Does something with the filters: they stand on a wide screen, and in a sheet on a phone. */
async function withFilters(page: Page, act: () => Promise<unknown>): Promise<void> {
	const opener = page.getByRole("button", { name: "Sort and price" });
	const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
	if (isPhone) await opener.click();
	await act();
	if (isPhone) await page.getByRole("button", { name: /^Show \d+$/ }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
}

const aisle = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Aisles" }).getByRole("link", { name });

/** Four products of one word in three price bands and all categories. */
async function fourGoods(word: string): Promise<string[]> {
	return putOnSale(
		{ name: `${word} Alpha`, price: 90, offerPrice: 90, category: "Fruits", urduName: "آزمائش" },
		{ name: `${word} Delta`, price: 700, offerPrice: 600, category: "Vegetables" },
		{ name: `${word} Bravo`, price: 2400, offerPrice: 2400, category: "Bundles" },
		{ name: `${word} Charlie`, price: 500, offerPrice: 499, category: "Fruits", inStock: false },
	);
}

test.describe("All Products", () => {
	const word = uniqueWord();
	let ids: string[] = [];

	test.beforeAll(async () => {
		ids = await fourGoods(word);
	});
	test.afterAll(() => takeOffSale(ids));

	test("shows everything on one page, with its texts", async ({ page }) => {
		await page.goto("/all-products");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fresh Products");
		await expect(count(page)).toHaveText(/^Showing \d+ products$/);
		await expect(page.getByRole("button", { name: "Clear All Filters" })).toHaveCount(0);
		await withFilters(page, async () => {
			await expect(page.getByRole("combobox", { name: "Category" }).getByRole("option")).toHaveText([
				"All Categories",
				"Fruits",
				"Vegetables",
				"Bundles",
			]);
		});
		// The same parts with fewer cards: each is looked at for long.
		await page.goto(`/all-products?q=${word}`);
		await expect(count(page)).toHaveText("Showing 4 products");
		await withFilters(page, () => expectAccessible(page));
	});

	test("answers each keystroke and keeps the view in its address @both-sizes", async ({ page }) => {
		await page.goto("/all-products");
		await box(page).pressSequentially(`alpha ${word}`);
		await expect(count(page)).toHaveText("Showing 1 product");
		await expect(names(page)).toHaveText(`${word} Alpha`);
		await expect(page).toHaveURL(new RegExp(`\\?q=alpha(\\+|%20)${word}$`));
		await page.reload();
		await expect(box(page)).toHaveValue(`alpha ${word}`);
		await expect(count(page)).toHaveText("Showing 1 product");
	});

	test("orders by name, price and rating @campaign", { tag: "@any-size" }, async ({ page }) => {
		await page.goto(`/all-products?q=${word}`);
		const titles = (...last: string[]) => last.map((name) => `${word} ${name}`);
		await expect(names(page)).toHaveText(titles("Alpha", "Bravo", "Charlie", "Delta"));
		const sort = page.getByRole("combobox", { name: "Sort" });
		await sort.selectOption("Price: Low to High");
		await expect(names(page)).toHaveText(titles("Alpha", "Charlie", "Delta", "Bravo"));
		await sort.selectOption("Price: High to Low");
		await expect(names(page)).toHaveText(titles("Bravo", "Delta", "Charlie", "Alpha"));
		await expect(page).toHaveURL(/sort=price-high/);
	});

	test("knows Roman Urdu, and shows what fits best first until an order is chosen @any-size @campaign", async ({
		page,
	}) => {
		await page.goto("/all-products");
		await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("name");
		await box(page).fill("aloo");
		await expect(names(page).first()).toHaveText("Potato (Aloo)");
		await expect(names(page).nth(1)).toHaveText("Plum (Aloo Bukhara)");
		const sort = page.getByRole("combobox", { name: "Sort" });
		await expect(sort.getByRole("option", { selected: true })).toHaveText("Best match");
		await sort.selectOption("Name: A to Z");
		await expect(names(page).first()).toHaveText("Plum (Aloo Bukhara)");
		await expect(page).toHaveURL(/sort=name/);
		await box(page).fill("saib");
		await expect(names(page).first()).toContainText("Apple");
		await expectAccessible(page);
	});

	test("finds names while other spellings cannot be had @campaign", { tag: "@any-size" }, async ({
		page,
	}) => {
		await page.route("**/api/product/search-index", (route) => route.fulfill({ status: 404 }));
		await page.goto("/all-products?q=potato");
		await expect(names(page).first()).toHaveText("Potato (Aloo)");
	});

	test("narrows by category and by the offer price, and the back button undoes it", async ({ page }) => {
		await page.goto(`/all-products?q=${word}`);
		await withFilters(page, () => page.getByRole("button", { name: "Under 500", exact: true }).click());
		await expect(names(page)).toHaveText([`${word} Alpha`, `${word} Charlie`]);
		// Presses within 50 ms are one step of the history; no hand is that quick.
		await expect(page).toHaveURL(`/all-products?q=${word}&price=under-500`);
		await withFilters(page, () => page.getByRole("combobox", { name: "Category" }).selectOption("Fruits"));
		await expect(page).toHaveURL(`/all-products?q=${word}&category=fruits&price=under-500`);
		await withFilters(page, () => page.getByRole("button", { name: "Above 2000", exact: true }).click());
		await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
		await expect(page).toHaveURL(/price=above-2000/);
		await page.goBack();
		await expect(names(page)).toHaveText([`${word} Alpha`, `${word} Charlie`]);
		await page.goBack();
		await expect(aisle(page, "All")).toHaveAttribute("aria-current", "page");
		await page.goBack();
		await expect(count(page)).toHaveText("Showing 4 products");
	});

	test("takes filters back one by one or all at once", async ({ page }) => {
		await page.goto(`/all-products?q=${word}&category=fruits&price=under-500`);
		await page.getByRole("button", { name: "Remove filter Fruits" }).click();
		await expect(page).toHaveURL(`/all-products?q=${word}&price=under-500`);
		await page.getByRole("button", { name: "Clear All Filters" }).click();
		await expect(page).toHaveURL("/all-products");
		await expect(box(page)).toHaveValue("");
	});

	test("finds nothing kindly, above a phone's keyboard", async ({ page, isMobile }) => {
		await page.goto(`/all-products?q=${word}nothing`);
		const message = page.getByText(/^Nothing on the shelf goes by/);
		await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
		const place = await message.boundingBox();
		expect(place && place.y + place.height).toBeLessThan(isMobile ? 300 : 400);
		await expect(page.getByRole("heading", { name: "Fresh today instead" })).toBeVisible();
		await page.getByRole("button", { name: "Clear Filters" }).click();
		await expect(count(page)).toHaveText(/^Showing \d{2,} products$/);
	});

	test("says what cannot be bought @campaign", async ({ page }) => {
		await page.goto(`/all-products?q=${word}+charlie`);
		await expect(count(page)).toHaveText("Showing 1 product");
		const card = page.getByRole("article");
		await expect(card.getByText("Out of Stock")).toBeVisible();
		await expect(card.getByRole("button", { name: "Unavailable" })).toBeDisabled();
		await expect(card.getByText("was Rs. 500")).toBeVisible();
	});

	test("an aisle is a link that narrows at once, and Back returns to the one before", async ({ page }) => {
		await page.goto("/all-products");
		await expect(aisle(page, "Fruits")).toHaveAttribute("href", "/all-products?category=fruits");
		await aisle(page, "Fruits").click();
		await expect(page).toHaveURL("/all-products?category=fruits");
		await expect(aisle(page, "Fruits")).toHaveAttribute("aria-current", "page");
		await expect(page.getByRole("button", { name: "Remove filter Fruits" })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL("/all-products");
		await expect(aisle(page, "All")).toHaveAttribute("aria-current", "page");
	});

	test("the slash key leads to the search, Escape empties it", { tag: "@any-size" }, async ({ page }) => {
		await page.goto(`/all-products?q=${word}`);
		await expect(count(page)).toHaveText("Showing 4 products");
		await page.keyboard.press("/");
		await expect(box(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(box(page)).toHaveValue("");
		await expect(count(page)).toHaveText(/^Showing \d{2,} products$/);
	});

	test("the stepper on a card holds its buttons @any-size", async ({ page }) => {
		await page.goto(`/all-products?q=${word}+alpha`);
		await page.getByRole("button", { name: `Add ${word} Alpha to cart` }).click();
		const stepper = await page.getByRole("group", { name: `Quantity of ${word} Alpha` }).boundingBox();
		const more = await page.getByRole("button", { name: "One more" }).boundingBox();
		expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(
			(stepper?.x ?? 0) + (stepper?.width ?? 0) + 1,
		);
	});

	test("Clear search empties it", async ({ page }) => {
		await page.goto("/all-products");
		const clear = page.getByRole("button", { name: "Clear search" });
		await expect(clear).toBeHidden();
		await box(page).fill(word);
		await clear.click();
		await expect(box(page)).toHaveValue("");
		await expect(count(page)).toHaveText(/^Showing \d{2,} products$/);
	});
});

test.describe("All Products under the thumb", () => {
	test.beforeEach(({ isMobile }) => test.skip(!isMobile, "the bars of phones"));

	test("six products stand whole in the first screen", async ({ page }) => {
		await page.goto("/all-products");
		await expect(count(page)).toBeVisible();
		const cards = await page
			.getByRole("article")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
		const bar = await page.getByRole("navigation", { name: "Aisles" }).boundingBox();
		expect(cards.filter((bottom) => bottom <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(6);
	});

	test("the menu stands in the one row with the search, on the narrowest phone too", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 780 });
		await signedIn(page, { isVerified: false });
		await page.goto("/all-products");
		const opener = page.getByRole("banner").getByRole("button", { name: "Menu" });
		const [menu, search] = [await opener.boundingBox(), await box(page).boundingBox()];
		expect(menu?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0));
		expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
		expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
		await opener.click();
		const dialog = page.getByRole("dialog", { name: "Menu" });
		await expect(dialog.getByText("Email not verified")).toBeVisible();
		await expect(dialog.getByRole("link", { name: "My Orders" })).toBeVisible();
		await expectAccessible(page);
	});

	test("Add becomes a stepper in its own place, each half a whole touch target", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 780 });
		await page.goto("/all-products");
		const add = page.getByRole("article").getByRole("button", { name: /^Add / }).first();
		const before = await add.boundingBox();
		await add.click();
		const stepper = page.getByRole("group", { name: /^Quantity of/ }).first();
		await expect(stepper).toBeVisible();
		await settle(page);
		const after = await stepper.boundingBox();
		expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
		expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
		expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
		for (const half of await stepper.getByRole("button").all()) {
			const place = await half.boundingBox();
			expect(place?.width).toBeGreaterThanOrEqual(44);
			expect(place?.height).toBeGreaterThanOrEqual(44);
		}
	});

	test("the bar says what is in the cart and how far the minimum is", async ({ page }) => {
		await keepInBrowser(page, [await newGoods("Counter mango", 320)], 2);
		await page.goto("/all-products?q=counter+mango");
		const cart = page.getByRole("link", { name: "Cart, 2 items: Rs. 640 860 to go" });
		await expect(cart).toBeVisible();
		await cart.click();
		await expect(page).toHaveURL("/cart");
	});
});
