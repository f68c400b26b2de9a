import { expectAccessible } from "./support/axe";
import { goToWallet, orderCount, shopperWithCart } from "./support/checkout";
import { expect, test } from "./support/test";

const ASKING = "We are asking JazzCash about your Rs. 2,100.";

test("a payment whose browser never came back is shown until the wallet has decided", async ({ page }) => {
	await shopperWithCart(page);
	const reference = await goToWallet(page, "JazzCash");

	await page.goto("/checkout");
	await expect(page.getByText(ASKING)).toBeVisible();
	await expectAccessible(page);
	await page.goto("/my-orders");
	await expect(page.getByText(ASKING)).toBeVisible();
	await expectAccessible(page);

	await page.request.post("/wallet-simulator/decide", {
		form: { wallet: "jazzcash", reference, decision: "never" },
	});
	await expect(page.getByText("JazzCash confirmed your Rs. 2,100.")).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole("region", { name: "Where it is" })).toBeVisible();
	expect(await orderCount(page)).toBe(1);
});

test("at the checkout its confirmation leads away, so that nobody pays twice @campaign", {
	tag: "@any-size",
}, async ({ page }) => {
	await shopperWithCart(page);
	const reference = await goToWallet(page, "JazzCash");
	await page.goto("/checkout");
	await expect(page.getByText(ASKING)).toBeVisible();
	await page.request.post("/wallet-simulator/decide", {
		form: { wallet: "jazzcash", reference, decision: "never" },
	});
	await expect(page.getByText(/JazzCash confirmed your payment: order SBZ-/)).toBeVisible({
		timeout: 30_000,
	});
	await expect(page).toHaveURL(/\/cart$/);
});
