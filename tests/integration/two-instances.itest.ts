import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { mailFiles } from "../support/mail-files";
import { balanceOf, give } from "../support/money";
import { newOrder, WALLET } from "../support/orders";
import { newCustomer, sellerCookies } from "../support/people";
import { testAddress } from "../support/products";
import { orderCash, orderedCash } from "../support/shopping";

/** Two applications on one database, as behind a load balancer. */

let second: string;

it.beforeAll(({ shop }) => {
	({ second } = shop);
});

/** Of something that the example shop sells, as much as an order needs. */
async function someItems() {
	const products = (await database()).collection("products");
	const product = await products.findOne({ inStock: true, offerPrice: { $gt: 75 } });
	return [{ product: String(product?._id), quantity: 25 }];
}

/** The same call to the other application: the address differs, the origin is the shop's own. */
async function atSecond(method: string, path: string, options: Parameters<typeof api>[2] = {}) {
	return api(method, `${second}${path}`, options);
}

it("know each other's sessions, also those that have ended", async () => {
	const who = await newCustomer();
	const { cookies } = who;
	expect((await atSecond("GET", "/api/user/check-auth", { cookies })).status).toBe(200);
	expect((await atSecond("GET", "/api/user/logout", { cookies })).status).toBe(200);
	expect((await api("GET", "/api/user/check-auth", { cookies })).status).toBe(401);
});

it("show each other's changes within seconds", async () => {
	const cookies = await sellerCookies();
	const found = await (await database()).collection("products").findOne({ inStock: true });
	const id = String(found?._id);
	const isOut = async () => (await atSecond("GET", `/product/${id}`)).text.includes("schema.org/OutOfStock");
	expect(await isOut()).toBe(false);
	const change = (inStock: boolean) => api("PATCH", "/api/product/stock", { cookies, body: { id, inStock } });
	expect((await change(false)).status).toBe(200);
	await expect.poll(isOut, { timeout: 10_000, interval: 100 }).toBe(true);
	await change(true);
});

it("make one order of one cart, whatever keys, places and times it is sent with", async () => {
	const [who, items] = [await newCustomer(), await someItems()];
	const address = { ...testAddress, streetAddress: "House 9, Milad Chowk" };
	const answers = await Promise.all(
		["standard", "express", "standard"].flatMap((deliveryTime) => [
			orderCash(who, items, { deliveryTime, cartVersion: 3 }),
			orderCash(who, items, { deliveryTime, cartVersion: 3, address }, { at: second }),
		]),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
	expect(new Set(answers.map(({ json }) => JSON.stringify(json.order).slice(0, 40))).size).toBe(1);
});

it("make one order of one key, with one notification and each mail once", async () => {
	const [who, items, key] = [await newCustomer(), await someItems(), randomUUID()];
	const answers = await Promise.all(
		["", second, "", second].map((at) => orderCash(who, items, {}, { at, key })),
	);
	expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
	const ids = new Set(answers.map(({ json }) => JSON.stringify(json.order).slice(0, 40)));
	expect(ids.size).toBe(1);

	const db = await database();
	const [order] = await db
		.collection("orders")
		.find({ user: new ObjectId(who._id) })
		.toArray();
	expect(await db.collection("notifications").countDocuments({ order: order?._id })).toBe(1);
	await expect
		.poll(
			async () =>
				(await db.collection("outgoingmails").findOne({ key: `order-placed:${order?._id}` }))?.state,
			{ timeout: 15_000 },
		)
		.toBe("sent");
	expect((await mailFiles()).filter((name) => name.includes(who.email))).toHaveLength(1);
});

it("never let more go back for an order than was paid", async () => {
	const cookies = await sellerCookies();
	const order = await newOrder(WALLET);
	const grants = Array.from({ length: 8 }, (_, place) => {
		const body = { order, amount: 500, reason: "other", note: `Crate ${place % 5}` };
		return (place % 2 === 0 ? api : atSecond)("POST", "/api/seller/refunds", { cookies, body });
	});
	const answers = await Promise.all(grants);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
	const { json } = await api("GET", "/api/seller/refunds?state=due", { cookies });
	const due = (json.refunds as { _id: string; order: string; amount: number }[]).filter(
		(one) => one.order === order,
	);
	expect(due.map(({ amount }) => amount)).toEqual([500, 500, 500]);
	expect(new Set(due.map(({ _id }) => _id)).size).toBe(3);
});

it("never let credit be used twice", async () => {
	const [who, items] = [await newCustomer(), await someItems()];
	await give(who, 5000);
	const orders = await Promise.all(
		Array.from({ length: 12 }, (_, place) =>
			orderedCash(who, items, {}, { at: place % 2 === 0 ? "" : second }),
		),
	);
	const used = orders.reduce((sum, { creditUsed }) => sum + creditUsed, 0);
	expect(used).toBe(Math.min(5000, (orders[0]?.amount ?? 0) * 12));
	expect(await balanceOf(who)).toBe(5000 - used);
});
