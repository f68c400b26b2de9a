import type { Page } from "@playwright/test";
import { api } from "../tests/support/api";
import type { TestCustomer } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { keepOnServer, newGoods, saveAddress } from "./support/cart";
import { signedIn } from "./support/people";
import { holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

type Slot = { id: string; from: string; to: string };

async function openCart(page: Page): Promise<TestCustomer> {
	const customer = await signedIn(page);
	await saveAddress(customer);
	await keepOnServer(customer, [await newGoods("Falsa", 1600)]);
	await page.goto("/cart");
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	return customer;
}

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

test("what can be chosen stays where it is while the rest arrives @both-sizes", async ({ page }) => {
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
	await openCart(page);
	letThrough();
	await expect(page.getByText("House 12")).toBeVisible();
	await expect(tomorrow(page)).toBeVisible();
	expect(await page.evaluate(() => [...Reflect.get(window, "places")])).toHaveLength(1);
});

test("what was picked is still chosen after a reload, and in the checkout @any-size @campaign", async ({
	page,
}) => {
	await openCart(page);
	await tomorrow(page).check({ force: true });
	await times(page).first().check({ force: true });
	await page.reload();
	await expect(times(page).first()).toBeChecked();
	await page.getByRole("radio", { name: "Standard" }).check();
	await expect(times(page).first()).not.toBeChecked();
	await expect(page.getByText("Delivery fee (Standard)")).toBeVisible();
});

test("a time that has filled meanwhile says so, and leads to another one", async ({ page }) => {
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
