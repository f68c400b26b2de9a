import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, newGoods } from "./support/cart";
import { shiftOf } from "./support/looks";
import { asSeller, signedIn } from "./support/people";
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

	test("shows everything on one page, with its texts @campaign", async ({ page }) => {
		await page.goto("/all-products");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fresh Products");
		await expect(count(page)).toHaveText(/^Showing \d+ products$/);
		await expect(page.getByRole("button", { name: "Clear All Filters" })).toHaveCount(0);
		await withFilters(page, async () => {
			const options = page.getByRole("combobox", { name: "Category" }).getByRole("option");
			await expect(options).toHaveText(["All Categories", "Fruits", "Vegetables", "Bundles"]);
		});
		// The same parts with fewer cards: each is looked at for long.
		await page.goto(`/all-products?q=${word}`);
		await expect(count(page)).toHaveText("Showing 4 products");
		await withFilters(page, () => expectAccessible(page));
	});

	test("draws every card without a scroll, moves nothing by it, and comes back to the last one @both-sizes @campaign", async ({
		page,
	}) => {
		// Of a very long list only some are drawn, and other journeys put hundreds of fruits on sale.
		const shelf = "/all-products?category=vegetables";
		await page.goto(shelf);
		const everyCard = async () =>
			expect(async () => {
				const shown = Number((await count(page).textContent())?.match(/\d+/)?.[0]);
				expect(shown).toBeGreaterThan(30);
				expect(await names(page).count()).toBe(shown);
			}).toPass({ timeout: 20_000 });
		await everyCard();
		expect(await shiftOf(page)).toEqual([]);
		await withFilters(page, () => page.getByRole("combobox", { name: "Sort" }).selectOption("rating"));
		await expect(page).toHaveURL(`${shelf}&sort=rating`);
		await everyCard();

		const last = (await names(page).last().textContent()) ?? "";
		const card = page
			.getByRole("article")
			.filter({ has: page.getByRole("heading", { name: last, exact: true }) });
		await card.getByRole("link").click();
		await expect(page).toHaveURL(/\/product\//);
		await page.goBack();
		await expect(page).toHaveURL(`${shelf}&sort=rating`);
		await expect(card).toBeInViewport();
		await everyCard();
		await expect(card).toBeInViewport();
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
		const clear = page.getByRole("button", { name: "Clear search" });
		await clear.click();
		await expect(box(page)).toHaveValue("");
		await expect(count(page)).toHaveText(/^Showing \d{2,} products$/);
		await expect(clear).toBeHidden();
	});

	test("finds names while other spellings cannot be had @campaign @any-size", async ({ page }) => {
		await page.route("**/api/product/search-index", (route) => route.fulfill({ status: 404 }));
		await page.goto("/all-products?q=potato");
		await expect(names(page).first()).toHaveText("Potato (Aloo)");
	});

	test("aisles and prices narrow it, and are taken back one by one, all at once or by the back button", async ({
		page,
	}) => {
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

		await page.goto(`/all-products?q=${word}&category=fruits&price=under-500`);
		await page.getByRole("button", { name: "Remove filter Fruits" }).click();
		await expect(page).toHaveURL(`/all-products?q=${word}&price=under-500`);
		await page.getByRole("button", { name: "Clear All Filters" }).click();
		await expect(page).toHaveURL("/all-products");
		await expect(box(page)).toHaveValue("");

		await expect(aisle(page, "Fruits")).toHaveAttribute("href", "/all-products?category=fruits");
		await aisle(page, "Fruits").click();
		await expect(page).toHaveURL("/all-products?category=fruits");
		await expect(aisle(page, "Fruits")).toHaveAttribute("aria-current", "page");
		await expect(page.getByRole("button", { name: "Remove filter Fruits" })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL("/all-products");
		await expect(aisle(page, "All")).toHaveAttribute("aria-current", "page");
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

	test("the slash key leads to the search, Escape empties it; the stepper on a card holds its buttons @any-size @campaign", async ({
		page,
	}) => {
		await page.goto(`/all-products?q=${word}`);
		await expect(count(page)).toHaveText("Showing 4 products");
		await page.keyboard.press("/");
		await expect(box(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(box(page)).toHaveValue("");
		await expect(count(page)).toHaveText(/^Showing \d{2,} products$/);

		await page.goto(`/all-products?q=${word}+alpha`);
		await page.getByRole("button", { name: `Add ${word} Alpha to cart` }).click();
		const stepper = await page.getByRole("group", { name: `Quantity of ${word} Alpha` }).boundingBox();
		const more = await page.getByRole("button", { name: "One more" }).boundingBox();
		expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(
			(stepper?.x ?? 0) + (stepper?.width ?? 0) + 1,
		);
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

	test("on the narrowest phone Add becomes a stepper in its own place, each half a whole touch target, and the menu stands in the one row with the search @campaign", async ({
		page,
	}) => {
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

	test("the bar says what is in the cart and how far the minimum is", async ({ page }) => {
		await keepInBrowser(page, [await newGoods("Counter mango", 320)], 2);
		await page.goto("/all-products?q=counter+mango");
		const cart = page.getByRole("link", { name: "Cart, 2 items: Rs. 640 860 to go" });
		await expect(cart).toBeVisible();
		await cart.click();
		await expect(page).toHaveURL("/cart");
	});
});

test("each crate says what it saves and all that lies in it @both-sizes", async ({ page }) => {
	const name = uniqueWord();
	const contents = ["2 kg potato", "1 kg onion", "500 g capsicum"];
	const ids = await putOnSale({ name, category: "Bundles", price: 900, offerPrice: 700, contents });
	await page.goto("/deals-offers");
	const crate = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
	await expect(crate.getByText("Save Rs. 200")).toBeVisible();
	await expect(crate.getByRole("listitem")).toHaveText(contents);
	await takeOffSale(ids);
});

test("on phones it is the aisle of bundles, beside the others and the cart @campaign", async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, "the bar of phones");
	await page.goto("/deals-offers");
	const aisles = page.getByRole("navigation", { name: "Aisles" });
	await expect(aisles.getByRole("link", { name: "Bundles" })).toHaveAttribute("aria-current", "page");
	await expect(aisles.getByRole("link", { name: "Bundles" })).toHaveAttribute("href", "/deals-offers");
	await expect(page.getByRole("link", { name: "Cart", exact: true }).filter({ visible: true })).toHaveCount(
		1,
	);
	await aisles.getByRole("link", { name: "Fruits" }).click();
	await expect(page).toHaveURL("/all-products?category=fruits");
	await expect(page.getByRole("button", { name: "Remove filter Fruits" })).toBeVisible();
});

/** Says what is paid, and nothing of a lower price before. */
async function expectPlainPrice(place: Locator): Promise<void> {
	await expect(place).toContainText("Rs. 2,000");
	await expect(place).not.toContainText("1,000");
	await expect(place.locator("s")).toHaveCount(0);
}

test("an offer above the price is what is paid, and strikes nothing, wherever it stands @campaign", async ({
	page,
	browser,
}) => {
	const word = uniqueWord();
	const [id = ""] = await putOnSale({ name: word, price: 1000, offerPrice: 2000, category: "Bundles" });

	for (const path of [`/all-products?q=${word}`, "/deals-offers"]) {
		await page.goto(path);
		await expectPlainPrice(page.getByRole("article").filter({ hasText: word }));
	}

	await page.goto("/about");
	await page.getByRole("combobox", { name: "Search products" }).fill(word);
	await expectPlainPrice(page.getByRole("option", { name: word }));

	await page.goto(`/product/${id}`);
	const head = page.getByRole("main").getByText("(inclusive of all taxes)").locator("xpath=..");
	await expectPlainPrice(head);
	await expect(head).not.toContainText("Save Rs.");
	const [product] = await page.locator('script[type="application/ld+json"]').allTextContents();
	expect(JSON.parse(product ?? "{}").offers).toMatchObject({ price: 2000 });
	expect(product).not.toContain("1000");

	const seller = await browser.newPage();
	await asSeller(seller);
	await seller.goto(`/seller/product-list?q=${word}`);
	await expectPlainPrice(seller.getByRole("listitem").filter({ hasText: word }));
	await seller.close();
	await takeOffSale([id]);
});
