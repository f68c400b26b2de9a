import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { z } from "zod";
import { orderNumber } from "@/lib/orders/rules/order";
import { dayOf, formatShortDay } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { api } from "../tests/support/api";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { newCustomer } from "../tests/support/people";
import { newProduct } from "../tests/support/products";
import { orderedCash } from "../tests/support/shopping";
import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/people";
import { takeOffSale, uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

const panel = (page: Page, name: RegExp) => page.getByRole("region", { name });

test("today's money, the most urgent orders and what is sold out are on the first page", async ({ page }) => {
	const word = uniqueWord();
	// Late by more than anything else that other tests leave behind.
	const number = orderNumber(await newOrder({ createdAt: new Date("2020-01-02T08:00:00Z") }));
	const product = await newProduct({ name: `0 ${word}`, inStock: false });
	await asSeller(page);
	await page.goto("/seller");
	await expect(panel(page, /^Money today/)).toContainText(/Rs\. [\d,]+/);

	const order = panel(page, /^Open orders/)
		.getByRole("listitem")
		.filter({ hasText: number });
	await expect(order).toContainText("days late");
	await order.getByRole("button", { name: `Mark as packed: ${number}` }).click();
	await expect(order).toContainText("Packed");
	await order.getByRole("button", { name: `Undo: ${number} is Packed` }).click();
	await expect(order).toContainText("Order Placed");

	const soldOut = panel(page, /^Out of stock/)
		.getByRole("listitem")
		.filter({ hasText: word });
	await soldOut.getByRole("button", { name: `Restock 0 ${word}` }).click();
	// It says so in its place, until the list is read afresh for an order of another journey.
	await expect(soldOut.getByRole("button", { name: `Restock 0 ${word}` })).toHaveCount(0);
	await takeOffSale([product]);
});

test("the sidebar folds to a rail, whose groups fly out beside it, and stays as it was left @campaign", async ({
	page,
}) => {
	await asSeller(page);
	await page.goto("/seller/orders");
	const side = page.getByRole("navigation", { name: "Seller", exact: true });
	await expect(side.getByRole("button", { name: "Shelf" })).toHaveAttribute("aria-expanded", "false");
	await page.keyboard.press("[");
	await expect(page.getByRole("button", { name: "Unfold" })).toBeVisible();
	await page.reload();
	await expect.poll(async () => (await side.boundingBox())?.width).toBeLessThan(76);
	await side.getByRole("button", { name: "Shelf" }).click();
	await expect(side.getByRole("link", { name: "Buying" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(side.getByRole("link", { name: "Buying" })).toBeHidden();
	await side.getByRole("button", { name: "Shelf" }).click();
	await side.getByRole("link", { name: "Aisles" }).click();
	await expect(page.getByRole("heading", { name: "Aisles", level: 1 })).toBeVisible();
	await expect(side.getByRole("link", { name: "Buying" })).toBeHidden();
	await page.getByRole("button", { name: "Unfold" }).click();
	await expect(page.getByRole("button", { name: /^Fold/ })).toBeVisible();
});

test("a review with few stars waits for an answer, which then stands under it @campaign", async ({
	page,
}) => {
	// Short enough for the narrowest phone, since other tests look at it there.
	const word = uniqueWord().slice(0, 8);
	const product = await newProduct({ name: `Kinnow ${word}` });
	const review = { productId: product, name: "Hira Noor", rating: 2, comment: "Two were dry." };
	const { json } = await api("POST", "/api/reviews", { body: review });
	const { _id } = z.object({ review: z.object({ _id: z.string() }) }).parse(json).review;
	// Older than what other tests leave behind.
	const old = { $set: { createdAt: new Date("2020-01-02T08:00:00Z") } };
	await (await database()).collection("reviews").updateOne({ _id: new ObjectId(_id) }, old);
	await asSeller(page);
	await page.goto("/seller");
	const waits = panel(page, /^Waits for your answer/);
	await expect(waits).toContainText(`Kinnow ${word}: “Two were dry.”`);
	await waits.getByRole("button", { name: `Answer: review of Kinnow ${word}` }).click();
	const dialog = page.getByRole("dialog", { name: `Hira Noor on Kinnow ${word}` });
	await dialog.getByRole("button", { name: "Send answer" }).click();
	await expect(dialog.getByText("Please write an answer")).toBeVisible();
	await dialog.getByLabel("Your answer").fill("We are sorry, and bring you two new ones.");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Send answer" }).click();
	await expect(waits).not.toContainText(word);
	await page.context().clearCookies();
	await page.goto(`/product/${product}`);
	await expect(page.getByText("We are sorry, and bring you two new ones.")).toBeVisible();
});

test("the seller sees the shop in a tab of its own, and is led to their own area otherwise @campaign", async ({
	page,
}) => {
	await asSeller(page);
	await page.goto("/all-products");
	await expect(page).toHaveURL(/\/seller$/);
	const opened = page.waitForEvent("popup");
	await page.getByRole("link", { name: "View store" }).filter({ visible: true }).click();
	const shop = await opened;
	await expect(shop.getByRole("link", { name: "Shop Now" })).toBeVisible();
	await shop.getByRole("link", { name: "Shop Now" }).click();
	await expect(shop).toHaveURL(/\/all-products$/);
	await expect(shop.getByRole("heading", { name: "Fresh Products" })).toBeVisible();
});

test("the orders that are open stand by time left, the others out of the way, and are found as one types @campaign", async ({
	page,
}) => {
	const now = Date.now();
	// Newer than what other tests leave behind: of very many the list shows both ends.
	const inMinutes = (minutes: number) => new Date(now + minutes * 60_000);
	const numbers = {
		// Standard: 240 minutes.
		later: orderNumber(await newOrder({ createdAt: inMinutes(2), deliveryTime: "standard" })),
		sooner: orderNumber(await newOrder({ createdAt: inMinutes(3) })),
		delivered: orderNumber(await newOrder({ createdAt: inMinutes(1), status: "Delivered" })),
	};
	await asSeller(page);
	await page.goto("/seller/orders");
	const listed = page.locator("[data-order]").filter({ visible: true });
	await expect(listed.filter({ hasText: numbers.sooner })).toHaveCount(1);
	const texts = await listed.allTextContents();
	const placeOf = (number: string) => texts.findIndex((text) => text.includes(number));
	expect(placeOf(numbers.sooner)).toBeLessThan(placeOf(numbers.later));
	expect(placeOf(numbers.delivered)).toBe(-1);
	await expect(
		page.getByRole("link", { name: /^Orders.* to pack$/ }).filter({ visible: true }),
	).toBeVisible();

	const search = page.getByRole("searchbox", { name: "Order number, name or phone" });
	await search.pressSequentially(numbers.delivered, { delay: 30 });
	await expect(listed).toHaveCount(1);
	await expect(listed).toContainText(numbers.delivered);
	await expect(search).toBeFocused();
	await page.getByRole("link", { name: "Clear" }).click();
	await expect(search).toHaveValue("");
	await page.getByRole("link", { name: "All", exact: true }).click();
	await expect(listed.filter({ hasText: numbers.delivered })).toHaveCount(1);
});

/** A customer orders for cash. */
const orderComes = async () =>
	orderedCash(await newCustomer(), [{ product: await newProduct(), quantity: 4 }], {
		deliveryTime: "express",
	});

test("orders announce themselves wherever the seller is, and are brought into sight @both-sizes", async ({
	page,
}) => {
	// So many others are more urgent that the new ones stand far down among those that are open.
	await Promise.all(Array.from({ length: 30 }, () => newOrder()));
	await asSeller(page);
	const looked = page.waitForResponse(/\/api\/notifications\?/);
	await page.goto("/seller/record");
	await looked;
	const first = await orderComes();
	const band = page.getByRole("status").filter({ hasText: /new order/i });
	await expect(band).toContainText(`New order, ${formatRupees(first.amount)}`, { timeout: 45_000 });
	await expect(band).toContainText(first.area);
	await expect(band).toContainText(/4 items, express.* by .*: (\d+ h )?\d+ min left/);
	await expect(page).toHaveTitle(/^\(\d+\+?\) /);
	await expectAccessible(page);

	const second = await orderComes();
	const both = `2 new orders, ${formatRupees(first.amount + second.amount)}`;
	await expect(band).toContainText(both, { timeout: 45_000 });
	await band.getByRole("link", { name: "See them" }).click();
	await expect(page).toHaveURL(/\/seller\/orders\?all=1$/);
	await expect(page.locator(`[data-order="${second._id}"]`).filter({ visible: true })).toBeInViewport();
	await expect(band).toHaveCount(0);
});

test("every figure of the dashboard leads to the orders behind it @campaign", async ({ page }) => {
	const placedAt = new Date(Date.now() - 3 * 86_400_000);
	const id = await newOrder({ createdAt: placedAt });
	const order = page.getByText(`SBZ-${id.slice(-6).toUpperCase()}`).filter({ visible: true });

	await asSeller(page);
	await page.goto("/seller?days=30");
	await expect(page.getByRole("link", { name: /in 30 days$/ })).toBeVisible();
	await page.getByText("Day by day").click();
	await page.getByRole("link", { name: formatShortDay(dayOf(placedAt)), exact: true }).click();
	await expect(page).toHaveURL(`/seller/orders?when=${dayOf(placedAt)}`);
	await expect(order).toBeVisible();

	await page.goto("/seller");
	const inCash = page.getByRole("link", { name: /Cash to collect/ });
	await expect(inCash).toHaveAttribute("href", "/seller/orders?payment=cash-due");
});
