import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder } from "@/tests/support/orders";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";

const placed = z.object({ order: z.object({ _id: z.string(), amount: z.number() }) });

const mango = await newProduct({ offerPrice: 500 });

async function order(who: TestCustomer, key: string = randomUUID()) {
	const { json } = await api("POST", "/api/order/cod", {
		cookies: who.cookies,
		headers: { "idempotency-key": key },
		body: { items: [{ product: mango, quantity: 3 }], address: testAddress },
	});
	return placed.parse(json).order;
}

async function cartOf(who: TestCustomer): Promise<unknown> {
	return (await api("GET", "/api/user/cart", { cookies: who.cookies })).json.cartItem;
}

const setQuantity = (who: TestCustomer, quantity: number) =>
	api("PUT", "/api/user/cart/update", { cookies: who.cookies, body: { productId: mango, quantity } });

/** What the database holds because of an order. */
async function sideEffectsOf(orderId: string) {
	const db = await database();
	const [notifications, mails, stored] = await Promise.all([
		db
			.collection("notifications")
			.find({ order: new ObjectId(orderId) })
			.toArray(),
		db
			.collection("outgoingmails")
			.find({ key: { $in: [`order-placed:${orderId}`, `new-order:${orderId}`] } })
			.toArray(),
		db.collection("orders").findOne({ _id: new ObjectId(orderId) }),
	]);
	return { notifications, mails, isDone: stored?.hasOpenConsequences === false };
}

describe("what follows from an order", () => {
	it("is one notification, a mail to the customer, one to the seller, and an empty cart", async () => {
		const who = await newCustomer();
		await setQuantity(who, 3);
		const { _id, amount } = await order(who);
		const { notifications, mails, isDone } = await sideEffectsOf(_id);
		expect(notifications).toEqual([
			expect.objectContaining({
				type: "new_order",
				isRead: false,
				title: expect.stringContaining("New order"),
				customerInfo: { name: who.name },
				orderDetails: { totalAmount: amount, itemCount: 3, paymentMethod: "Cash On Delivery" },
			}),
		]);
		expect(mails.map(({ to }) => to).sort()).toEqual(["seller@sabz.example", who.email].sort());
		expect(await cartOf(who)).toEqual([]);
		expect(isDone).toBe(true);
	});

	it("happens once, although the order is sent again and again", async () => {
		const who = await newCustomer();
		const key = randomUUID();
		const orders = await Promise.all(Array.from({ length: 5 }, () => order(who, key)));
		const { notifications, mails } = await sideEffectsOf(orders[0]?._id ?? "");
		expect([notifications.length, mails.length]).toEqual([1, 2]);
	});

	it("leaves a cart alone that was filled after the order", async () => {
		const who = await newCustomer();
		const key = randomUUID();
		await setQuantity(who, 3);
		await order(who, key);
		await setQuantity(who, 7);
		await order(who, key);
		expect(await cartOf(who)).toEqual([expect.objectContaining({ productId: mango, quantity: 7 })]);
	});
});

describe("an order whose consequences a crash has cut off", () => {
	async function interruptedOrder(who: TestCustomer, cartVersion: number): Promise<string> {
		return newOrder({
			user: new ObjectId(who._id),
			customer: { name: who.name, email: who.email },
			cartVersion,
			hasOpenConsequences: true,
			createdAt: new Date(Date.now() - 60_000),
		});
	}

	it("is followed up by the sweep within seconds", async () => {
		const who = await newCustomer();
		const { json } = await setQuantity(who, 3);
		const id = await interruptedOrder(who, Number(json.version));
		await vi.waitFor(async () => expect((await sideEffectsOf(id)).isDone).toBe(true), {
			timeout: 15_000,
			interval: 250,
		});
		const { notifications, mails } = await sideEffectsOf(id);
		expect([notifications.length, mails.length]).toEqual([1, 2]);
		expect(await cartOf(who)).toEqual([]);
	});

	it("keeps the cart when it was changed in the meantime", async () => {
		const who = await newCustomer();
		const { json } = await setQuantity(who, 3);
		await setQuantity(who, 4);
		const id = await interruptedOrder(who, Number(json.version));
		await vi.waitFor(async () => expect((await sideEffectsOf(id)).isDone).toBe(true), {
			timeout: 15_000,
			interval: 250,
		});
		expect(await cartOf(who)).toEqual([expect.objectContaining({ productId: mango, quantity: 4 })]);
	});
});
