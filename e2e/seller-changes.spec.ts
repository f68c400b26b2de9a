import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/people";
import { takeOffSale, uniqueWord } from "./support/products-on-sale";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

test("of two tabs that change one product the later is told, and loses nothing @campaign", async ({
	page,
}) => {
	const name = uniqueWord();
	const id = await newProduct({ name });
	await asSeller(page);
	const other = await page.context().newPage();
	await page.goto(`/seller/edit-product/${id}`);
	await other.goto(`/seller/edit-product/${id}`);
	const save = page.getByRole("button", { name: "Save changes" }).filter({ visible: true });

	const price = other.getByLabel("Offer price");
	// What is typed while the page comes alive can land beside what stands there.
	await expect(async () => {
		await price.fill("450");
		await expect(price).toHaveValue("450", { timeout: 500 });
	}).toPass();
	await other.getByRole("button", { name: "Save changes" }).filter({ visible: true }).click();
	await expect(other).toHaveURL("/seller/product-list");

	await page.getByLabel("Description").fill("Written for a quarter of an hour.");
	await page
		.getByRole("link", { name: /^Orders/ })
		.filter({ visible: true })
		.first()
		.click();
	const leaving = page.getByRole("dialog", { name: "The product is not saved" });
	await leaving.getByRole("button", { name: "Stay" }).click();
	await save.click();
	await expect(page.getByText(/^This product was changed somewhere else/)).toBeVisible();
	await expect(page.getByLabel("Description")).toHaveValue("Written for a quarter of an hour.");

	await page.reload();
	await expect(page.getByLabel("Offer price")).toHaveValue("450");
	const fake = { name: "peach.png", mimeType: "image/png", buffer: Buffer.from("I am a text") };
	await page.locator('input[type="file"]').setInputFiles(fake);
	await page.getByLabel("Offer price").fill("440");
	await save.click();
	await expect(page.getByText(/^This file is not a picture we can show/).first()).toBeVisible();
	await expect(page.getByLabel("Offer price")).toHaveValue("440");

	await page.goto("/seller/record");
	const entry = page.getByRole("listitem").filter({ hasText: name });
	await expect(entry).toHaveCount(1);
	await expect(entry).toContainText("Changed product");
	await expect(entry).toContainText("Offer price: 500 450");
	await takeOffSale([id]);
});

test("what is typed outlives the session it was typed in @campaign", async ({ page }) => {
	const id = await newProduct({ name: uniqueWord() });
	await asSeller(page);
	await page.goto(`/seller/edit-product/${id}`);
	await loaded(page);
	const words = page.getByLabel("Description");
	await words.fill("Written for a quarter of an hour.");
	await page.context().clearCookies();
	const save = page.getByRole("button", { name: "Save changes" }).filter({ visible: true });
	await save.click();
	await expect(page.getByText(/^Your session has ended/)).toBeVisible();
	await expect(words).toHaveValue("Written for a quarter of an hour.");
	await asSeller(page);
	await save.click();
	await expect(page).toHaveURL("/seller/product-list");
	await takeOffSale([id]);
});

test("a price list is shown before it changes anything, with the lines that are wrong @campaign", async ({
	page,
}) => {
	const name = uniqueWord();
	const id = await newProduct({ name });
	await asSeller(page);
	const exported = await (await page.request.get("/api/product/export")).text();
	const [head, ...lines] = exported.split("\r\n");
	const line = lines.find((one) => one.startsWith(`test-${id}`)) ?? "";
	const listOf = (...rows: string[]) => ({
		name: "prices.csv",
		mimeType: "text/csv",
		buffer: Buffer.from([head, ...rows].join("\r\n")),
	});
	const changed = line.replace(",500,yes,", ",450,no,");
	await page.goto("/seller/price-list");
	const file = page.locator('input[type="file"]');

	await file.setInputFiles(listOf(changed.replace(",450,", ',"450,')));
	await expect(page.getByText("Line 2: a quotation mark is not closed")).toBeVisible();

	await file.setInputFiles(listOf(changed, "no-such-thing,,,,,,,,,,"));
	await expect(page.getByText("1 line has a fault. Nothing has been changed.")).toBeVisible();
	await expect(page.getByRole("table", { name: "Faults by line" })).toContainText("no-such-thing");
	await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Offer price500450");
	await expect(page.getByRole("button", { name: "Import 1 line" })).toBeDisabled();
	await expectAccessible(page);

	await file.setInputFiles(listOf(changed));
	await page.getByRole("button", { name: "Import 1 line" }).click();
	await expect(page.getByText("1 product changed")).toBeVisible();
	await page.goto(`/seller/product-list?q=${name}`);
	await expect(page.getByRole("switch", { name: `${name} in stock` })).not.toBeChecked();
	await takeOffSale([id]);
});
