import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { draftOf } from "@/lib/weekly/rules";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { waitForMail } from "../support/mails";
import { newCustomer } from "../support/people";
import { testAddress } from "../support/products";
import { move } from "../support/seller";
import { ordersOf } from "../support/shopping";
import type { TestShop } from "../support/test-shop";
import {
	basketOf,
	basketsOf,
	changeBasket,
	eveningAt,
	newBasket,
	postBasket,
	SLOW,
	someProduct,
	weekLater,
	withWeeklyShop,
} from "../support/weekly-shop";

/** Weekly baskets as their owner makes and changes them. */

const elsewhere = { ...testAddress, streetAddress: "House 3, Civil Lines" };

withWeeklyShop();

describe("a weekly basket", () => {
	it("says what comes when and what it costs today", async () => {
		const who = await newCustomer();
		const basket = await newBasket(who);
		expect(basket).toMatchObject({
			...basketOf({
				items: [{ product: someProduct(), quantity: 4, ifMissing: null, name: "Chaunsa", canCome: 4 }],
			}),
			...{ isPaused: false, skipNext: false, skippedDate: null, made: null },
			today: { subtotal: 2000, tax: 100, deliveryFee: 0, amount: 2100, missing: 0 },
		});
		expect(new Date(`${basket.nextDate}T00:00Z`).getUTCDay()).toBe(5);
		expect(basket.orderedAt).toMatch(/T13:00:00\.000Z$/);
		expect(basket.slot?.from).toBe(`${basket.nextDate}T05:00:00.000Z`);
		expect(await basketsOf(who)).toEqual([basket]);
	});

	it("is refused in words, by field", async () => {
		const who = await newCustomer();
		const unknown = "66a000000000000000000001";
		const cases: [Record<string, unknown>, Record<string, unknown>][] = [
			[{ name: " " }, { name: "Please give the basket a name" }],
			[{ items: [] }, { items: "Your cart is empty" }],
			[
				{ items: [{ product: unknown, quantity: 1 }] },
				{ items: "A product in this basket is no longer sold" },
			],
			[
				{ address: { ...testAddress, streetAddress: "Moon" } },
				{ address: expect.stringContaining("do not deliver") },
			],
			[{ weekday: 8 }, { weekday: "Please choose a day of the week" }],
			[{ slotFrom: "09:00" }, { slotFrom: "Please choose one of the delivery times" }],
			[{ slotFrom: "soon" }, { slotFrom: "Please choose a delivery time" }],
			[{ every: 3 }, { every: "Please choose every week or every two weeks" }],
			[{ ifMissing: "guess" }, { ifMissing: "Please choose what we do if something is missing" }],
		];
		for (const [fields, errors] of cases) {
			const { status, json } = await postBasket(who, fields);
			expect([status, json.errors], JSON.stringify(fields)).toEqual([400, errors]);
		}
		const unverified = await newCustomer({ isVerified: false });
		expect((await postBasket(unverified)).status).toBe(403);
		expect(await basketsOf(who)).toEqual([]);
	});

	it("is made once a key, changed, paused, woken and deleted by its owner alone", async () => {
		const [who, stranger] = [await newCustomer(), await newCustomer()];
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 5 }, () => postBasket(who, {}, key)));
		expect(new Set(answers.map(({ json }) => json.basket?._id)).size).toBe(1);
		const [{ _id, nextDate } = { _id: "", nextDate: "" }] = await basketsOf(who);
		// Its time may be offered no more by then.
		const again = await postBasket(who, { slotFrom: "09:00" }, key);
		expect([again.status, again.json.basket]).toMatchObject([201, { _id, slotFrom: "10:00" }]);
		expect((await changeBasket(stranger, _id, { name: "Mine" })).status).toBe(404);
		expect((await changeBasket(who, _id, { every: 2, name: "Sabzi" })).json.basket).toMatchObject({
			every: 2,
			name: "Sabzi",
			nextDate,
		});
		expect((await changeBasket(who, _id, { weekday: 1, slotFrom: "14:00" })).json.basket).toMatchObject({
			weekday: 1,
			slotFrom: "14:00",
		});
		expect((await changeBasket(who, _id, { weekday: 5, isPaused: true })).json.basket).toMatchObject({
			isPaused: true,
			nextDate: null,
		});
		expect((await changeBasket(who, _id, { isPaused: false })).json.basket).toMatchObject({ nextDate });
		expect((await changeBasket(who, _id, { skipNext: true })).json.basket).toMatchObject({
			skippedDate: nextDate,
			nextDate: weekLater(nextDate, 2),
		});
		expect((await changeBasket(who, _id, { skipNext: false })).json.basket).toMatchObject({ nextDate });
		expect((await changeBasket(who, _id, { weekday: 0 })).status).toBe(400);
		expect((await api("DELETE", `/api/user/baskets/${_id}`, { cookies: stranger.cookies })).status).toBe(404);
		expect((await api("DELETE", `/api/user/baskets/${_id}`, { cookies: who.cookies })).status).toBe(200);
		expect((await api("DELETE", `/api/user/baskets/${_id}`, { cookies: who.cookies })).status).toBe(404);
	});

	it("is moved only to a day on which it can come at its time", async ({ shop }) => {
		const who = await newCustomer();
		const { _id } = await newBasket(who);
		const late = [{ weekday: 6, spans: [{ from: "15:00", to: "23:00" }] }];
		const hours = [1, 2, 3, 4, 5, 7].map((weekday) => ({ weekday, spans: [{ from: "08:00", to: "22:00" }] }));
		await shop.change({ hours: [...hours, ...late] });
		const refused = await changeBasket(who, _id, { weekday: 6 });
		expect([refused.status, refused.json.errors]).toEqual([
			400,
			{ slotFrom: "Please choose one of the delivery times" },
		]);
		expect(await basketsOf(who)).toMatchObject([{ weekday: 5, slotFrom: "10:00" }]);
		expect((await changeBasket(who, _id, { weekday: 6, slotFrom: "15:00" })).status).toBe(200);
	});

	it.for<[how: string, change: Record<string, unknown>]>([
		["to an address in another area", { address: elsewhere }],
		["to an address there, and no area", { address: elsewhere, area: null }],
		["to no area, and then to that address", { area: null }],
	])("goes on making orders when it is moved %s", SLOW, async ([, change], { shop }) => {
		const who = await newCustomer();
		const { _id, orderedAt } = await newBasket(who, { area: "Satellite Town" });
		expect((await changeBasket(who, _id, change)).status).toBe(200);
		const db = await database();
		const stored = await db.collection("weeklybaskets").findOne({ _id: new ObjectId(_id) });
		expect(stored).not.toHaveProperty("area");
		expect((await changeBasket(who, _id, { address: elsewhere })).status).toBe(200);
		await eveningAt(shop, orderedAt, 1);
		expect(await ordersOf(who)).toMatchObject([{ address: { streetAddress: elsewhere.streetAddress } }]);
		const order = await db.collection("orders").findOne({ user: new ObjectId(who._id) });
		expect(order?.area).toBe("Civil Lines");
	});

	it("keeps the area that was chosen for it when it is saved as it was answered", async () => {
		const who = await newCustomer();
		const area = "Satellite Town";
		const basket = await newBasket(who, { area });
		expect((await changeBasket(who, basket._id, draftOf(basket))).status).toBe(200);
		expect(await basketsOf(who)).toMatchObject([{ area }]);
	});

	it("is changed in all but its address while its area rests", async ({ shop }) => {
		const who = await newCustomer();
		const basket = await newBasket(who);
		const rests = { area: "Satellite Town", isActive: false, extraMinutes: 0 };
		await shop.change({ areaRules: [{ ...rests, deliveryFees: null, minimumOrder: null }] });
		const changed = await changeBasket(who, basket._id, { ...draftOf(basket), every: 2 });
		expect(changed.json.basket).toMatchObject({ every: 2, isServed: false });
		const address = { ...testAddress, streetAddress: "House 13, Satellite Town" };
		const moved = await changeBasket(who, basket._id, { address });
		expect([moved.status, moved.json.errors]).toEqual([
			400,
			{ address: expect.stringContaining("do not deliver") },
		]);
	});

	it("belongs to the data that its owner takes along, and goes with the account", async () => {
		const who = await newCustomer();
		const basket = await newBasket(who);
		const data = await api("GET", "/api/user/data", { cookies: who.cookies });
		expect(data.json.weeklyBaskets).toEqual([basket]);
		await api("DELETE", "/api/user/account", {
			cookies: who.cookies,
			body: { currentPassword: who.password },
		});
		const db = await database();
		expect(await db.collection("weeklybaskets").countDocuments({ user: new ObjectId(who._id) })).toBe(0);
	});
});

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
				{ amount: 2100, creditUsed: 0, status: "Order Placed", maySkip: true, name: "Friday sabzi" },
			]);
			expect(JSON.stringify(json)).not.toMatch(/Sana|0300|House 12/);
			expect(await ordersOf(who)).toMatchObject([{ status: "Order Placed", statusHistory: [{}] }]);
		},
	);

	it("leaves the order out, once, and the day stays without one", SLOW, async ({ shop }) => {
		const { who, path, basket } = await mailed(shop);
		const once = { status: 200, json: { order: { status: "Cancelled", maySkip: false } } };
		expect(await Promise.all([api("DELETE", path), api("DELETE", path)])).toMatchObject([once, once]);
		expect(await api("DELETE", path)).toMatchObject(once);
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
			await move(String(order?._id), "Packed");
			const late = await api("DELETE", path);
			expect([late.status, late.json.success]).toEqual([409, false]);
			expect(await ordersOf(who)).toMatchObject([{ status: "Packed" }]);
		},
	);
});
