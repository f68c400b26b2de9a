import { putOnSale, takeOffSale, uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

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

test("on phones it is the aisle of bundles, beside the others and the cart", async ({ page, isMobile }) => {
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
