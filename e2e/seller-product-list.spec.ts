import sharp from "sharp";
import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { asSeller, refuse } from "./support/people";
import { takeOffSale, uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background: "orange" } })
		.jpeg()
		.toBuffer();
	return { name: "peach.jpg", mimeType: "image/jpeg", buffer };
}

/** The overview, searched for this name: it may not show all products on one page. */
function overviewOf(name: string): string {
	return `/seller/product-list?q=${encodeURIComponent(name)}`;
}

test("a product is added with its messages, its preview and its picture", async ({ page }, info) => {
	const name = `Peach of ${info.project.name} ${Date.now()}`;
	await asSeller(page);
	await page.goto("/seller/add-product");
	const add = page.getByRole("button", { name: "Add product" }).filter({ visible: true });
	await add.click();
	for (const message of [
		"Product name is required",
		"Product description is required",
		"Please select a category",
		"Please enter a valid price",
		"Please enter a valid offer price",
		"Please select a product image",
	]) {
		await expect(page.getByText(message)).toBeVisible();
	}
	await expectAccessible(page);

	await page.getByLabel("Fruits").check();
	await page.getByLabel("Product name").fill(`  ${name} `);
	await page.getByLabel("Description").fill("Soft and sweet.\n\nFrom Swat.");
	await page.getByLabel("Name in Urdu").fill("آڑو");
	await page.getByLabel("Text in Urdu").fill("نرم اور میٹھا۔\n\nسوات سے۔");
	await page.getByLabel("Sold by").fill("1 kg");
	await expect(page.getByLabel("Unit in Urdu")).toHaveAttribute("placeholder", "1 کلو");
	await page.getByLabel("Price", { exact: true }).fill("400");
	await page.getByLabel("Offer price").fill("340");
	const file = page.locator('input[type="file"]');
	await file.setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
	await expect(page.getByText(/not a picture we can show/)).toBeVisible();
	await file.setInputFiles(await picture());
	await expect(page.getByText("peach.jpg")).toBeVisible();
	await expect(page.getByText("Save Rs. 60", { exact: true })).toBeVisible();

	const allow = await refuse(page, "**/api/product/add");
	await add.click();
	await expect(page.getByText("Failed to add product")).toBeVisible();
	await expect(page.getByLabel("Offer price")).toHaveValue("340");
	await expect(page.getByLabel("Text in Urdu")).toHaveValue("نرم اور میٹھا۔\n\nسوات سے۔");
	await allow();

	await add.click();
	await expect(page.getByText("Product added successfully")).toBeVisible();
	await expect(page.getByLabel("Product name")).toHaveValue("");
	await expect(page.getByText("peach.jpg")).toHaveCount(0);
	await add.click();
	await expect(page.getByText("Please select a category")).toBeVisible();
	await page.goto(overviewOf(name));
	await expect(page.getByRole("switch", { name: `${name} in stock` })).toBeChecked();
});

test("stock is switched at once, and back when the server refuses @campaign", async ({ page }, info) => {
	const name = `Guava of ${info.project.name} ${Date.now()}`;
	await newProduct({ name });
	await asSeller(page);
	await page.goto(overviewOf(name));
	const stock = page.getByRole("switch", { name: `${name} in stock` });

	const allow = await refuse(page, "**/api/product/stock");
	await stock.click();
	await expect(page.getByText("Failed to save")).toBeVisible();
	await expect(stock).toBeChecked();
	await allow();

	await stock.click();
	await expect(stock).not.toBeChecked();
	await expect(page.getByText("Stock status saved")).toBeVisible();
	await page.reload();
	await expect(stock).not.toBeChecked();
	await expectAccessible(page);
});

test("many products are changed at once, also those on the pages that are not drawn @campaign", async ({
	page,
}) => {
	const word = uniqueWord();
	const ids = await Promise.all(
		Array.from({ length: 210 }, (_, place) => newProduct({ name: `${word} ${place + 1}` })),
	);
	await asSeller(page);
	await page.goto(overviewOf(word));
	const rows = page.getByRole("list", { name: "Products" }).getByRole("listitem");
	await expect(rows).toHaveCount(200);
	await page.getByRole("link", { name: "Next" }).click();
	await expect(rows).toHaveCount(10);
	await expect(page.getByText("201 to 210 of 210")).toBeVisible();
	await expect(page.getByRole("list", { name: "Products" })).toBeFocused();
	await expect(page).toHaveURL(/page=2/);

	await page.getByLabel("Choose all 210").check();
	await page.getByRole("button", { name: "Change prices" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Change prices" }).click();
	await expect(dialog.getByText("Please enter a change between -90 and 200 percent")).toBeVisible();
	await dialog.getByLabel("Change in percent").fill("-10");
	await expect(dialog.getByText(/Rs. 500 becomes Rs. 450/)).toBeVisible();
	await dialog.getByRole("button", { name: "Change prices" }).click();
	await expect(page.getByText("210 products changed")).toBeVisible();
	await expect(rows.first()).toContainText("Rs. 450");
	await page.goBack();
	await expect(rows).toHaveCount(200);
	await expect(rows.first()).toContainText("Rs. 450");

	await rows.first().getByRole("checkbox").check();
	await page.getByRole("button", { name: "Out of stock" }).click();
	await expect(page.getByText("1 product changed")).toBeVisible();
	await expect(page.getByRole("switch", { name: `${word} 1 in stock` })).not.toBeChecked();
	await takeOffSale(ids);
});

test.describe("on a network that fails", () => {
	test.use({ provoked: /net::ERR_FAILED/ });

	test("a change of prices that was cut off is repeated for what is left @campaign", async ({ page }) => {
		const word = uniqueWord();
		const ids = [
			await newProduct({ name: `${word} 1` }),
			await newProduct({ name: `${word} 2` }),
			await newProduct({ name: `${word} 3` }),
		];
		await asSeller(page);
		await page.goto(overviewOf(word));
		await page.getByLabel("Choose all 3").check();
		await page.getByRole("button", { name: "Change prices" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Change in percent").fill("10");
		// The first product is changed, then the answer is lost.
		await page.route(
			"**/api/product/bulk",
			async (route) => {
				const postData = { ...route.request().postDataJSON(), ids: ids.slice(0, 1) };
				expect((await route.fetch({ postData })).status()).toBe(200);
				await route.abort();
			},
			{ times: 1 },
		);
		await dialog.getByRole("button", { name: "Change prices" }).click();
		await expect(page.getByText(/Repeating it changes only what is left\.$/)).toBeVisible();
		await dialog.getByRole("button", { name: "Change prices" }).click();
		await expect(
			page.getByText(`2 products changed. Changed in the meantime and left alone: ${word} 1`),
		).toBeVisible();
		const rows = page.getByRole("list", { name: "Products" }).getByRole("listitem");
		for (const place of [0, 1, 2]) await expect(rows.nth(place)).toContainText("Rs. 550");
		await takeOffSale(ids);
	});
});
