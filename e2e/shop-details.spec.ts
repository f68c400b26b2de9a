import { dayOf } from "@/lib/text/dates";
import { api } from "../tests/support/api";
import { sellerCookies } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/people";
import { expect, test } from "./support/test";

// All of these look at the one shop that there is, and change only what no other journey looks at.
test.describe.configure({ mode: "serial" });

/** Longer ahead than any delivery time can be picked. */
const FAR_DAYS = 20;

test.afterEach(async () => {
	const body = { whatsapp: null, lateCredit: 0, closedDays: [] };
	await api("PUT", "/api/seller/shop", { cookies: await sellerCookies(), body });
});

test("the owner changes the shop's details with one press, and every page follows", async ({ page }) => {
	await asSeller(page);
	await page.goto("/seller/shop");
	await page.getByLabel("WhatsApp").fill("0300 7654321");
	await page.getByLabel("Credit when late").fill("40");
	await expect(page.getByText("2 changes")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Saved. Every page shows it within two seconds.")).toBeVisible();

	const { json } = await api("GET", "/api/seller/shop", { cookies: await sellerCookies() });
	expect(json.shop).toMatchObject({ whatsapp: "0300 7654321", lateCredit: 40, minimumOrder: 1500 });
	await page.context().clearCookies();
	await expect(async () => {
		await page.goto("/contact");
		await expect(page.getByRole("link", { name: "0300 7654321" })).toHaveAttribute(
			"href",
			/^https:\/\/wa\.me\/923007654321\?text=/,
			{ timeout: 1000 },
		);
	}).toPass();
});

test("what cannot be is named at its field, and nothing typed is lost @any-size @campaign", async ({
	page,
}) => {
	await asSeller(page);
	await page.goto("/seller/shop");
	await page.getByLabel("Phone").fill("12");
	await page.getByLabel("Closes").fill("07:00");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Please enter a phone number, such as 0300-1234567")).toBeVisible();
	await expect(page.getByText("The shop must close later than it opens")).toBeVisible();
	await expect(page.getByLabel("Phone")).toHaveValue("12");

	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByLabel("Closes")).toHaveValue("22:00");
	await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
});

test("a day is closed on the calendar @campaign", async ({ page }) => {
	await asSeller(page);
	await page.goto("/seller/shop");
	const date = new Date(Date.now() + FAR_DAYS * 86_400_000);
	const day = page.getByRole("button", {
		name: new Intl.DateTimeFormat("en-US", {
			weekday: "long",
			month: "short",
			day: "numeric",
			timeZone: "Asia/Karachi",
		}).format(date),
	});
	if (dayOf(date).slice(0, 7) !== dayOf(new Date()).slice(0, 7)) {
		await page.getByRole("button", { name: "Month after" }).click();
	}
	await day.click();
	await expect(day).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Saved.", { exact: false })).toBeVisible();
	const { json } = await api("GET", "/api/shop");
	expect(json.shop).toMatchObject({ closedDays: [dayOf(date)] });
});

test("closing asks until when, and can be left @any-size @campaign", async ({ page }) => {
	await asSeller(page);
	// Whether it is open is for the browser's clock to say: at noon it is.
	await page.clock.setFixedTime(`${dayOf(new Date())}T12:00:00+05:00`);
	await page.goto("/seller/orders");
	const open = page.getByRole("switch", { name: /^(Open|Closed)/ });
	await expect(open).toHaveAttribute("aria-checked", "true");
	await open.click();
	const dialog = page.getByRole("dialog", { name: "Close the shop?" });
	await expect(dialog.getByRole("radio", { name: "For the rest of today" })).toBeChecked();
	await dialog.getByRole("button", { name: "Stay open" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(open).toHaveAttribute("aria-checked", "true");
});
