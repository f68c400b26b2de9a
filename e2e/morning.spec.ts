import { newProduct } from "../tests/support/products";
import { asSeller } from "./support/people";
import { expect, test } from "./support/test";

test("buys in the morning by the list and reads the figures", async ({ page }) => {
	const name = `Lasora ${Date.now()}`;
	await newProduct({ name, stock: 2, offerPrice: 200 });
	await asSeller(page);
	await page.goto("/seller/buying?view=came");
	await page.getByLabel(new RegExp(`^${name}, how much came`)).fill("12");
	await page.getByLabel(`${name}, cost each`).fill("150");
	await expect(page.getByRole("status").filter({ hasText: "Rs. 1,800" })).toBeVisible();
	await page.getByRole("button", { name: "Put on the shelf" }).click();
	await expect(page.getByText("1 product on the shelf, Rs. 1,800", { exact: true })).toBeVisible();
	await page.goto("/seller/buying?view=came");
	await expect(page.getByLabel(`${name}, cost each`)).toHaveAttribute("placeholder", "150");
	await page.goto("/seller/figures");
	await expect(page.getByRole("heading", { name: "Figures", exact: true })).toBeVisible();
	await expect(page.getByText("the sales of the closings", { exact: false })).toBeVisible();
});
