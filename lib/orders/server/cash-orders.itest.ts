import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect, it } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { idOf, orderCash, orderedCash, ordersOf } from "@/tests/support/shopping";

type OrderBody = Record<string, unknown>;

const [customer, mango] = await Promise.all([
	newCustomer(),
	newProduct({ name: "Chaunsa", offerPrice: 500 }),
]);

const BODY = { items: [{ product: mango, quantity: 3 }], address: testAddress };

const order = (fields: OrderBody = {}, { who = customer, key = randomUUID() as string } = {}) =>
	orderCash(who, BODY.items, fields, { key });

describe("a cash on delivery order", () => {
	it("is placed at the server's prices, with tax and fee (spec 9)", async () => {
		const answer = await order({
			deliveryTime: "express",
			items: [{ product: mango, quantity: 3, price: 1 }],
		});
		expect(answer.status).toBe(201);
		expect(answer.json).toMatchObject({
			success: true,
			message: expect.stringContaining("60 minutes"),
			order: {
				_id: expect.stringMatching(/^[0-9a-f]{24}$/),
				items: [
					{
						product: { _id: mango, name: "Chaunsa", imageUrl: "/art/one-mango.webp" },
						unitPrice: 500,
						quantity: 3,
					},
				],
				address: testAddress,
				area: "Satellite Town",
				deliveryTime: "express",
				subtotal: 1500,
				tax: 75,
				deliveryFee: 50,
				amount: 1625,
				paymentType: "Cash On Delivery",
				isPaid: false,
				paymentStatus: "pending",
				status: "Order Placed",
				statusHistory: [{ status: "Order Placed", at: expect.any(String) }],
				createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
			},
		});
	});

	it("is delivered free of charge unless express is asked for", async () => {
		expect((await order()).json).toMatchObject({
			order: { deliveryTime: "standard", deliveryFee: 0, amount: 1575 },
		});
	});

	it("keeps what the rider should know, as far as that is text", async () => {
		const saying = (deliveryInstructions: unknown) =>
			order({ address: { ...testAddress, deliveryInstructions } });
		expect((await saying(" The green gate ")).json).toMatchObject({
			order: { address: { deliveryInstructions: "The green gate" } },
		});
		expect((await saying({ $ne: "" })).status).toBe(400);
		const without = await saying(null);
		expect(without.status).toBe(201);
		expect(without.json).not.toHaveProperty("order.address.deliveryInstructions");
	});

	it("takes the same product named twice as one line", async () => {
		const items = [1, 2].map((quantity) => ({ product: mango, quantity }));
		expect((await order({ items })).json).toMatchObject({
			order: { items: [{ quantity: 3 }], subtotal: 1500 },
		});
		const many = [60, 40].map((quantity) => ({ product: mango, quantity }));
		const answer = await order({ items: many });
		expect([answer.status, answer.json.message]).toEqual([400, "Quantity can be at most 99"]);
	});

	it("keeps name, price and picture as they were, and is listed newest first, own orders only", async () => {
		const [who, other] = await Promise.all([newCustomer(), newCustomer()]);
		const changing = await newProduct({
			name: "Lemon",
			urduName: "لیموں",
			urduUnit: "1 ٹوکری",
			offerPrice: 800,
		});
		const items = [{ product: changing, quantity: 2 }];
		const first = await orderedCash(who, items);
		const products = (await database()).collection("products");
		await products.updateOne(
			{ _id: new ObjectId(changing) },
			{ $set: { name: "Lime", urduName: "میٹھا", offerPrice: 900, imageUrl: "/art/one-lemon.webp" } },
		);
		const second = await orderedCash(who, items);
		await order({}, { who: other });
		const orders = await ordersOf(who);
		expect(orders.map(({ _id }) => _id)).toEqual([second._id, first._id]);
		expect(orders[1]).toEqual(first);
		expect(orders[1]).toMatchObject({
			items: [{ product: { name: "Lemon", urduName: "لیموں", urduUnit: "1 ٹوکری" }, unitPrice: 800 }],
			amount: 1680,
		});
		expect(orders[0]).toMatchObject({
			items: [{ product: { name: "Lime", urduName: "میٹھا" }, unitPrice: 900 }],
		});
	});
});

describe("the same key from the same customer", () => {
	it("is the same order, also when it is sent many times at once", async () => {
		const who = await newCustomer();
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 8 }, () => order({}, { who, key })));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
		const ids = answers.map(idOf);
		expect(new Set(ids).size).toBe(1);
		expect(await ordersOf(who)).toHaveLength(1);
	});

	it("is the same order although prices, stock or the basket have changed since", async () => {
		const who = await newCustomer();
		const key = randomUUID();
		const product = await newProduct({ offerPrice: 1500 });
		const items = [{ product, quantity: 1 }];
		const first = await orderedCash(who, items, {}, { key });
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(product) }, { $set: { inStock: false, offerPrice: 9 } });
		const again = await order({ items }, { who, key });
		expect([again.status, again.json.order]).toEqual([201, first]);
	});

	it("is another order from another customer", async () => {
		const [one, other] = await Promise.all([newCustomer(), newCustomer()]);
		const key = randomUUID();
		const [first, second] = await Promise.all([order({}, { who: one, key }), order({}, { who: other, key })]);
		expect(idOf(first)).not.toBe(idOf(second));
	});

	it("does not stand in the way of an order that was refused before", async () => {
		const who = await newCustomer();
		const key = randomUUID();
		expect((await order({ items: [{ product: mango, quantity: 1 }] }, { who, key })).status).toBe(400);
		expect((await order({}, { who, key })).status).toBe(201);
	});

	it.each(["", "x".repeat(65), "a b", "a.b"])(
		"must be 1 to 64 letters, digits, - or _: not %j",
		async (key) => {
			expect((await order({}, { key })).status).toBe(400);
		},
	);

	it("is not needed: orders without one are orders of their own", async () => {
		const who = await newCustomer();
		const send = () => api("POST", "/api/order/cod", { cookies: who.cookies, body: BODY });
		await Promise.all([send(), send()]);
		expect(await ordersOf(who)).toHaveLength(2);
	});
});

describe("an order is refused", () => {
	it("from a guest: 401", async () => {
		const answer = await api("POST", "/api/order/cod", { body: BODY });
		expect([answer.status, answer.json.message]).toEqual([401, "Please login to place an order."]);
	});

	it("while the e-mail is not verified: 403", async () => {
		const who = await newCustomer({ isVerified: false });
		const answer = await order({}, { who });
		expect([answer.status, answer.json.message]).toEqual([403, "Please verify your email before checkout"]);
		expect(await ordersOf(who)).toEqual([]);
	});

	it("below Rs. 1500: 400, naming what is missing", async () => {
		const almost = await newProduct({ offerPrice: 1499 });
		const answer = await order({ items: [{ product: almost, quantity: 1 }], deliveryTime: "express" });
		const message = "The minimum order is Rs. 1,500. Please add Rs. 1 more.";
		expect([answer.status, answer.json]).toMatchObject([400, { message, errors: { items: message } }]);
	});

	it("outside the serviced areas: 400, in the specification's words", async () => {
		const address = { ...testAddress, streetAddress: "Mall Road", city: "Lahore" };
		const few = [{ product: mango, quantity: 1 }];
		for (const answer of [await order({ address }), await order({ items: few, area: "Milad Chowk" })]) {
			expect(answer.status).toBe(400);
			expect(answer.json.message).toBe(
				"We currently do not deliver to this area. Please select the correct area or update your address.",
			);
		}
	});

	it("but not for the letter case in which the area is written", async () => {
		const address = { ...testAddress, streetAddress: "12 MILAD chowk" };
		expect((await order({ address })).json).toMatchObject({ order: { area: "Milad Chowk" } });
	});

	it("with a product that is out of stock or gone: 409, naming it", async () => {
		const [out, archived] = await Promise.all([
			newProduct({ name: "Strawberry", inStock: false }),
			newProduct({ name: "Falsa", isArchived: true }),
		]);
		const withMango = (product: string) => ({
			items: [
				{ product: mango, quantity: 3 },
				{ product, quantity: 1 },
			],
		});
		const answers = await Promise.all(
			[out, archived, new ObjectId().toHexString()].map((id) => order(withMango(id))),
		);
		expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
			[409, "Strawberry is out of stock"],
			[409, "Falsa is no longer available"],
			[409, "A product in your cart is no longer available"],
		]);
	});

	it("with input of a wrong kind: 400, and nothing is written", async () => {
		const who = await newCustomer();
		const wrong: OrderBody[] = [
			{ items: "all" },
			{ items: [{ product: { $ne: "" }, quantity: 3 }] },
			{ address: { ...testAddress, streetAddress: { $regex: "Satellite Town" } } },
			{ deliveryTime: "tomorrow" },
		];
		for (const fields of wrong) {
			const answer = await order(fields, { who });
			expect([fields, answer.status]).toEqual([fields, 400]);
			expect(answer.json).toMatchObject({
				success: false,
				message: expect.any(String),
				errors: expect.any(Object),
			});
		}
		expect(await ordersOf(who)).toEqual([]);
	});
});
