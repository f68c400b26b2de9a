import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { api } from "../tests/support/api";
import { newOrder, orderLine, whose } from "../tests/support/orders";
import { newCustomer, type TestCustomer } from "../tests/support/people";
import { testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { newGoods } from "./support/cart";
import { lookAt, shiftOf } from "./support/looks";
import { keepCookies, signedIn } from "./support/people";
import { takenOver } from "./support/settle";
import { expect, test } from "./support/test";

/** Somebody who has bought these before, two of the first. */
async function returning(page: Page): Promise<TestCustomer> {
	const customer = await signedIn(page);
	const goods = await Promise.all(["Tamatar", "Pyaz", "Palak"].map((name) => newGoods(name, 140)));
	for (const bought of [goods, goods.slice(0, 2), goods.slice(0, 1)]) {
		await newOrder({
			...whose(customer),
			status: "Delivered",
			lines: bought.map(({ productId, name }, index) => orderLine(name, 140, index === 0 ? 2 : 1, productId)),
		});
	}
	return customer;
}

async function newBasket({ cookies }: TestCustomer, name: string): Promise<void> {
	const { productId } = await newGoods("Aloo", 200);
	const items = [{ product: productId, quantity: 10 }];
	const when = { weekday: 5, slotFrom: "08:00", every: 1 };
	const body = { name, items, address: testAddress, ifMissing: "refund", ...when };
	const headers = { "idempotency-key": randomUUID() };
	expect((await api("POST", "/api/user/baskets", { cookies, body, headers })).status).toBe(201);
}

const cartOf = async ({ cookies }: TestCustomer) => {
	const { json } = await api("GET", "/api/user/cart", { cookies });
	return (json.cartItem as { quantity: number }[]).map(({ quantity }) => quantity).toSorted();
};

test("who comes back finds their usuals on home and adds all of them at once @both-sizes", async ({
	page,
}) => {
	const customer = await returning(page);
	await newBasket(customer, "Friday sabzi");
	await page.goto("/");
	const shelf = page.getByRole("region", { name: "Your usuals, Sana" });
	await expect(shelf.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(shelf.getByRole("listitem")).toHaveCount(3);
	await expect(shelf.getByRole("listitem").first()).toContainText("Tamatar");
	await expect(shelf.getByRole("listitem").first()).toContainText("2 × ");
	await expect(shelf.getByRole("link", { name: /^Friday sabzi.*, Friday, .* 8 to 10 AM$/ })).toBeInViewport();
	await expect(shelf.getByRole("button", { name: /^Add all 3/ })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	expect(await shiftOf(page)).toEqual([]);
	expect(await lookAt(page)).toEqual([]);
	await shelf.getByRole("button", { name: "Add all 3 · Rs. 560" }).click();
	await expect(shelf.getByRole("link", { name: "All in your cart" })).toBeVisible();
	await expect.poll(() => cartOf(customer)).toEqual([1, 1, 2]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(shelf.getByRole("button", { name: /^Add all 3/ })).toBeVisible();
	await expect.poll(() => cartOf(customer)).toEqual([]);
	await shelf.getByRole("button", { name: /^Add Tamatar/ }).click();
	await expect.poll(() => cartOf(customer)).toEqual([2]);

	// The next time the greeting does not even flash.
	await page.reload();
	await expect(shelf).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.dataset.usuals)).toBe("");
	expect(await shiftOf(page)).toEqual([]);
});

test("usuals stand in the empty cart and below the orders, and not before a stranger @any-size @campaign", async ({
	page,
}) => {
	await returning(page);
	for (const path of ["/cart", "/my-orders"]) {
		await page.goto(path);
		await expect(page.getByRole("region", { name: "My usuals" }).getByRole("listitem")).toHaveCount(3);
	}
	await page.context().clearCookies();
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/at your door in 60 minutes/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const heart = (page: Page, name: string) =>
	page
		.getByRole("main")
		.getByRole("button", { name: `Favourite: ${name}`, exact: true })
		.first();

async function someProduct(): Promise<{ _id: string; name: string }> {
	const { json } = await api("GET", "/api/product/all-products");
	const products = json.products as { _id: string; name: string; category: string; inStock: boolean }[];
	const found = products.find(({ category, inStock }) => category === "Fruits" && inStock);
	if (!found) throw new Error("no fruit is sold");
	return found;
}

async function favouritesOf({ cookies }: TestCustomer): Promise<string[]> {
	const { json } = await api("GET", "/api/user/favourites", { cookies });
	return (json.products as { _id: string }[]).map(({ _id }) => _id);
}

test("a guest's hearts stay in the browser and join the account that they log in to @both-sizes", async ({
	page,
}) => {
	const { _id, name } = await someProduct();
	await page.goto(`/product/${_id}`);
	await expect(heart(page, name)).toHaveAttribute("aria-pressed", "false");
	await heart(page, name).click();
	await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
	await page.goto("/favourites");
	await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
	await expect(page.getByRole("link", { name })).toBeVisible();

	const customer = await newCustomer();
	await keepCookies(page, customer.cookies);
	await page.reload();
	await expect.poll(() => favouritesOf(customer)).toEqual([_id]);
	await heart(page, name).click();
	await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
	await expect.poll(() => favouritesOf(customer)).toEqual([]);
});

test.describe("without a network", () => {
	test.use({ provoked: /net::ERR_INTERNET_DISCONNECTED/ });

	test("a heart is pressed, and the shop hears of it later", async ({ page, context }) => {
		const customer = await signedIn(page);
		const { _id, name } = await someProduct();
		await page.goto(`/product/${_id}`);
		await takenOver(heart(page, name));
		await context.setOffline(true);
		await heart(page, name).click();
		await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
		await context.setOffline(false);
		await expect.poll(() => favouritesOf(customer)).toEqual([_id]);
	});
});
