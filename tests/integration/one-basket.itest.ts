import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { api } from "../support/api";
import { database } from "../support/database";
import { newCustomer, type TestCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { idOf, orderCash, ordersOf } from "../support/shopping";

/** One basket is one order, at the price that was seen. 4 crates at Rs. 500 come to Rs. 2100. */

const AMOUNT = 2100;
const shownOrder = z.object({ order: z.looseObject({ _id: z.string(), number: z.string() }) });
const cartAnswer = z.object({ cartItem: z.array(z.unknown()), version: z.number() });

type Buyer = TestCustomer & { product: string; cartVersion: number };

/** A customer with 4 crates in the cart, and the version of it that they see. */
async function buyerWithCart(): Promise<Buyer> {
	const [customer, product] = await Promise.all([newCustomer(), newProduct({ offerPrice: 500 })]);
	const body = { productId: product, quantity: 4 };
	const { json } = await api("PUT", "/api/user/cart/update", { cookies: customer.cookies, body });
	return { ...customer, product, cartVersion: cartAnswer.parse(json).version };
}

const order = (buyer: Buyer, change: Record<string, unknown> = {}) =>
	orderCash(buyer, [{ product: buyer.product, quantity: 4 }], { cartVersion: buyer.cartVersion, ...change });

const elsewhere = { ...testAddress, streetAddress: "House 9, Milad Chowk" };

async function cartOf({ cookies }: Buyer) {
	return cartAnswer.parse((await api("GET", "/api/user/cart", { cookies })).json);
}

describe("a version of the cart that became an order", () => {
	it("is refused with that order, whatever else is sent with it", async () => {
		const buyer = await buyerWithCart();
		const first = await order(buyer);
		expect(first.status).toBe(201);
		for (const change of [
			{ address: elsewhere },
			{ deliveryTime: "express" },
			{ amount: 1 },
			{ items: [{ product: buyer.product, quantity: 1 }] },
		]) {
			const again = await order(buyer, change);
			expect([again.status, idOf(again)]).toEqual([409, idOf(first)]);
			expect(again.json.message).toContain(shownOrder.parse(first.json).order.number);
		}
		expect(await ordersOf(buyer)).toHaveLength(1);
	});

	it("is refused although its products cannot be bought any more", async () => {
		const buyer = await buyerWithCart();
		const first = await order(buyer);
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(buyer.product) }, { $set: { inStock: false } });
		expect(idOf(await order(buyer, { address: elsewhere }))).toBe(idOf(first));
	});

	it("is another one once the cart was emptied by the order and filled again", async () => {
		const buyer = await buyerWithCart();
		const first = await order(buyer);
		expect((await cartOf(buyer)).cartItem).toEqual([]);
		const body = { productId: buyer.product, quantity: 4 };
		await api("PUT", "/api/user/cart/update", { cookies: buyer.cookies, body });
		const { version } = await cartOf(buyer);
		expect(version).toBeGreaterThan(buyer.cartVersion);
		const second = await order({ ...buyer, cartVersion: version });
		expect(second.status).toBe(201);
		expect(idOf(second)).not.toBe(idOf(first));
	});

	it("is not what empties a cart that was changed since it was seen", async () => {
		const buyer = await buyerWithCart();
		const body = { productId: buyer.product, quantity: 5 };
		await api("PUT", "/api/user/cart/update", { cookies: buyer.cookies, body });
		expect((await order(buyer)).status).toBe(201);
		expect((await cartOf(buyer)).cartItem).toMatchObject([{ quantity: 5 }]);
	});

	it("belongs to its customer alone", async () => {
		const [one, other] = await Promise.all([buyerWithCart(), buyerWithCart()]);
		expect(one.cartVersion).toBe(other.cartVersion);
		const answers = await Promise.all([order(one), order(other)]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
	});

	it("gives the same order again to the same key", async () => {
		const buyer = await buyerWithCart();
		const headers = { "idempotency-key": randomUUID() };
		const { product, cartVersion, cookies } = buyer;
		const body = { items: [{ product, quantity: 4 }], address: testAddress, cartVersion };
		const send = () => api("POST", "/api/order/cod", { cookies, headers, body });
		const answers = await Promise.all(Array.from({ length: 6 }, send));
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
		expect(new Set(answers.map(idOf)).size).toBe(1);
	});

	it("is a whole number, or not sent: without it every order is one of its own", async () => {
		const buyer = await buyerWithCart();
		for (const cartVersion of [-1, 1.5, "1", null, { $gt: 0 }]) {
			const answer = await order(buyer, { cartVersion });
			expect([cartVersion, answer.status]).toEqual([cartVersion, 400]);
		}
		const orders = [await order(buyer, { cartVersion: undefined })];
		orders.push(await order(buyer, { cartVersion: undefined }));
		expect(orders.map(({ status }) => status)).toEqual([201, 201]);
	});
});

describe.each(["jazzcash", "easypaisa"])("a payment with %s", (wallet) => {
	function start({ cookies, email, product, cartVersion }: Buyer) {
		const items = [{ product, quantity: 4 }];
		return api("POST", `/api/payment/${wallet}`, {
			cookies,
			body: { amount: AMOUNT, userPhone: "03001234567", email, items, address: testAddress, cartVersion },
		});
	}

	it("does not begin for a cart that is an order already: it shows that order", async () => {
		const buyer = await buyerWithCart();
		expect((await start(buyer)).status).toBe(200);
		const placed = await order(buyer);
		const refused = await start(buyer);
		expect([placed.status, refused.status, idOf(refused)]).toEqual([201, 409, idOf(placed)]);
	});
});

describe("the amount that the shopper saw", () => {
	let buyer: Buyer;
	beforeAll(async () => {
		buyer = await buyerWithCart();
	});

	it("is compared: another one is refused, and nothing is ordered", async () => {
		for (const amount of [AMOUNT - 1, AMOUNT + 1, 1]) {
			const { status, json } = await order(buyer, { amount });
			expect([status, json.message]).toEqual([409, "Prices have changed, please review your order"]);
		}
		expect(await ordersOf(buyer)).toEqual([]);
		expect((await cartOf(buyer)).cartItem).toHaveLength(1);
	});

	it.each([-1, 2100.5, "2100", null])("is no whole number of rupees: %j", async (amount) => {
		expect((await order(buyer, { amount })).status).toBe(400);
	});

	it("is refused when the price changed after it was seen, then taken at the new one", async () => {
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(buyer.product) }, { $set: { offerPrice: 600 } });
		expect((await order(buyer, { amount: AMOUNT })).status).toBe(409);
		const answer = await order(buyer, { amount: 2520 });
		expect([answer.status, answer.json.order]).toEqual([201, expect.objectContaining({ amount: 2520 })]);
	});
});
