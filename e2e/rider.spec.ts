import type { BrowserContext, Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { orderNumber } from "../lib/domain/order";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { newStaff, type TestStaff } from "../tests/support/people";
import { testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { lookAt } from "./support/looks";
import { keepCookies } from "./support/people";
import { expect, test } from "./support/test";

const CODE = "0471";
const MINUTE = 60_000;

/** An order on the road with this rider, or as it is said otherwise. */
async function given(
	rider: TestStaff,
	firstName: string,
	minutes: number,
	fields: object = {},
): Promise<string> {
	const status = "status" in fields ? fields.status : "Out for delivery";
	const address = {
		...testAddress,
		firstName,
		deliveryInstructions: "Call from the corner, the lane is narrow.",
	};
	return newOrder({
		status,
		statusHistory: [{ status, at: new Date(Date.now() - 20 * MINUTE) }],
		handoverCode: CODE,
		rider: { _id: new ObjectId(rider._id), name: rider.name },
		address,
		revision: 1,
		promisedAt: new Date(Date.now() + minutes * MINUTE),
		...fields,
	});
}

const stored = async (id: string) =>
	(await database()).collection("orders").findOne({ _id: new ObjectId(id) });
const statusOf = async (id: string) => (await stored(id))?.status;
const stepsOf = async (id: string): Promise<{ key: string; step: string }[]> =>
	(await stored(id))?.riderSteps ?? [];

async function open(page: Page, rider: TestStaff): Promise<void> {
	await keepCookies(page, rider.cookies);
	await page.goto("/rider");
	await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
}

/** Opens the page so that it opens again without a network. */
async function openForGood(page: Page, rider: TestStaff): Promise<void> {
	await open(page, rider);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
}

const next = (page: Page) => page.getByRole("region", { name: "Next delivery" });
const strip = (page: Page) => page.getByRole("status").first();

async function enter(page: Page, firstName: string, code: string): Promise<void> {
	await page.getByLabel(`${firstName}’s 4 digits`).fill(code);
	await page.getByRole("button", { name: /^Delivered/ }).click();
}

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
	await expectAccessible(page);

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
	await expectAccessible(page);
	await code.press("0");
	await expect(code).toHaveValue("0");
	await code.pressSequentially("471");
	await code.press("Enter");
	await expect(next(page)).toContainText("Hamza");
	expect(await statusOf(kiran)).toBe("Delivered");
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
	expect(await stored(hamza)).toMatchObject({ status: "On hold", holdReason: "The bridge is closed" });
	await expect(page.getByText("Not delivered")).toBeVisible();
	expect(await lookAt(page)).toEqual([]);
	await expectAccessible(page);
});

test("five wrong codes: then only with a reason", async ({ page }) => {
	const rider = await newStaff("rider");
	const riderSteps = ["a", "b", "c", "d"].map((key) => ({
		key,
		by: rider._id,
		step: "delivered",
		isWrongCode: true,
	}));
	const id = await given(rider, "Tariq", 20, { riderSteps });
	await open(page, rider);
	await page.goto(`/rider#${id}`);
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
	const paid = { paymentType: "JazzCash", isPaid: true, paymentStatus: "success", paidAmount: 1814 };
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

test.describe("without a network", () => {
	test.use({ serviceWorkers: "allow", provoked: /net::ERR_|Failed to fetch|ERR_INTERNET/ });

	test("everything goes on, over a reload, and is sent once when it is back", async ({ page, context }) => {
		test.slow();
		const rider = await newStaff("rider");
		const [kiran, hamza, zainab] = await Promise.all([
			given(rider, "Kiran", 8, { status: "Packed" }),
			given(rider, "Hamza", 25),
			given(rider, "Zainab", 40),
		]);
		await openForGood(page, rider);
		await context.setOffline(true);
		await page.getByRole("button", { name: "I have it" }).click();
		await expect(strip(page)).toContainText("No network. 1 step waits to be sent.");
		await page.reload();
		await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
		await expect(next(page)).toContainText("Kiran");
		await next(page).getByRole("link", { name: "I am at the door" }).click();
		await enter(page, "Kiran", CODE);
		await expect(next(page)).toContainText("Hamza");
		await next(page).getByRole("link", { name: "I am at the door" }).click();
		await enter(page, "Hamza", "9999");
		await expect(strip(page)).toContainText("3 steps wait to be sent.");
		await expect(page.getByText("Waits to be sent")).toHaveCount(2);
		await expectAccessible(page);
		await page.reload();
		await expect(strip(page)).toContainText("3 steps wait to be sent.");
		expect(await statusOf(kiran)).toBe("Packed");

		await context.setOffline(false);
		await expect(strip(page)).toContainText("All sent");
		expect((await stepsOf(kiran)).map(({ step }) => step)).toEqual(["picked_up", "delivered"]);
		expect(await statusOf(kiran)).toBe("Delivered");
		// The wrong code is told at its delivery, which is on top again.
		await expect(next(page)).toContainText("Hamza");
		await expect(next(page)).toContainText("This code does not fit. 4 tries left.");
		expect(await statusOf(hamza)).toBe("Out for delivery");
		await next(page).getByRole("link", { name: "I am at the door" }).click();
		await enter(page, "Hamza", CODE);
		await expect(next(page)).toContainText("Zainab");
		expect(await statusOf(hamza)).toBe("Delivered");
		expect(await statusOf(zainab)).toBe("Out for delivery");
	});

	test("an answer that is lost is asked for again, and the step is taken once", async ({ page }) => {
		const rider = await newStaff("rider");
		const id = await given(rider, "Kiran", 8);
		await open(page, rider);
		// What is sent arrives, its answer does not. The shop's own word that something has changed has it sent again at once:
		// so it stays lost until this test has seen that it waits.
		let isAnswerLost = true;
		let tries = 0;
		await page.route("**/api/rider/deliveries/*", async (route) => {
			if (route.request().method() !== "PUT") return route.fallback();
			tries += 1;
			if (!isAnswerLost) return route.fallback();
			await route.fetch();
			return route.abort();
		});
		await page.goto(`/rider#${id}`);
		await enter(page, "Kiran", CODE);
		await expect(strip(page)).toContainText("1 step waits to be sent.");
		await expect.poll(() => tries).toBeGreaterThan(1);
		await expect(strip(page)).toContainText("1 step waits to be sent.");
		isAnswerLost = false;
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(strip(page)).toContainText("All sent");
		expect(await stepsOf(id)).toHaveLength(1);
	});

	test("two phones: both say it, it is done once", async ({ page, browser }) => {
		const rider = await newStaff("rider");
		const id = await given(rider, "Kiran", 8);
		const other = await browser.newContext();
		const second = await other.newPage();
		await open(page, rider);
		await open(second, rider);
		await page.context().setOffline(true);
		await page.goto(`/rider#${id}`).catch(() => undefined);
		await enter(page, "Kiran", CODE);
		await expect(strip(page)).toContainText("1 step waits to be sent.");
		await second.goto(`/rider#${id}`);
		await enter(second, "Kiran", CODE);
		await expect.poll(() => statusOf(id)).toBe("Delivered");
		await page.context().setOffline(false);
		await expect(page.getByRole("region", { name: `About ${orderNumber(id)}` })).toBeVisible();
		await page.getByRole("button", { name: "I have read it" }).click();
		await expect(page.getByRole("heading", { name: "All delivered" })).toBeVisible();
		expect((await stepsOf(id)).filter(({ step }) => step === "delivered")).toHaveLength(1);
		await other.close();
	});

	test("another rider on the same phone neither sees nor sends what the former did", async ({
		page,
		context,
	}) => {
		test.slow();
		const [former, later] = await Promise.all([newStaff("rider"), newStaff("rider")]);
		const [kiran, hamza] = await Promise.all([given(former, "Kiran", 8), given(later, "Hamza", 9)]);
		await openForGood(page, former);
		await context.setOffline(true);
		await page.goto(`/rider#${kiran}`);
		await enter(page, "Kiran", CODE);
		await expect(strip(page)).toContainText("1 step waits to be sent.");

		await page.getByRole("button", { name: "Logout" }).click();
		const question = page.getByRole("dialog", { name: "1 step not sent yet" });
		await expectAccessible(page);
		await question.getByRole("button", { name: "Stay" }).click();

		await signInAs(context, page, later);
		// The page finds out by itself whose phone this is now.
		await context.setOffline(false);
		await expect(next(page)).toContainText("Hamza");
		await expect(page.getByText("Kiran")).toHaveCount(0);
		await context.setOffline(true);
		await page.reload();
		await expect(next(page)).toContainText("Hamza");
		await expect(page.getByText("Kiran")).toHaveCount(0);
		await context.setOffline(false);
		await page.reload();
		await expect(next(page)).toContainText("Hamza");
		expect(await statusOf(kiran)).toBe("Out for delivery");

		await signInAs(context, page, former);
		await page.evaluate(() => window.dispatchEvent(new Event("focus")));
		await expect.poll(() => statusOf(kiran)).toBe("Delivered");
		await expect(page.getByText("Hamza")).toHaveCount(0);
		expect(await statusOf(hamza)).toBe("Out for delivery");

		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page.getByRole("heading", { name: "Seller login" })).toBeVisible();
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Nobody is signed in" })).toBeVisible();
		await expect(page.getByText("Kiran")).toHaveCount(0);
	});
});

async function signInAs(context: BrowserContext, page: Page, rider: TestStaff): Promise<void> {
	await context.clearCookies();
	await keepCookies(page, rider.cookies);
}

for (const [name, hours] of [
	["ahead", 30],
	["behind", -30],
] as const) {
	test(`a clock that is ${Math.abs(hours)} hours ${name} keeps no step back @any-size`, async ({ page }) => {
		const rider = await newStaff("rider");
		const id = await given(rider, "Kiran", 8);
		await page.clock.install({ time: Date.now() + hours * 60 * MINUTE });
		await open(page, rider);
		await expect(next(page)).toContainText(/[678] ?min/);
		await page.goto(`/rider#${id}`);
		await enter(page, "Kiran", CODE);
		await expect.poll(() => statusOf(id)).toBe("Delivered");
		const { at } = (await stored(id))?.statusHistory.at(-1) ?? {};
		expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(MINUTE);
	});
}
