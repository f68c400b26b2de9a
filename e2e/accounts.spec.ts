import type { Locator, Page } from "@playwright/test";
import { newCustomer } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { linkIn, waitForMail } from "./support/mailbox";
import { signedIn } from "./support/people";
import { expect, test } from "./support/test";

const PASSWORD = "Mango-Chaunsa-9";
let counter = 0;

function newEmail(): string {
	counter += 1;
	return `browser-${process.pid}-${Date.now()}-${counter}@sabz-tests.pk`;
}

const modal = (page: Page) => page.getByRole("dialog");
const field = (scope: Locator, label: string) => scope.getByLabel(label, { exact: true });

async function fillRegister(page: Page, fields: Partial<Record<string, string>> = {}): Promise<void> {
	const values = {
		"Full name": "Sana Iqbal",
		Email: newEmail(),
		Password: PASSWORD,
		"Confirm password": PASSWORD,
	};
	for (const [label, value] of Object.entries({ ...values, ...fields })) {
		await field(modal(page), label).fill(value ?? "");
	}
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await field(modal(page), "Email").fill(email);
	await field(modal(page), "Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Login successful")).toBeVisible();
	await expect(modal(page)).toBeHidden();
}

test("from registering to being signed in @campaign @both-sizes", async ({ page }) => {
	const email = newEmail();
	await page.goto("/?auth=register");
	await expect(page).toHaveURL(/\/$/);
	await expect(field(modal(page), "Full name")).toBeFocused();
	await fillRegister(page, { Email: email });
	await expect(modal(page).getByText("Very strong")).toBeVisible();
	await expectAccessible(page);

	const calls: string[] = [];
	page.on("request", (request) => calls.push(new URL(request.url()).pathname));
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(modal(page).getByText("Registration successful! Please check your email")).toBeVisible();
	expect(calls.filter((path) => path === "/api/user/register")).toHaveLength(1);
	await expectAccessible(page);

	const mail = await waitForMail(email, /verify/i);
	await page.goto(new URL(linkIn(mail, "/verify-email/")).pathname);
	await expect(page.getByRole("heading", { name: "Email verified successfully" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Your email is already verified" })).toBeVisible();
	await page.getByRole("button", { name: "Go to Login" }).click();
	await logIn(page, email, PASSWORD);
	await expect(page.getByRole("button", { name: "Account of Sana Iqbal" })).toBeVisible();
});

test("what was typed survives closing, by key, by cross and by a press outside @campaign", async ({
	page,
}) => {
	await page.goto("/faq?auth=register");
	await fillRegister(page, { Email: "sana@sabz-tests.pk" });
	const login = page.getByRole("banner").getByRole("button", { name: "Login" });
	const closings = [
		() => page.keyboard.press("Escape"),
		() => modal(page).getByRole("button", { name: "Close" }).click(),
		// On a phone the sheet is as high as the screen, and nothing lies outside.
		...((page.viewportSize()?.width ?? 0) > 600 ? [() => page.mouse.click(6, 6)] : []),
	];
	for (const close of closings) {
		await close();
		await expect(modal(page)).toBeHidden();
		await expect(page).toHaveURL(/\/faq$/);
		await login.click();
		await expect(field(modal(page), "Email")).toBeFocused();
		await modal(page).getByRole("tab", { name: "Register" }).click();
		await expect(field(modal(page), "Full name")).toHaveValue("Sana Iqbal");
		await expect(field(modal(page), "Confirm password")).toHaveValue(PASSWORD);
	}
});

test("what was typed is gone for whoever comes after a login @campaign", async ({ page }) => {
	const { email, password } = await newCustomer();
	await page.goto("/faq?auth=register");
	await fillRegister(page);
	await modal(page).getByRole("tab", { name: "Login" }).click();
	await logIn(page, email, password);
	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	await expect(field(modal(page), "Email")).toHaveValue("");
	await modal(page).getByRole("tab", { name: "Register" }).click();
	for (const label of ["Full name", "Email", "Password", "Confirm password"])
		await expect(field(modal(page), label)).toHaveValue("");
});

test("the keyboard stays in the modal", async ({ page }) => {
	await page.goto("/?auth=login");
	await expect(field(modal(page), "Email")).toBeFocused();
	for (let presses = 0; presses < 20; presses += 1) {
		await page.keyboard.press(presses % 5 === 4 ? "Shift+Tab" : "Tab");
		await expect(modal(page).locator(":focus")).toHaveCount(1);
	}
});

test("every broken rule is said beside its field, and nothing is lost", async ({ page }) => {
	await page.goto("/?auth=register");
	await fillRegister(page, {
		"Full name": "S4na",
		Email: "sana@shop",
		Password: "mango",
		"Confirm password": "mangos",
	});
	await expect(modal(page).getByText("Passwords do not match")).toBeVisible();
	await expect(modal(page).getByText("Very weak")).toBeVisible();
	await expect(modal(page).getByText("Temporary or fake email addresses are not allowed")).toBeVisible();
	await modal(page).getByRole("button", { name: "Create account" }).click();
	const said: [label: string, sentence: string][] = [
		["Full name", "Name can only contain letters, spaces, hyphens, and apostrophes"],
		["Email", "Please enter a valid email address"],
		["Password", "Password must be at least 8 characters long"],
		["Confirm password", "Passwords do not match"],
	];
	for (const [label, sentence] of said) {
		await expect(field(modal(page), label)).toHaveAccessibleDescription(sentence);
	}
	await expect(field(modal(page), "Full name")).toHaveValue("S4na");
	await expectAccessible(page);

	await fillRegister(page, { Email: "sana@mailinator.com" });
	await modal(page).getByRole("button", { name: "Create account" }).click();
	const refusal = "Temporary or disposable email addresses are not allowed";
	await expect(field(modal(page), "Email")).toHaveAccessibleDescription(refusal);
	await expect(page.getByRole("listitem").filter({ hasText: refusal })).toHaveCount(0);
	await expect(field(modal(page), "Password")).toHaveValue(PASSWORD);
});

test("a password can be looked at, and a manager knows the fields @campaign", async ({ page }) => {
	await page.goto("/?auth=login");
	const password = field(modal(page), "Password");
	await password.fill("Secret-1");
	await expect(password).toHaveAttribute("type", "password");
	await modal(page).getByRole("button", { name: "Show password" }).click();
	await expect(password).toHaveAttribute("type", "text");
	await expect(password).toHaveAttribute("autocomplete", "current-password");
	await expect(field(modal(page), "Email")).toHaveAttribute("autocomplete", "username");
	await modal(page).getByRole("tab", { name: "Register" }).click();
	await expect(field(modal(page), "Password")).toHaveAttribute("autocomplete", "new-password");
});

test("a forgotten password is set anew by mail @campaign", async ({ page, browser }) => {
	const elsewhere = await browser.newContext();
	const customer = await signedIn(await elsewhere.newPage());
	await elsewhere.close();
	await page.goto("/?auth=login");
	await field(modal(page), "Email").fill(customer.email);
	await field(modal(page), "Password").fill("Wrong-One-1");
	await page.keyboard.press("Enter");
	await expect(modal(page).getByText("Invalid email or password")).toBeVisible();
	await modal(page).getByRole("button", { name: "Forgot password?" }).click();
	await expect(field(modal(page), "Email")).toHaveValue(customer.email);
	await page.keyboard.press("Enter");
	await expect(modal(page).getByText(/^If your email exists in our system/)).toBeVisible();
	await modal(page).getByRole("button", { name: "Close" }).last().click();
	await expect(modal(page)).toBeHidden();

	const mail = await waitForMail(customer.email, /new password/i);
	const path = new URL(linkIn(mail, "/reset-password/")).pathname;
	await page.goto(path);
	await page.getByLabel("New password", { exact: true }).fill("kinnow");
	await page.getByLabel("Confirm password", { exact: true }).fill("kinno");
	await expect(page.getByText("Passwords do not match")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("New password", { exact: true }).fill("Kinnow-Season-7");
	await page.getByLabel("Confirm password", { exact: true }).fill("Kinnow-Season-7");
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByRole("heading", { name: "Your password is set" })).toBeVisible();
	await page.getByRole("button", { name: "Go to Login" }).click();
	await logIn(page, customer.email, "Kinnow-Season-7");

	await page.goto(path);
	await expect(
		page.getByRole("status").getByText("This reset link is invalid or has expired."),
	).toBeVisible();
	await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Request a new link" }).click();
	await expect(modal(page).getByRole("button", { name: "Send reset link" })).toBeVisible();
});

test("a dead verification link leads to a new one @campaign @any-size", async ({ page }) => {
	await page.goto("/verify-email/nothing");
	await expect(page.getByText("The verification link is invalid or has expired.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Go to Home" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Resend Verification" }).click();
	await page.getByRole("button", { name: "Send verification email" }).click();
	await expect(page.getByText("Please enter your email address")).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill(newEmail());
	await page.getByRole("button", { name: "Send verification email" }).click();
	await expect(page.getByText(/^If your email exists in our system/)).toBeVisible();
	await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();
	await expectAccessible(page);
});

test.describe(() => {
	// The mail's frame lets nothing run, not even Playwright's own recorder.
	test.use({ provoked: /^Blocked script execution in 'about:srcdoc'/ });

	test("the mailbox of demo mode opens a mail, and its link works @campaign", async ({ page }) => {
		const email = newEmail();
		const origin = process.env.TEST_BASE_URL ?? "";
		await page.request.post("/api/user/register", {
			data: { name: "Sana Iqbal", email, password: PASSWORD },
			headers: { origin },
		});
		await page.goto("/test-email");
		await page.getByLabel("Email", { exact: true }).fill(newEmail());
		await page.getByRole("button", { name: "Send test email" }).click();
		await expect(page.getByRole("status", { name: "Response" })).toContainText('"messageId"');
		await expectAccessible(page);
		await page.getByRole("button", { name: new RegExp(email) }).click();
		const mail = page.frameLocator("iframe");
		await expect(mail.getByRole("heading", { name: "Welcome, Sana Iqbal" })).toBeVisible();
		await mail.getByRole("link", { name: "Verify my email" }).click();
		await expect(page.getByRole("heading", { name: "Email verified successfully" })).toBeVisible();
	});
});
