import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { newCustomer } from "../support/people";
import { testAddress } from "../support/products";
import {
	basketOf,
	basketsOf,
	changeBasket,
	newBasket,
	postBasket,
	someProduct,
	weekLater,
	withWeeklyShop,
} from "../support/weekly-shop";

/** Weekly baskets as their owner makes and changes them. */

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
		expect((await api("POST", "/api/user/baskets", { body: basketOf() })).status).toBe(401);
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
