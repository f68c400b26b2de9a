import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { z } from "zod";
import type { buyingCalls } from "@/lib/buying/calls";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { newOrder, orderLine } from "../support/orders";
import { newCustomer } from "../support/people";
import { newProduct } from "../support/products";
import { move } from "../support/seller";
import { idOf, orderCash } from "../support/shopping";

/** Hours that differ from day to day: what is promised, what can be chosen, and which business day it is. */

let owner: string;

it.beforeAll(({ shop }) => {
	({ owner } = shop);
});
it.beforeEach(async ({ shop }) => {
	await shop.change({});
});

const change = (body: object) => api("PUT", "/api/seller/shop", { cookies: owner, body });

const order = async (cookies: string, deliveryTime: string) =>
	orderCash({ cookies }, [{ product: await newProduct({ offerPrice: 500 }), quantity: 3 }], { deliveryTime });

it("takes orders though it opens so seldom that nobody knows when they come", async ({ shop }) => {
	await shop.setClockTo("2027-11-27T15:00:00+05:00");
	const monday = Date.parse("2027-11-29");
	const closedDays = Array.from({ length: 130 }, (_, week) =>
		new Date(monday + week * 7 * 86_400_000).toISOString().slice(0, 10),
	);
	const hours = [{ weekday: 1, spans: [{ from: "08:00", to: "09:00" }] }];
	expect((await change({ hours, specialHours: [], closedDays })).status).toBe(200);
	const { cookies } = await newCustomer();
	for (const deliveryTime of ["express", "standard"])
		expect((await order(cookies, deliveryTime)).status).toBe(201);
	expect((await change({ closedDays: [] })).status).toBe(200);
	const { json } = await order(cookies, "standard");
	expect(json.order).toMatchObject({ promisedAt: "2027-12-20T04:00:00.000Z" });
});

it("has other hours each day: promises, times and the business day follow, and opens and closes say nothing", async ({
	shop,
}) => {
	const evening = { spans: [{ from: "18:00", to: "26:00" }] };
	const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...evening }));
	const { json } = await change({ hours, specialHours: [] });
	expect(json.shop).toMatchObject({
		opens: null,
		closes: null,
		hours: [...hours, { weekday: 7, spans: [] }],
	});
	expect((await change({ closes: "21:00" })).json.errors).toHaveProperty("opens");

	// Saturday before its opening, and Sunday at 1:30 AM, which is still Saturday's business day.
	await shop.setClockTo("2027-11-27T15:00:00+05:00");
	const { cookies } = await newCustomer();
	const early = await order(cookies, "express");
	expect(early.json.order).toMatchObject({ promisedAt: "2027-11-27T14:00:00.000Z" });
	await shop.setClockTo("2027-11-28T01:30:00+05:00");
	expect((await api("GET", "/api/shop")).json.shop).toMatchObject({ isOpen: true });
	const late = await order(cookies, "express");
	expect(late.json.order).toMatchObject({ promisedAt: expect.stringMatching(/^2027-11-29T13:3[01]:/) });
	const { slots } = z
		.object({ slots: z.array(z.object({ id: z.string() })) })
		.parse((await api("GET", "/api/delivery-slots")).json);
	expect(slots.slice(0, 4).map(({ id }) => id)).toEqual([
		"2027-11-29-1800",
		"2027-11-29-2000",
		"2027-11-29-2200",
		"2027-11-30-0000",
	]);

	for (const placed of [early, late]) expect((await move(idOf(placed), "Cancelled")).status).toBe(200);
	const closing = async (day: string) =>
		(await api("GET", `/api/seller/closing?day=${day}`, { cookies: owner })).json.closing;
	expect(await closing("2027-11-27")).toMatchObject({ cancelled: 2 });
	expect(await closing("2027-11-28")).toMatchObject({ cancelled: 0 });
});

it("buys in the night for the day that still runs, and in the morning for the one that has begun", async ({
	shop,
}) => {
	const spans = [{ from: "08:00", to: "26:00" }];
	const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, spans }));
	expect((await change({ hours, specialHours: [] })).status).toBe(200);
	const listed = async (time: string) => {
		await shop.setClockTo(`2027-11-27T${time}:00+05:00`);
		return (await api("GET", "/api/seller/buying", { cookies: owner })).json.day;
	};
	expect(await listed("01:00")).toBe("2027-11-26");
	expect(await listed("05:00")).toBe("2027-11-27");
	const { text } = await api("GET", "/seller/buying", { cookies: owner });
	expect(text.replaceAll("<!-- -->", "")).toContain("For Saturday, Nov 27.");
});

it("counts a day at what its own goods cost, not at what is bought between its night and the next opening", async ({
	shop,
}) => {
	const spans = [{ from: "10:00", to: "27:00" }];
	const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, spans }));
	expect((await change({ hours, specialHours: [] })).status).toBe(200);
	const product = await newProduct();
	const buy = async (day: string, time: string, cost: number) => {
		await shop.setClockTo(`${day}T${time}:00+05:00`);
		const body = { day, lines: [{ product, quantity: 5, cost }], key: randomUUID() };
		expect((await api("POST", "/api/seller/buying", { cookies: owner, body })).status).toBe(200);
	};
	const sell = (at: string) => {
		const delivered = { status: "Delivered" as const, at: new Date(at) };
		const lines = [orderLine("Aaroo", 100, 1, product)];
		return newOrder({ lines, status: delivered.status, statusHistory: [delivered] });
	};
	const costOf = async (day: string) => {
		const path = `/api/seller/margins?from=${day}&to=${day}` as const;
		const { json } = await api<typeof buyingCalls.margins>("GET", path, { cookies: owner });
		return json.products?.find((one) => one.product === product)?.cost;
	};

	await buy("2027-11-26", "12:00", 60);
	await buy("2027-11-28", "05:30", 90);
	await sell("2027-11-28T02:00:00+05:00");
	await sell("2027-11-28T20:00:00+05:00");
	expect([await costOf("2027-11-27"), await costOf("2027-11-28")]).toEqual([60, 90]);
});

it("counts a day that has begun as before when the shop closes in its night, and when its hours go", async ({
	shop,
}) => {
	const spans = [{ from: "14:00", to: "26:00" }];
	const ramadan = { from: "2028-02-08", to: "2028-03-09", spans, name: "Ramadan" };
	await shop.change({ specialHours: [ramadan] });
	await shop.setClockTo("2028-02-18T00:30:00+05:00");
	const { cookies } = await newCustomer();
	const late = await order(cookies, "standard");
	expect((await move(idOf(late), "Cancelled")).status).toBe(200);
	const closing = async (day: string, at = "") =>
		(await api("GET", `${at}/api/seller/closing?day=${day}`, { cookies: owner })).json.closing;
	const isOfItsNight = async () => {
		for (const at of ["", shop.second]) {
			expect(await closing("2028-02-17", at)).toMatchObject({ cancelled: 1 });
			expect(await closing("2028-02-18", at)).toMatchObject({ cancelled: 0 });
		}
	};
	await isOfItsNight();

	await shop.setClockTo("2028-02-18T00:40:00+05:00");
	const both = await Promise.all([change({ closedDays: ["2028-02-17"] }), change({ name: "Night" })]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	await shop.change({});
	await isOfItsNight();

	await shop.setClockTo("2028-03-03T15:00:00+05:00");
	await shop.change({ specialHours: [], closedDays: [] });
	await isOfItsNight();
	// A clock that is set back, to try things, forgets nothing of it.
	await shop.setClockTo("2028-02-01T12:00:00+05:00");
	expect((await change({ name: "Early" })).status).toBe(200);
	await shop.setClockTo("2028-03-03T16:00:00+05:00");
	await isOfItsNight();
	for (const path of ["/api/shop", "/api/seller/shop"])
		expect((await api("GET", path, { cookies: owner })).text).not.toContain("2028-02");
});
