import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { addressCalls } from "@/lib/accounts/calls";
import { api } from "../tests/support/api";
import { newCustomer } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { saveAddress } from "./support/cart";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("a guest is sent home to log in, comes back to the page wanted, and after logging out is home and not asked @any-size @campaign", async ({
	page,
}) => {
	const { email, password } = await newCustomer();
	await page.goto("/account?tab=security");
	await expect(page).toHaveURL("/");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email", { exact: true }).fill(email);
	await dialog.getByLabel("Password", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/account?tab=security");
	await expect(tab(page, "Security")).toHaveAttribute("aria-selected", "true");

	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await expect(page.getByText("Logged out successfully")).toBeVisible();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the name can be changed, the address cannot, and each tab has an address of its own @campaign", async ({
	page,
}) => {
	const { email } = await signedIn(page);
	await page.goto("/account");
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
	await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
	await expect(page.getByText("Email address cannot be changed")).toBeVisible();
	const name = page.getByLabel("Full name");
	await name.fill("S");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(name).toHaveAccessibleDescription("Name must be at least 2 characters long");
	await name.fill("Sana Raza");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Profile updated successfully")).toBeVisible();
	await expect(page.getByRole("button", { name: "Account of Sana Raza" })).toBeVisible();
	await page.reload();
	await expect(name).toHaveValue("Sana Raza");

	await page.goto("/account?tab=addresses");
	await expect(tab(page, "Addresses")).toHaveAttribute("aria-selected", "true");
	await tab(page, "Security").click();
	await expect(page).toHaveURL(/\?tab=security$/);
	await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
	await page.reload();
	await expect(tab(page, "Security")).toHaveAttribute("aria-selected", "true");
	await expect(tab(page, "Security")).toBeInViewport({ ratio: 0.9 });
});

/** What is typed of an address. */
const values = {
	"First name": "Sana",
	"Last name": "Iqbal",
	"Street address": "House 12, Civil Lines",
	"Phone number": "03001234567",
	"ZIP code": "35200",
};

test("a map link is read as its address is saved; one that names no place keeps the form open @both-sizes @campaign", async ({
	page,
}) => {
	const { cookies } = await signedIn(page);
	await page.goto("/account?tab=addresses");
	await page.getByRole("button", { name: "Add address" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading", { name: "Add address" })).toBeInViewport();
	await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
	await dialog.getByRole("button", { name: "Paste a map link instead" }).click();
	const link = dialog.getByLabel("Map link or plus code");
	await expect(link).toBeFocused();
	await link.fill("https://maps.app.goo.gl/abc");
	for (const [label, value] of Object.entries(values)) {
		await dialog.getByLabel(label).fill("");
		await dialog.getByLabel(label).pressSequentially(value);
	}
	await dialog.getByRole("button", { name: "Add address" }).click();
	await expect(dialog.getByText("We could not read a place from this link")).toBeVisible();
	await expect(link).toBeFocused();
	await expect(dialog.getByLabel("Street address")).toHaveValue(values["Street address"]);
	await link.fill("8J3P7CHR+5M");
	await dialog.getByRole("button", { name: "Add address" }).click();
	await expect(page.getByText("Address added successfully!")).toBeVisible();
	const { json } = await api<typeof addressCalls.list>("GET", "/api/user/addresses", { cookies });
	expect(json.addresses).toMatchObject([{ point: { lat: expect.closeTo(31.2779, 3) } }]);
});

test("addresses are added, edited, made the default and deleted @campaign", async ({ page }) => {
	const customer = await signedIn(page);
	await page.goto("/account?tab=addresses");
	await page.getByRole("button", { name: "Add address" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add address" }).click();
	await expect(dialog.getByText("All fields are required")).toBeVisible();
	await expect(dialog.getByText("Please enter your street address")).toBeVisible();
	await expectAccessible(page);
	for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
	await dialog.getByRole("button", { name: "Add address" }).click();
	await expect(page.getByText("Address added successfully!")).toBeVisible();
	await expect(page.getByText("Default Address")).toHaveCount(1);

	await saveAddress(customer, "Shop 7, Gojra Road");
	await page.reload();
	const cards = page.getByRole("tabpanel", { name: "Addresses" }).getByRole("listitem");
	await expect(cards).toHaveCount(2);
	await cards.last().getByRole("button", { name: "Set as Default" }).click();
	await expect(page.getByText("Default address updated")).toBeVisible();
	await expect(cards.last().getByText("Default Address")).toBeVisible();
	await expect(cards.first().getByText("Default Address")).toHaveCount(0);

	await cards.first().getByRole("button", { name: /^Edit/ }).click();
	await expect(dialog.getByLabel("Street address")).toHaveValue("House 12, Civil Lines");
	await dialog.getByLabel("Street address").fill("House 14, Civil Lines");
	await dialog.getByRole("button", { name: "Save address" }).click();
	await expect(cards.first()).toContainText("House 14, Civil Lines");

	await cards
		.last()
		.getByRole("button", { name: /^Delete/ })
		.click();
	await expect(dialog.getByText("Are you sure you want to delete this address?")).toBeVisible();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Address deleted successfully")).toBeVisible();
	await expect(cards).toHaveCount(1);
	await expect(cards.first().getByText("Default Address")).toBeVisible();
});

test("the password is changed by someone who knows it @campaign", async ({ page }) => {
	const { password } = await signedIn(page);
	await page.goto("/account?tab=security");
	const current = page.getByLabel("Current password", { exact: true });
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(current).toHaveAccessibleDescription("Current password is required");
	await current.fill("Wrong-One-1");
	await page.getByLabel("New password", { exact: true }).fill("Kinnow-Season-7");
	await page.getByLabel("Confirm password", { exact: true }).fill("Kinnow-Season-7");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(current).toHaveAccessibleDescription("Current password is incorrect");
	await current.fill(password);
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Password changed successfully")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
});

test("logging out everywhere ends the other browser's session too @campaign @any-size", async ({
	page,
	browser,
}) => {
	const customer = await signedIn(page);
	const other = await browser.newContext();
	await other.addCookies(await page.context().cookies());
	await page.goto("/account?tab=security");
	await page.getByRole("button", { name: "Log out everywhere" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
	await expect(page).toHaveURL(/\/$/);
	const elsewhere = await other.newPage();
	await elsewhere.goto("/account");
	await expect(elsewhere).toHaveURL(/\/$/);
	await expect(elsewhere.getByText(customer.name)).toHaveCount(0);
	await other.close();
});

test("a session that ended elsewhere asks for a new login over the form, and what was typed can be saved @campaign", async ({
	page,
}) => {
	const { cookies, email, password } = await signedIn(page);
	await page.goto("/account");
	await page.getByLabel("Full name").fill("Sana Bibi");
	expect((await api("POST", "/api/user/logout-everywhere", { cookies })).status).toBe(200);
	await page.getByRole("button", { name: "Save changes" }).click();
	const sheet = page.getByRole("dialog");
	await sheet.getByLabel("Email", { exact: true }).fill(email);
	await sheet.getByLabel("Password", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(sheet).toHaveCount(0);
	await expect(page.getByLabel("Full name")).toHaveValue("Sana Bibi");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Profile updated successfully")).toBeVisible();
});

test("data can be taken along, and the account deleted", async ({ page }) => {
	const { email, password } = await signedIn(page);
	await page.goto("/account?tab=security");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download my data" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("sabz-my-data.json");
	expect(await readFile(await download.path(), "utf8")).toContain(email);

	await page.getByRole("button", { name: "Delete account" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Current password", { exact: true }).fill(password);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Delete account" }).click();
	await expect(page.getByText("Your account is deleted.")).toBeVisible();
	await expect(page).toHaveURL(/\/$/);
});
