import type { Page } from "@playwright/test";
import { api } from "../../tests/support/api";
import { database } from "../../tests/support/database";
import { newCustomer, type TestCustomer } from "../../tests/support/people";
import { newProduct, testAddress } from "../../tests/support/products";
import { keepCookies } from "./people";
import { expect } from "./test";

/** Signs a new verified customer in, with 4 crates at Rs. 500 in the cart: Rs. 2,100 with tax. */
export async function shopperWithCart(
	page: Page,
	fields = {},
): Promise<TestCustomer & { productId: string }> {
	const customer = await newCustomer();
	const name = `Checkout crate ${customer._id.slice(-5)}`;
	const productId = await newProduct({ name, offerPrice: 500, ...fields });
	await keepCookies(page, customer.cookies);
	const { cookies } = customer;
	const added = await api("POST", "/api/user/cart/add", { cookies, body: { productId, quantity: 4 } });
	expect(added.status).toBe(200);
	return { ...customer, productId };
}

/** Begins a payment of that cart without its pages; gives the page that leads to the wallet. */
export async function beginPayment({ cookies, email, productId }: TestCustomer & { productId: string }) {
	const items = [{ product: productId, quantity: 4 }];
	const body = { amount: 2100, userPhone: "03451234567", email, items, address: testAddress };
	const { json } = await api("POST", "/api/payment/easypaisa", { cookies, body });
	return String(json.redirectUrl);
}

/** Presses the one visible button of this name: in the step, or on phones in the bar. */
export async function press(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
}

export async function fillInformation(page: Page): Promise<void> {
	await page.getByLabel("Phone", { exact: true }).fill("0300-7654321");
	await press(page, "Next Step");
	await expect(page.getByRole("heading", { name: "Delivery", exact: true })).toBeVisible();
}

export async function fillDelivery(page: Page): Promise<void> {
	await page.getByLabel("Street address").fill("House 12, Satellite Town");
	await page.getByLabel("ZIP code").fill("35200");
	await press(page, "Next Step");
	await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
}

/** Goes through all three steps to the wallet's page. */
export async function goToWallet(page: Page, wallet: "JazzCash" | "Easypaisa"): Promise<string> {
	await page.goto("/checkout");
	await fillInformation(page);
	await fillDelivery(page);
	await page.getByRole("radio", { name: wallet }).check();
	await page.getByLabel(`${wallet} mobile number`).fill("03001234567");
	await press(page, "Place Order");
	await page.waitForURL("**/wallet-simulator/pay/**");
	await expect(page.getByText("Rs. 2,100")).toBeVisible();
	return page.url().split("/").at(-1)?.split("?")[0] ?? "";
}

/** The time has come for the shop to ask the wallet by itself. */
export async function makeReconcilerAsk(reference: string): Promise<void> {
	const db = await database();
	await db.collection("payments").updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
}

/** How many orders the customer has. */
export async function orderCount(page: Page): Promise<number> {
	const answer: { orders: unknown[] } = await (await page.request.get("/api/order/user")).json();
	return answer.orders.length;
}
