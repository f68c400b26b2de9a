import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { mailFiles } from "@/tests/support/mail-files";
import { newCustomer, newStaff } from "@/tests/support/people";
import { newByNumber } from "@/tests/support/phones";
import { newProduct, testAddress } from "@/tests/support/products";
import { orderedCash } from "@/tests/support/shopping";

let counter = 0;
const packer = await newStaff("packer");
const product = await newProduct({ offerPrice: 500 });

/** A number that nobody has called from. */
function newPhone(): string {
	counter += 1;
	const digits = `${process.pid}${Date.now()}${counter}`.slice(-7);
	return `0345-${digits}`;
}

const { firstName: _first, lastName: _last, phoneNumber: _phone, ...place } = testAddress;
const orderOf = (phone: string, more: object = {}) => ({
	customer: { name: "Rubina Akhtar", phone },
	items: [{ product, quantity: 4 }],
	address: place,
	...more,
});
const send = (body: unknown, headers: Record<string, string> = {}, cookies = packer.cookies) =>
	api("POST", "/api/order/phone", { cookies, body, headers });
const look = (phone: string, cookies = packer.cookies) =>
	api("GET", `/api/order/phone?phone=${encodeURIComponent(phone)}`, { cookies });

describe("an order by phone", () => {
	test("is a cash order without an account, for the caller, by who took it", async () => {
		const phone = newPhone();
		const answer = await send(
			orderOf(phone.replace("-", ""), { note: " Ring twice ", deliveryTime: "express" }),
		);
		expect(answer.status).toBe(201);
		expect(answer.json.order).toMatchObject({
			channel: "phone",
			takenBy: packer.name,
			customer: { name: "Rubina Akhtar", email: "" },
			address: {
				...place,
				firstName: "Rubina",
				lastName: "Akhtar",
				phoneNumber: phone,
				deliveryInstructions: "Ring twice",
			},
			subtotal: 2000,
			tax: 100,
			deliveryFee: 50,
			amount: 2150,
			paymentType: "Cash On Delivery",
			status: "Order Placed",
		});
		const { orders } = (await api("GET", "/api/order/seller", { cookies: packer.cookies })).json;
		expect(JSON.stringify(orders)).toContain(phone);
	});

	test("takes a name as it was heard", async () => {
		const phone = newPhone();
		const answer = await send(orderOf(phone, { customer: { name: "M. Ali, shop no. 2", phone } }));
		expect(answer).toMatchObject({
			status: 201,
			json: { order: { address: { firstName: "M.", lastName: "Ali, shop no. 2" } } },
		});
	});

	test("tells the shop, and mails nobody without an address", async () => {
		const { order } = (await send(orderOf(newPhone()))).json;
		const id = typeof order === "object" && order !== null && "_id" in order ? String(order._id) : "";
		const { notifications } = (await api("GET", "/api/notifications", { cookies: packer.cookies })).json;
		expect(JSON.stringify(notifications)).toContain(id);
		const mails = (await database()).collection("outgoingmails");
		expect(await mails.countDocuments({ key: { $regex: id } })).toBe(1);
		expect(await mails.countDocuments({ to: "" })).toBe(0);
		expect((await mailFiles()).length).toBeGreaterThan(0);
		const entry = await (await database()).collection("selleractions").findOne({ subjectId: id });
		expect(entry).toMatchObject({ kind: "order-phoned", by: packer.name, outcome: "done" });
	});

	test("is made once for a key, also when it is sent twice at once", async () => {
		const body = orderOf(newPhone());
		const headers = { "idempotency-key": `phone-${process.pid}-${counter}` };
		const answers = await Promise.all([send(body, headers), send(body, headers), send(body, headers)]);
		const ids = answers.map(({ json }) => JSON.stringify(json.order).match(/"_id":"([0-9a-f]{24})"/)?.[1]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect(new Set(ids).size).toBe(1);
		const corrected = await send(orderOf(newPhone()), headers);
		expect(corrected.json, "also where the number is another one").toEqual(answers[0]?.json);
		expect((await send(body)).status, "another key is another order").toBe(201);
	});

	test("that is sent twice at once takes the last of something without a refusal in the record", async () => {
		const taker = await newStaff("packer");
		const last = await newProduct({ offerPrice: 500, stock: 4 });
		const body = orderOf(newPhone(), { items: [{ product: last, quantity: 4 }] });
		const headers = { "idempotency-key": `last-${process.pid}-${counter}` };
		const sendAgain = () => send(body, headers, taker.cookies);
		const answers = await Promise.all([sendAgain(), sendAgain(), sendAgain()]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		const entries = (await database())
			.collection("selleractions")
			.find({ kind: "order-phoned", email: taker.email });
		expect((await entries.toArray()).map(({ outcome }) => outcome)).toEqual(["done"]);
	});

	test("uses the credit of its account only where it says so", async () => {
		const { phone, cookies, answer } = await newByNumber();
		const db = await database();
		const _id = new ObjectId(Object(answer.json.user)._id);
		const entry = { key: "test", amount: 300, reason: "late" as const, at: new Date() };
		const account = { $set: { balance: 300, entries: [entry] }, $setOnInsert: { revision: 0 } };
		await db.collection("accounts").updateOne({ _id }, account, { upsert: true });
		const credit = async () => (await api("GET", "/api/user/credit", { cookies })).json.balance;
		expect((await send(orderOf(phone))).json.order).toMatchObject({ creditUsed: 0, amountToPay: 2100 });
		expect(await credit()).toBe(300);
		const used = await send(orderOf(phone, { useCredit: true }));
		expect(used.json.order).toMatchObject({ creditUsed: 300, amountToPay: 1800 });
		expect(await credit()).toBe(0);
	});

	test.each([
		["too little", { items: [] }, 400],
		["less than the minimum", { items: [{ product: "PRODUCT", quantity: 1 }] }, 400],
		["an area that is not served", { address: { ...place, streetAddress: "House 1, Lahore" } }, 400],
		["no street", { address: { ...place, streetAddress: "" } }, 400],
		["a time without saying which", { deliveryTime: "slot" }, 400],
		["a time that is gone", { deliveryTime: "slot", slot: "2020-01-01T10" }, 409],
		["another amount", { amount: 1 }, 409],
	])("with %s is refused like any other", async (_what, more, status) => {
		const body = JSON.parse(JSON.stringify(orderOf(newPhone(), more)).replace("PRODUCT", product));
		expect((await send(body)).status).toBe(status);
	});

	test.each([
		["no caller", { customer: undefined }, "customer"],
		["no name", { customer: { phone: "0300-1234567" } }, "customer.name"],
		["a broken number", { customer: { name: "Rubina", phone: "12" } }, "customer.phone"],
	])("with %s is a broken rule", async (_what, more, field) => {
		const answer = await send(orderOf(newPhone(), more));
		expect(answer.status).toBe(400);
		expect(answer.json.errors).toHaveProperty([field]);
	});
});

describe("who calls", () => {
	test("is known by their last order, however the number is written", async () => {
		const phone = newPhone();
		expect((await look(phone)).status).toBe(404);
		await send(orderOf(phone, { note: "Ring twice" }));
		await send(orderOf(phone, { customer: { name: "Rubina Khan", phone } }));
		for (const written of [phone, phone.replace("-", ""), phone.replace(/^0/, "+92 ")]) {
			expect(await look(written)).toMatchObject({
				status: 200,
				json: { customer: { name: "Rubina Khan", phone }, address: { ...place, firstName: "Rubina" } },
			});
		}
		expect(JSON.stringify((await look(phone)).json)).not.toContain("Ring twice");
	});

	test("is known by the number that they call from, whoever it is brought to", async () => {
		const [caller, recipient] = [newPhone(), newPhone()];
		const elsewhere = { ...place, firstName: "Ami", lastName: "Jan", phoneNumber: recipient };
		expect((await send(orderOf(caller, { address: elsewhere }))).status).toBe(201);
		expect(await look(caller)).toMatchObject({
			status: 200,
			json: { customer: { name: "Rubina Akhtar", phone: caller }, address: elsewhere },
		});
		await send(orderOf(recipient, { customer: { name: "Ami Jan", phone: recipient } }));
		await send(orderOf(caller, { address: elsewhere }));
		expect((await look(recipient)).json.customer).toEqual({ name: "Ami Jan", phone: recipient });
	});

	test("is found by a number whose plus sign the address did not spell out", async () => {
		const phone = newPhone();
		await send(orderOf(phone));
		for (const written of [`+92${phone.slice(1)}`, `92${phone.slice(1)}`]) {
			const { cookies } = packer;
			expect((await api("GET", `/api/order/phone?phone=${written}`, { cookies })).status, written).toBe(200);
		}
	});

	test("is known by their account without the place on the map, which the new order takes by itself", async () => {
		const { phone, cookies } = await newByNumber();
		const point = { lat: 31.27, lng: 72.33 };
		await api("POST", "/api/user/address", { cookies, body: { ...testAddress, point } });
		const found = await look(phone);
		const { phoneNumber, ...address } = testAddress;
		expect(found.json.address).toEqual({
			...address,
			phoneNumber,
			landmark: null,
			point: null,
			plusCode: null,
		});
		for (const said of [place, found.json.address]) {
			const { json } = await send(orderOf(phone, { address: said }));
			expect(json.order).toMatchObject({ address: { point } });
		}
	});

	test("loses the place with their address, also in the kept answer of an order; another's stays", async () => {
		const { phone, cookies } = await newByNumber();
		const point = { lat: 31.27, lng: 72.33 };
		const saved = await api("POST", "/api/user/address", { cookies, body: { ...testAddress, point } });
		const [headers, others] = [1, 2].map((one) => ({ "idempotency-key": `gone-${phone.slice(1)}-${one}` }));
		const made = await send(orderOf(phone), headers);
		expect(made.json.order).toMatchObject({ address: { point, plusCode: expect.any(String) } });
		const body = orderOf(newPhone(), { address: { ...place, point } });
		const other = await send(body, others);
		expect(other.json.order).toMatchObject({ address: { point } });
		const { _id } = Object(saved.json.address);
		expect((await api("DELETE", `/api/user/address/${_id}`, { cookies })).status).toBe(200);
		const { order, ...rest } = Object(made.json);
		const without = { ...order, address: { ...order.address, point: null, plusCode: null } };
		expect((await send(orderOf(phone), headers)).json).toEqual({ ...rest, order: without });
		expect((await send(body, others)).json, "another's place stays").toEqual(other.json);
	});

	test("is known from an order of the web too", async () => {
		const customer = await newCustomer();
		const phone = newPhone();
		const point = { lat: 31.27, lng: 72.33 };
		const { address } = await orderedCash(customer, [{ product, quantity: 4 }], {
			address: { ...testAddress, phoneNumber: phone, point },
		});
		expect(address.point, "it has a place").toEqual(point);
		expect((await look("12")).status).toBe(400);
		expect((await look(phone)).json, "whose place may be another customer's").toMatchObject({
			customer: { name: customer.name, phone },
			address: { streetAddress: testAddress.streetAddress, point: null, plusCode: null },
		});
		const own = await api("GET", "/api/order/user", { cookies: customer.cookies });
		expect(own.json.orders).toMatchObject([{ channel: "web" }]);
		expect(JSON.stringify(own.json)).not.toContain("takenBy");
	});
});
