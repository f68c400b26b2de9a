import { ObjectId } from "mongodb";
import { z } from "zod";
import { api } from "../tests/support/api";
import { database } from "../tests/support/database";
import { keepOnServer, mainButton, newGoods, saveAddress } from "./support/cart";
import { goToWallet, makeReconcilerAsk, shopperWithCart } from "./support/checkout";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

const orders = z.object({
	orders: z.array(z.object({ _id: z.string(), status: z.string(), paymentStatus: z.string() })),
});

async function ordersOf(cookies: string) {
	return orders.parse((await api("GET", "/api/order/user", { cookies })).json).orders;
}

test("a cart that was ordered for cash while its payment waited is one order and one refund @campaign", async ({
	page,
}) => {
	const customer = await shopperWithCart(page);
	await saveAddress(customer);
	const reference = await goToWallet(page, "JazzCash");
	const wallet = page.url();

	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	await page.getByRole("radio", { name: "Cash On Delivery" }).check();
	await mainButton(page, "Place Order").click();
	await expect(page).toHaveURL(/\/my-orders$/);

	await page.goto(wallet);
	await page.getByRole("button", { name: "Approve", exact: true }).click();
	await makeReconcilerAsk(reference);
	await expect(page.getByRole("heading", { name: "Paid, and your order is on hold" })).toBeVisible();
	const made = await ordersOf(customer.cookies);
	expect(made.map(({ status, paymentStatus }) => `${status}, ${paymentStatus}`).sort()).toEqual([
		"On hold, refund due",
		"Order Placed, pending",
	]);
	await page.goto("/my-orders");
	await expect(page.getByText("Refund due").first()).toBeVisible();
});

test.describe("on a network that fails", () => {
	test.use({ provoked: /net::ERR_FAILED|409/ });

	test("an order whose answer was lost is shown when it is sent again with another time", {
		tag: "@any-size",
	}, async ({ page }) => {
		const customer = await signedIn(page);
		await saveAddress(customer);
		await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
		await page.goto("/cart");
		await page.getByLabel("Delivery area").selectOption("Satellite Town");
		let tries = 0;
		await page.route("**/api/order/cod", async (route) => {
			tries += 1;
			if (tries > 1) return route.continue();
			await route.fetch();
			await route.abort();
		});
		await mainButton(page, "Place Order").click();
		await expect(page.getByText("Failed to place order. Please try again.")).toBeVisible();
		await page.getByRole("radio", { name: "Express" }).check();
		await mainButton(page, "Place Order").click();

		const [order, ...others] = await ordersOf(customer.cookies);
		expect(others).toEqual([]);
		await expect(page).toHaveURL(new RegExp(`/my-orders\\?order=${order?._id}$`));
		await expect(page.getByText(/You have ordered this cart already/)).toBeVisible();
		await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
	});
});

test.describe("when prices change", () => {
	test.use({ provoked: /409/ });

	test("nothing is ordered at another price than the one on the screen, and the new one is shown", {
		tag: "@any-size",
	}, async ({ page }) => {
		const falsa = await newGoods("Falsa", 1600);
		const customer = await signedIn(page);
		await saveAddress(customer);
		await keepOnServer(customer, [falsa]);
		await page.goto("/cart");
		await page.getByLabel("Delivery area").selectOption("Satellite Town");
		await expect(page.getByText("Rs. 1,680").filter({ visible: true }).first()).toBeVisible();
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(falsa.productId) }, { $set: { offerPrice: 2000 } });

		await mainButton(page, "Place Order").click();
		await expect(page.getByText("Prices have changed, please review your order")).toBeVisible();
		await expect(page.getByText("Rs. 2,100").filter({ visible: true }).first()).toBeVisible();
		expect(await ordersOf(customer.cookies)).toEqual([]);
		await mainButton(page, "Place Order").click();
		await expect(page).toHaveURL(/\/my-orders$/);
		expect(await ordersOf(customer.cookies)).toHaveLength(1);
	});
});
