import { beforeEach, describe, expect, it } from "vitest";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { api } from "@/tests/support/api";
import { idOf, mustBeLawful, newCounted, orderCounted, shelfOf, stockStory } from "@/tests/support/counted";
import { refundsOf } from "@/tests/support/money";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";

/** What was not in the bag is not paid: it is not collected, or goes back. */

let customer: TestCustomer;
let apple: string;
let palak: string;

const seller = await sellerCookies();
beforeEach(async () => {
	customer = await newCustomer();
	apple = await newProduct({ name: "Packed apple", offerPrice: 800 });
	palak = await newProduct({ name: "Packed palak", category: "Vegetables", offerPrice: 100 });
});

/** Two apples at 800 and three palak at 100: Rs. 1,900 and Rs. 95 of tax. */
async function place(): Promise<SellerOrder> {
	const items = [
		{ product: apple, quantity: 2 },
		{ product: palak, quantity: 3 },
	];
	const body = { items, address: testAddress };
	const { json, status } = await api("POST", "/api/order/cod", { cookies: customer.cookies, body });
	expect(status).toBe(201);
	return json.order as SellerOrder;
}

const own = async (id: string) => {
	const { json } = await api("GET", "/api/order/user", { cookies: customer.cookies });
	return (json.orders as SellerOrder[]).find((order) => order._id === id);
};

describe("the money of what was not packed", () => {
	const packShort = (id: string) => {
		const lines = [
			{ product: apple, picked: 2 },
			{ product: palak, picked: 1 },
		];
		const body = { lines, isComplete: true };
		return api("PUT", `/api/order/${id}/pack`, { cookies: seller, body });
	};

	it("is not collected: the cash that comes in is what was packed", async () => {
		const { _id } = await place();
		expect((await packShort(_id)).json.order).toMatchObject({ finalAmount: 1785 });
		expect((await api("PUT", `/api/order/mark-paid/${_id}`, { cookies: seller })).status).toBe(200);
		expect(await refundsOf(_id)).toEqual([]);
		expect(await own(_id)).toMatchObject({ isPaid: true, paymentStatus: "success" });
	});

	it("goes back where it was paid before, in one refund however often the order moves on", async () => {
		const { _id } = await place();
		await api("PUT", `/api/order/mark-paid/${_id}`, { cookies: seller });
		await packShort(_id);
		const due = [{ amount: 210, reason: "short", state: "due", by: "shop" }];
		expect(await refundsOf(_id)).toMatchObject(due);
		expect(await own(_id)).toMatchObject({ paymentStatus: "refund due" });
		const body = { status: "Out for delivery" };
		await api("PUT", `/api/order/status/${_id}`, { cookies: seller, body });
		expect(await refundsOf(_id)).toMatchObject(due);
	});

	it("goes back no more once the bag is open again", async () => {
		const { _id } = await place();
		await api("PUT", `/api/order/mark-paid/${_id}`, { cookies: seller });
		await packShort(_id);
		await api("PUT", `/api/order/status/${_id}/undo`, { cookies: seller });
		expect(await refundsOf(_id)).toEqual([]);
		expect(await own(_id)).toMatchObject({ status: "Order Placed", paymentStatus: "success" });
		await packShort(_id);
		expect(await refundsOf(_id)).toMatchObject([{ amount: 210, reason: "short", state: "due" }]);
	});

	it("leaves alone what the owner has given back by hand", async () => {
		const { _id } = await place();
		await api("PUT", `/api/order/mark-paid/${_id}`, { cookies: seller });
		const body = { order: _id, amount: 50, reason: "short", note: "A bruised apple" };
		expect((await api("POST", "/api/seller/refunds", { cookies: seller, body })).status).toBeLessThan(300);
		await packShort(_id);
		await api("PUT", `/api/order/status/${_id}/undo`, { cookies: seller });
		expect(await refundsOf(_id)).toMatchObject([{ amount: 50, reason: "short", state: "due" }]);
	});
});

/** Pieces of an order that is packed as it is: what is short, and what stands in for it. */

const owner = await sellerCookies();

describe("packing", () => {
	const pack = (id: string, lines: object[], isComplete = false) =>
		api("PUT", `/api/order/${id}/pack`, { cookies: owner, body: { lines, isComplete } });
	const stocks = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await shelfOf(id)).stock));

	it("takes what stands in for others at once, and gives back what was not found once the bag is closed", async () => {
		const [apple, pear] = [await newCounted(10), await newCounted(6, { offerPrice: 300 })];
		const { cookies } = await newCustomer();
		const _id = idOf(await orderCounted(cookies, [{ product: apple, quantity: 4 }]));
		const short = { product: apple, picked: 1, replacement: { product: pear, quantity: 3 } };
		expect((await pack(_id, [short])).status).toBe(200);
		expect(await stocks(apple, pear)).toEqual([6, 3]);
		// Another number of them, and then another thing altogether.
		await pack(_id, [{ ...short, replacement: { product: pear, quantity: 2 } }]);
		expect(await stocks(apple, pear)).toEqual([6, 4]);
		await pack(_id, [{ product: apple, picked: 2 }]);
		expect(await stocks(apple, pear)).toEqual([6, 6]);
		await pack(_id, [short], true);
		expect(await stocks(apple, pear)).toEqual([9, 3]);
		expect((await stockStory(apple)).movements[0]).toMatchObject({ kind: "returned", change: 3, order: _id });
		for (const product of [apple, pear]) await mustBeLawful(product);
	});

	it("refuses what is not left, and takes nothing then", async () => {
		const [apple, pear] = [await newCounted(10), await newCounted(2, { name: "Pear", offerPrice: 300 })];
		const { cookies } = await newCustomer();
		const _id = idOf(await orderCounted(cookies, [{ product: apple, quantity: 4 }]));
		const replacement = { product: pear, quantity: 3 };
		const refused = await pack(_id, [{ product: apple, picked: 1, replacement }]);
		expect([refused.status, refused.json.message]).toEqual([409, "Only 2 Pear are left"]);
		expect(await stocks(apple, pear)).toEqual([6, 2]);
	});

	it("that is undone has all that was ordered again; a cancelled bag stays out of the shelf", async () => {
		const apple = await newCounted(10);
		const { cookies } = await newCustomer();
		const _id = idOf(await orderCounted(cookies, [{ product: apple, quantity: 4 }]));
		await pack(_id, [{ product: apple, picked: 3 }], true);
		expect(await stocks(apple)).toEqual([7]);
		await api("PUT", `/api/order/status/${_id}/undo`, { cookies: owner });
		expect(await stocks(apple)).toEqual([6]);
		await pack(_id, [{ product: apple, picked: 3 }], true);
		const body = { status: "Cancelled", reason: "Nobody was there" };
		await api("PUT", `/api/order/status/${_id}`, { cookies: owner, body });
		expect(await stocks(apple)).toEqual([7]);
		await mustBeLawful(apple);
	});
});
