import { ur } from "@/lib/text/messages/ur";
import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { putOnSale, takeOffSale, uniqueWord } from "./support/products-on-sale";
import { readOn } from "./support/settle";
import { expect, test } from "./support/test";

const { browse, buying, favourites, filters, product: words, productPage, reviews } = ur;

test.describe("the shelf in Urdu", () => {
	const word = uniqueWord();
	let ids: string[] = [];

	test.beforeAll(async () => {
		ids = await putOnSale(
			{ name: `${word} Alpha`, urduName: "ی آزمائشی ناشپاتی", offerPrice: 90, price: 120 },
			{ name: `${word} Bravo`, urduName: "ب آزمائشی بیر", offerPrice: 600, inStock: false },
			{ name: `${word} Charlie`, category: "Vegetables", offerPrice: 700 },
		);
	});
	test.afterAll(() => takeOffSale(ids));

	test("is found, put in order and narrowed, and stays in Urdu @campaign @both-sizes", async ({ page }) => {
		await page.goto(`/ur/all-products?q=${word}`);
		const main = page.getByRole("main");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(ur.allProductsPage.heading);
		await expect(main.getByRole("status")).toHaveText(browse.showing(3));
		await expect(main.getByText(words.unavailable, { exact: true }).first()).toBeVisible();
		await expect(main.getByText("30 روپے بچت").first()).toBeAttached();

		const opener = page.getByRole("button", { name: filters.sortAndPrice });
		const isPhone = await opener.isVisible();
		if (isPhone) {
			await expect(async () => {
				await opener.click();
				await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2_000 });
			}).toPass();
			await expectAccessible(page);
		}
		await page.getByRole("combobox", { name: filters.sort }).selectOption("name");
		await page.getByRole("button", { name: filters.band("500-1000") }).click();
		if (isPhone) await page.getByRole("button", { name: browse.show(2) }).click();
		await expect(main.getByRole("status")).toHaveText(browse.showing(2));
		await expect(page).toHaveURL(`/ur/all-products?q=${word}&price=500-1000&sort=name`);
		// By the alphabet of Urdu, then what has an English name alone.
		await expect(main.getByRole("article").getByRole("heading")).toHaveText([
			"ب آزمائشی بیر",
			`${word} Charlie`,
		]);

		await page.getByRole("button", { name: ur.ui.removeFilter(filters.chosenBand("500-1000")) }).click();
		await expect(main.getByRole("status")).toHaveText(browse.showing(3));
		await main.getByRole("link", { name: "ی آزمائشی ناشپاتی" }).click();
		await expect(page).toHaveURL(`/ur/product/${ids[0]}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("ی آزمائشی ناشپاتی");
	});
});

test("a product is read, counted, reviewed and marked in Urdu @both-sizes", async ({ page }) => {
	const name = "آزمائشی چونسا";
	const id = await newProduct({
		name: "Test Chaunsa in Urdu",
		urduName: name,
		price: 320,
		offerPrice: 280,
		isDeal: true,
		urduDescription: ["گٹھلی تک میٹھا۔"],
	});
	await page.goto(`/ur/product/${id}`);
	const main = page.getByRole("main");
	for (const text of [words.inStock, words.deal, "40 روپے بچت", "گٹھلی تک میٹھا۔", "1 کلو"]) {
		await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
	}
	await expect(main.getByText("Test Chaunsa")).toHaveCount(0);
	await expect(page).toHaveTitle(new RegExp(name));
	await readOn(page);
	await expect(main.getByRole("heading", { name: productPage.related })).toBeVisible();

	await page.getByRole("button", { name: ur.ui.stepper.more }).first().click();
	const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
	await page
		.getByRole("button", { name: isPhone ? buying.addFor("560 روپے") : buying.addToCart, exact: true })
		.click();
	await expect(page.getByText(ur.cartToasts.addedMany(2))).toBeVisible();

	const section = page.getByRole("region", { name: reviews.title });
	await section.getByRole("button", { name: reviews.submit }).click();
	await expect(section.getByText(reviews.fillAll)).toBeVisible();
	await expect(section.getByText(reviews.writeComment)).toBeVisible();
	await section.getByLabel(reviews.yourName).fill("ثنا اقبال");
	await section.getByLabel(reviews.yourReview).fill("Very sweet.");
	await section.getByRole("button", { name: reviews.submit }).click();
	await expect(section.getByRole("listitem").filter({ hasText: "Very sweet." })).toContainText("ثنا اقبال");
	await expect(section.getByText(words.reviews(1), { exact: true })).toBeVisible();

	await main.getByRole("button", { name: words.favourite(name) }).click();
	await expect(page.getByText(words.favouriteKept)).toBeVisible();
	await page.getByRole("button", { name: words.seeFavourites }).click();
	await expect(page).toHaveURL("/ur/favourites");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(favourites.title);
	await expect(page.getByRole("main").getByRole("article")).toContainText([name]);
});

test("a product that is not there is said to be missing, without scripts too", async ({ request }) => {
	const answer = await request.get("/ur/product/aaaaaaaaaaaaaaaaaaaaaaaa");
	expect(answer.status()).toBe(404);
	expect(await answer.text()).toContain(productPage.notFound);
});
