import { expectAccessible } from "./support/axe";
import {
	beginPayment,
	fillDelivery,
	fillInformation,
	goToWallet,
	makeReconcilerAsk,
	orderCount,
	press,
	shopperWithCart,
} from "./support/checkout";
import { expect, test } from "./support/test";

for (const wallet of ["JazzCash", "Easypaisa"] as const) {
	const tag = wallet === "JazzCash" ? [] : "@campaign";
	test(`${wallet}: approved, the order is placed and the cart empty`, { tag }, async ({ page }) => {
		await shopperWithCart(page);
		await goToWallet(page, wallet);
		await page.getByRole("button", { name: "Approve", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
		await expect(page.getByRole("link", { name: "View My Orders" })).toBeVisible();
		await page.waitForURL("**/my-orders");
		expect(await orderCount(page)).toBe(1);
		await page.goto("/cart");
		await expect(page.getByText("Your cart is empty")).toBeVisible();
	});
}

test("declined, then tried again where it was left @any-size @campaign", async ({ page }) => {
	await shopperWithCart(page);
	await goToWallet(page, "JazzCash");
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(page.getByText("Payment failed or was cancelled. Please try again.")).toBeVisible();
	expect(await orderCount(page)).toBe(0);
	await page.getByRole("link", { name: "Try Again" }).click();
	await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("0300-7654321");
	await press(page, "Next Step");
	await expect(page.getByLabel("Street address")).toHaveValue("House 12, Satellite Town");
	await expect(page.getByText("Rs. 2,100").filter({ visible: true }).first()).toBeVisible();
});

test("cancelled, back to an untouched cart @any-size @campaign", async ({ page }) => {
	await shopperWithCart(page);
	await goToWallet(page, "JazzCash");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByText("Payment failed or was cancelled. Please try again.")).toBeVisible();
	await expect(page.getByText(/No money was taken: \w+ has told us so\./)).toBeVisible();
	await expect(page.getByRole("link", { name: "Return to Cart" })).toBeVisible();
	await page.getByRole("link", { name: "Pay the rider in cash" }).click();
	await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toBeChecked();
	await expect(page.getByText("Rs. 2,100").filter({ visible: true }).first()).toBeVisible();
});

test("a payment that is not decided goes on being checked by itself @any-size @campaign", async ({
	page,
}) => {
	await shopperWithCart(page);
	const reference = await goToWallet(page, "JazzCash");
	await page.goto(`/payment/verify?provider=jazzcash&pp_ResponseCode=000&pp_TxnRefNo=${reference}`);
	await expect(page.getByRole("heading", { name: "Still checking with JazzCash" })).toBeVisible();
	const paid = await page.request.post("/wallet-simulator/decide", {
		form: { wallet: "jazzcash", reference, decision: "never" },
		maxRedirects: 0,
	});
	expect(paid.status()).toBe(303);
	await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible({ timeout: 20_000 });
});

test("each step says beside its fields what is missing, keeps what was typed, and can be used by everyone @both-sizes", async ({
	page,
}) => {
	await shopperWithCart(page);
	await page.goto("/checkout");
	await page.getByLabel("Phone", { exact: true }).fill("0300");
	await press(page, "Next Step");
	await expect(page.getByText("Please enter a valid mobile number (03XX-XXXXXXX)")).toBeVisible();
	await expectAccessible(page);
	await fillInformation(page);
	await press(page, "Next Step");
	await expect(page.getByText("Please enter your street address")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Street address").fill("House 1, Elsewhere");
	await page.getByLabel("ZIP code").fill("35200");
	await press(page, "Next Step");
	await expect(page.getByText(/We currently do not deliver to this area/)).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Street address")).toHaveValue("House 1, Elsewhere");
	await fillDelivery(page);
	await page.getByLabel("JazzCash mobile number").pressSequentially("03001");
	await expect(page.getByLabel("JazzCash mobile number")).toHaveValue("0300-1");
	await press(page, "Place Order");
	await expect(page.getByText("Please enter a valid JazzCash mobile number (03XX-XXXXXXX)")).toBeVisible();
	await expectAccessible(page);
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Delivery", exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("0300-7654321");
});

test("a guest is told to log in, and an empty cart has no checkout", async ({ page }) => {
	await page.goto("/checkout");
	await expect(page.getByText("Please login to proceed with checkout")).toBeVisible();
	await page.waitForURL("**/cart");
	const { productId } = await shopperWithCart(page);
	await page.request.delete("/api/user/cart/remove", {
		data: { productId },
		headers: { origin: process.env.TEST_BASE_URL ?? "" },
	});
	await page.goto("/checkout");
	await page.waitForURL("**/cart");
});

test("coming back to the checkout after a logout is no error @campaign @any-size", async ({ page }) => {
	await shopperWithCart(page);
	await page.goto("/checkout");
	await page.getByRole("link", { name: "Back to cart" }).click();
	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await expect(page.getByText("Logged out successfully")).toBeVisible();
	await page.goBack();
	await page.waitForURL("**/cart");
	await expect(page.getByText("Please login to proceed with checkout")).toBeHidden();
});

test("nobody is shown a success that the shop does not know of @any-size @campaign", async ({ page }) => {
	await page.goto("/payment/verify?provider=jazzcash&pp_ResponseCode=000&pp_TxnRefNo=T404");
	await expect(page.getByText("No pending order found. Please try again.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Please log in again" })).toBeVisible();
	await expect(page.getByText("please do not pay a second time")).toBeVisible();
	await page.goto("/payment/verify?provider=jazzcash&pp_ResponseCode=112&pp_TxnRefNo=T404");
	await expect(page.getByText("Payment failed or was cancelled. Please try again.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", "/checkout");
	await expect(page.getByRole("link", { name: "Return to Cart" })).toHaveAttribute("href", "/cart");
	await page.getByRole("main").getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await shopperWithCart(page);
	await page.goto("/payment/verify?provider=jazzcash&pp_ResponseCode=000&pp_TxnRefNo=T404");
	await expect(page.getByText("No pending order found. Please try again.")).toBeVisible();
	await page.goto("/payment/verify?provider=jazzcash&pp_ResponseCode=112&pp_TxnRefNo=T404");
	await expect(page.getByText("Payment failed or was cancelled. Please try again.")).toBeVisible();
	expect(await orderCount(page)).toBe(0);
});

test("whose session has ended at the wallet logs in to see what became of the payment @any-size @campaign", async ({
	page,
}) => {
	await shopperWithCart(page);
	const reference = await goToWallet(page, "JazzCash");
	await page.context().clearCookies();
	await page.goto(`/payment/verify?provider=jazzcash&pp_ResponseCode=112&pp_TxnRefNo=${reference}`);
	await expect(page.getByRole("heading", { name: "Please log in again" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Try Again" })).toHaveCount(0);
});

test("without JavaScript a button leads to the wallet and back", async ({ page, browser }) => {
	const redirectUrl = await beginPayment(await shopperWithCart(page));
	const context = await browser.newContext({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	const plain = await context.newPage();
	await plain.goto(redirectUrl);
	await plain.getByRole("button", { name: "Continue to Easypaisa" }).click();
	await plain.getByRole("button", { name: "Approve", exact: true }).click();
	await plain.getByRole("button", { name: "Continue", exact: true }).click();
	await plain.waitForURL("**/payment/verify**");
	await context.close();
	await makeReconcilerAsk(redirectUrl.split("/").at(-1) ?? "");
	await expect.poll(() => orderCount(page), { timeout: 20_000 }).toBe(1);
});

const ASKING = "We are asking JazzCash about your Rs. 2,100.";

test("a payment whose browser never came back is shown until the wallet has decided @campaign", async ({
	page,
}) => {
	await shopperWithCart(page);
	const reference = await goToWallet(page, "JazzCash");

	for (const path of ["/checkout", "/cart"]) {
		await page.goto(path);
		await expect(page.getByText(ASKING)).toBeVisible();
		await expectAccessible(page);
	}
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

test("at the checkout its confirmation leads away, so that nobody pays twice @campaign @any-size", async ({
	page,
}) => {
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
