import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { give, grant, type Refund, settle } from "@/tests/support/money";
import { newOrder, WALLET } from "@/tests/support/orders";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { markPaid, move } from "@/tests/support/seller";
import { orderCash, orderedCash } from "@/tests/support/shopping";

const mango = await newProduct({ offerPrice: 500 });

const credit = async ({ cookies }: TestCustomer) => (await api("GET", "/api/user/credit", { cookies })).json;

const FOUR = [{ product: mango, quantity: 4 }];
const place = (who: TestCustomer, fields: object = {}, key?: string) =>
	orderedCash(who, FOUR, fields, { key });

describe("a refund that is settled as credit", () => {
	test("is an entry of the customer's, once", async () => {
		const who = await newCustomer();
		expect(await credit(who)).toMatchObject({ balance: 0, entries: [] });
		const order = await give(who, 300);
		expect(await credit(who)).toMatchObject({
			balance: 300,
			entries: [{ amount: 300, reason: "late", order, at: expect.any(String) }],
		});
	});

	test("needs somebody who is still here", async () => {
		const gone = await newOrder({
			...{ ...WALLET, status: "Delivered", customer: { name: "Former customer", email: "" } },
			address: { ...testAddress, phoneNumber: "" },
		});
		const { _id } = (await grant(gone, 100)).json.refund as Refund;
		expect((await settle(_id, { method: "credit" })).status).toBe(409);
		expect((await settle(_id, { method: "cash" })).status).toBe(200);
	});
});

describe("a cash order", () => {
	test("uses the balance by itself, and says what is left to pay", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const order = await place(who, { amount: 2100 });
		expect(order).toMatchObject({ amount: 2100, creditUsed: 300, amountToPay: 1800, isPaid: false });
		expect(await credit(who)).toMatchObject({
			balance: 0,
			entries: [{ amount: -300, reason: "order", order: order._id }, { amount: 300 }],
		});
		expect(await place(who)).toMatchObject({ creditUsed: 0, amountToPay: 2100 });
	});

	test("leaves it where the customer says so", async () => {
		const who = await newCustomer();
		await give(who, 300);
		expect(await place(who, { useCredit: false })).toMatchObject({ creditUsed: 0, amountToPay: 2100 });
		expect(await credit(who)).toMatchObject({ balance: 300 });
		expect(await orderCash(who, FOUR, { useCredit: "no" })).toMatchObject({
			status: 400,
			json: { errors: { useCredit: expect.any(String) } },
		});
	});

	test("counts as paid where credit pays it all, and keeps the rest", async () => {
		const who = await newCustomer();
		await give(who, 2500);
		const order = await place(who);
		expect(order).toMatchObject({ creditUsed: 2100, amountToPay: 0, isPaid: true, paymentStatus: "success" });
		expect(await credit(who)).toMatchObject({ balance: 400 });
		expect((await markPaid(order._id)).status).toBe(409);
	});

	test("sent again and again is one order with one use of credit", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const key = randomUUID();
		const orders = await Promise.all([1, 2, 3, 4].map(() => place(who, {}, key)));
		expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
		expect(orders[0]).toMatchObject({ creditUsed: 300 });
		expect(await credit(who)).toMatchObject({ balance: 0 });
	});

	test("that is refused has used nothing", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const fields = { cartVersion: 7 };
		const first = await place(who, { ...fields, useCredit: false });
		expect((await orderCash(who, FOUR, fields)).status).toBe(409);
		expect(await credit(who)).toMatchObject({ balance: 300 });
		expect((await move(first._id, "Cancelled")).status).toBe(200);
		expect(await credit(who)).toMatchObject({ balance: 300 });
	});

	test("cancelled by several presses at once is cancelled once, and each is told so", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const { _id } = await place(who);
		const cancel = () => api("PUT", `/api/order/cancel/${_id}`, { cookies: who.cookies });
		const answers = await Promise.all(Array.from({ length: 5 }, cancel));
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
		expect(await credit(who)).toMatchObject({ balance: 300 });
	});

	test.each(["customer", "seller"])("cancelled by the %s gives it back at once", async (whose) => {
		const who = await newCustomer();
		await give(who, 300);
		const { _id } = await place(who);
		const cancelled =
			whose === "seller"
				? await move(_id, "Cancelled")
				: await api("PUT", `/api/order/cancel/${_id}`, { cookies: who.cookies });
		expect(cancelled.status).toBe(200);
		const { balance, entries } = await credit(who);
		expect(balance).toBe(300);
		expect((entries as object[])[0]).toMatchObject({ amount: 300, reason: "cancelled", order: _id });
	});

	test("goes its way like any other, and is paid whole once the cash is in", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const { _id } = await place(who);
		for (const status of ["Packed", "Out for delivery", "Delivered"])
			expect((await move(_id, status)).status).toBe(200);
		expect((await markPaid(_id)).json.order).toMatchObject({ isPaid: true, paymentStatus: "success" });
		expect((await grant(_id, 2101)).status).toBe(409);
		expect((await grant(_id, 2100)).status).toBe(201);
	});
});

test("credit is shown to its customer alone, and goes along with their data", async () => {
	const [who, other] = [await newCustomer(), await newCustomer()];
	await give(who, 300);
	expect(await credit(other)).toMatchObject({ balance: 0, entries: [] });
	const { json } = await api("GET", "/api/user/data", { cookies: who.cookies });
	expect(json.credit).toMatchObject({ balance: 300, entries: [{ amount: 300 }] });
});
