import { ObjectId } from "mongodb";
import { orderNumber } from "@/lib/orders/rules/order";
import { api } from "../tests/support/api";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { newStaff, sellerCookies } from "../tests/support/people";
import { testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { lookAt } from "./support/looks";
import { asSeller } from "./support/people";
import { uniqueWord } from "./support/products-on-sale";
import { CODE, enter, given, MINUTE, next, open, openDelivery, statusOf, stored } from "./support/rider";
import { expect, test } from "./support/test";

test("a day: from the shelf to the door, a wrong code, a reason, and what is left undone @both-sizes", async ({
	page,
}) => {
	test.slow();
	const rider = await newStaff("rider");
	const [kiran, hamza] = await Promise.all([
		given(rider, "Kiran", 8, { status: "Packed" }),
		given(rider, "Hamza", 25, { status: "Packed" }),
	]);
	await open(page, rider);
	await expect(page.getByRole("heading", { name: "2 bags are ready at the shop" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "I have both" }).click();
	await expect(next(page)).toContainText("Kiran");
	await expect(next(page)).toContainText("1,814");
	await expect.poll(() => statusOf(hamza)).toBe("Out for delivery");
	await expect(next(page).getByRole("link", { name: "Call Kiran" })).toHaveAttribute("href", /^tel:03/);
	await expect(next(page).getByRole("link", { name: /^Map/ })).toHaveAttribute("href", /maps.*Jhang/);
	await expect(page.getByRole("link", { name: /^2 Hamza/ })).toBeVisible();
	expect(await lookAt(page)).toEqual([]);

	await next(page).getByRole("link", { name: "I am at the door" }).press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: orderNumber(kiran) })).toBeFocused();
	await expect(page.getByText("give 186")).toBeVisible();
	expect(await lookAt(page)).toEqual([]);
	await expectAccessible(page);
	const code = page.getByLabel("Kiran’s 4 digits");
	await code.fill("99");
	await expect(page.getByText("2 more digits")).toBeVisible();
	await code.pressSequentially("99");
	await code.press("Enter");
	await expect(page.getByText("This code does not fit. 4 tries left.")).toBeVisible();
	await code.press("0");
	await expect(code).toHaveValue("0");
	await code.pressSequentially("471");
	await code.press("Enter");
	await expect(next(page)).toContainText("Hamza");
	await expect.poll(() => statusOf(kiran)).toBe("Delivered");
	await expect(page.getByText("Rs. 1,814").first()).toBeVisible();
	await expect(page.getByText("1 delivered today")).toBeVisible();

	await next(page).getByRole("link", { name: "I am at the door" }).click();
	await page.getByRole("button", { name: "Could not deliver" }).click();
	const sheet = page.getByRole("dialog", { name: "Why not?" });
	await sheet.getByRole("button", { name: "Bring it back to the shop" }).click();
	await expect(sheet.getByText("Please choose a reason")).toBeVisible();
	await expectAccessible(page);
	await sheet.getByLabel("Something else").check();
	await sheet.getByLabel("In a few words").fill("The bridge is closed");
	await sheet.getByRole("button", { name: "Bring it back to the shop" }).click();
	await expect(page.getByRole("heading", { name: "All delivered" })).toBeVisible();
	await expect
		.poll(() => stored(hamza))
		.toMatchObject({ status: "On hold", holdReason: "The bridge is closed" });
	await expect(page.getByText("Not delivered")).toBeVisible();
	expect(await lookAt(page)).toEqual([]);
	await expectAccessible(page);
});

test("five wrong codes: then only with a reason @campaign", async ({ page }) => {
	const rider = await newStaff("rider");
	const riderSteps = ["a", "b", "c", "d"].map((key) => ({
		key,
		by: rider._id,
		step: "delivered",
		isWrongCode: true,
	}));
	const id = await given(rider, "Tariq", 20, { riderSteps });
	await openDelivery(page, rider, id);
	await enter(page, "Tariq", "1111");
	await expect(
		page.getByText("Too many wrong codes. Please say why without the code.").first(),
	).toBeVisible();
	await page.getByRole("button", { name: "Say why without the code" }).click();
	await page.getByRole("dialog").getByLabel("Somebody else takes it").check();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Delivered/ })
		.click();
	await expect.poll(() => statusOf(id)).toBe("Delivered");
});

test("what is assigned, taken back or paid shows by itself @campaign", async ({ page }) => {
	const rider = await newStaff("rider");
	const paid = { paymentType: "JazzCash", isPaid: true };
	await open(page, rider);
	await expect(page.getByRole("heading", { name: "Nothing to take yet" })).toBeVisible();
	const id = await given(rider, "Zainab", 30, paid);
	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(next(page)).toContainText("Take nothing");
	await page.goto(`/rider#${id}`);
	await expect(page.getByText("Paid with JazzCash")).toBeVisible();
	await enter(page, "Zainab", CODE);
	await expect.poll(() => statusOf(id)).toBe("Delivered");
});

for (const [name, hours] of [
	["ahead", 30],
	["behind", -30],
] as const) {
	test(`a clock that is ${Math.abs(hours)} hours ${name} keeps no step back @any-size @campaign`, async ({
		page,
	}) => {
		const rider = await newStaff("rider");
		const id = await given(rider, "Kiran", 8);
		await page.clock.install({ time: Date.now() + hours * 60 * MINUTE });
		await open(page, rider);
		await expect(next(page)).toContainText(/[678] ?min/);
		await next(page).getByRole("link", { name: "I am at the door" }).click();
		await enter(page, "Kiran", CODE);
		await expect.poll(() => statusOf(id)).toBe("Delivered");
		const { at } = (await stored(id))?.statusHistory.at(-1) ?? {};
		expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(MINUTE);
	});
}

/** A packed order that nobody has, promised so many minutes from now. */
async function packed(firstName: string, minutes: number): Promise<string> {
	const now = Date.now();
	const id = await newOrder({
		status: "Packed",
		address: { ...testAddress, firstName },
		area: `Area ${firstName}`,
		promisedAt: new Date(now + minutes * 60_000),
	});
	return id.slice(-6).toUpperCase();
}

test("bags of an area are given to a rider with two presses, and taken back @both-sizes", async ({
	page,
}) => {
	const rider = await newStaff("rider");
	const name = uniqueWord();
	const bags = [await packed(name, 30), await packed(name, -6)];
	await asSeller(page);
	await page.goto("/seller/dispatch");
	const area = page.getByRole("region", { name: `Area ${name}` });
	await expect(area.getByText("6 min late")).toBeVisible();
	await area.getByRole("button", { name: /^Both/ }).click();
	for (const bag of bags) {
		await expect(page.getByRole("checkbox", { name: new RegExp(`^Order ${bag}`) })).toBeChecked();
	}
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("checkbox", { name: new RegExp(`^Order ${bags[0]}`) })).not.toBeChecked();
	await area.getByRole("button", { name: /^Both/ }).click();
	// On a phone the riders stand in a bar under the thumb, beside the board otherwise.
	const bar = page.getByRole("region", { name: "Give the chosen bags" });
	const beside = page.getByRole("button", { name: `Give 2 to ${rider.name}` }).first();
	const below = bar.getByRole("button", { name: rider.name }).first();
	await ((await bar.isVisible()) ? below : beside).click();
	await expect(page.getByText(`2 bags given to ${rider.name}`)).toBeVisible();
	await expect(area).toBeHidden();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: new RegExp(`^Order ${bags[0]}`) })).toHaveCount(0);
});

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
	await page.keyboard.press("Enter");
	await expect(panel.getByLabel("Notes of 500", { exact: true })).toBeFocused();
	await panel.getByLabel("Notes of 100", { exact: true }).fill("8");
	await expect(panel.getByText("Short by")).toBeVisible();
	await expectAccessible(page);
	await panel.getByRole("button", { name: "Take Rs. 1,800" }).click();
	await expect(row).toContainText("All in");
	await expect(row).toContainText("short by Rs. 14");
	const closing = page.getByRole("region", { name: "Day closing" });
	await expect(closing.getByText(`${name}: short by`).first()).toBeVisible();
	const { json } = await api("GET", "/api/seller/cash", { cookies: await sellerCookies() });
	expect(json.riders).toContainEqual(
		expect.objectContaining({ rider: { _id: rider._id, name }, outstanding: 0, handedOver: 1814 }),
	);
});
