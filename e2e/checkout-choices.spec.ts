import type { Page } from "@playwright/test";
import { api } from "../tests/support/api";
import { expectAccessible } from "./support/axe";
import { keepOnServer, mainButton, newGoods, openCart, saveAddress } from "./support/cart";
import { fillDelivery, fillInformation, press, shopperWithCart } from "./support/checkout";
import { signedIn } from "./support/people";
import { holdUntilLet } from "./support/slow";
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
	await page.getByRole("link", { name: "Back to cart" }).click();
	await expect(page).toHaveURL(/\/cart$/);
}

test("another house and time chosen in the cart are the checkout's, and the rest stays as typed @campaign", async ({
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

test("what the cart knows is shown, and skipped with one press @both-sizes", async ({ page }) => {
	await shopperWithTwoHouses(page);
	await chooseHouse(page, 2);
	await page.getByRole("radio", { name: "Express" }).check();
	await mainButton(page, "Proceed to Checkout").click();
	const known = page.getByRole("region", { name: "All as you chose it?" });
	await expect(known).toContainText("House 2, Satellite Town");
	await expect(known).toContainText("Express");
	await expect(page.getByLabel("First name")).toBeVisible();
	const header = page.getByRole("banner");
	await expect(header.getByRole("link", { name: "Help" })).toBeVisible();
	await expect(header.getByRole("combobox")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(0);
	await expectAccessible(page);

	await known.getByRole("button", { name: "Yes, go to Payment" }).click();
	await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Use 0300-1234567" }).click();
	await expect(page.getByLabel("JazzCash mobile number")).toHaveValue("0300-1234567");
	await page.getByRole("button", { name: "Edit Delivery" }).click();
	await expectDelivery(page, 2, "Express");
});

test("a wallet's number that is missing comes into sight, clear of the bars @campaign", async ({ page }) => {
	await shopperWithCart(page);
	await page.goto("/checkout");
	await fillInformation(page);
	await fillDelivery(page);
	await press(page, "Place Order");
	const field = page.getByLabel("JazzCash mobile number");
	await expect(field).toBeFocused();
	const isOnTop = (input: Element) => {
		const { x, y, width, height } = input.getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2) === input;
	};
	await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
});

test("the area that the address names is one press in the cart @campaign", async ({ page }) => {
	const customer = await signedIn(page);
	await saveAddress(customer, "House 1, Ayub Chowk");
	await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
	await page.goto("/cart");
	const known = page.getByRole("button", { name: "Deliver to Ayub Chowk" });
	await known.filter({ visible: true }).first().click();
	await expect(page.getByLabel("Delivery area")).toHaveValue("Ayub Chowk");
	await expect(mainButton(page, "Place Order")).toBeEnabled();
});

test("an order and a logout forget what was typed @campaign @any-size", async ({ page }) => {
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

type Slot = { id: string; from: string; to: string };

const times = (page: Page) => page.getByRole("group", { name: "Time", exact: true }).getByRole("radio");
const tomorrow = (page: Page) =>
	page.getByRole("group", { name: "Day", exact: true }).getByRole("radio", { name: /^tomorrow/i });

test("a time of tomorrow is picked, and the order says it @both-sizes", async ({ page }) => {
	const customer = await openCart(page);
	await tomorrow(page).check({ force: true });
	await times(page).nth(1).check({ force: true });
	await expect(page.getByText("Delivery fee (Chosen time)")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Place Order", exact: true }).filter({ visible: true }).click();
	await expect(page).toHaveURL(/\/my-orders/);

	const { json } = await api("GET", "/api/order/user", { cookies: customer.cookies });
	expect(json.orders).toEqual([expect.objectContaining({ deliveryTime: "slot", slot: expect.anything() })]);
});

test("what can be chosen stays where it is while the rest arrives @both-sizes @campaign", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const places = new Set<string>();
		Object.assign(window, { places });
		const topOf = (field: Element | null) => field && Math.round(field.getBoundingClientRect().top + scrollY);
		const look = () => {
			const time = document.querySelector("#delivery-time");
			const payment = document.querySelector("input[name=payment-method]");
			if (time) places.add(`${topOf(time)} ${topOf(payment)}`);
			requestAnimationFrame(look);
		};
		look();
	});
	const letThrough = await holdUntilLet(page, "**/api/user/{addresses,credit}");
	const opened = openCart(page);
	await expect(page.getByRole("region", { name: "Items" })).toBeVisible();
	letThrough();
	await opened;
	await expect(page.getByText("House 12")).toBeVisible();
	await expect(tomorrow(page)).toBeVisible();
	expect(await page.evaluate(() => [...Reflect.get(window, "places")])).toHaveLength(1);
});

test("a time that has filled meanwhile says so, and leads to another one @campaign", async ({ page }) => {
	await openCart(page);
	await tomorrow(page).check({ force: true });
	await times(page).first().check({ force: true });
	await page.route("**/api/delivery-slots", async (route) => {
		const answer: { slots: Slot[] } = await (await route.fetch()).json();
		const slots = answer.slots.map((slot) => ({ ...slot, isAvailable: false, left: 0 }));
		await route.fulfill({ json: { ...answer, slots } });
	});
	await page.reload();
	await expect(
		page.getByText("This delivery time is no longer available").filter({ visible: true }).first(),
	).toBeVisible();
	await page.getByRole("button", { name: "Pick another time" }).filter({ visible: true }).first().click();
	await expect(tomorrow(page)).toBeFocused();
	await expect(times(page).first()).toBeDisabled();
});
