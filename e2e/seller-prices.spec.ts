import type { Page } from "@playwright/test";
import { api } from "../tests/support/api";
import { sellerCookies } from "../tests/support/people";
import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { asSeller, refuse } from "./support/people";
import { takeOffSale, uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

type Grid = { word: string; ids: string[] };

/** Three vegetables of this test alone, at Rs. 100, the last one with a struck price of 120; the grid shows them. */
async function openGrid(page: Page): Promise<Grid> {
	const word = uniqueWord();
	const goods = [
		{ name: `${word} 1`, price: 100 },
		{ name: `${word} 2`, price: 100 },
		{ name: `${word} 3`, price: 120 },
	];
	const ids: string[] = [];
	for (const fields of goods) {
		ids.push(await newProduct({ ...fields, category: "Vegetables", offerPrice: 100 }));
	}
	await asSeller(page);
	await showGrid(page, word);
	return { word, ids };
}

async function showGrid(page: Page, word: string): Promise<void> {
	await page.goto("/seller/prices");
	await expect(async () => {
		await page.getByLabel("Find a product").fill(word);
		await expect(page.getByLabel(/price today/)).toHaveCount(3, { timeout: 1000 });
	}).toPass();
}

const today = (page: Page, word: string, place: number) =>
	page.getByLabel(`${word} ${place}, price today`, { exact: true });

test("prices are typed through by keyboard, seen as a difference and saved with one press @any-size", async ({
	page,
}) => {
	const { word, ids } = await openGrid(page);
	const field = (place: number) => today(page, word, place);
	const row = (place: number) => page.getByRole("listitem").filter({ has: field(place) });
	await field(1).click();
	await page.keyboard.type("110");
	await page.keyboard.press("Enter");
	await expect(field(2)).toBeFocused();
	await page.keyboard.press("-");
	await expect(field(2)).toHaveValue("95");
	const facts = page.getByRole("region", { name: `${word} 2` });
	await expect(facts.getByRole("listitem")).toHaveCount(7);
	await expect(facts.getByRole("listitem").last()).toContainText("95");
	await expect(facts.getByRole("listitem").first()).toContainText("100");
	await expect(facts).toContainText("None sold yesterday");
	await page.keyboard.press("ArrowDown");
	await expect(field(3)).toBeFocused();
	await page.keyboard.press("=");
	await expect(field(3)).toHaveValue("100");
	await expect(row(3)).toContainText("same");
	await page.keyboard.press("Control+a");
	await page.keyboard.type("170");
	await expect(field(3)).toHaveValue("170");
	await expect(row(3)).toContainText("70%, sure?");
	await expect(row(3)).toContainText("goes");
	await page.keyboard.press("Escape");
	await expect(field(3)).toHaveValue("");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel(`${word} 3, old price`)).toBeFocused();
	await page.keyboard.type("130");
	await page.keyboard.press("ArrowUp");
	await expect(page.getByLabel(`${word} 2, old price`)).toBeFocused();
	await expect(row(1)).toContainText("+10");
	await expect(row(2)).toContainText("−5");
	const bar = page.getByRole("status").filter({ hasText: "changed" });
	await expect(bar).toContainText("3 prices changed1 up, 1 down");
	await expectAccessible(page);

	// What was typed lasts over a reload.
	page.once("dialog", (dialog) => void dialog.accept());
	await showGrid(page, word);
	await expect(field(1)).toHaveValue("110");
	await expect(bar).toContainText("3 prices changed");

	const allow = await refuse(page, "**/api/product/bulk");
	await page.keyboard.press("Control+s");
	await expect(page.getByText("What you typed is still here.")).toBeVisible();
	await expect(field(1)).toHaveValue("110");
	await allow();

	const calls: string[] = [];
	page.on("request", (request) => request.url().includes("/api/product/bulk") && calls.push(request.url()));
	await page.keyboard.press("Control+s");
	await expect(page.getByText("3 prices saved.")).toBeVisible();
	expect(calls).toHaveLength(1);
	await expect(field(1)).toHaveValue("");
	await expect(field(1)).toHaveAttribute("placeholder", "110");
	await expect(row(1)).toContainText("yesterday 100");
	await takeOffSale(ids);
});

test("a column of a spreadsheet is pasted, a jump is asked about by name, and leaving asks @campaign", async ({
	page,
}) => {
	const { word, ids } = await openGrid(page);
	await today(page, word, 1).focus();
	await page.evaluate(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "105\r\n\r\n150\t200\r\n");
		document.activeElement?.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	});
	await expect(today(page, word, 1)).toHaveValue("105");
	await expect(today(page, word, 2)).toHaveValue("");
	await expect(today(page, word, 3)).toHaveValue("150");

	await page
		.getByRole("link", { name: /^Orders/ })
		.filter({ visible: true })
		.first()
		.click();
	const leaving = page.getByRole("dialog", { name: "2 prices are not saved" });
	await expect(leaving).toBeVisible();
	await leaving.getByRole("button", { name: "Stay" }).click();
	await expect(page).toHaveURL(/seller\/prices/);

	await page.getByRole("button", { name: "Save 2 prices" }).click();
	const jump = page.getByRole("dialog", { name: "Is this price right?" });
	await expect(jump).toContainText(`${word} 3: Rs. 100 to Rs. 150, 50% up`);
	await jump.getByRole("button", { name: "Save 2 prices" }).click();
	await expect(page.getByText("2 prices saved.")).toBeVisible();
	await page
		.getByRole("link", { name: /^Orders/ })
		.filter({ visible: true })
		.first()
		.click();
	await expect(page).toHaveURL(/seller\/orders/);
	await takeOffSale(ids);
});

test("what is no price is shown in its row and is not sent @campaign", async ({ page }) => {
	const { word, ids } = await openGrid(page);
	await today(page, word, 2).fill("cheap");
	await expect(page.getByText("Please enter a price")).toBeVisible();
	await page.getByRole("button", { name: "Save 1 price" }).click();
	await expect(today(page, word, 2)).toBeFocused();
	await page.getByRole("button", { name: "Undo all" }).click();
	await expect(today(page, word, 2)).toHaveValue("");
	await takeOffSale(ids);
});

test("on a phone a row says what it was and takes a product out of stock @campaign", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	const { word, ids } = await openGrid(page);
	const row = page.getByRole("listitem").filter({ has: today(page, word, 3) });
	await expect(row).toContainText("yesterday 100 old price 120");
	const stock = row.getByRole("switch", { name: `${word} 3 in stock` });
	await stock.click();
	await expect(stock).toHaveAttribute("aria-checked", "false");
	await expect(row.getByText("Out", { exact: true })).toBeVisible();
	await takeOffSale(ids);
});

test("of two products of one name the one that was changed meanwhile stays typed @campaign", async ({
	page,
}) => {
	const word = uniqueWord();
	const fields = { name: word, category: "Vegetables", offerPrice: 100, price: 100 } as const;
	const ids = await Promise.all([newProduct(fields), newProduct({ ...fields, offerPrice: 90 })]);
	const [moved = ""] = ids;
	await asSeller(page);
	await page.goto("/seller/prices");
	const fieldsShown = page.getByLabel(`${word}, price today`, { exact: true });
	await expect(async () => {
		await page.getByLabel("Find a product").fill(word);
		await expect(fieldsShown).toHaveCount(2, { timeout: 1000 });
	}).toPass();
	const field = (id: string) => page.locator(`[data-product="${id}"][data-column="today"]`);
	for (const id of ids) await field(id).fill("95");
	const prices = { [moved]: { price: 100, offerPrice: 98 } };
	const body = { kind: "prices", ids: [moved], prices };
	await api("PATCH", "/api/product/bulk", { cookies: await sellerCookies(), body });
	await page.getByRole("button", { name: "Save 2 prices" }).click();
	await expect(page.getByText(/^1 price saved\. Changed somewhere else/)).toContainText(word);
	await expect(field(moved)).toHaveValue("95");
	await expect(field(ids[1] ?? "")).toHaveValue("");
	await takeOffSale(ids);
});
