import sharp from "sharp";
import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { asSeller, refuse } from "./support/seller";
import { expect, test } from "./support/test";

async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background: "orange" } })
		.jpeg()
		.toBuffer();
	return { name: "peach.jpg", mimeType: "image/jpeg", buffer };
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
	await allow();

	await add.click();
	await expect(page.getByText("Product added successfully")).toBeVisible();
	await expect(page.getByLabel("Product name")).toHaveValue("");
	await expect(page.getByText("peach.jpg")).toHaveCount(0);
	await page.goto("/seller/product-list");
	await expect(page.getByRole("switch", { name: `${name} in stock` })).toBeChecked();
});

test("stock is switched at once, and back when the server refuses", async ({ page }, info) => {
	const name = `Guava of ${info.project.name} ${Date.now()}`;
	await newProduct({ name });
	await asSeller(page);
	await page.goto("/seller/product-list");
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
