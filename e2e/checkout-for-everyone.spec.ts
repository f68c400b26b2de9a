import { testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import {
	fillDelivery,
	fillInformation,
	makeReconcilerAsk,
	orderCount,
	press,
	shopperWithCart,
} from "./support/checkout";
import { expect, test } from "./support/test";

test("every step, the wallet and the result can be used by everyone", async ({ page }) => {
	await shopperWithCart(page);
	await page.goto("/checkout");
	await expect(page.getByLabel("Phone", { exact: true })).toBeVisible();
	await press(page, "Next Step");
	await expect(page.getByText("Please enter a valid mobile number (03XX-XXXXXXX)")).toBeVisible();
	await expectAccessible(page);
	await fillInformation(page);
	await expectAccessible(page);
	await fillDelivery(page);
	await expectAccessible(page);
	await page.getByLabel("JazzCash mobile number").fill("0300-1234567");
	await press(page, "Place Order");
	await page.waitForURL("**/wallet-simulator/pay/**");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
});

test("without JavaScript a button leads to the wallet and back", async ({ page, browser, baseURL }) => {
	const { email, productId } = await shopperWithCart(page);
	const started = await page.request.post("/api/payment/easypaisa", {
		headers: { origin: baseURL ?? "" },
		data: {
			amount: 2100,
			userPhone: "03001234567",
			email,
			items: [{ productId, quantity: 4 }],
			address: testAddress,
		},
	});
	const { redirectUrl }: { redirectUrl: string } = await started.json();
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
