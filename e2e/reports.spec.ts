import { ObjectId } from "mongodb";
import { database } from "../tests/support/database";
import { newOrder, orderLine } from "../tests/support/orders";
import { newProduct, testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { asSeller, signedIn } from "./support/people";
import { expect, test } from "./support/test";

test("a customer reports something in three taps, the seller gives credit in two @both-sizes", async ({
	page,
	browser,
}) => {
	const customer = await signedIn(page);
	const name = `Report ${Date.now().toString(36)}`;
	await newOrder({
		user: new ObjectId(customer._id),
		customer: { name, email: customer.email },
		lines: [orderLine("Kinnow", 300, 4), orderLine("Falsa", 250, 2)],
		...{ amount: 1785, deliveryFee: 0, isPaid: true, paymentStatus: "success", status: "Delivered" },
		statusHistory: [{ status: "Delivered", at: new Date(), by: "seller" }],
	});
	await page.goto("/my-orders");
	await page.getByRole("button", { name: "Something was not fresh" }).click();
	const dialog = page.getByRole("dialog", { name: "What was not right?" });
	await dialog.getByText("Falsa").click();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Send to the shop" }).click();
	await expect(page.getByText("We have your report about Falsa.")).toBeVisible();
	await expectAccessible(page);

	const context = await browser.newContext();
	const seller = await context.newPage();
	await asSeller(seller);
	await seller.goto("/seller/reports");
	const report = seller.getByRole("listitem").filter({ hasText: name });
	await expectAccessible(seller);
	await report.getByRole("button", { name: /^Credit Rs\. 262/ }).click();
	await expectAccessible(seller);
	// The report leaves the list at once; the shop has it when it answers.
	const decided = seller.waitForResponse((answer) => answer.request().method() === "PUT");
	await seller.getByRole("dialog").getByRole("button", { name: "Give credit" }).click();
	await expect(report).toHaveCount(0);
	expect((await decided).status()).toBe(200);
	await context.close();

	await expect(page.getByText("Rs. 262 of credit for Falsa.")).toBeVisible({ timeout: 20_000 });
	await page.goto("/account");
	await expect(page.getByRole("region", { name: "Your credit" }).getByText("+Rs. 262")).toBeVisible();
});

test("credit pays for the next order, or is left out @both-sizes @campaign", async ({ page }) => {
	const customer = await signedIn(page);
	const user = new ObjectId(customer._id);
	const db = await database();
	const at = new Date();
	await db.collection("accounts").insertOne({
		_id: user,
		balance: 300,
		entries: [{ key: "refund:gift", amount: 300, reason: "late", at }],
		revision: 0,
	});
	await db
		.collection("users")
		.updateOne(
			{ _id: user },
			{ $set: { addresses: [{ _id: new ObjectId(), ...testAddress, isDefault: true }] } },
		);
	const product = await newProduct({ name: "Credit mango", offerPrice: 500 });
	await db.collection("carts").insertOne({ user, lines: { [product]: 4 }, version: 1, updatedAt: at });
	await page.goto("/cart");
	const summary = page.getByRole("region", { name: "Order summary" });
	await expect(summary.getByText("−Rs. 300")).toBeVisible();
	await expect(summary.getByText("Rs. 1,800")).toBeVisible();
	await summary.getByRole("switch", { name: /Use my credit/ }).click();
	await expect(summary.getByText("−Rs. 300")).toHaveCount(0);
	await expect(summary.getByText("Rs. 2,100").last()).toBeVisible();
});
