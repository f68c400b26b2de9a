import type { Locator, Page } from "@playwright/test";
import { linkIn, waitForMail } from "./support/mailbox";
import { expect, test } from "./support/test";

const PASSWORD = "Mango-Chaunsa-9";
const SELLER = {
	email: process.env.SELLER_EMAIL ?? "seller@sabz.example",
	password: process.env.SELLER_PASSWORD ?? "Fresh-Market-1",
};

/** The field of that label which is shown now: a dialog keeps what was typed into its other forms. */
function field(scope: Locator, label: string): Locator {
	return scope.getByLabel(label, { exact: true }).filter({ visible: true });
}

async function addFromCatalogue(page: Page, query: string, name: string): Promise<void> {
	await page.goto(`/all-products?q=${encodeURIComponent(query)}`);
	await page.getByRole("button", { name: `Add ${name} to cart` }).click();
	await expect(page.getByRole("group", { name: `Quantity of ${name}` })).toBeVisible();
}

async function register(page: Page, email: string): Promise<void> {
	await page.goto("/?auth=register");
	const dialog = page.getByRole("dialog");
	await field(dialog, "Full name").fill("Sana Iqbal");
	await field(dialog, "Email").fill(email);
	await field(dialog, "Password").fill(PASSWORD);
	await field(dialog, "Confirm password").fill(PASSWORD);
	await dialog.getByRole("button", { name: "Create account" }).click();
	await expect(dialog.getByText(/check your email/i).first()).toBeVisible();
}

async function verify(page: Page, email: string): Promise<void> {
	const mail = await waitForMail(email, /verify/i);
	await page.goto(new URL(linkIn(mail, "/verify-email/")).pathname);
	await page
		.getByRole("link", { name: "Go to Login" })
		.or(page.getByRole("button", { name: "Go to Login" }))
		.click();
}

async function login(page: Page, email: string): Promise<void> {
	const dialog = page.getByRole("dialog");
	await field(dialog, "Email").fill(email);
	await field(dialog, "Password").fill(PASSWORD);
	await dialog.locator("form").getByRole("button", { name: "Login" }).click();
	await expect(dialog).toBeHidden();
}

async function addAddress(page: Page): Promise<void> {
	await page
		.getByRole("button", { name: /add new address|add address/i })
		.first()
		.click();
	const dialog = page.getByRole("dialog");
	await field(dialog, "First name").fill("Sana");
	await field(dialog, "Last name").fill("Iqbal");
	await field(dialog, "Street address").fill("House 12, Street 4, Satellite Town");
	await field(dialog, "Phone number").fill("0300-1234567");
	await field(dialog, "ZIP code").fill("35200");
	await field(dialog, "City").fill("Jhang");
	await field(dialog, "State").fill("Punjab");
	await dialog.getByRole("button", { name: /save|add address/i }).click();
	await expect(dialog).toBeHidden();
}

test("from the home page to the paid order @both-sizes", async ({ page, browser }, info) => {
	const email = `journey-${info.project.name}-${Date.now()}@sabz-tests.pk`;

	await page.goto("/");
	await page.getByRole("link", { name: "Shop Now" }).click();
	await expect(page.getByRole("heading", { name: "Fresh Products" })).toBeVisible();
	await addFromCatalogue(page, "chaunsa peti", "Mango Chaunsa Peti");
	await addFromCatalogue(page, "tomatto", "Tomato (Tamatar)");

	await register(page, email);
	await verify(page, email);
	await login(page, email);

	await page.goto("/cart");
	await expect(page.getByRole("listitem").filter({ hasText: "Mango Chaunsa Peti" })).toBeVisible();
	await page.getByLabel("Delivery area").selectOption("Satellite Town");
	await addAddress(page);
	await page.getByRole("button", { name: "Place Order" }).filter({ visible: true }).click();

	await expect(page).toHaveURL(/\/my-orders/);
	await expect(page.getByText("Mango Chaunsa Peti").first()).toBeVisible();
	await expect(
		page
			.getByText(/^Order Placed$/i)
			.filter({ visible: true })
			.first(),
	).toBeVisible();
	const number = await page
		.getByText(/SBZ-[0-9A-F]{6}/)
		.first()
		.innerText();
	const orderNumber = /SBZ-[0-9A-F]{6}/.exec(number)?.[0] ?? "";
	await waitForMail(email, /order/i);

	const shop = await browser.newContext({ viewport: page.viewportSize() });
	const seller = await shop.newPage();
	await seller.goto("/seller/orders");
	await seller.getByLabel("Email").fill(SELLER.email);
	await seller.getByLabel("Password", { exact: true }).fill(SELLER.password);
	await seller.getByRole("button", { name: "Login" }).click();
	await seller
		.getByRole("button", { name: `Mark as paid: ${orderNumber}` })
		.filter({ visible: true })
		.click();
	await expect(seller.getByText("Order marked as paid successfully!")).toBeVisible();
	await seller.goto("/seller/notifications");
	await expect(seller.getByText(orderNumber).filter({ visible: true })).toHaveCount(1);
	await shop.close();

	await page.reload();
	await expect(page.getByText(/paid/i).filter({ visible: true }).first()).toBeVisible();
	await page.goto("/cart");
	await expect(page.getByRole("link", { name: "Browse Products" })).toBeVisible();
});
