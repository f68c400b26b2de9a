import { ObjectId } from "mongodb";
import { ur } from "@/lib/text/messages/ur";
import { newOrder } from "../tests/support/orders";
import { expectAccessible } from "./support/axe";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

const { account, accountSecurity, orderBasket, orderLive, orders, orderStates, weeklyPage } = ur;

const line = (name: string, urduName: string, unitPrice: number, quantity: number) => ({
	product: new ObjectId(),
	name,
	urduName,
	imageUrl: "/art/one-mango.webp",
	category: "Fruits",
	unitPrice,
	quantity,
});

test("orders, their steps and the way out of one are in Urdu @both-sizes", async ({ page }) => {
	const customer = await signedIn(page);
	await newOrder({
		user: new ObjectId(customer._id),
		lines: [line("Falsa", "فالسہ", 500, 2), line("Loquat", "لوکاٹ", 600, 1)],
		amount: 1730,
	});
	await page.goto("/ur/my-orders");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(orders.title);
	await expect(page.getByRole("heading", { name: orderStates.heading("Order Placed") })).toBeVisible();
	const card = page.getByRole("navigation", { name: orders.list, exact: true }).getByRole("listitem");
	for (const text of ["فالسہ", "لوکاٹ", "1,730 روپے", ur.order.paymentType("Cash On Delivery")])
		await expect(card).toContainText(text);
	await expect(page.getByText("Falsa")).toHaveCount(0);
	await expect(page.getByText(orderBasket.payment.atTheDoor)).toBeVisible();

	await page.getByRole("button", { name: orderLive.cancel.submit }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText(orderLive.cancel.notPaid)).toBeVisible();
	await dialog.getByRole("button", { name: orderLive.cancel.submit }).click();
	await expect(page.getByRole("heading", { name: orderStates.heading("Cancelled") })).toBeVisible();
	await expect(page.getByText(orders.cancelledByYou)).toBeVisible();
});

test("the account and the weekly baskets are in Urdu @campaign", async ({ page }) => {
	await signedIn(page);
	await page.goto("/ur/account");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(ur.accountPage.title);
	await page.getByRole("tab", { name: account.tabs.security }).click();
	await expect(page).toHaveURL("/ur/account?tab=security");
	await expect(page.getByRole("heading", { name: accountSecurity.devices.title })).toBeVisible();
	await expectAccessible(page);
	await page.goto("/ur/my-orders/weekly");
	await expect(page.getByText(weeklyPage.none)).toBeVisible();
});
