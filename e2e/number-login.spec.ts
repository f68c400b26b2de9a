import type { Page } from "@playwright/test";
import { localNumber } from "@/lib/accounts/rules/user";
import { ur } from "@/lib/text/messages/ur";
import { database } from "../tests/support/database";
import { afterHalfAMinute, messagesTo, newNumber } from "../tests/support/phones";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, mainButton, newGoods } from "./support/cart";
import { orderCount } from "./support/checkout";
import { expect, test } from "./support/test";

const { address, auth, cartSummary, phoneLogin } = ur;
const dialog = (page: Page) => page.getByRole("dialog");

/** Has a code sent to the number, and gives it. */
async function askForCode(page: Page, phone: string): Promise<string> {
	const earlier = (await messagesTo(phone)).length;
	await dialog(page).getByRole("button", { name: phoneLogin.use }).click();
	await expect(dialog(page).getByLabel(phoneLogin.phone)).toBeFocused();
	await page.keyboard.type(`${localNumber(phone).replace("-", "")}`);
	await dialog(page).getByRole("button", { name: phoneLogin.send.whatsapp }).click();
	await expect(dialog(page).getByLabel(phoneLogin.code)).toBeFocused();
	await expect.poll(async () => (await messagesTo(phone)).length).toBe(earlier + 1);
	const { text = "", language } = (await messagesTo(phone)).at(-1) ?? {};
	expect(language).toBe("ur");
	return /\d{6}/.exec(text)?.[0] ?? "";
}

test("somebody without an e-mail starts by number in Urdu, orders, and comes back @both-sizes", async ({
	page,
}) => {
	const phone = newNumber();
	await keepInBrowser(page, [await newGoods("Number crate", 1600)]);
	await page.goto("/ur/cart?auth=login");
	await expect(dialog(page).getByLabel(auth.email, { exact: true }), "the form is as it was").toBeVisible();
	const code = await askForCode(page, phone);
	await page.keyboard.type(code === "000000" ? "111111" : "000000");
	await expect(dialog(page).getByRole("alert")).toHaveText("یہ کوڈ درست نہیں یا پرانا ہو گیا ہے");
	await expectAccessible(page);
	// With the digits of a keyboard in Urdu; the last one sends it.
	await dialog(page)
		.getByLabel(phoneLogin.code)
		.fill([...code].map((digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)]).join(""));
	await expect(dialog(page).getByLabel(phoneLogin.name)).toBeFocused();
	await page.keyboard.type("ثنا اقبال");
	await page.keyboard.press("Enter");
	await expect(page.getByText(auth.login.done)).toBeVisible();
	await expect(dialog(page)).toBeHidden();

	await page.getByLabel(cartSummary.area.label).selectOption({ label: "سیٹلائٹ ٹاؤن" });
	await page.getByRole("button", { name: cartSummary.address.add }).click();
	const { fields } = address;
	await expect(dialog(page).getByLabel(fields.phoneNumber.label)).toHaveValue(localNumber(phone));
	await dialog(page).getByLabel(fields.streetAddress.label).fill("مکان 12، گلی 4");
	await dialog(page).getByLabel(fields.zipCode.label).fill("35200");
	await dialog(page).getByRole("button", { name: address.add }).click();
	await expect(dialog(page)).toBeHidden();
	await mainButton(page, cartSummary.ready.cod).click();
	await page.waitForURL("**/ur/my-orders");
	expect(await orderCount(page)).toBe(1);

	await page.goto("/ur/account");
	await expect(page.getByText(localNumber(phone)).filter({ visible: true }).first()).toBeVisible();
	await page.request.get("/api/user/logout", { headers: { origin: new URL(page.url()).origin } });
	await afterHalfAMinute(phone);
	await page.goto("/ur/about?auth=login");
	const again = await askForCode(page, phone);
	await page.keyboard.type(again);
	await expect(page.getByText(auth.login.done)).toBeVisible();
	expect(await orderCount(page)).toBe(1);
	expect(await (await database()).collection("users").countDocuments({ phone })).toBe(1);
});
