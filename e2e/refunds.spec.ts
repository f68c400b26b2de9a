import { newOrder, WALLET } from "../tests/support/orders";
import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/people";
import { expect, test } from "./support/test";

test("the seller cancels a paid order, gives the money back and says how", async ({ page }) => {
	const name = `Hina ${Date.now().toString(36)}`;
	const id = await newOrder({
		customer: { name, email: `hina-${Date.now()}@sabz-tests.pk` },
		...WALLET,
	});
	await asSeller(page);
	await page.goto(`/seller/orders/${id}`);
	await page.getByRole("combobox", { name: /^Status of/ }).selectOption("Cancelled");
	await page.getByRole("dialog").getByRole("button", { name: "Out of stock" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
	await page.getByRole("link", { name: "To the refunds" }).click();

	const refund = page.getByRole("listitem").filter({ hasText: name });
	await expect(refund.getByText("Rs. 1,814")).toBeVisible();
	await expect(refund.getByText("Order cancelled: Out of stock")).toBeVisible();
	await expectAccessible(page);
	await refund.getByRole("button", { name: /^Settle/ }).click();

	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "The money went back" }).click();
	await expect(dialog.getByText("Please enter the wallet's reference")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel("Reference").fill("TX-4711");
	await dialog.getByRole("button", { name: "The money went back" }).click();
	await expect(refund).toHaveCount(0);

	await page.getByRole("link", { name: "Settled" }).click();
	await expect(refund.getByText("Went back by JazzCash")).toBeVisible();
	await expect(refund.getByText("TX-4711")).toBeVisible();
	await page.goto(`/seller/orders/${id}`);
	await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
});

test("the owner gives some of a delivered order's money back", async ({ page }) => {
	const note = `Two mangoes were rotten ${Date.now().toString(36)}`;
	const id = await newOrder({ status: "Delivered", ...WALLET });
	await asSeller(page);
	await page.goto(`/seller/orders/${id}`);
	await page.getByRole("button", { name: "Give money back" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Rupees").fill("5000");
	await dialog.getByLabel("Note").fill(note);
	await dialog.getByRole("button", { name: "Give money back" }).click();
	await expect(dialog.getByText("Only Rs. 1,814 of this order can still go back")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel("Rupees").fill("560");
	await dialog.getByRole("button", { name: "Give money back" }).click();
	await expect(dialog).toHaveCount(0);
	await page.getByRole("link", { name: "To the refunds" }).click();
	const refund = page.getByRole("listitem").filter({ hasText: note });
	await expect(refund.getByText("Rs. 560")).toBeVisible();
	await expect(refund.getByText(`Something was bad: ${note}`)).toBeVisible();

	await refund.getByRole("button", { name: /^Settle/ }).click();
	await dialog.getByLabel("Reference").fill("TX-4712");
	await dialog.getByRole("button", { name: "The money went back" }).click();
	await expect(refund).toHaveCount(0);
	await page.goto(`/seller/orders/${id}`);
	await page.getByRole("button", { name: "Give money back" }).click();
	await expect(dialog.getByText("At most Rs. 1,254")).toBeVisible();
	await dialog.getByLabel("Rupees").fill("560");
	await dialog.getByLabel("Note").fill(note);
	await dialog.getByRole("button", { name: "Give money back" }).click();
	await expect(dialog.getByText("This went back already: say in the note what is different")).toBeVisible();
});
