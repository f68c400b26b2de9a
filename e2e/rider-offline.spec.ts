import type { Page } from "@playwright/test";
import { orderNumber } from "@/lib/orders/rules/order";
import { newStaff, type TestStaff } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { keepCookies } from "./support/people";
import {
	CODE,
	dayIsKept,
	enter,
	given,
	next,
	open,
	openForGood,
	statusOf,
	stepsOf,
	strip,
} from "./support/rider";
import { expect, test } from "./support/test";

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
		await expect.poll(() => statusOf(hamza)).toBe("Delivered");
		expect(await statusOf(zainab)).toBe("Out for delivery");
	});

	test("an answer that is lost is asked for again, and the step is taken once @campaign", async ({
		page,
	}) => {
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
		// The browser has had a network all along and tells of none: the phone tries again by itself.
		isAnswerLost = false;
		await expect(strip(page)).toContainText("All sent");
		expect(await stepsOf(id)).toHaveLength(1);
	});

	test("two phones: both say it, it is done once @campaign", async ({ page, browser }) => {
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

	test("another rider on the same phone neither sees nor sends what the former did @campaign", async ({
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

		await signInAs(page, later);
		// The page finds out by itself whose phone this is now.
		const laterIsKept = dayIsKept(page);
		await context.setOffline(false);
		await expect(next(page)).toContainText("Hamza");
		await laterIsKept;
		await expect(page.getByText("Kiran")).toHaveCount(0);
		await context.setOffline(true);
		await page.reload();
		await expect(next(page)).toContainText("Hamza");
		await expect(page.getByText("Kiran")).toHaveCount(0);
		await context.setOffline(false);
		await page.reload();
		await expect(next(page)).toContainText("Hamza");
		expect(await statusOf(kiran)).toBe("Out for delivery");

		await signInAs(page, former);
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

/** One session takes the place of the other at once: in between, the page would find that nobody is signed in. */
const signInAs = (page: Page, rider: TestStaff) => keepCookies(page, rider.cookies);
