import type { Locator, Page } from "@playwright/test";
import { asOwner, newCode, newCoupon } from "../tests/support/seller";
import { expectAccessible } from "./support/axe";
import { keepInBrowser, mainButton, newGoods, openCart } from "./support/cart";
import { asSeller } from "./support/people";
import { expect, test } from "./support/test";

const summary = (page: Page): Locator => page.getByRole("region", { name: "Order summary" });

test("the owner makes a coupon, changes it, ends it, and sees what came of it @both-sizes", async ({
	page,
}) => {
	const code = newCode();
	await asSeller(page);
	await page.goto("/seller/coupons");
	await page.getByRole("button", { name: "New coupon" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Code").fill(code.toLowerCase());
	await dialog.getByLabel("How many percent").fill("120");
	await dialog.getByRole("button", { name: "Add coupon" }).click();
	await expect(dialog.getByText("A coupon can take off at most 100 %")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("radio", { name: "Rupees" }).check();
	await dialog.getByLabel("How many rupees").fill("150");
	await dialog.getByLabel("From a subtotal of").fill("2000");
	await dialog.getByLabel("Last day").fill("2040-06-20");
	await dialog.getByLabel("Uses in all").fill("100");
	await dialog.getByRole("button", { name: "Add coupon" }).click();
	const item = page.getByRole("main").getByRole("listitem").filter({ hasText: code });
	await expect(item).toContainText("Rs. 150 off");
	await expect(item).toContainText("0 of 100");
	await expect(item).toContainText("until Jun 20, 2040");
	await expectAccessible(page);
	await item.getByRole("button", { name: `Change ${code}` }).click();
	await dialog.getByLabel("Uses in all").fill("");
	await dialog.getByRole("button", { name: "Save coupon" }).click();
	await expect(item).not.toContainText("of 100");
	await item.getByRole("button", { name: `End now: ${code}` }).click();
	await expect(item).toContainText("Ended");
});

test("a link brings a coupon into the cart, and the order is made with it @both-sizes @campaign", async ({
	page,
}) => {
	const { code } = await newCoupon();
	await openCart(page, { path: `/cart?coupon=${code.toLowerCase()}` });
	await expect(page).toHaveURL(/\/cart$/);
	await expect(summary(page).getByText("10 % off")).toBeVisible();
	await expect(summary(page).getByText("−Rs. 160")).toBeVisible();
	await expect(summary(page).getByText("Rs. 1,512")).toBeVisible();
	await mainButton(page, "Place Order").click();
	await expect(page).toHaveURL(/\/my-orders/);
	await expect(page.getByText(`Coupon ${code}`).first()).toBeVisible();
	await expect(page.getByText("−Rs. 160").first()).toBeVisible();
	// It was used for that order: the next cart begins without it.
	await page.goto("/all-products");
	expect(await page.evaluate(() => sessionStorage.getItem("sabz-cart-choices") ?? "")).not.toContain(code);
});

test("a coupon that the owner changes meanwhile is asked about anew, and the next press orders @campaign", async ({
	page,
}) => {
	const { _id, code } = await newCoupon();
	await openCart(page, { path: `/cart?coupon=${code}` });
	await expect(summary(page).getByText("Rs. 1,512")).toBeVisible();
	expect((await asOwner("PUT", `/api/seller/coupons/${_id}`, { value: 20 })).status).toBe(200);
	await mainButton(page, "Place Order").click();
	await expect(summary(page).getByText("20 % off")).toBeVisible();
	await expect(summary(page).getByText("Rs. 1,344")).toBeVisible();
	await mainButton(page, "Place Order").click();
	await expect(page).toHaveURL(/\/my-orders/);
});

test("a code is typed, refused in words, and counts once the cart suits it @campaign @any-size", async ({
	page,
}) => {
	const { code } = await newCoupon({ minimum: 3000 });
	await openCart(page);
	await summary(page).getByRole("button", { name: "I have a coupon" }).click();
	await expect(summary(page).getByLabel("Coupon code")).toBeFocused();
	await summary(page).getByLabel("Coupon code").fill("nonsense");
	await page.keyboard.press("Enter");
	await expect(summary(page).getByText("There is no coupon with this code")).toBeVisible();
	await summary(page).getByRole("button", { name: "Remove coupon NONSENSE" }).click();
	await summary(page).getByLabel("Coupon code").fill(code.toLowerCase());
	await summary(page).getByRole("button", { name: "Apply" }).click();
	await expect(summary(page).getByText("This coupon needs Rs. 3,000 of groceries.")).toBeVisible();
	await expectAccessible(page);
	await page
		.getByRole("button", { name: /^Increase|^One more|^Add one/ })
		.first()
		.click();
	await expect(summary(page).getByText("10 % off")).toBeVisible();
	await expect(summary(page).getByText("−Rs. 320")).toBeVisible();
});

test("a guest's code waits until they have logged in @campaign", async ({ page }) => {
	const { code } = await newCoupon();
	await keepInBrowser(page, [await newGoods("Falsa", 1600)]);
	await page.goto(`/cart?coupon=${code}`);
	await expect(summary(page).getByText(`Coupon ${code}`)).toBeVisible();
	await page.reload();
	await expect(summary(page).getByText(`Coupon ${code}`)).toBeVisible();
	await summary(page).getByRole("button", { name: "Log in to use it" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("what a customer chose goes with them, also where they have left between two pages @campaign", async ({
	page,
}) => {
	const { code } = await newCoupon();
	await openCart(page, { path: `/cart?coupon=${code}` });
	await expect(summary(page).getByText("10 % off")).toBeVisible();
	await page.context().clearCookies();
	await keepInBrowser(page, [await newGoods("Falsa", 1600)]);
	await page.goto("/cart");
	await expect(summary(page).getByRole("button", { name: "I have a coupon" })).toBeVisible();
	await expect(summary(page).getByText(code)).toHaveCount(0);
});
