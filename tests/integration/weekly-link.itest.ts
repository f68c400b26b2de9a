import { describe, expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { waitForMail } from "../support/mails";
import { newCustomer } from "../support/people";
import type { TestShop } from "../support/test-shop";
import {
	basketsOf,
	eveningAt,
	newBasket,
	ordersOf,
	SLOW,
	weekLater,
	withWeeklyShop,
} from "../support/weekly-shop";

/** The link in the mail about a weekly basket's order. */

withWeeklyShop();

describe("the link of its mail", () => {
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
				{ amount: 2100, status: "Order Placed", maySkip: true, name: "Friday sabzi" },
			]);
			expect(JSON.stringify(json)).not.toMatch(/Sana|0300|House 12/);
			expect(await ordersOf(who)).toMatchObject([{ status: "Order Placed", statusHistory: [{}] }]);
		},
	);

	it("leaves the order out, once, and the day stays without one", SLOW, async ({ shop }) => {
		const { who, path, basket } = await mailed(shop);
		expect((await api("DELETE", path)).json.order).toMatchObject({ status: "Cancelled", maySkip: false });
		expect((await api("DELETE", path)).status).toBe(200);
		expect((await api("PUT", path, { body: { items: [] } })).status).toBe(405);
		await shop.runJobs();
		expect(await ordersOf(who)).toMatchObject([{ status: "Cancelled" }]);
		expect(await basketsOf(who)).toMatchObject([{ nextDate: weekLater(basket.nextDate), isPaused: false }]);
	});

	it(
		"opens nothing when it is forged, another order's, or over; and leaves nothing out that is packed",
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
