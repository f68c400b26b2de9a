import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/seller";
import { expect, test } from "./support/test";

test("an address of the seller area that names nothing keeps the seller in their frame @campaign", async ({
	page,
}) => {
	await page.goto("/seller/nothing/at-all");
	await expect(page.getByRole("heading", { name: "Nothing is here" })).toHaveCount(0);
	await expect(page.getByLabel("Password", { exact: true })).toBeVisible();

	await asSeller(page);
	await page.goto("/seller/nothing/at-all");
	await expect(page.getByRole("heading", { name: "Nothing is here" })).toBeVisible();
	await expect(page.getByRole("navigation").getByRole("link", { name: "Orders" }).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "My Orders" })).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("link", { name: "To the dashboard" }).click();
	await expect(page).toHaveURL("/seller");
});
