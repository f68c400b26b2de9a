import type { Page } from "@playwright/test";
import { CART_KEY } from "@/lib/early/browser-keys.mjs";
import { newStaff } from "../tests/support/people";
import { shopperWithCart } from "./support/checkout";
import { sendMessage } from "./support/contact";
import { asSeller, keepCookies } from "./support/people";
import { CODE, enter, given, statusOf } from "./support/rider";
import { failOnce, holdUntilLet } from "./support/slow";
import { expect, test } from "./support/test";

const SCRIPTS = "**/_next/**/*.js";
const holdScripts = (page: Page) => holdUntilLet(page, SCRIPTS);

test("what is pressed before the page's scripts come is answered at once, and done when they are there", async ({
	page,
}) => {
	const letThrough = await holdScripts(page);
	await page.goto("/all-products", { waitUntil: "commit" });
	const add = page.getByRole("article").getByRole("button", { name: /^Add / });
	await add.nth(1).click();
	await expect(add.nth(1)).toHaveCSS("opacity", "0.6");
	await page.getByRole("button", { name: "Sort and price" }).click();
	letThrough();
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
	await holdScripts(page);
	await page.goto("/", { waitUntil: "commit" });
	const box = page.getByRole("combobox", { name: "Search products" });
	await box.fill("mango");
	await box.press("Enter");
	await expect(page).toHaveURL(/\/all-products\?q=mango/);
});

test("a language that is chosen before the scripts come is remembered, and takes along what was asked of the page @campaign", async ({
	page,
}) => {
	await holdScripts(page);
	await page.goto("/about?from=mail#main", { waitUntil: "commit" });
	await page.getByRole("banner").getByRole("link", { name: "اردو", exact: true }).click();
	await expect(page).toHaveURL("/ur/about?from=mail#main");
	await page.goto("about:blank");
	await page.goto("/", { waitUntil: "commit" });
	await expect(page).toHaveURL("/ur");
});

test("a rider's press on a delivery opens it @campaign", async ({ page }) => {
	const rider = await newStaff("rider");
	const id = await given(rider, "Tariq", 20);
	await keepCookies(page, rider.cookies);
	const letThrough = await holdScripts(page);
	await page.goto("/rider", { waitUntil: "commit" });
	await page.getByRole("link", { name: "I am at the door" }).click();
	letThrough();
	await enter(page, "Tariq", CODE);
	await expect.poll(() => statusOf(id)).toBe("Delivered");
});

test("what is typed before the page's scripts come is kept and sent", async ({ page }) => {
	const letThrough = await holdScripts(page);
	await page.goto("/contact", { waitUntil: "commit" });
	const main = page.getByRole("main");
	await sendMessage(page);
	letThrough();
	await expect(main.getByText("Thank you for your message. We will reply within 24 hours.")).toBeVisible();
});

test("a key that is pressed while React takes the page over is written behind what was typed before @campaign", async ({
	page,
}) => {
	await holdScripts(page);
	await page.goto("/all-products", { waitUntil: "commit" });
	const box = page.getByRole("searchbox", { name: "Search fresh products" });
	await box.pressSequentially("al");
	await box.evaluate((field) =>
		field.addEventListener("keydown", () => Object.assign(field, { __reactPropsOfTest: {} }), { once: true }),
	);
	await page.keyboard.press("p");
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await expect(box).toHaveValue("alp");
});

test("a box that is emptied before the page's scripts come stays empty @campaign", async ({ page }) => {
	const letThrough = await holdScripts(page);
	await page.goto("/all-products", { waitUntil: "commit" });
	const box = page.getByRole("searchbox", { name: "Search fresh products" });
	await box.fill("aloo");
	await page.getByRole("button", { name: "Clear search" }).click();
	letThrough();
	await expect(box).toHaveValue("");
});

test("what was typed before is written before a press that React answers, not after it @campaign", async ({
	page,
}) => {
	await holdScripts(page);
	await page.goto("/all-products", { waitUntil: "commit" });
	const box = page.getByRole("searchbox", { name: "Search fresh products" });
	await box.fill("aloo");
	await box.evaluate((field: HTMLInputElement) => {
		const clear = field.parentElement?.querySelector("button");
		for (const element of [field, clear]) if (element) Object.assign(element, { __reactPropsOfTest: {} });
		clear?.addEventListener("click", () => {
			field.value = "";
		});
		clear?.click();
	});
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	await expect(box).toHaveValue("");
});

test.describe("on a line that breaks off", () => {
	test.use({ provoked: /net::ERR_INTERNET_DISCONNECTED/ });

	test("scripts that do not come are asked for again, and what was pressed is done", async ({ page }) => {
		await failOnce(page, SCRIPTS);
		await page.goto("/all-products", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Sort and price" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
	});
});

test("a file that is chosen before the page's scripts come is taken, and a press after it too @campaign", async ({
	page,
}) => {
	await asSeller(page);
	const letThrough = await holdScripts(page);
	await page.goto("/seller/add-product", { waitUntil: "commit" });
	await page.locator('input[type="file"]').setInputFiles({
		name: "list.txt",
		mimeType: "text/plain",
		buffer: Buffer.from("no picture"),
	});
	await page.getByRole("button", { name: "Add product" }).click();
	letThrough();
	await expect(page.getByText(/not a picture we can show/)).toBeVisible();
	await expect(page.getByText("Please enter", { exact: false }).first()).toBeVisible();
});

for (const [guest, lines] of [
	["a guest", null],
	["a guest who took everything out", "[]"],
] as const) {
	test(`that the cart of ${guest} is empty is said before the page's scripts come @campaign`, async ({
		page,
	}) => {
		if (lines) await page.addInitScript((kept) => localStorage.setItem(...kept), [CART_KEY, lines] as const);
		const letThrough = await holdScripts(page);
		await page.goto("/cart", { waitUntil: "commit" });
		const empty = page.getByRole("heading", { name: "Your cart is empty" });
		await expect(empty).toBeVisible();
		await expect(page.getByRole("status", { name: "Loading your cart" })).toBeHidden();
		letThrough();
		await expect(page.locator("html[data-cart-empty]")).toHaveCount(0);
		await expect(empty).toHaveCount(1);
	});
}

/** What somebody who is signed in sees there, and what of it is asked for ahead. */
const PAGES = [
	{
		path: "/cart",
		calls: [
			...["check-auth", "cart", "addresses", "credit"].map((call) => `/api/user/${call}`),
			"/api/payment/open",
		],
		shows: "Order summary",
	},
	{
		path: "/checkout",
		calls: ["/api/user/check-auth", "/api/user/cart", "/api/user/addresses", "/api/payment/open"],
		shows: "Information",
	},
];

for (const { path, calls, shows } of PAGES) {
	test(`${path} asks for what it will show while its scripts still come, and once @campaign`, async ({
		page,
	}) => {
		await shopperWithCart(page);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		const letThrough = await holdUntilLet(page, "**/_next/**/*.js");
		await page.goto(path, { waitUntil: "commit" });
		await expect.poll(() => calls.filter((call) => !asked.includes(call))).toEqual([]);
		letThrough();
		await expect(page.getByRole("heading", { name: shows }).filter({ visible: true }).first()).toBeVisible();
		expect(calls.filter((call) => asked.filter((each) => each === call).length !== 1)).toEqual([]);
	});
}
