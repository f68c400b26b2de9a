import type { Page } from "@playwright/test";
import { newStaff } from "../tests/support/people";
import { sendMessage } from "./support/contact";
import { keepCookies } from "./support/people";
import { CODE, enter, given, statusOf } from "./support/rider";
import { asSeller } from "./support/seller";
import { holdBack, holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

/** Longer than a press after the first paint takes; milliseconds. */
const SCRIPTS_MS = 1_500;

const holdScripts = (page: Page) => holdBack(page, "**/_next/**/*.js", SCRIPTS_MS);

test("what is pressed before the page's scripts come is answered at once, and done when they are there", async ({
	page,
}) => {
	await page.goto("/all-products");
	await holdScripts(page);
	await page.goto("/all-products", { waitUntil: "commit" });
	const add = page.getByRole("article").getByRole("button", { name: /^Add / });
	await add.nth(1).click();
	await expect(add.nth(1)).toHaveCSS("opacity", "0.6");
	await page.getByRole("button", { name: "Sort and price" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(page.locator("[data-held]")).toHaveCount(0);
	await page.keyboard.press("Escape");
	const stepper = page
		.getByRole("article")
		.nth(1)
		.getByRole("group", { name: /^Quantity of/ });
	await expect(stepper.getByText("1", { exact: true })).toBeVisible();
});

test("the search box leads to the shelf without waiting for scripts", async ({ page }) => {
	await page.goto("/all-products");
	await holdScripts(page);
	await page.goto("/", { waitUntil: "commit" });
	const box = page.getByRole("combobox", { name: "Search products" });
	await box.fill("mango");
	await box.press("Enter");
	await expect(page).toHaveURL(/\/all-products\?q=mango/);
});

test("a rider's press on a delivery opens it", async ({ page }) => {
	const rider = await newStaff("rider");
	const id = await given(rider, "Tariq", 20);
	await keepCookies(page, rider.cookies);
	await page.goto("/rider");
	await holdScripts(page);
	await page.goto("/rider", { waitUntil: "commit" });
	await page.getByRole("link", { name: "I am at the door" }).click();
	await enter(page, "Tariq", CODE);
	await expect.poll(() => statusOf(id)).toBe("Delivered");
});

test("what is typed before the page's scripts come is kept and sent", async ({ page }) => {
	await page.goto("/contact");
	await holdScripts(page);
	await page.goto("/contact", { waitUntil: "commit" });
	const main = page.getByRole("main");
	await sendMessage(page);
	await expect(main.getByText("Thank you for your message. We will reply within 24 hours.")).toBeVisible();
});

test("a file that is chosen before the page's scripts come is taken, and a press after it too", async ({
	page,
}) => {
	await asSeller(page);
	await page.goto("/seller/add-product");
	await holdScripts(page);
	await page.goto("/seller/add-product", { waitUntil: "commit" });
	await page.locator('input[type="file"]').setInputFiles({
		name: "list.txt",
		mimeType: "text/plain",
		buffer: Buffer.from("no picture"),
	});
	await page.getByRole("button", { name: "Add product" }).click();
	await expect(page.getByText(/not a picture we can show/)).toBeVisible();
	await expect(page.getByText("Please enter", { exact: false }).first()).toBeVisible();
});

test("that a guest's cart is empty is said before the page's scripts come", async ({ page }) => {
	const letThrough = await holdUntilLet(page, "**/_next/**/*.js");
	await page.goto("/cart", { waitUntil: "commit" });
	const empty = page.getByRole("heading", { name: "Your cart is empty" });
	await expect(empty).toBeVisible();
	await expect(page.getByRole("status", { name: "Loading your cart" })).toBeHidden();
	letThrough();
	await expect(page.locator("html[data-cart-empty]")).toHaveCount(0);
	await expect(empty).toHaveCount(1);
});
