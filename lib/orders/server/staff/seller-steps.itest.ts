import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { newOrder, storedOrder as stored } from "@/tests/support/orders";
import { sellerCookies } from "@/tests/support/people";

const cookies = await sellerCookies();

const markPaid = (id: string, as = cookies) => api("PUT", `/api/order/mark-paid/${id}`, { cookies: as });

describe("the seller's list of orders", () => {
	test("holds everyone's, newest first, each with what to pack and where it goes", async () => {
		const older = await newOrder({ createdAt: new Date(Date.now() - 1000) });
		const newer = await newOrder();
		const { status, json } = await api("GET", "/api/order/seller", { cookies });
		expect(status).toBe(200);
		const orders = json.orders as { _id: string }[];
		const ids = orders.map((order) => order._id);
		expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older));
		expect(orders.find((order) => order._id === newer)).toMatchObject({
			items: [{ product: { name: "Mango Chaunsa" }, quantity: 6, unitPrice: 280 }],
			address: { firstName: "Sana", streetAddress: "House 12, Street 4, Satellite Town" },
			customer: { name: "Sana Iqbal" },
			amount: 1814,
			paymentType: "Cash On Delivery",
			isPaid: false,
			status: "Order Placed",
			paidAt: null,
		});
	});
});

describe("mark as paid", () => {
	test("records that the cash came in, and when", async () => {
		const id = await newOrder();
		const before = Date.now();
		const answer = await markPaid(id);
		expect(answer).toMatchObject({
			status: 200,
			json: { message: "Order marked as paid successfully!", order: { _id: id, isPaid: true } },
		});
		const order = await stored(id);
		expect(order).toMatchObject({ isPaid: true, paymentStatus: "success" });
		expect(order?.ledger).toMatchObject([{ kind: "paid", via: "cash", amount: 1814, by: "seller" }]);
		expect(order?.ledger[0].at.getTime()).toBeGreaterThanOrEqual(before);
	});

	test("happens once, also when two taps meet", async () => {
		const id = await newOrder();
		const answers = await Promise.all([markPaid(id), markPaid(id), markPaid(id)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		const ledger = (await stored(id))?.ledger;
		expect(ledger).toHaveLength(1);
		expect(await markPaid(id)).toMatchObject({
			status: 409,
			json: { message: "This order is paid already" },
		});
		expect((await stored(id))?.ledger).toEqual(ledger);
	});

	test.each([
		["a wallet's order", { paymentType: "JazzCash" }, "Only cash on delivery orders can be marked as paid"],
		["a cancelled order", { status: "Cancelled" }, "This order was cancelled"],
	])("is refused for %s", async (_what, fields, message) => {
		const id = await newOrder(fields);
		expect(await markPaid(id)).toMatchObject({ status: 409, json: { success: false, message } });
		expect((await stored(id))?.isPaid).toBe(false);
	});

	test("knows no order that is not there", async () => {
		expect((await markPaid(new ObjectId().toHexString())).status).toBe(404);
		expect((await markPaid("no-id")).status).toBe(404);
	});
});
