import { countPieces } from "../tests/support/seller";
import { ordersOf } from "../tests/support/shopping";
import { expectAccessible } from "./support/axe";
import { expectBlocked, keepOnServer, newGoods, saveAddress } from "./support/cart";
import { asSeller, signedIn } from "./support/people";
import { putOnSale, takeOffSale, uniqueWord } from "./support/products-on-sale";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

test("how few are left is seen beside the product, and no more of them can be taken @campaign @both-sizes", async ({
	page,
}) => {
	const name = uniqueWord();
	const [id = ""] = await putOnSale({ name, offerPrice: 400 });
	await countPieces(id, 2);
	// The page follows within two seconds.
	await expect(async () => {
		await page.goto(`/product/${id}`);
		await expect(page.getByRole("main").getByText("Only 2 left").first()).toBeVisible({ timeout: 1_000 });
	}).toPass();
	const more = page.getByRole("button", { name: "One more" }).filter({ visible: true }).first();
	await more.click();
	await expect(more).toBeDisabled();
	await takeOffSale([id]);
});

test("a cart that asks for more takes what is left, or something like it @both-sizes", async ({ page }) => {
	const customer = await signedIn(page);
	await saveAddress(customer);
	const goods = await newGoods("Falsa", 600);
	await keepOnServer(customer, [goods], 5);
	await countPieces(goods.productId, 3);
	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	await expect(page.getByText("You asked for 5.")).toBeVisible();
	await expectBlocked(page, { label: "Place Order", reason: "Only 3 Falsa are left", action: "Take 3" });
	await page.getByRole("button", { name: "Similar" }).click();
	await expect(page.getByRole("list", { name: "Like Falsa" }).getByRole("link").first()).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Take 3 ·/ }).click();
	await expect(page.getByText("You asked for 5.")).toHaveCount(0);
	await page.getByRole("radio", { name: "Refund" }).check({ force: true });
	await page.getByRole("button", { name: "Place Order", exact: true }).filter({ visible: true }).click();
	await expect(page).toHaveURL(/\/my-orders/);
	expect(await ordersOf(customer)).toEqual([expect.objectContaining({ ifMissing: "refund", amount: 1890 })]);
});

test("the number is changed where it stands, by keyboard, and taken back @any-size @campaign", async ({
	page,
}) => {
	const word = uniqueWord();
	const ids = await putOnSale({ name: `${word} a` }, { name: `${word} b` });
	await asSeller(page);
	await page.goto(`/seller/product-list?q=${word}`);
	const first = page.getByLabel(`Pieces of ${word} a`);
	await expect(async () => {
		await first.fill("12");
		await first.press("Enter");
		await expect(page.getByText(`${word} a: 12 there`)).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await expect(page.getByLabel(`Pieces of ${word} b`)).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(first).toHaveValue("");
	await takeOffSale(ids);
});

test("what came is typed for many products and saved at once @both-sizes", async ({ page }) => {
	const word = uniqueWord();
	const ids = await putOnSale({ name: `${word} a` }, { name: `${word} b` });
	await countPieces(ids[0] ?? "", 4);
	await asSeller(page);
	await page.goto("/seller/stock");
	await loaded(page);
	await page.getByRole("searchbox", { name: "Find a product" }).fill(word);
	await page.getByLabel(`Pieces of ${word} a`).fill("20");
	await page.getByLabel(`Pieces of ${word} a`).press("Enter");
	await page.getByLabel(`Pieces of ${word} b`).fill("7");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Put on the shelf" }).click();
	await expect(page.getByText("2 products saved.")).toBeVisible();
	await expect(page.getByText("24 there")).toBeVisible();

	await page.getByRole("link", { name: `${word} a` }).click();
	await expect(page.getByRole("list", { name: "Movements" }).getByRole("listitem").first()).toContainText(
		/Delivery.*\+20/,
	);
	await takeOffSale(ids);
});

test("of two products of one name only the one that was refused stays typed @campaign", async ({ page }) => {
	const word = uniqueWord();
	const ids = await putOnSale({ name: word }, { name: word }, { name: `${word} uncounted` });
	const [few = "", many = ""] = ids;
	await countPieces(few, 3);
	await countPieces(many, 30);
	await asSeller(page);
	await page.goto("/seller/stock");
	await page.waitForLoadState("networkidle");
	await page.getByRole("searchbox", { name: "Find a product" }).fill(word);
	// What was typed where nothing can be taken from blocks nothing.
	const uncounted = page.getByLabel(`Pieces of ${word} uncounted`);
	await uncounted.fill("4");
	await page.getByRole("button", { name: "Thrown away" }).click();
	await expect(uncounted).toBeDisabled();
	const row = (there: number) =>
		page
			.getByRole("listitem")
			.filter({ hasText: `${there} there` })
			.getByLabel(`Pieces of ${word}`);
	await row(3).fill("5");
	await row(30).fill("5");
	await page.getByRole("button", { name: "Take off the shelf" }).click();
	await expect(page.getByText(`1 product saved. Not saved, too few there: ${word}.`)).toBeVisible();
	await expect(row(25)).toHaveValue("");
	await expect(row(3)).toHaveValue("5");
	await takeOffSale(ids);
});
