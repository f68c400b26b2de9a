import { beforeEach, describe, expect, it } from "vitest";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { placeText } from "@/lib/text/fields";
import { api } from "@/tests/support/api";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { move, packLines, undo } from "@/tests/support/seller";
import { orderCash, orderedCash, ordersOf } from "@/tests/support/shopping";

/** Packing an order as it is: what is short, what is replaced, and what it then costs. */

let customer: TestCustomer;
let apple: string;
let palak: string;

const seller = await sellerCookies();
beforeEach(async () => {
	customer = await newCustomer();
	apple = await newProduct({ name: "Packed apple", offerPrice: 800 });
	palak = await newProduct({ name: "Packed palak", category: "Vegetables", offerPrice: 100 });
});

type Json = Record<string, unknown>;

/** Two apples at 800 and three palak at 100: Rs. 1,900 and Rs. 95 of tax. */
function place(fields: Json = {}, ofApple: Json = {}) {
	const items = [
		{ product: apple, quantity: 2, ...ofApple },
		{ product: palak, quantity: 3 },
	];
	return orderedCash(customer, items, fields);
}

const pack = (id: string, lines: Json[], isComplete = false) => packLines(id, lines, isComplete);
const own = async (id: string) => (await ordersOf(customer)).find((order) => order._id === id);
/** The orders of all pages. */
const toPack = async () => {
	const all: SellerOrder[] = [];
	for (let older: unknown = ""; older !== null; ) {
		const { json } = await api("GET", `/api/order/packing${older && `?older=${older}`}`, { cookies: seller });
		all.push(...(json.orders as SellerOrder[]));
		older = json.older;
	}
	return all;
};

describe("the list to pack", () => {
	it("has the most urgent order first, and the lines by category", async () => {
		const calm = await place();
		const urgent = await place({ deliveryTime: "express" });
		const orders = await toPack();
		const ids = orders.map(({ _id }) => _id);
		expect(ids.indexOf(urgent._id)).toBeLessThan(ids.indexOf(calm._id));
		const items = orders.find(({ _id }) => _id === calm._id)?.items;
		expect(items?.map(({ product }) => product._id)).toEqual([palak, apple]);
	});

	it("says how many there are, and goes on after any place", async () => {
		const calm = await place();
		const urgent = await place({ deliveryTime: "express" });
		const after = placeText(urgent.promisedAt, urgent._id);
		const { json } = await api("GET", `/api/order/packing?older=${after}`, { cookies: seller });
		const ids = (json.orders as SellerOrder[]).map(({ _id }) => _id);
		expect(ids).toContain(calm._id);
		expect(ids).not.toContain(urgent._id);
		expect(json.total).toBeGreaterThan(ids.length);
		const unreadable = await api("GET", "/api/order/packing?older=yesterday", { cookies: seller });
		expect(unreadable.status).toBe(400);
	});

	it("says what the customer wants where something is missing", async () => {
		const { _id } = await place({ ifMissing: "call" }, { ifMissing: "refund" });
		const order = (await toPack()).find((each) => each._id === _id);
		expect(order).toMatchObject({ ifMissing: "call", finalAmount: null });
		expect(order?.items.map(({ ifMissing }) => ifMissing)).toEqual([null, "refund"]);
		const usual = await place();
		expect(usual.ifMissing).toBe("replace");
	});

	it("refuses a wish that nobody knows", async () => {
		const items = [{ product: apple, quantity: 2, ifMissing: "pray" }];
		expect((await orderCash(customer, items, { ifMissing: "hope" })).status).toBe(400);
	});
});

describe("what was found", () => {
	it("is seen by the customer at once, in words of money too", async () => {
		const { _id } = await place();
		const { status, json } = await pack(_id, [{ product: palak, picked: 1 }]);
		expect(status).toBe(200);
		// 1,700 and 85 of tax.
		expect(json.order).toMatchObject({ status: "Order Placed", finalAmount: 1785 });
		const seen = await own(_id);
		expect(seen).toMatchObject({ finalAmount: 1785, amount: 1995 });
		expect(seen?.items.find(({ product }) => product._id === palak)?.packed).toEqual({
			quantity: 1,
			replacement: null,
		});
		expect(seen?.items.find(({ product }) => product._id === apple)?.packed).toBeNull();
	});

	it("can be taken back, line by line", async () => {
		const { _id } = await place();
		await pack(_id, [
			{ product: palak, picked: 1 },
			{ product: apple, picked: 2 },
		]);
		await pack(_id, [{ product: palak, picked: null }]);
		expect(await own(_id)).toMatchObject({ finalAmount: 1995 });
		await pack(_id, [{ product: apple, picked: null }]);
		expect(await own(_id)).toMatchObject({ finalAmount: null });
	});

	it("of two packers stands together", async () => {
		const { _id } = await place();
		await Promise.all([
			pack(_id, [{ product: palak, picked: 0 }]),
			pack(_id, [{ product: apple, picked: 1 }]),
		]);
		expect((await own(_id))?.items.map(({ packed }) => packed?.quantity)).toEqual([1, 0]);
	});

	it("is refused where it cannot be", async () => {
		const { _id } = await place();
		const other = await newProduct();
		const refused: [Json[], number][] = [
			[[{ product: palak, picked: 4 }], 400],
			[[{ product: palak, picked: -1 }], 400],
			[[{ product: palak, picked: 1.5 }], 400],
			[[{ product: other, picked: 1 }], 400],
			[
				[
					{ product: palak, picked: 1 },
					{ product: palak, picked: 2 },
				],
				400,
			],
			[[{ product: palak, picked: 3, replacement: { product: other, quantity: 1 } }], 400],
			[[{ product: palak, picked: 1, replacement: { product: palak, quantity: 1 } }], 400],
		];
		for (const [lines, status] of refused) expect((await pack(_id, lines)).status).toBe(status);
		expect(await own(_id)).toMatchObject({ finalAmount: null });
		expect((await pack("66a0000000000000000000ff", [])).status).toBe(404);
	});
});

describe("a replacement", () => {
	it("stands in for two lines, also where the first of them was saved before", async () => {
		const product = await newProduct({ name: "Packed pear", offerPrice: 50 });
		const { _id } = await place();
		const instead = { replacement: { product, quantity: 1 } };
		const ofApple = { product: apple, picked: 1, ...instead };
		expect((await pack(_id, [ofApple])).status).toBe(200);
		const both = await pack(_id, [ofApple, { product: palak, picked: 2, ...instead }], true);
		expect([both.status, both.json.message]).toEqual([200, undefined]);
		// 800 + 50 and 200 + 50, with 55 of tax.
		expect(await own(_id)).toMatchObject({ status: "Packed", finalAmount: 1155 });
	});

	it("never makes the order dearer, and makes it cheaper where it is", async () => {
		const { _id } = await place();
		const dear = await newProduct({ name: "Dear pear", offerPrice: 2000 });
		const cheap = await newProduct({ name: "Cheap pear", urduName: "ناشپاتی", offerPrice: 300 });
		const instead = (product: string) =>
			pack(_id, [{ product: apple, picked: 1, replacement: { product, quantity: 1 } }]);
		expect((await instead(dear)).json.order).toMatchObject({ finalAmount: 1995 });
		// 800 + 300 + 300, and 70 of tax.
		expect((await instead(cheap)).json.order).toMatchObject({ finalAmount: 1470 });
		const line = (await own(_id))?.items.find(({ product }) => product._id === apple);
		expect(line?.packed).toMatchObject({
			quantity: 1,
			replacement: {
				product: { _id: cheap, name: "Cheap pear", urduName: "ناشپاتی" },
				unitPrice: 300,
				quantity: 1,
			},
		});
	});

	it("is not packed where the customer wants the money, or where it cannot be bought", async () => {
		const pear = await newProduct({ name: "Any pear", offerPrice: 300 });
		const gone = await newProduct({ name: "Gone pear", inStock: false });
		const replaced = (product: string) => [
			{ product: apple, picked: 0, replacement: { product, quantity: 1 } },
		];
		const byOrder = await place({ ifMissing: "refund" });
		expect((await pack(byOrder._id, replaced(pear))).status).toBe(409);
		const byLine = await place({}, { ifMissing: "refund" });
		expect((await pack(byLine._id, replaced(pear))).status).toBe(409);
		const lineSaysCall = await place({ ifMissing: "refund" }, { ifMissing: "call" });
		expect((await pack(lineSaysCall._id, replaced(pear))).status).toBe(200);
		const usual = await place();
		expect(await pack(usual._id, replaced(gone))).toMatchObject({
			status: 409,
			json: { message: "Gone pear is out of stock" },
		});
		expect((await pack(usual._id, replaced("66a0000000000000000000ff"))).status).toBe(409);
	});

	it("is corrected to what the line itself holds, although the shelf is empty", async () => {
		const { _id } = await place();
		const pear = await newProduct({ name: "Two pears", offerPrice: 300, stock: 2 });
		const replaced = (quantity: number) =>
			pack(_id, [{ product: apple, picked: 0, replacement: { product: pear, quantity } }]);
		expect((await replaced(2)).status).toBe(200);
		expect((await replaced(1)).status).toBe(200);
		expect((await replaced(2)).status).toBe(200);
		expect(await replaced(3)).toMatchObject({ status: 409, json: { message: "Only 2 Two pears are left" } });
	});

	it("stays in the bag although the last one of it is gone", async () => {
		const { _id } = await place();
		const pear = await newProduct({ name: "Last pear", offerPrice: 300 });
		const lines = [
			{ product: apple, picked: 0, replacement: { product: pear, quantity: 1 } },
			{ product: palak, picked: 3 },
		];
		await pack(_id, lines);
		await api("PATCH", "/api/product/stock", { cookies: seller, body: { id: pear, inStock: false } });
		expect(await pack(_id, lines, true)).toMatchObject({
			status: 200,
			json: { order: { status: "Packed" } },
		});
	});
});

describe("a complete order", () => {
	it("is packed, once", async () => {
		const { _id } = await place();
		expect((await pack(_id, [{ product: palak, picked: 1 }], true)).status).toBe(400);
		const lines = [
			{ product: palak, picked: 1 },
			{ product: apple, picked: 2 },
		];
		const { status, json } = await pack(_id, lines, true);
		expect(status).toBe(200);
		expect(json.order).toMatchObject({ status: "Packed", finalAmount: 1785 });
		expect((await pack(_id, lines, true)).status).toBe(409);
		expect((await toPack()).some((order) => order._id === _id)).toBe(false);
	});

	it("is one that was marked as packed without a word, all of it picked", async () => {
		const { _id } = await place();
		await pack(_id, [{ product: palak, picked: 2 }]);
		expect((await move(_id, "Packed")).json.order).toMatchObject({ status: "Packed", finalAmount: 1890 });
		const untouched = await place();
		const order = (await move(untouched._id, "Packed")).json.order as SellerOrder;
		expect(order.finalAmount).toBe(order.amount);
		expect(order.items.map(({ packed }) => packed?.quantity)).toEqual([2, 3]);
	});

	it("can be opened again within seconds, its lines as they were found", async () => {
		const { _id } = await place();
		const lines = [
			{ product: palak, picked: 1 },
			{ product: apple, picked: 2 },
		];
		await pack(_id, lines, true);
		expect((await undo(_id)).json.order).toMatchObject({ status: "Order Placed", finalAmount: 1785 });
	});
});
