import type { Locator } from "@playwright/test";
import { putOnSale, takeOffSale, uniqueWord } from "./support/products-on-sale";
import { asSeller } from "./support/seller";
import { expect, test } from "./support/test";

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
