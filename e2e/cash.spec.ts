import { ObjectId } from "mongodb";
import { api } from "../tests/support/api";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { newStaff, sellerCookies } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { uniqueWord } from "./support/products-on-sale";
import { asSeller } from "./support/seller";
import { expect, test } from "./support/test";

test("a rider's cash is counted by notes, and the difference stays with the day @both-sizes", async ({
	page,
}) => {
	const rider = await newStaff("rider");
	const name = uniqueWord();
	const _id = new ObjectId(rider._id);
	await (await database()).collection("teammembers").updateOne({ _id }, { $set: { name } });
	await newOrder({
		status: "Delivered",
		statusHistory: [{ status: "Delivered", at: new Date() }],
		isPaid: true,
		collectedBy: { _id: rider._id, name },
	});
	await asSeller(page);
	await page.goto("/seller/cash");
	const row = page.getByRole("row", { name: new RegExp(name) });
	await expect(row).toContainText("Rs. 1,814");
	const count = row.getByRole("button", { name: `Count ${name}’s cash` });
	if (await count.isVisible()) await count.click();
	const panel = page.getByRole("region", { name: `Count ${name}’s cash` });
	await panel.getByLabel("Notes of 1,000").fill("1");
	await panel.getByLabel("Notes of 100", { exact: true }).fill("8");
	await expect(panel.getByText("Short by")).toBeVisible();
	await expectAccessible(page);
	await panel.getByRole("button", { name: "Take Rs. 1,800" }).click();
	await expect(row).toContainText("All in");
	const closing = page.getByRole("region", { name: "Day closing" });
	await expect(closing.getByText(`${name}: short by`).first()).toBeVisible();
	const { json } = await api("GET", "/api/seller/cash", { cookies: await sellerCookies() });
	expect(json.riders).toContainEqual(
		expect.objectContaining({ rider: { _id: rider._id, name }, outstanding: 0, handedOver: 1814 }),
	);
});
