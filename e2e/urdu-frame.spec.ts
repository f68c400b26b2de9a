import type { Page } from "@playwright/test";
import { api } from "../tests/support/api";
import { newCustomer } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, newGoods } from "./support/cart";
import { signedIn } from "./support/people";
import { loaded } from "./support/settle";
import { expect, test } from "./support/test";

const languageOf = (page: Page) => page.locator("html");
const inFoot = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });

async function scrolledTo(page: Page): Promise<number> {
	return page.evaluate(() => window.scrollY / (document.getElementById("main")?.offsetHeight ?? 1));
}

test("the other language is the same page at the same place, with the cart as it was @any-size", async ({
	page,
}) => {
	await keepInBrowser(page, [await newGoods("Loquat of two languages", 300)]);
	await page.goto("/faq?from=mail");
	await loaded(page);
	await page.evaluate(() => window.scrollTo(0, 0.5 * (document.getElementById("main")?.offsetHeight ?? 0)));
	const before = await scrolledTo(page);
	const link = inFoot(page, "اردو");
	await expect(link).toHaveAttribute("hreflang", "ur");
	await expect(link).toHaveAttribute("lang", "ur");
	await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());

	await expect(page).toHaveURL("/ur/faq?from=mail");
	await expect(languageOf(page)).toHaveAttribute("dir", "rtl");
	await expect.poll(async () => Math.abs((await scrolledTo(page)) - before)).toBeLessThan(0.02);
	await expect(page.getByRole("banner").getByRole("link", { name: "ٹوکری، 1 چیز" })).toBeVisible();

	await inFoot(page, "English").click();
	await expect(page).toHaveURL("/faq?from=mail");
	await expect(languageOf(page)).toHaveAttribute("dir", "ltr");
});

test("the bare address opens in the language that was chosen, and a page's own in its own @any-size @campaign", async ({
	page,
}) => {
	await page.goto("/about");
	await page.getByRole("banner").getByRole("link", { name: "اردو", exact: true }).click();
	await expect(page).toHaveURL("/ur/about");

	await page.goto("/");
	await expect(page).toHaveURL("/ur");
	await page.goto("/about");
	await expect(languageOf(page)).toHaveAttribute("lang", "en");

	await page.goto("/ur");
	await page.getByRole("banner").getByRole("link", { name: "English", exact: true }).click();
	await expect(page).toHaveURL("/");
	await expect(languageOf(page)).toHaveAttribute("lang", "en");
});

test("the language is the account's too, in every browser @campaign", async ({ page }) => {
	const { cookies } = await signedIn(page);
	await page.goto("/favourites");
	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("menuitem", { name: "اردو" }).click();
	await expect(page).toHaveURL("/ur/favourites");
	await expect(languageOf(page)).toHaveAttribute("lang", "ur");
	await expect
		.poll(async () => (await api("GET", "/api/user/check-auth", { cookies })).json.user)
		.toMatchObject({ language: "ur" });

	await page.evaluate(() => localStorage.clear());
	await page.goto("/");
	await expect(page).toHaveURL("/ur");
});

test("header, menus and login speak Urdu @campaign", async ({ page, isMobile }) => {
	const { email, password } = await newCustomer();
	await page.goto("/ur/faq");
	await expect(page.getByRole("banner").getByRole("combobox")).toHaveAttribute("placeholder", /آلو/);

	await page.getByRole("banner").getByRole("button", { name: "لاگ اِن" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("tab", { name: "نیا اکاؤنٹ" })).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel("ای میل", { exact: true }).fill(email);
	await dialog.getByLabel("پاس ورڈ", { exact: true }).fill(password);
	await page.keyboard.press("Enter");
	await expect(page.getByText("آپ لاگ اِن ہو گئے")).toBeVisible();
	// On a phone the word of it lies over the menu for a while, and stays as long as a mouse rests on it: no finger does.
	await page.mouse.move(1, 400);
	await expect(page.getByText("آپ لاگ اِن ہو گئے")).toBeHidden();

	if (isMobile) await page.getByRole("button", { name: "مینو", exact: true }).click();
	else await page.getByRole("button", { name: /کا اکاؤنٹ$/ }).click();
	await expect(page.getByText("میرے آرڈر").last()).toBeVisible();
	await expectAccessible(page);
	await page.getByText("لاگ آؤٹ").last().click();
	await expect(page.getByText("آپ لاگ آؤٹ ہو گئے")).toBeVisible();
});

test("an address that leads nowhere says so in Urdu, without scripts too @campaign", async ({
	page,
	request,
}) => {
	const answer = await request.get("/ur/no-such-page");
	expect(answer.status()).toBe(404);
	expect(await answer.text()).toContain("یہ صفحہ ریڑھی سے گر گیا");
	await page.goto("/ur/no-such-page");
	await expect(page).toHaveTitle(/یہ صفحہ نہیں ملا/);
	await expect(page.getByRole("main").getByRole("link", { name: "ہوم پر جائیں" })).toHaveAttribute(
		"href",
		"/ur",
	);
	await expectAccessible(page);
});
