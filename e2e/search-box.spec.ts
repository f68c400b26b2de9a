import { expectAccessible } from "./support/axe";
import { putOnSale, takeOffSale, uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

test.describe("the header's search box", () => {
	const word = uniqueWord();
	let ids: string[] = [];

	test.beforeAll(async () => {
		ids = await putOnSale({ name: `${word} Alpha` }, { name: `${word} Bravo` });
	});
	test.afterAll(() => takeOffSale(ids));

	test("suggests while one types, walked by keyboard @both-sizes", async ({ page }) => {
		await page.goto("/about");
		const box = page.getByRole("combobox", { name: "Search products" });
		await box.fill(word.slice(0, 12));
		const list = page.getByRole("listbox", { name: "Suggested products" });
		const options = list.getByRole("option");
		await expect(options).toHaveCount(2);
		await expect(box).toHaveAttribute("aria-expanded", "true");
		// The catalogue comes beneath it, and what was suggested stays.
		await expect(page).toHaveURL(/\/all-products\?q=/);
		await expect(options).toHaveCount(2);
		await expectAccessible(page);

		await box.press("ArrowDown");
		await expect(options.first()).toHaveAttribute("aria-selected", "true");
		await box.press("ArrowUp");
		await box.press("ArrowUp");
		await expect(options.last()).toHaveAttribute("aria-selected", "true");
		const activeId = await options.last().getAttribute("id");
		await expect(box).toHaveAttribute("aria-activedescendant", activeId ?? "");
		await box.press("Enter");
		await expect(page).toHaveURL(`/product/${ids[1]}`);
		await expect(list).toBeHidden();
	});

	test("Escape closes the suggestions, Enter goes to the catalogue with the query; a suggestion can be tapped @campaign", async ({
		page,
	}) => {
		await page.goto("/about");
		const box = page.getByRole("combobox", { name: "Search products" });
		await box.fill(word);
		const list = page.getByRole("listbox", { name: "Suggested products" });
		await expect(list).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(list).toBeHidden();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`/all-products?q=${word}`);
		await expect(page.getByText("Showing 2 products")).toBeVisible();

		await page.goto("/about");
		await page.getByRole("combobox", { name: "Search products" }).fill(`alpha ${word}`);
		await page.getByRole("option", { name: new RegExp(`${word} Alpha`) }).click();
		await expect(page).toHaveURL(`/product/${ids[0]}`);
	});

	test("products that do not come are said, and the search goes on @campaign", async ({ page }) => {
		await page.route("**/api/product/search-index", (route) =>
			route.fulfill({ status: 429, json: { success: false, message: "Please try again in a minute" } }),
		);
		await page.goto("/about");
		await page.getByRole("combobox", { name: "Search products" }).fill(word);
		await expect(page.getByText("Failed to load products: Please try again in a minute")).toBeVisible();
		await expect(page).toHaveURL(/\/all-products\?q=/);
	});
});
