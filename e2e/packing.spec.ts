import type { Page } from "@playwright/test";
import { orderNumber } from "@/lib/orders/rules/order";
import { api } from "../tests/support/api";
import { newOrder } from "../tests/support/orders";
import { newCustomer, newStaff, sellerCookies, type TestCustomer } from "../tests/support/people";
import { newProduct } from "../tests/support/products";
import { move } from "../tests/support/seller";
import { orderedCash, ordersOf } from "../tests/support/shopping";
import { expectAccessible } from "./support/axe";
import { asSeller, refuse } from "./support/people";
import { uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

type Placed = { _id: string; number: string };

/** Two apples at 800 and three palak at 100, for now. */
async function place(customer: TestCustomer, names: { apple: string; palak: string }): Promise<Placed> {
	const apple = await newProduct({ name: names.apple, offerPrice: 800 });
	const palak = await newProduct({ name: names.palak, category: "Vegetables", offerPrice: 100 });
	const items = [
		{ product: apple, quantity: 2 },
		{ product: palak, quantity: 3 },
	];
	return orderedCash(customer, items, { deliveryTime: "express" });
}

function names() {
	const word = uniqueWord();
	return { apple: `${word} apple`, palak: `${word} palak` };
}

const shortNumber = ({ number }: Placed) => number.replace("SBZ-", "");

async function openOrder(page: Page, order: Placed): Promise<void> {
	await page.goto("/seller/packing");
	const queue = page.getByRole("navigation", { name: /^Orders to pack/ });
	await queue.getByRole("button", { name: shortNumber(order) }).click();
	await expect(page.getByRole("heading", { level: 1, name: shortNumber(order) })).toBeVisible();
}

test("an order is packed as it is, and its customer sees it @both-sizes", async ({ page }) => {
	const customer = await newCustomer();
	const { apple, palak } = names();
	const order = await place(customer, { apple, palak });
	await asSeller(page);
	await openOrder(page, order);

	await page.getByRole("button", { name: `Missing: ${palak}` }).click();
	const dialog = page.getByRole("dialog", { name: palak });
	await dialog.getByRole("button", { name: "One more" }).first().click();
	await dialog.getByRole("button", { name: "Refund it" }).click();
	await expect(page.getByText("1 packed, 2 not there.")).toBeVisible();
	await expect(page.getByText("Rs. 200 less for Sana.")).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "All picked" }).click();
	await expect(page.getByRole("heading", { name: `Write ${shortNumber(order)} on the bag` })).toBeVisible();
	await expectAccessible(page);

	// The next bag is shown before the shop has answered.
	await expect
		.poll(() => ordersOf(customer))
		.toEqual([expect.objectContaining({ status: "Packed", finalAmount: 1835 })]);
});

test("something else goes into the bag, found by its name @any-size", async ({ page }) => {
	const customer = await newCustomer();
	const { apple, palak } = names();
	const order = await place(customer, { apple, palak });
	await asSeller(page);
	await openOrder(page, order);
	await page.getByRole("button", { name: `Missing: ${apple}` }).click();
	const dialog = page.getByRole("dialog", { name: apple });
	await dialog.getByLabel("Something else from the shelf").fill("tamatar");
	await dialog.locator("label", { hasText: "Tomato" }).first().click();
	await dialog.getByRole("button", { name: /^Put in 2 / }).click();
	await expect(page.getByText(/2 Tomato.* instead\./)).toBeVisible();
	const cookies = await sellerCookies();
	// Shown at once, saved a moment later.
	await expect(async () => {
		const { json } = await api("GET", "/api/order/packing", { cookies });
		const stored = (json.orders as { _id: string }[]).find(({ _id }) => _id === order._id);
		expect(stored).toMatchObject({ items: [{}, { packed: { quantity: 0, replacement: { quantity: 2 } } }] });
	}).toPass();
});

test("an order that somebody else packs is there to be read, until it is taken over @campaign", async ({
	page,
}) => {
	const order = await place(await newCustomer(), names());
	const nadia = await newStaff("packer");
	await api("PUT", "/api/order/packing", { cookies: nadia.cookies, body: { orders: [order._id] } });
	await asSeller(page);
	await openOrder(page, order);

	const queue = page.getByRole("navigation", { name: /^Orders to pack/ });
	await expect(queue.getByRole("button", { name: shortNumber(order) })).toContainText("is packing this");
	await expect(page.getByRole("button", { name: "All picked" })).toBeHidden();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Take over" }).click();
	await expect(page.getByRole("button", { name: "All picked" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Take over" })).toBeHidden();
});

test("an order that is cancelled while it is open gives way to the next one by a press alone @campaign", async ({
	page,
}) => {
	const [order, other] = [
		await place(await newCustomer(), names()),
		await place(await newCustomer(), names()),
	];
	await asSeller(page);
	await openOrder(page, order);
	await move(order._id, "Cancelled");
	await expect(page.getByRole("heading", { name: "This order is no longer to be packed" })).toBeVisible();
	await expect(page.getByRole("button", { name: "All picked" })).toBeHidden();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Next" }).click();
	const queue = page.getByRole("navigation", { name: /^Orders to pack/ });
	await expect(queue.getByRole("button", { name: shortNumber(order) })).toBeHidden();
	await expect(queue.getByRole("button", { name: shortNumber(other) })).toBeVisible();
});

test("a decision that is refused stays on the screen, and says why @any-size @campaign", async ({ page }) => {
	const order = await place(await newCustomer(), names());
	await asSeller(page);
	await openOrder(page, order);
	const allow = await refuse(page, "**/pack");
	const first = page.getByRole("main").getByRole("button", { pressed: false, name: /×/ }).first();
	await first.click();
	await expect(page.getByRole("main").getByRole("button", { pressed: true, name: /picked$/ })).toHaveCount(1);
	await expect(page.getByText("This could not be saved. What you tapped is still here.")).toBeVisible();
	await allow();
	await page.getByRole("button", { name: "All picked" }).click();
	await expect(page.getByRole("heading", { name: `Write ${shortNumber(order)} on the bag` })).toBeVisible();
});

test("an order on hold stands behind what is promised, and says why @both-sizes @campaign", async ({
	page,
}) => {
	const promised = await place(await newCustomer(), names());
	const held = await newOrder({ status: "On hold", holdReason: "Nobody opened", promisedAt: new Date(0) });
	const heldNumber = shortNumber({ _id: held, number: orderNumber(held) });
	await asSeller(page);
	await page.goto("/seller/packing");
	const queue = page.getByRole("navigation", { name: /^Orders to pack/ });
	await expect(queue.getByRole("button", { name: heldNumber })).toContainText("On hold");
	const all = await queue.getByRole("button").allTextContents();
	const placeOf = (number: string) => all.findIndex((text) => text.startsWith(number));
	expect(placeOf(shortNumber(promised))).toBeGreaterThanOrEqual(0);
	expect(placeOf(heldNumber)).toBeGreaterThan(placeOf(shortNumber(promised)));

	await queue.getByRole("button", { name: heldNumber }).click();
	await expect(page.getByText(`${heldNumber} is on hold.`)).toBeVisible();
	await expect(page.getByText("Nobody opened. Call")).toBeVisible();
	await expect(page.getByRole("button", { name: "Pack it after all" })).toBeVisible();
	await expectAccessible(page);
});

test("by keyboard alone, and taken back @desktop-only", async ({ page, isMobile }) => {
	test.skip(isMobile, "The keys are for a desk.");
	const order = await place(await newCustomer(), names());
	await asSeller(page);
	await openOrder(page, order);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Space");
	await expect(page.getByRole("main").getByRole("button", { pressed: true, name: /picked$/ })).toHaveCount(1);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("m");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("a");
	await expect(page.getByRole("heading", { name: `Write ${shortNumber(order)} on the bag` })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "All packed" })).toBeVisible();
});
