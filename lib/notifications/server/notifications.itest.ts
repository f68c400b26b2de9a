import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";

const cookies = await sellerCookies();

type Listed = { notifications: { _id: string; isRead: boolean; createdAt: string }[]; unreadCount: number };

async function newNotification(fields: Record<string, unknown> = {}): Promise<string> {
	const _id = new ObjectId();
	await (await database()).collection("notifications").insertOne({
		_id,
		type: "new_order",
		order: new ObjectId(),
		title: "New order SBZ-TEST01",
		message: "Sana Iqbal ordered 6 items for Rs. 1,814 to Satellite Town",
		isRead: false,
		customerInfo: { name: "Sana Iqbal" },
		orderDetails: { totalAmount: 1814, itemCount: 6, paymentMethod: "Cash On Delivery" },
		isEmailSent: false,
		createdAt: new Date(),
		...fields,
	});
	return _id.toHexString();
}

async function list(unreadOnly: boolean): Promise<Listed> {
	const { status, json } = await api("GET", `/api/notifications?unreadOnly=${unreadOnly}`, { cookies });
	expect(status).toBe(200);
	return json as Listed;
}

const find = ({ notifications }: Listed, id: string) => notifications.find(({ _id }) => _id === id);

describe("the list", () => {
	test("tells what the seller needs to know, newest first", async () => {
		const older = await newNotification({ createdAt: new Date(Date.now() - 5_000) });
		const id = await newNotification();
		const all = await list(false);
		const ids = all.notifications.map(({ _id }) => _id);
		expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(older));
		expect(find(all, id)).toMatchObject({
			type: "new_order",
			title: "New order SBZ-TEST01",
			isRead: false,
			customerInfo: { name: "Sana Iqbal" },
			orderDetails: { totalAmount: 1814, itemCount: 6, paymentMethod: "Cash On Delivery" },
			isEmailSent: false,
		});
	});

	test("unreadOnly leaves out what was read", async () => {
		const read = await newNotification({ isRead: true });
		const unread = await newNotification();
		expect(find(await list(false), read)).toBeDefined();
		const shown = await list(true);
		expect(find(shown, read)).toBeUndefined();
		expect(find(shown, unread)).toBeDefined();
	});

	test("an unreadable filter is a broken rule", async () => {
		expect((await api("GET", "/api/notifications?unreadOnly=maybe", { cookies })).status).toBe(400);
		expect((await api("GET", "/api/notifications", { cookies })).status).toBe(200);
	});
});

describe("one notification", () => {
	test("is read, and reading it again changes nothing", async () => {
		const id = await newNotification();
		const read = () => api("PUT", `/api/notifications/${id}/read`, { cookies });
		expect(await read()).toMatchObject({
			status: 200,
			json: { message: "Notification marked as read", unreadCount: expect.any(Number) },
		});
		expect(find(await list(false), id)?.isRead).toBe(true);
		expect((await read()).status).toBe(200);
	});

	test("is deleted once", async () => {
		const id = await newNotification();
		const remove = () => api("DELETE", `/api/notifications/${id}`, { cookies });
		expect(await remove()).toMatchObject({ status: 200, json: { message: "Notification deleted" } });
		expect(find(await list(false), id)).toBeUndefined();
		expect(await remove()).toMatchObject({ status: 404, json: { message: "Notification not found" } });
	});

	test.each(["no-id", new ObjectId().toHexString()])("%s names none", async (id) => {
		expect((await api("PUT", `/api/notifications/${id}/read`, { cookies })).status).toBe(404);
		expect((await api("DELETE", `/api/notifications/${id}`, { cookies })).status).toBe(404);
	});
});

test("all are read at once", async () => {
	const id = await newNotification();
	expect(await api("PUT", "/api/notifications/read-all", { cookies })).toMatchObject({
		status: 200,
		json: { message: "All notifications marked as read" },
	});
	expect(find(await list(false), id)?.isRead).toBe(true);
});
