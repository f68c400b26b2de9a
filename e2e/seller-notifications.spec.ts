import { ObjectId } from "mongodb";
import { database } from "../tests/support/database";
import { asSeller, refuse } from "./support/people";
import { expect, test } from "./support/test";

async function newNotification(title: string): Promise<void> {
	const db = await database();
	await db.collection("notifications").insertOne({
		type: "new_order",
		order: new ObjectId(),
		title,
		message: "Sana Iqbal ordered 6 items for Rs. 1,814 to Satellite Town",
		isRead: false,
		customerInfo: { name: "Sana Iqbal" },
		orderDetails: { totalAmount: 1814, itemCount: 6, paymentMethod: "Cash On Delivery" },
		isEmailSent: true,
		createdAt: new Date(),
	});
}

test("notifications are read one by one, filtered and thrown away", async ({ page }, info) => {
	const title = `New order ${info.project.name} ${Date.now()}`;
	await newNotification(title);
	await asSeller(page);
	await page.goto("/seller/notifications?unread=1");
	const item = page.getByRole("listitem").filter({ hasText: title });
	await expect(item.getByText("Just now")).toBeVisible();
	await expect(item.getByText("Mailed")).toBeVisible();

	await item.getByRole("button", { name: "Mark as read" }).click();
	await expect(page.getByText("Notification marked as read", { exact: true })).toBeVisible();
	await expect(item).toHaveCount(0);
	await page.getByRole("link", { name: "All", exact: true }).click();
	await expect(item).toBeVisible();

	const allow = await refuse(page, "**/api/notifications/*");
	await item.getByRole("button", { name: /^Delete notification/ }).click();
	await expect(page.getByText("Failed to delete notification")).toBeVisible();
	await expect(item).toBeVisible();
	await allow();

	await item.getByRole("button", { name: /^Delete notification/ }).click();
	await expect(page.getByText("Notification deleted", { exact: true })).toBeVisible();
	await expect(item).toHaveCount(0);
});

test("the sound of a new order can be switched off, and stays off @campaign", async ({ page }) => {
	await asSeller(page);
	await page.goto("/seller/notifications");
	const sound = page.getByRole("button", { name: "Sound on a new order" });
	await expect(sound).toHaveAttribute("aria-pressed", "true");
	await sound.click();
	await expect(sound).toHaveAttribute("aria-pressed", "false");
	await page.reload();
	await expect(sound).toHaveAttribute("aria-pressed", "false");
});

test("all are read at once @campaign", async ({ page }, info) => {
	const title = `New order ${info.project.name} ${Date.now()}`;
	await newNotification(title);
	await asSeller(page);
	await page.goto("/seller/notifications");
	await page.getByRole("button", { name: "Mark all as read" }).click();
	await expect(page.getByText("All notifications marked as read", { exact: true })).toBeVisible();
	const item = page.getByRole("listitem").filter({ hasText: title });
	await expect(item.getByRole("button", { name: "Mark as read" })).toHaveCount(0);
});

test("the badge of the phone's bell is read with its word @campaign", async ({ page }) => {
	await asSeller(page);
	await page.setViewportSize({ width: 390, height: 844 });
	const bell = page.getByRole("banner");
	const sections = page.getByRole("navigation", { name: "Seller sections" });
	// Another journey may read all of them in between.
	await expect(async () => {
		await newNotification("New order");
		await page.goto("/seller");
		await expect(bell.getByRole("link", { name: /^Notifications \d+\+? unread$/ })).toBeVisible({
			timeout: 3_000,
		});
	}).toPass();
	await expect(sections.getByRole("link", { name: "Add New Product", exact: true })).toBeVisible();
});
