import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { newOrder } from "../tests/support/orders";
import { newStaff } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { linkIn, waitForMail } from "./support/mailbox";
import { asSeller, keepCookies } from "./support/people";
import { expect, test } from "./support/test";

const PASSWORD = "Mango-Chaunsa-9";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

async function login(page: Page, email: string): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Login" }).click();
}

test("a packer is invited, joins, works, and is switched off @both-sizes", async ({ page, browser }) => {
	test.slow();
	const email = `nadia-${Date.now()}-${Math.round(Math.random() * 1e6)}@sabz-tests.pk`;
	const name = "Nadia Bibi";
	await newOrder();
	await asSeller(page);
	await page.goto("/seller/team");
	await expect(heading(page, "Team")).toBeVisible();
	await page.getByRole("button", { name: "Invite somebody" }).click();
	await page.getByRole("button", { name: "Send invitation" }).click();
	await expect(page.getByText("Please enter a valid email address")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Name").fill(name);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Phone").fill("0300 1234567");
	await page.getByRole("button", { name: "Send invitation" }).click();
	const member = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
	await expect(member).toContainText("Invited, the link works until");

	const theirs = await browser.newContext({ viewport: page.viewportSize() });
	const phone = await theirs.newPage();
	const link = linkIn(await waitForMail(email, /^Join Sabz as a packer/), "/seller/join/");
	await phone.goto(new URL(link).pathname);
	await expect(heading(phone, `Salam ${name}`)).toBeVisible();
	await expectAccessible(phone);
	await phone.getByLabel("Your password", { exact: true }).fill(PASSWORD);
	await phone.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
	await phone.getByRole("button", { name: "Set password and begin" }).click();
	await expect(phone).toHaveURL(/\/seller\/packing$/);

	// Packing has a phone to itself.
	await phone.goto("/seller/orders");
	await expect(heading(phone, "Orders")).toBeVisible();
	const menu = phone.getByRole("navigation", { name: /^Seller/ }).filter({ visible: true });
	// Under the thumb there is room for five.
	const more = menu.getByRole("button", { name: "More" });
	if (await more.isVisible()) await more.click();
	const places = [
		/^Packing/,
		/^Orders/,
		/^Overview/,
		/^Notifications/,
		/^Stock/,
		/^Order by phone/,
		/^Sign-in/,
	];
	for (const name of places) await expect(menu.getByRole("link", { name })).toBeVisible();
	for (const name of [/^Dashboard/, /^Refunds/, /^Team/, /^Shop details/, /^Record/]) {
		await expect(menu.getByRole("link", { name })).toHaveCount(0);
	}
	await expect(phone.getByRole("button", { name: /^Mark as paid/ })).toHaveCount(0);
	await expect(phone.getByRole("region", { name: "Express delivery" })).toHaveCount(0);
	await phone.goto("/seller/refunds");
	await expect(phone).toHaveURL(/\/seller\/packing$/);
	await phone.goto("/seller/product-list?q=chaunsa");
	await expect(heading(phone, "Overview")).toBeVisible();
	await expect(phone.getByRole("switch").first()).toBeVisible();
	await expect(phone.getByRole("link", { name: "Add New Product" })).toHaveCount(0);

	await page.reload();
	await member.getByRole("switch").click();
	await page.getByRole("button", { name: "Switch off" }).click();
	await expect(member).toContainText("Switched off");
	await phone.reload();
	await expect(heading(phone, "Seller login")).toBeVisible();
	await phone.goto(new URL(link).pathname);
	await expect(heading(phone, "This link has ended")).toBeVisible();
	await theirs.close();
});

test("the login asks for the code of an app once it is switched on @both-sizes @campaign", async ({
	page,
}) => {
	test.slow();
	const staff = await newStaff("rider");
	await keepCookies(page, staff.cookies);
	await page.goto("/seller/security");
	await expect(heading(page, "Your sign-in")).toBeVisible();
	await page.getByRole("button", { name: "Switch on" }).click();
	await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
	await expectAccessible(page);
	const app = await page.getByRole("link", { name: /open the app/ }).getAttribute("href");
	const secret = Secret.fromBase32(new URL(app ?? "").searchParams.get("secret") ?? "");
	const code = (steps = 0) => TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
	await page.getByLabel("Code", { exact: true }).fill(code(-1));
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("Switched on.")).toBeVisible();
	const codes = page
		.getByRole("list")
		.filter({ hasText: /^(?:[A-Z2-7]{4}-){3}/ })
		.getByRole("listitem");
	await expect(codes).toHaveCount(10);
	const recovery = await codes.first().innerText();
	await page.getByRole("button", { name: "I have them" }).click();
	await expect(page.getByText("10 of 10 recovery codes are left")).toBeVisible();

	await page.getByRole("button", { name: "Logout" }).click();
	await expect(heading(page, "Seller login")).toBeVisible();
	await login(page, staff.email);
	const field = page.getByLabel("Code of your app");
	await expect(field).toBeFocused();
	await expectAccessible(page);
	await field.fill("000000");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("This code is not right")).toBeVisible();
	await field.fill(recovery);
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("9 of 10 recovery codes are left")).toBeVisible();

	await page.getByRole("button", { name: "Switch off" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await dialog.getByLabel(/^Code of your app/).fill(code());
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Switch off" }).click();
	await expect(page.getByRole("button", { name: "Switch on" })).toBeVisible();
});
