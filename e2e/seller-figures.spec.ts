import { ObjectId } from "mongodb";
import { dayOf, formatShortDay } from "@/lib/text/dates";
import { newOrder } from "../tests/support/orders";
import { newProduct } from "../tests/support/products";
import { takeOffSale, uniqueWord } from "./support/products-on-sale";
import { asSeller } from "./support/seller";
import { expect, test } from "./support/test";

test("every figure of the dashboard leads to the orders behind it", async ({ page }) => {
	const name = uniqueWord();
	const product = await newProduct({ name });
	const placedAt = new Date(Date.now() - 3 * 86_400_000);
	// Dear enough to be a best seller whatever else was sold.
	const lines = [
		{
			product: new ObjectId(product),
			name,
			imageUrl: "/art/one-mango.webp",
			unitPrice: 900_000,
			quantity: 9,
		},
	];
	const id = await newOrder({ lines, createdAt: placedAt, area: "Milad Chowk" });
	const order = page.getByText(`SBZ-${id.slice(-6).toUpperCase()}`).filter({ visible: true });

	await asSeller(page);
	await page.goto("/seller");
	await page.getByRole("link", { name: new RegExp(name) }).click();
	await expect(order).toBeVisible();
	await page.getByRole("button", { name: `Remove filter ${name}` }).click();
	await expect(page).toHaveURL("/seller/orders?when=14-days");

	await page.goto("/seller?days=30");
	await expect(page.getByRole("link", { name: /in 30 days$/ })).toBeVisible();
	await page.getByText("Day by day").click();
	await page.getByRole("link", { name: formatShortDay(dayOf(placedAt)), exact: true }).click();
	await expect(page).toHaveURL(`/seller/orders?when=${dayOf(placedAt)}`);
	await expect(order).toBeVisible();

	await page.goto("/seller");
	await page.getByRole("link", { name: /Milad Chowk/ }).click();
	await expect(page).toHaveURL("/seller/orders?area=Milad+Chowk&when=14-days");
	await expect(order).toBeVisible();
	await page.goto("/seller");
	await page.getByRole("link", { name: /Cash to collect/ }).click();
	await expect(page).toHaveURL("/seller/orders?payment=cash-due");
	// The newest ones may be other customers'; each has its cash still to collect.
	await expect(
		page
			.getByRole("button", { name: /Mark as paid/ })
			.filter({ visible: true })
			.first(),
	).toBeVisible();
	await takeOffSale([product]);
});
