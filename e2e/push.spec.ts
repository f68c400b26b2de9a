import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { database } from "../tests/support/database";
import { newOrder } from "../tests/support/orders";
import { startPushService } from "../tests/support/push-service";
import { asSeller, signedIn } from "./support/people";
import { takenOver } from "./support/settle";
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

test("a customer asks to be told when the rider leaves, by a press, until the next one @both-sizes", async ({
	page,
}) => {
	const service = await startPushService();
	const customer = await signedIn(page);
	await newOrder({ user: new ObjectId(customer._id) });
	await subscribeAt(page, service.newBrowser("phone"));
	await page.goto("/my-orders");
	const wish = page.getByRole("switch", { name: "Tell me when the rider leaves" });
	await expect(wish).not.toBeChecked();
	await wish.click();
	await expect(page.getByText("We will tell you on this device.")).toBeVisible();
	await page.reload();
	await expect(wish).toBeChecked();
	await wish.click();
	await expect(page.getByText("This device stays quiet from now on.")).toBeVisible();
	await page.reload();
	await expect(wish).not.toBeChecked();
	service.stop();
});

test("a subscription that the browser or the shop has dropped is none after a reload @any-size @campaign", async ({
	page,
}) => {
	const service = await startPushService();
	const customer = await signedIn(page);
	await newOrder({ user: new ObjectId(customer._id) });
	await subscribeAt(page, service.newBrowser("phone"));
	await page.goto("/my-orders");
	const wish = page.getByRole("switch", { name: "Tell me when the rider leaves" });
	await wish.click();
	await expect(wish).toBeChecked();
	await (await database()).collection("pushsubscriptions").deleteMany({ owner: customer._id });
	await page.reload();
	await expect(wish).not.toBeChecked();
	await wish.click();
	await expect(wish).toBeChecked();
	await page.evaluate(() => sessionStorage.removeItem("test-subscription"));
	await page.reload();
	await expect(wish).not.toBeChecked();
	service.stop();
});

test("what a push service hands to the browser is shown, with the page that a tap opens @any-size @campaign", async ({
	page,
}) => {
	await page.goto("/");
	await page.evaluate(async () => {
		await navigator.serviceWorker.register("/sw.js");
		await navigator.serviceWorker.ready;
	});
	const [worker] = page.context().serviceWorkers();
	const words = { title: "The rider has left", body: "SBZ-A1B2C3", path: "/my-orders", tag: "step" };
	// A browser's own event can be had from its maker's push service alone.
	const shown = await worker?.evaluate(
		`new Promise((done) => {
			const showNotification = async (title, { data }) => done([title, data.path]);
			Object.defineProperty(self.registration, "showNotification", { value: showNotification });
			self.dispatchEvent(new PushEvent("push", { data: ${JSON.stringify(JSON.stringify(words))} }));
		})`,
	);
	expect(shown).toEqual(["The rider has left", "/my-orders"]);
});

test("a tap opens the page that it is about, in the window where that page is open @any-size @campaign", async ({
	page,
}) => {
	await page.goto("/faq");
	await page.evaluate(async () => {
		await navigator.serviceWorker.register("/sw.js");
		await navigator.serviceWorker.ready;
	});
	await page.reload();
	// While it is taken over, Next writes the address that the page began with.
	await takenOver(page.getByRole("heading", { level: 1 }));
	const [worker] = page.context().serviceWorkers();
	// A tap of a person's own can be had from a screen alone: only with it may a worker open windows and lead them to the front.
	const tap = (path: string) =>
		worker?.evaluate(
			`(async () => {
				const opened = [];
				self.clients.openWindow = async (href) => void opened.push(new URL(href).pathname);
				WindowClient.prototype.focus = async function () { opened.push("front"); return this; };
				let isShown = true;
				let work;
				const notification = { data: { path: ${JSON.stringify(path)} }, close: () => { isShown = false; } };
				const waitUntil = (promise) => { work = promise; };
				const event = new Event("notificationclick");
				self.dispatchEvent(Object.assign(event, { notification, waitUntil }));
				await work;
				return [opened, isShown];
			})()`,
		);
	expect(await tap("/my-orders")).toEqual([["/my-orders"], false]);
	expect(await tap("/faq#payment")).toEqual([["front"], false]);
	await expect(page).toHaveURL(/\/faq#payment$/);
	expect(await tap("https://elsewhere.example/")).toEqual([[], false]);
});

test("the seller's device is told of new orders; a browser that refuses is met with words @campaign @both-sizes", async ({
	page,
}) => {
	const service = await startPushService();
	await asSeller(page);
	await subscribeAt(page, service.newBrowser("desk"));
	await page.goto("/seller/notifications");
	const ask = page.getByRole("switch", { name: "Tell this device of new orders" });
	await ask.click();
	await expect(page.getByText("We will tell you on this device.")).toBeVisible();
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
