import type { Page } from "@playwright/test";
import { keepOnServer, mainButton, newGoods, saveAddress } from "./support/cart";
import { press } from "./support/checkout";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

/** The checkout begins with what the cart has chosen, each time. */

async function shopperWithTwoHouses(page: Page) {
	const customer = await signedIn(page);
	await saveAddress(customer, "House 1, Satellite Town");
	await saveAddress(customer, "House 2, Satellite Town");
	await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	await page.getByRole("radio", { name: "Online Payment" }).check();
	return customer;
}

async function chooseHouse(page: Page, number: 1 | 2): Promise<void> {
	await page.getByRole("button", { name: "Change" }).click();
	await page.getByRole("menuitem", { name: `House ${number}, Satellite Town` }).click();
}

async function proceedToDelivery(page: Page): Promise<void> {
	await mainButton(page, "Proceed to Checkout").click();
	await expect(page).toHaveURL(/\/checkout$/);
	await press(page, "Next Step");
	await expect(page.getByRole("heading", { name: "Delivery", exact: true })).toBeVisible();
}

async function expectDelivery(page: Page, house: 1 | 2, time: "Standard" | "Express"): Promise<void> {
	await expect(page.getByLabel("Street address")).toHaveValue(`House ${house}, Satellite Town`);
	await expect(page.getByRole("radio", { name: time })).toBeChecked();
}

/** Back to the cart as a shopper goes: by the links of the page, without a reload. */
async function backToCart(page: Page): Promise<void> {
	await page
		.getByRole("link", { name: /^Cart, / })
		.filter({ visible: true })
		.first()
		.click();
	await expect(page).toHaveURL(/\/cart$/);
}

test("another house and time chosen in the cart are the checkout's, and the rest stays as typed", async ({
	page,
}) => {
	await shopperWithTwoHouses(page);
	await chooseHouse(page, 1);
	await proceedToDelivery(page);
	await expectDelivery(page, 1, "Standard");
	await page.getByLabel("Delivery instructions").fill("Ring twice");

	await backToCart(page);
	await chooseHouse(page, 2);
	await page.getByRole("radio", { name: "Express" }).check();
	await proceedToDelivery(page);
	await expectDelivery(page, 2, "Express");
	await expect(page.getByLabel("Delivery instructions")).toHaveValue("Ring twice");

	await page.reload();
	await expectDelivery(page, 2, "Express");
	await page.getByLabel("Street address").fill("Shop 7, Satellite Town");
	await page.getByRole("radio", { name: "Standard" }).check();
	await backToCart(page);
	await expect(page.getByRole("radio", { name: "Standard" })).toBeChecked();
	await proceedToDelivery(page);
	await expect(page.getByLabel("Street address")).toHaveValue("Shop 7, Satellite Town");
});

test("an order and a logout forget what was typed", { tag: "@any-size" }, async ({ page }) => {
	const customer = await shopperWithTwoHouses(page);
	await chooseHouse(page, 1);
	await proceedToDelivery(page);
	await page.getByLabel("Delivery instructions").fill("Ring twice");
	const kept = () => page.evaluate(() => sessionStorage.getItem("sabz-checkout"));
	expect(await kept()).toContain("Ring twice");

	await backToCart(page);
	await page.getByRole("radio", { name: "Cash On Delivery" }).check();
	await mainButton(page, "Place Order").click();
	await expect(page).toHaveURL(/\/my-orders$/);
	expect(await kept()).toBeNull();

	await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
	await page.goto("/cart");
	await page.getByRole("radio", { name: "Online Payment" }).check();
	await proceedToDelivery(page);
	await expect(page.getByLabel("Delivery instructions")).toHaveValue("");
	await page.getByLabel("Delivery instructions").fill("Ring thrice");
	expect(await kept()).toContain("Ring thrice");
	await page.goto("/account");
	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await expect.poll(kept).toBeNull();
});
