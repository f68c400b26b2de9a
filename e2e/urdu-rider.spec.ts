import { orderNumber } from "@/lib/orders/rules/order";
import { ur } from "@/lib/text/messages/ur";
import { newStaff } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { expectNoWider } from "./support/looks";
import { keepCookies } from "./support/people";
import { CODE, given, statusOf, stepsOf } from "./support/rider";
import { expect, test } from "./support/test";

const { network, next: words, road, why } = ur.rider;

test.describe("the rider's day in Urdu", () => {
	test.use({ serviceWorkers: "allow", provoked: /net::ERR_|Failed to fetch|ERR_INTERNET/ });

	test("is read from right to left, as far as the door", async ({ page }) => {
		const rider = await newStaff("rider");
		const id = await given(rider, "Kiran", 8);
		await keepCookies(page, rider.cookies);
		await page.goto("/ur/rider");
		await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
		await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
		await expectAccessible(page);
		await expectNoWider(page);
		const upNext = page.getByRole("region", { name: words.label });
		await upNext.getByRole("link", { name: words.atTheDoor }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(orderNumber(id));
		await page.locator("#code").fill(CODE);
		await page.getByRole("button", { name: ur.rider.delivered }).click();
		await expect(page.getByRole("heading", { name: ur.rider.day.allDelivered })).toBeVisible();
		await expect.poll(() => statusOf(id)).toBe("Delivered");
	});

	test("goes on while the network is away, and is sent when it is back @campaign", async ({
		page,
		context,
	}) => {
		test.slow();
		const rider = await newStaff("rider");
		const [first, second] = await Promise.all([
			given(rider, "Kiran", 8, { status: "Packed" }),
			given(rider, "Hamza", 25),
		]);
		await keepCookies(page, rider.cookies);
		await page.goto("/ur/rider");
		await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.reload();

		const upNext = page.getByRole("region", { name: words.label });
		const strip = page.getByRole("status").first();
		await expect(upNext).toContainText("Hamza");
		await context.setOffline(true);
		await page.getByRole("button", { name: ur.rider.haveIt }).click();
		await expect(strip).toContainText(network.noneAndWaits(1));
		await page.reload();
		await expect(page.locator("html")).toHaveAttribute("lang", "ur");
		await expect(upNext).toContainText("Kiran");
		await upNext.getByRole("link", { name: words.atTheDoor }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(orderNumber(first));
		await page.locator("#code").fill(CODE);
		await page.getByRole("button", { name: ur.rider.delivered }).click();
		await expect(upNext).toContainText("Hamza");
		await expect(page.getByText(road.waitsToBeSent)).toBeVisible();
		expect(await statusOf(first)).toBe("Packed");

		await context.setOffline(false);
		await expect(strip).toContainText(network.allSent);
		expect((await stepsOf(first)).map(({ step }) => step)).toEqual(["picked_up", "delivered"]);

		// The shop is told the reason in its own words.
		await upNext.getByRole("link", { name: words.atTheDoor }).click();
		await page.getByRole("button", { name: ur.rider.door.couldNot }).click();
		await page.getByRole("radio", { name: why.reasons.nobodyOpened }).check();
		await page.getByRole("button", { name: why.bringBack }).click();
		await expect.poll(() => statusOf(second)).toBe("On hold");
		await expect(page.getByRole("heading", { name: ur.rider.day.allDelivered })).toBeVisible();
	});

	test("is the same in English at the press of its name, and what waits goes along @campaign", async ({
		page,
		context,
	}) => {
		const rider = await newStaff("rider");
		const id = await given(rider, "Kiran", 8);
		await keepCookies(page, rider.cookies);
		await page.goto("/ur/rider");
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.goto("/rider");
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.goto(`/ur/rider#${id}`);
		await page.locator("#code").waitFor();
		await context.setOffline(true);
		await page.locator("#code").fill(CODE);
		await page.getByRole("button", { name: ur.rider.delivered }).click();
		await page.getByRole("link", { name: "English" }).click();
		await expect(page).toHaveURL("/rider");
		await expect(page.getByRole("status").first()).toContainText("1 step waits to be sent.");
		await context.setOffline(false);
		await expect.poll(() => statusOf(id)).toBe("Delivered");
	});
});
