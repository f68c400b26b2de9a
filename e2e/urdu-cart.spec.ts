import type { Page } from "@playwright/test";
import { ur } from "@/lib/text/messages/ur";
import { newOrder, orderLine, whose } from "../tests/support/orders";
import { newProduct } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { expectBlocked, keepOnServer, mainButton } from "./support/cart";
import { orderCount, press } from "./support/checkout";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

const { address, cart, cartBlocks, cartPages, cartSummary, checkout, paymentResult, wallets } = ur;

/** A customer on this page with 4 crates at Rs. 500 in the cart: Rs. 2,100 with tax. */
async function shopper(page: Page): Promise<void> {
	const customer = await signedIn(page);
	const productId = await newProduct({
		name: `Urdu crate ${customer._id.slice(-5)}`,
		urduName: "ہانڈی کی پیٹی",
		offerPrice: 500,
	});
	await keepOnServer(customer, [{ productId, name: "", price: 500 }], 4);
}

test("a cash order in Urdu, to an address that is written in Urdu @campaign @both-sizes", async ({
	page,
}) => {
	await shopper(page);
	await page.goto("/ur/cart");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(cartPages.cart);
	const line = page.getByRole("region", { name: cart.items }).getByRole("listitem");
	await expect(line.getByRole("link")).toHaveText("ہانڈی کی پیٹی");
	await expect(line).toContainText("2,000 روپے");

	await page.getByLabel(cartSummary.area.label).selectOption({ label: "سیٹلائٹ ٹاؤن" });
	await expect(page.getByText(cart.piecesFor(cart.pieces(4), "سیٹلائٹ ٹاؤن"))).toBeVisible();

	await page.getByRole("button", { name: cartSummary.address.add }).click();
	const dialog = page.getByRole("dialog", { name: address.addTitle });
	const { fields } = address;
	await dialog.getByLabel(fields.streetAddress.label).fill("مکان 12، گلی 4");
	await dialog.getByRole("button", { name: address.add }).click();
	await expect(dialog.getByText(fields.phoneNumber.blank)).toBeVisible();
	await dialog.getByLabel(fields.phoneNumber.label).fill("03007654321");
	await dialog.getByLabel(fields.zipCode.label).fill("35200");
	await dialog.getByRole("button", { name: address.add }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText("مکان 12، گلی 4، سیٹلائٹ ٹاؤن, جھنگ, پنجاب, 35200")).toBeVisible();

	// What stands in the way names itself in Urdu, and goes when the area that the address names is chosen again.
	await page.getByLabel(cartSummary.area.label).selectOption({ label: "گوجرہ روڈ" });
	await expect(page.getByText(cartBlocks.message({ reason: "area-mismatch" })).first()).toBeVisible();
	await expectBlocked(page, {
		label: cartBlocks.title({ reason: "area-mismatch" }),
		reason: cartBlocks.note.areaMismatch("گوجرہ روڈ"),
		action: cartBlocks.actions.editAddress,
	});
	await page.getByLabel(cartSummary.area.label).selectOption({ label: "سیٹلائٹ ٹاؤن" });
	await mainButton(page, cartSummary.ready.cod).click();
	await page.waitForURL("**/ur/my-orders");
	await expect(page.getByText(cartSummary.order.placed).first()).toBeVisible();
	expect(await orderCount(page)).toBe(1);
	await page.goto("/ur/cart");
	await expect(page.getByText(cart.empty.title)).toBeVisible();
});

test("a wallet is paid in Urdu, and the way back leads to Urdu pages @campaign", async ({ page }) => {
	await shopper(page);
	await page.goto("/ur/checkout");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(cartPages.checkout);
	await page.getByLabel(checkout.information.phone, { exact: true }).fill("0300-7654321");
	await press(page, checkout.next);
	await expect(page.getByRole("heading", { name: checkout.steps[2], exact: true })).toBeVisible();
	await page.getByLabel(checkout.delivery.streetAddress).fill("مکان 12");
	await page.getByLabel(checkout.delivery.zipCode).fill("35200");
	await press(page, checkout.next);
	await expect(page.getByText(cartBlocks.message({ reason: "area-mismatch" }))).toBeVisible();
	await page.getByLabel(checkout.delivery.streetAddress).fill("مکان 12، سیٹلائٹ ٹاؤن");
	await press(page, checkout.next);
	await expect(page.getByRole("heading", { name: checkout.steps[3], exact: true })).toBeVisible();
	await expect(page).toHaveURL("/ur/checkout?step=3");
	await expectAccessible(page);

	await page.getByRole("radio", { name: wallets.names.jazzcash }).check();
	await page.getByLabel(checkout.payment.number(wallets.names.jazzcash)).fill("03001234567");
	await press(page, checkout.placeOrder);
	await page.waitForURL("**/wallet-simulator/pay/**");
	await page.getByRole("button", { name: "Approve", exact: true }).click();
	await page.waitForURL("**/ur/payment/verify?**");
	await expect(page.getByRole("heading", { name: paymentResult.success.title })).toBeVisible();
	await page.waitForURL("**/ur/my-orders");
	expect(await orderCount(page)).toBe(1);
});

const { orderBasket, orderLive, orders, orderStates } = ur;

const line = (name: string, urduName: string, unitPrice: number, quantity: number) => ({
	...orderLine(name, unitPrice, quantity),
	urduName,
});

test("orders, their steps and the way out of one are in Urdu @both-sizes", async ({ page }) => {
	const customer = await signedIn(page);
	await newOrder({
		...whose(customer),
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
