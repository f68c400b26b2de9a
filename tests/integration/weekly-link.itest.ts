import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { waitForMail } from "../support/mails";
import { newCustomer } from "../support/people";
import { newProduct } from "../support/products";
import type { TestShop } from "../support/test-shop";
import {
	basketsOf,
	eveningAt,
	newBasket,
	ordersOf,
	SLOW,
	someProduct,
	weekLater,
	withWeeklyShop,
} from "../support/weekly-shop";

/** The link in the mail about a weekly basket's order. */

withWeeklyShop();

describe("the link of its mail", () => {
	type Shown = { status: string; amount: number; items: { product: { _id: string }; quantity: number }[] };

	async function mailed(shop: TestShop, fields = {}) {
		const who = await newCustomer();
		const basket = await newBasket(who, fields);
		await eveningAt(shop, basket.orderedAt, 1);
		const mail = await waitForMail(who.email);
		const token = /\/weekly\/(\S+)/.exec(mail.text ?? "")?.[1] ?? "";
		return { who, basket, token, path: `/api/weekly-order/${token}` };
	}

	it(
		"shows the order to whoever has it, and nothing of its person; looking changes nothing",
		SLOW,
		async ({ shop }) => {
			const { who, path } = await mailed(shop);
			const { status, json } = await api("GET", path);
			expect([status, json.order]).toMatchObject([
				200,
				{ amount: 2100, status: "Order Placed", mayChange: true, name: "Friday sabzi" },
			]);
			expect(JSON.stringify(json)).not.toMatch(/Sana|0300|House 12/);
			expect(await ordersOf(who)).toMatchObject([{ status: "Order Placed", statusHistory: [{}] }]);
		},
	);

	it(
		"takes things out of the order in place, down to the minimum, and their pieces lie on the shelf again",
		SLOW,
		async ({ shop }) => {
			const counted = await newProduct({ name: "Jamun", offerPrice: 200 });
			const db = await database();
			await db.collection("products").updateOne({ _id: new ObjectId(counted) }, { $set: { stock: 5 } });
			const items = [
				{ product: someProduct(), quantity: 4 },
				{ product: counted, quantity: 3 },
			];
			const { who, path } = await mailed(shop, { items });
			const put = (left: [string, number][]) =>
				api("PUT", path, { body: { items: left.map(([id, quantity]) => ({ product: id, quantity })) } });
			const less = await put([
				[someProduct(), 4],
				[counted, 1],
			]);
			expect([less.status, (less.json.order as Shown).amount]).toEqual([200, 2310]);
			const stock = async () =>
				(await db.collection("products").findOne({ _id: new ObjectId(counted) }))?.stock;
			await shop.runJobs();
			expect(await stock()).toBe(4);
			expect((await put([[someProduct(), 4]])).json.order).toMatchObject({
				amount: 2100,
				items: [{ quantity: 4 }],
			});
			await shop.runJobs();
			expect(await stock()).toBe(5);
			expect((await put([[someProduct(), 5]])).status).toBe(400);
			expect((await put([[counted, 1]])).status).toBe(400);
			expect((await put([[someProduct(), 2]])).json.message).toContain("minimum order");
			expect(await ordersOf(who)).toMatchObject([
				{ amount: 2100, amountToPay: 2100, subtotal: 2000, tax: 100 },
			]);
		},
	);

	it("leaves the order out, once, and the day stays without one", SLOW, async ({ shop }) => {
		const { who, path, basket } = await mailed(shop);
		expect((await api("DELETE", path)).json.order).toMatchObject({ status: "Cancelled", mayChange: false });
		expect((await api("DELETE", path)).status).toBe(200);
		expect(
			(await api("PUT", path, { body: { items: [{ product: someProduct(), quantity: 4 }] } })).status,
		).toBe(409);
		await shop.runJobs();
		expect(await ordersOf(who)).toMatchObject([{ status: "Cancelled" }]);
		expect(await basketsOf(who)).toMatchObject([{ nextDate: weekLater(basket.nextDate), isPaused: false }]);
	});

	it(
		"opens nothing when it is forged, another order's, or over; and changes nothing that is packed",
		SLOW,
		async ({ shop }) => {
			const { who, token, path, basket } = await mailed(shop);
			const [, id = "", until = "", print = ""] = /^(\w+)-(\d+)-(.+)$/.exec(token) ?? [];
			const forged = [
				`${id}-${until}-${print.slice(0, -2)}AA`,
				`66a000000000000000000001-${until}-${print}`,
				`${id}-${Number(until) + 1}-${print}`,
				id,
				"nothing",
			];
			for (const other of forged)
				for (const method of ["GET", "DELETE"])
					expect((await api(method, `/api/weekly-order/${other}`)).status, other).toBe(404);
			expect(Number(until) * 1000).toBeGreaterThan(Date.now());
			await shop.setClockTo(basket.slot?.from ?? null, 1);
			expect((await api("DELETE", path)).status).toBe(409);
			await shop.setClockTo(basket.orderedAt, 2);
			const [order] = await ordersOf(who);
			await api("PUT", `/api/order/status/${order?._id}`, {
				cookies: shop.owner,
				body: { status: "Packed" },
			});
			const late = await api("DELETE", path);
			expect([late.status, late.json.success]).toEqual([409, false]);
			expect(await ordersOf(who)).toMatchObject([{ status: "Packed" }]);
		},
	);
});
