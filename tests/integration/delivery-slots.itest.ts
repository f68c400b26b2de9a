import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { orderCalls } from "@/lib/orders/calls";
import { api, must } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { storedOrder } from "../support/orders";
import { newCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { move, undo } from "../support/seller";
import { idOf, orderCash } from "../support/shopping";
import type { TestShop } from "../support/test-shop";
import { isThorough } from "../support/thorough";

/** Delivery times with a capacity, over two instances of one shop. */

const SLOT_GONE = "This delivery time is no longer available";

let shop: TestShop;
let second: string;
let product: string;

it.beforeAll(async ({ shop: started }) => {
	shop = started;
	({ second } = started);
	product = await newProduct({ offerPrice: 500 });
});

async function slots() {
	const { status, json } = await api<typeof orderCalls.listSlots>("GET", "/api/delivery-slots");
	expect(status).toBe(200);
	return must(json.slots);
}

const used = new Set<string>();

/** A slot of this test alone, of the days after today: other tests of this shop may have ordered in some. */
async function someSlot() {
	const free = (await slots()).filter(({ id }) => !used.has(id));
	const most = Math.max(...free.map(({ left }) => left ?? Number.POSITIVE_INFINITY));
	const slot = free.findLast(({ left }) => (left ?? Number.POSITIVE_INFINITY) === most);
	if (!slot) throw new Error("no slot is offered");
	used.add(slot.id);
	return slot;
}

const leftOf = async (id: string) => (await slots()).find((slot) => slot.id === id)?.left;

const order = (cookies: string, slot: string, sent: Parameters<typeof orderCash>[3] = {}) =>
	orderCash({ cookies }, [{ product, quantity: 3 }], { deliveryTime: "slot", slot }, sent);

function pay(cookies: string, slot: string) {
	const items = [{ productId: product, quantity: 3 }];
	const body = {
		amount: 1575,
		userPhone: "03001234567",
		email: "sana@sabz-tests.pk",
		items,
		address: testAddress,
	};
	return api("POST", "/api/payment/jazzcash", { cookies, body: { ...body, deliveryTime: "slot", slot } });
}

it("are offered to anybody, without a limit where the owner has said none", async () => {
	const offered = await slots();
	expect(offered.length).toBeGreaterThanOrEqual(14);
	for (const { isAvailable, left } of offered)
		expect({ isAvailable, left }).toEqual({ isAvailable: true, left: null });
	expect(offered.at(-1)).toMatchObject({ id: expect.stringMatching(/^\d{4}-\d\d-\d\d-2000$/) });
});

it("become an order that is promised by the slot's end, for the fee of a slot", async () => {
	await shop.change({ deliveryFees: { slot: 30 } });
	const { cookies } = await newCustomer();
	const { id, from, to } = await someSlot();
	const { status, json } = await order(cookies, id);
	expect(status).toBe(201);
	expect(json.order).toMatchObject({
		deliveryTime: "slot",
		slot: { id, from, to },
		promisedAt: to,
		deliveryFee: 30,
		amount: 1605,
	});
	expect(json.message).toMatch(
		/within 60 minutes\. In the time that you chose it is there .* at the latest\.$/,
	);
});

it("are refused where they are missing, past, made up or full", async () => {
	const { cookies } = await newCustomer();
	const { id } = await someSlot();
	const none = await order(cookies, "");
	expect([none.status, none.json.errors]).toEqual([400, { slot: "Please choose a delivery time" }]);
	for (const gone of ["2020-01-01-0800", "tomorrow"]) {
		const { status, json } = await order(cookies, gone);
		expect([status, json.message]).toEqual([409, SLOT_GONE]);
	}
	await shop.change({ slotCapacity: 1 });
	expect(await leftOf(id)).toBe(1);
	expect((await order(cookies, id)).status).toBe(201);
	const full = await order(cookies, id);
	expect([full.status, full.json.message]).toEqual([409, SLOT_GONE]);
	const byWallet = await pay(cookies, id);
	expect([byWallet.status, byWallet.json.message]).toEqual([409, SLOT_GONE]);
	expect((await slots()).find((slot) => slot.id === id)).toMatchObject({ isAvailable: false, left: 0 });
});

it("express is refused while it is paused, and standard is not", async () => {
	const customer = await newCustomer();
	const now = String((await api("GET", "/api/shop")).json.shop && new Date().toISOString());
	const expressPausedUntil = new Date(new Date(now).getTime() + 3_600_000).toISOString();
	await shop.change({ expressPausedUntil });
	const prompt = (deliveryTime: string) => orderCash(customer, [{ product, quantity: 3 }], { deliveryTime });
	const refused = await prompt("express");
	expect([refused.status, refused.json.message]).toEqual([409, "Express delivery is paused right now"]);
	expect((await prompt("standard")).status).toBe(201);
	await shop.setClock(61);
	expect((await prompt("express")).status).toBe(201);
});

describe("a slot of 20", () => {
	const ORDERS = isThorough ? 200 : 60;

	it("takes exactly 20 of many orders in the same moment, at two instances", async () => {
		await shop.change({ slotCapacity: 20 });
		const { id } = await someSlot();
		const buyers = await Promise.all(Array.from({ length: 40 }, () => newCustomer()));
		const answers = await Promise.all(
			Array.from({ length: ORDERS }, (_, index) =>
				order(buyers[index % 40]?.cookies ?? "", id, { at: index % 2 === 0 ? "" : second }),
			),
		);
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 201)).toHaveLength(20);
		expect(statuses.filter((status) => status === 409)).toHaveLength(ORDERS - 20);
		expect(await leftOf(id)).toBe(0);
		const db = await database();
		expect(
			await db.collection("orders").countDocuments({ "slot.id": id, status: { $ne: "Cancelled" } }),
		).toBe(20);
	});

	it("gives one place to one key, however often it is sent", async () => {
		await shop.change({ slotCapacity: 20 });
		const { id } = await someSlot();
		const { cookies } = await newCustomer();
		const key = randomUUID();
		const answers = await Promise.all(
			["", second, "", second, ""].map((at) => order(cookies, id, { key, at })),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect(await leftOf(id)).toBe(19);
	});
});

it("a cancelled order gives its place back, by customer or seller; taken back up it takes one again, if there is one", async () => {
	await shop.change({ slotCapacity: 1 });
	const { id } = await someSlot();
	const { cookies } = await newCustomer();
	const first = await order(cookies, id);
	await api("PUT", `/api/order/cancel/${idOf(first)}`, { cookies });
	expect(await leftOf(id)).toBe(1);

	const next = idOf(await order(cookies, id));
	await move(next, "Cancelled");
	expect(await leftOf(id)).toBe(1);
	expect((await undo(next)).status).toBe(200);
	expect(await leftOf(id)).toBe(0);

	await move(next, "Cancelled");
	expect((await order(cookies, id)).status).toBe(201);
	const undone = await undo(next);
	expect([undone.status, undone.json.message]).toEqual([409, "This delivery time is no longer available"]);
	expect((await storedOrder(next))?.status).toBe("Cancelled");
});

describe("a wallet payment", () => {
	it("keeps its place for 15 minutes", async () => {
		await shop.change({ slotCapacity: 1 });
		const { cookies } = await newCustomer();
		const { id } = await someSlot();
		expect((await pay(cookies, id)).status).toBe(200);
		expect(await leftOf(id)).toBe(0);
		await shop.setClock(14);
		await shop.runJobs();
		expect(await leftOf(id)).toBe(0);
		await shop.setClock(16);
		await shop.runJobs();
		expect(await leftOf(id)).toBe(1);
	});
});
