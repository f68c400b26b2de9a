import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ObjectId } from "mongodb";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "@/lib/domain/order";
import type { WeeklyBasket } from "@/lib/domain/weekly-basket";
import { api } from "../support/api";
import { database } from "../support/database";
import { mailsTo, waitForMail } from "../support/mails";
import { type OwnShop, startOwnShop } from "../support/own-shop";
import { newCustomer, sellerCookies, type TestCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";

/** Weekly baskets, over two instances of one shop, as its clock is set ahead to their evenings. */

const SLOW = { timeout: 120_000 };
const SOON = { timeout: 25_000, interval: 300 };
const MINUTE_MS = 60_000;

let shop: OwnShop;
let owner: string;
let product: string;

beforeAll(async () => {
	shop = await startOwnShop();
	await shop.startSecond();
	owner = await sellerCookies();
	product = await newProduct({ name: "Chaunsa", offerPrice: 500 });
});
afterAll(() => shop.stop());
afterEach(async () => {
	await setClock(0);
	await change({ slotCapacity: null, closedDays: [], minimumOrder: 1500, deliveryFees: { slot: 0 } });
});

const setClock = (offsetMinutes: number) =>
	api("POST", "/api/test/clock", { cookies: owner, body: { offsetMinutes } });

async function change(body: Record<string, unknown>): Promise<void> {
	expect((await api("PUT", "/api/seller/shop", { cookies: owner, body })).status).toBe(200);
	await pause(1_300);
}

/** Sets the clock so many minutes after the moment. */
async function clockAt(moment: string | null, minutesAfter = 0): Promise<void> {
	const ahead = new Date(moment ?? "").getTime() - Date.now();
	await setClock(Math.ceil(ahead / MINUTE_MS) + minutesAfter);
	await pause(1_300);
}

const basketOf = (fields: Record<string, unknown> = {}) => ({
	name: "Friday sabzi",
	items: [{ product, quantity: 4 }],
	address: testAddress,
	ifMissing: "refund",
	weekday: 5,
	slotFrom: "10:00",
	every: 1,
	...fields,
});

const post = ({ cookies }: TestCustomer, fields = {}, key: string = randomUUID()) =>
	api("POST", "/api/user/baskets", {
		cookies,
		body: basketOf(fields),
		headers: { "idempotency-key": key },
	});

async function made(who: TestCustomer, fields = {}): Promise<WeeklyBasket> {
	const { status, json } = await post(who, fields);
	expect(status).toBe(201);
	return json.basket as WeeklyBasket;
}

async function listed({ cookies }: TestCustomer): Promise<WeeklyBasket[]> {
	return (await api("GET", "/api/user/baskets", { cookies })).json.baskets as WeeklyBasket[];
}

const put = ({ cookies }: TestCustomer, id: string, body: object) =>
	api("PUT", `/api/user/baskets/${id}`, { cookies, body });

async function ordersOf({ cookies }: TestCustomer): Promise<Order[]> {
	return (await api("GET", "/api/order/user", { cookies })).json.orders as Order[];
}

async function orderSoon(who: TestCustomer): Promise<Order> {
	await expect.poll(async () => (await ordersOf(who)).length, SOON).toBe(1);
	const [order] = await ordersOf(who);
	if (!order) throw new Error("unreachable: the poll above waits for it");
	return order;
}

const weekLater = (day: string | null, weeks = 1) =>
	new Date(new Date(`${day}T00:00Z`).getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

describe("a weekly basket", () => {
	it("says what comes when and what it costs today", async () => {
		const who = await newCustomer();
		const basket = await made(who);
		expect(basket).toMatchObject({
			...basketOf({ items: [{ product, quantity: 4, ifMissing: null, name: "Chaunsa", canCome: 4 }] }),
			...{ isPaused: false, skipNext: false, skippedDate: null, made: null },
			today: { subtotal: 2000, tax: 100, deliveryFee: 0, amount: 2100, missing: 0 },
		});
		expect(new Date(`${basket.nextDate}T00:00Z`).getUTCDay()).toBe(5);
		expect(basket.orderedAt).toMatch(/T13:00:00\.000Z$/);
		expect(basket.slot?.from).toBe(`${basket.nextDate}T05:00:00.000Z`);
		expect(await listed(who)).toEqual([basket]);
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
			const { status, json } = await post(who, fields);
			expect([status, json.errors], JSON.stringify(fields)).toEqual([400, errors]);
		}
		expect((await api("POST", "/api/user/baskets", { body: basketOf() })).status).toBe(401);
		const unverified = await newCustomer({ isVerified: false });
		expect((await post(unverified)).status).toBe(403);
		expect(await listed(who)).toEqual([]);
	});

	it("is made once a key, changed, paused, woken and deleted by its owner alone", async () => {
		const [who, stranger] = [await newCustomer(), await newCustomer()];
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 5 }, () => post(who, {}, key)));
		expect(new Set(answers.map(({ json }) => (json.basket as WeeklyBasket)._id)).size).toBe(1);
		const [{ _id, nextDate } = { _id: "", nextDate: "" }] = await listed(who);
		expect((await put(stranger, _id, { name: "Mine" })).status).toBe(404);
		expect((await put(who, _id, { every: 2, name: "Sabzi" })).json.basket).toMatchObject({
			every: 2,
			name: "Sabzi",
			nextDate,
		});
		expect((await put(who, _id, { weekday: 1, slotFrom: "14:00" })).json.basket).toMatchObject({
			weekday: 1,
			slotFrom: "14:00",
		});
		expect((await put(who, _id, { weekday: 5, isPaused: true })).json.basket).toMatchObject({
			isPaused: true,
			nextDate: null,
		});
		expect((await put(who, _id, { isPaused: false })).json.basket).toMatchObject({ nextDate });
		expect((await put(who, _id, { skipNext: true })).json.basket).toMatchObject({
			skippedDate: nextDate,
			nextDate: weekLater(nextDate, 2),
		});
		expect((await put(who, _id, { skipNext: false })).json.basket).toMatchObject({ nextDate });
		expect((await put(who, _id, { weekday: 0 })).status).toBe(400);
		expect((await api("DELETE", `/api/user/baskets/${_id}`, { cookies: stranger.cookies })).status).toBe(404);
		expect((await api("DELETE", `/api/user/baskets/${_id}`, { cookies: who.cookies })).status).toBe(200);
		expect((await api("DELETE", `/api/user/baskets/${_id}`, { cookies: who.cookies })).status).toBe(404);
	});

	it("belongs to the data that its owner takes along, and goes with the account", async () => {
		const who = await newCustomer();
		const basket = await made(who);
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

describe("on its evening", () => {
	it(
		"becomes one cash order at that day's prices, beside the cart, and its mail names what was left out",
		SLOW,
		async () => {
			const who = await newCustomer();
			const gone = await newProduct({ name: "Palak", offerPrice: 60 });
			const few = await newProduct({ name: "Falsa", offerPrice: 100 });
			const items = [
				{ product, quantity: 4 },
				{ product: gone, quantity: 2 },
				{ product: few, quantity: 3 },
			];
			const { orderedAt, nextDate, _id } = await made(who, { items });
			await api("POST", "/api/user/cart/add", {
				cookies: who.cookies,
				body: { productId: product, quantity: 1 },
			});
			const db = await database();
			await db.collection("products").updateOne({ _id: new ObjectId(gone) }, { $set: { inStock: false } });
			await db
				.collection("products")
				.updateOne({ _id: new ObjectId(few) }, { $set: { stock: 1, offerPrice: 150 } });
			await clockAt(orderedAt, -3);
			await pause(6_000);
			expect(await ordersOf(who)).toEqual([]);
			await clockAt(orderedAt);
			const order = await orderSoon(who);
			expect(order).toMatchObject({
				...{ paymentType: "Cash On Delivery", deliveryTime: "slot", channel: "web", ifMissing: "refund" },
				...{ subtotal: 2150, tax: 108, amount: 2258 },
				slot: { from: `${nextDate}T05:00:00.000Z` },
				weekly: { basket: _id, date: nextDate, name: "Friday sabzi", leftOut: ["Palak", "Falsa (2 of 3)"] },
			});
			const mail = await waitForMail(who.email);
			expect(mail.subject).toContain(order.number);
			expect(mail.text).toContain("left out: Palak, Falsa (2 of 3).");
			const cart = await api("GET", "/api/user/cart", { cookies: who.cookies });
			expect(cart.json.cartItem).toHaveLength(1);
			expect(await listed(who)).toMatchObject([
				{ nextDate: weekLater(nextDate), made: { date: nextDate, number: order.number } },
			]);
			await clockAt(orderedAt, 60);
			await pause(6_000);
			expect(await ordersOf(who)).toHaveLength(1);
			expect(await mailsTo(who.email)).toHaveLength(1);
		},
	);

	it("is no order where it is skipped or paused, and is one the time after", SLOW, async () => {
		const [skips, rests] = [await newCustomer(), await newCustomer()];
		const basket = await made(skips, { every: 2 });
		const resting = await made(rests);
		await put(skips, basket._id, { skipNext: true });
		await put(rests, resting._id, { isPaused: true });
		await clockAt(basket.orderedAt, 1);
		await expect
			.poll(async () => (await listed(skips))[0], SOON)
			.toMatchObject({ skipNext: false, skippedDate: null, nextDate: weekLater(basket.nextDate, 2) });
		expect([await ordersOf(skips), await mailsTo(skips.email)]).toEqual([[], []]);
		const [next] = await listed(skips);
		await clockAt(next?.orderedAt ?? null, 1);
		expect((await orderSoon(skips)).weekly?.date).toBe(weekLater(basket.nextDate, 2));
		expect(await ordersOf(rests)).toEqual([]);
	});

	it.each([
		["below the minimum order", { items: 2 }, {}, /minimum order is Rs\. 1,500/],
		["on a closed day", {}, { closes: true }, /We are closed on Friday/],
		["without a place left", {}, { slotCapacity: 1 }, /No place was left/],
	])(
		"is no order %s, and a mail says why",
		SLOW,
		async (_name, { items = 4 }: { items?: number }, shopChange, reason) => {
			const who = await newCustomer();
			const basket = await made(who, { items: [{ product, quantity: items }], slotFrom: "16:00" });
			const { closes, slotCapacity }: { closes?: boolean; slotCapacity?: number } = shopChange;
			if (closes) await change({ closedDays: [basket.nextDate] });
			if (slotCapacity) {
				await change({ slotCapacity });
				const db = await database();
				await db
					.collection<{ _id: string }>("deliveryslots")
					.updateOne(
						{ _id: `${basket.nextDate}-1600` },
						{ $set: { places: [{ key: "another's", at: new Date() }] } },
						{ upsert: true },
					);
			}
			await clockAt(basket.orderedAt, 1);
			const mail = await waitForMail(who.email);
			expect(mail.subject).toContain("No Sabz order from your weekly basket");
			expect(mail.text?.replaceAll("\n", " ")).toMatch(reason);
			expect(await ordersOf(who)).toEqual([]);
			expect(await listed(who)).toMatchObject([{ nextDate: weekLater(basket.nextDate) }]);
		},
	);

	it("is made late where its day is still ahead, and a mail says so where it is not", SLOW, async () => {
		const [late, missed] = [await newCustomer(), await newCustomer()];
		const [ahead, over] = [
			await made(late, { slotFrom: "20:00" }),
			await made(missed, { slotFrom: "08:00" }),
		];
		await clockAt(ahead.orderedAt, 18 * 60);
		expect((await orderSoon(late)).weekly?.date).toBe(ahead.nextDate);
		expect((await waitForMail(missed.email)).text).toContain("could not make it in time");
		expect(await ordersOf(missed)).toEqual([]);
		expect(await listed(missed)).toMatchObject([{ nextDate: weekLater(over.nextDate) }]);
	});

	it("of many baskets each is one order, at two instances, although one is killed", SLOW, async () => {
		const people = await Promise.all(Array.from({ length: 12 }, () => newCustomer()));
		const baskets = await Promise.all(people.map((who) => made(who, { slotFrom: "12:00" })));
		await clockAt(baskets[0]?.orderedAt ?? null, 1);
		await shop.app.kill();
		await shop.app.start();
		for (const who of people) await orderSoon(who);
		await pause(6_000);
		const counts = await Promise.all(people.map(async (who) => (await ordersOf(who)).length));
		expect(counts).toEqual(people.map(() => 1));
	});
});

describe("the link of its mail", () => {
	type Shown = { status: string; amount: number; items: { product: { _id: string }; quantity: number }[] };

	async function mailed(fields = {}) {
		const who = await newCustomer();
		const basket = await made(who, fields);
		await clockAt(basket.orderedAt, 1);
		const mail = await waitForMail(who.email);
		const token = /\/weekly\/(\S+)/.exec(mail.text ?? "")?.[1] ?? "";
		return { who, basket, token, path: `/api/weekly-order/${token}` };
	}

	it(
		"shows the order to whoever has it, and nothing of its person; looking changes nothing",
		SLOW,
		async () => {
			const { who, path } = await mailed();
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
		async () => {
			const counted = await newProduct({ name: "Jamun", offerPrice: 200 });
			const db = await database();
			await db.collection("products").updateOne({ _id: new ObjectId(counted) }, { $set: { stock: 5 } });
			const items = [
				{ product, quantity: 4 },
				{ product: counted, quantity: 3 },
			];
			const { who, path } = await mailed({ items });
			const put = (left: [string, number][]) =>
				api("PUT", path, { body: { items: left.map(([id, quantity]) => ({ product: id, quantity })) } });
			const less = await put([
				[product, 4],
				[counted, 1],
			]);
			expect([less.status, (less.json.order as Shown).amount]).toEqual([200, 2310]);
			const stock = async () =>
				(await db.collection("products").findOne({ _id: new ObjectId(counted) }))?.stock;
			await expect.poll(stock, SOON).toBe(4);
			expect((await put([[product, 4]])).json.order).toMatchObject({
				amount: 2100,
				items: [{ quantity: 4 }],
			});
			await expect.poll(stock, SOON).toBe(5);
			expect((await put([[product, 5]])).status).toBe(400);
			expect((await put([[counted, 1]])).status).toBe(400);
			expect((await put([[product, 2]])).json.message).toContain("minimum order");
			expect(await ordersOf(who)).toMatchObject([
				{ amount: 2100, amountToPay: 2100, subtotal: 2000, tax: 100 },
			]);
		},
	);

	it("leaves the order out, once, and the day stays without one", SLOW, async () => {
		const { who, path, basket } = await mailed();
		expect((await api("DELETE", path)).json.order).toMatchObject({ status: "Cancelled", mayChange: false });
		expect((await api("DELETE", path)).status).toBe(200);
		expect((await api("PUT", path, { body: { items: [{ product, quantity: 4 }] } })).status).toBe(409);
		await pause(6_000);
		expect(await ordersOf(who)).toMatchObject([{ status: "Cancelled" }]);
		expect(await listed(who)).toMatchObject([{ nextDate: weekLater(basket.nextDate), isPaused: false }]);
	});

	it(
		"opens nothing when it is forged, another order's, or over; and changes nothing that is packed",
		SLOW,
		async () => {
			const { who, token, path, basket } = await mailed();
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
			await clockAt(basket.slot?.from ?? null, 1);
			expect((await api("DELETE", path)).status).toBe(409);
			await clockAt(basket.orderedAt, 2);
			const [order] = await ordersOf(who);
			await api("PUT", `/api/order/status/${order?._id}`, { cookies: owner, body: { status: "Packed" } });
			const late = await api("DELETE", path);
			expect([late.status, late.json.success]).toEqual([409, false]);
			expect(await ordersOf(who)).toMatchObject([{ status: "Packed" }]);
		},
	);
});
