import { newOrder, orderLine, WALLET, whose } from "../tests/support/orders";
import { expectAccessible } from "./support/axe";
import { keepOnServer, mainButton, newGoods, saveAddress } from "./support/cart";
import { asSeller, signedIn } from "./support/people";
import { expect, test } from "./support/test";

/** Sooner than any page would look by itself. */
const AT_ONCE = { timeout: 20_000 };

test("what the seller does, the customer sees, and what the customer does, the seller @both-sizes", async ({
	page,
	browser,
	viewport,
}) => {
	const customer = await signedIn(page);
	const goods = await newGoods(`Sindhri ${customer._id.slice(-5)}`, 800);
	await keepOnServer(customer, [goods], 2);
	await saveAddress(customer);
	const shop = await browser.newContext({ viewport });
	const seller = await shop.newPage();
	await asSeller(seller);
	await seller.goto("/seller/notifications");
	await expect(seller.getByRole("heading", { name: "Notifications", exact: true })).toBeVisible();

	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	await mainButton(page, "Place Order").click();
	await expect(page).toHaveURL(/\/my-orders/);
	const number =
		(
			await page
				.getByText(/SBZ-[0-9A-F]{6}/)
				.first()
				.innerText()
		).match(/SBZ-[0-9A-F]{6}/)?.[0] ?? "";
	const notice = seller.getByRole("listitem").filter({ hasText: `New order ${number}` });
	await expect(notice).toBeVisible(AT_ONCE);
	await expect(seller).toHaveTitle(/^\(\d+\+?\) Notifications/);

	const timeline = page.getByRole("region", { name: "Where it is" });
	await expect(timeline.getByText(/You can cancel for \d+:\d\d more/)).toBeVisible();
	await notice.getByRole("link").click();
	await seller.getByRole("button", { name: "Mark as packed" }).click();
	await expect(page.getByRole("heading", { name: "Your basket is packed" })).toBeVisible(AT_ONCE);
	await expect(
		page.getByRole("status").filter({ hasText: `Order ${number}: Your basket is packed` }),
	).toHaveCount(1);
	await expect(timeline.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
	await shop.close();
});

test("an order is cancelled in time, its refund is due, and it goes into the cart again @campaign", async ({
	page,
	browser,
	viewport,
}) => {
	const customer = await signedIn(page);
	const goods = await newGoods(`Langra ${customer._id.slice(-5)}`, 900);
	const id = await newOrder({
		...{ ...whose(customer), ...WALLET },
		lines: [orderLine(goods.name, 900, 2, goods.productId), orderLine("Falsa", 500)],
	});
	const shop = await browser.newContext({ viewport });
	const seller = await shop.newPage();
	await asSeller(seller);
	await seller.goto(`/seller/orders/${id}`);
	await expect(seller.getByRole("button", { name: "Mark as packed" })).toBeVisible();

	await page.goto("/my-orders");
	await page.getByRole("button", { name: "Cancel order" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("it goes back to you")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Cancel order" }).click();
	await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
	await expect(page.getByText("You cancelled it.")).toBeVisible();
	await expect(page.getByText("Refund due.", { exact: true })).toBeVisible();

	await expect(seller.getByText("By the customer")).toBeVisible(AT_ONCE);
	await expect(seller.getByText("Refund due.", { exact: true })).toBeVisible();
	await expect(seller.getByRole("button", { name: "Mark as packed" })).toHaveCount(0);
	await shop.close();

	await page.getByRole("button", { name: "Order again" }).click();
	await expect(page).toHaveURL(/\/cart$/);
	await expect(page.getByText("Not in your cart: Falsa (no longer sold).")).toBeVisible();
	await expect(page.getByRole("region", { name: "Items" }).getByText(goods.name)).toBeVisible();
});
