import { expectAccessible } from "./support/axe";
import { holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

const LIST =
	"[11/25, 6:10 PM] Ammi: 2 kg aloo\n[11/25, 6:11 PM] Ammi: darjan kela, 700 g gajar desi\nsaabudana";

test("a list that is pasted before the page's scripts come is looked up, put into the cart at once, and what is unknown stays @both-sizes", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
	await page.goto("/all-products");
	const letThrough = await holdUntilLet(page, "**/_next/**/*.js");
	await page.goto("/all-products", { waitUntil: "commit" });
	const box = page.getByRole("searchbox", { name: "Search fresh products" });
	await box.focus();
	await page.evaluate((text) => navigator.clipboard.writeText(text), LIST);
	await page.keyboard.press("ControlOrMeta+V");
	letThrough();

	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("heading", { name: "We found 3 of your 4" })).toBeVisible();
	await expect(sheet.getByText("2 kg aloo", { exact: true })).toBeVisible();
	await expect(sheet.getByText("sold by the kg, so we took 1 kg")).toBeVisible();
	await expect(sheet.getByText("3 things, 1 to check")).toBeVisible();
	await expectAccessible(page);
	await sheet.getByRole("button", { name: "Add all 3" }).click();
	await expect(sheet).toBeHidden();
	await expect(page.getByText(/3 things added, Rs\. [\d,]+/)).toBeVisible();

	// What the shop does not have is still on the paper.
	await page.getByRole("button", { name: "List", exact: true }).click();
	await expect(sheet.getByRole("textbox", { name: "Your list" })).toHaveValue("saabudana");
});

test("a search without results that reads as a list leads to the sheet, looked up @campaign", async ({
	page,
}) => {
	await page.goto("/all-products?q=aloo%202%20kg");
	await page.getByRole("button", { name: "Look it up as a list" }).click();
	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("heading", { name: "We found all 1" })).toBeVisible();
	await expect(sheet.getByText("aloo 2 kg", { exact: true })).toBeVisible();
});
