import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { api } from "../tests/support/api";
import { newOrder } from "../tests/support/orders";
import { sellerCookies } from "../tests/support/people";
import { startPushService } from "../tests/support/push-service";
import { expectAccessible } from "./support/axe";
import { signedIn } from "./support/people";
import { asSeller } from "./support/seller";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** The browser subscribes at the test's own push service: its maker's is not to be had here. */
async function subscribeAt(page: Page, subscription: object): Promise<void> {
	await page.context().grantPermissions(["notifications"]);
	await page.addInitScript((json) => {
		const held = "test-subscription";
		const made = {
			...json,
			toJSON: () => json,
			unsubscribe: async () => {
				sessionStorage.removeItem(held);
				return true;
			},
		};
		Object.assign(PushManager.prototype, {
			getSubscription: async () => (sessionStorage.getItem(held) ? made : null),
			subscribe: async () => {
				sessionStorage.setItem(held, "1");
				return made;
			},
		});
	}, subscription);
}

const wish = (page: Page) => page.getByRole("switch", { name: "Tell me when the rider leaves" });

test("a customer is told when the rider leaves, after a press, until the next one @both-sizes", async ({
	page,
}) => {
	test.setTimeout(90_000);
	const service = await startPushService();
	const customer = await signedIn(page);
	const order = await newOrder({ user: new ObjectId(customer._id) });
	await subscribeAt(page, service.newBrowser("phone"));
	await page.goto("/my-orders");
	await expect(wish(page)).not.toBeChecked();
	expect(service.tries()).toBe(0);
	await wish(page).click();
	await expect(page.getByText("We will tell you on this device.")).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(wish(page)).toBeChecked();

	const cookies = await sellerCookies();
	for (const status of ["Packed", "Out for delivery"])
		await api("PUT", `/api/order/status/${order}`, { cookies, body: { status } });
	await expect.poll(() => service.toldTo("phone").length, { timeout: 40_000 }).toBe(1);
	const [words] = service.toldTo("phone");
	expect(words?.title).toBe("The rider has left with your order");

	// What a push service hands to the browser, its worker shows.
	const cdp = await page.context().newCDPSession(page);
	const registrationId = new Promise<string>((done) =>
		cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
			if (first) done(first.registrationId);
		}),
	);
	await cdp.send("ServiceWorker.enable");
	const origin = new URL(page.url()).origin;
	const data = JSON.stringify(words);
	await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registrationId, data });
	const shown = () =>
		page.evaluate(async () =>
			(await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
		);
	await expect.poll(shown).toEqual(["The rider has left with your order"]);

	await page.goto("/my-orders");
	await wish(page).click();
	await expect(page.getByText("This device stays quiet from now on.")).toBeVisible();
	await page.reload();
	await expect(wish(page)).not.toBeChecked();
	service.stop();
});

test("the seller's device is told of new orders; a browser that refuses is met with words @both-sizes", async ({
	page,
}) => {
	const service = await startPushService();
	await asSeller(page);
	await subscribeAt(page, service.newBrowser("desk"));
	await page.goto("/seller/notifications");
	const ask = page.getByRole("switch", { name: "Tell this device of new orders" });
	await ask.click();
	await expect(page.getByText("We will tell you on this device.")).toBeVisible();
	await expectAccessible(page);
	await ask.click();
	await expect(page.getByText("This device stays quiet from now on.")).toBeVisible();
	await page.evaluate(() => {
		Notification.requestPermission = async () => "denied";
	});
	await ask.click();
	await expect(page.getByText("Your browser does not let the shop show messages.")).toBeVisible();
	await expect(ask).not.toBeChecked();
	service.stop();
});
