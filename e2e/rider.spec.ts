import { orderNumber } from "@/lib/orders/rules/order";
import { newStaff } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { lookAt } from "./support/looks";
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
	await expect(page.getByRole("heading", { name: "Nothing to take yet" })).toBeVisible();
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

test("what is assigned, taken back or paid shows by itself", async ({ page }) => {
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
	const tag = name === "ahead" ? ["@any-size", "@campaign"] : "@any-size";
	test(`a clock that is ${Math.abs(hours)} hours ${name} keeps no step back`, { tag }, async ({ page }) => {
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
