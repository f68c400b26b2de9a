import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { newPayer } from "@/tests/support/payer";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { asOwner, countPieces, move, newCode, newCoupon, packLines } from "@/tests/support/seller";
import { orderCash, orderedCash } from "@/tests/support/shopping";
import { COUPON_IN_PAYMENT, type Coupon } from "../rules";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const mango = await newProduct({ offerPrice: 500 });

const change = (id: string, body: object) => asOwner("PUT", `/api/seller/coupons/${id}`, body);

async function couponOf(id: string): Promise<Coupon | undefined> {
	const { json } = await asOwner("GET", "/api/seller/coupons");
	return (json.coupons as Coupon[]).find(({ _id }) => _id === id);
}

async function figuresOf(id: string) {
	const { used, given, sales } = (await couponOf(id)) ?? {};
	return { used, given, sales };
}

const FOUR = [{ product: mango, quantity: 4 }];

const quote = ({ cookies }: TestCustomer, code: string) =>
	api("POST", "/api/user/coupon", { cookies, body: { code, items: FOUR } });

const send = (who: TestCustomer, fields: object = {}, key?: string) => orderCash(who, FOUR, fields, { key });
const place = (who: TestCustomer, fields: object) => orderedCash(who, FOUR, fields);

/** A coupon is refused alike before an order and with it. */
async function mustRefuse(who: TestCustomer, code: string, status: number, words: string): Promise<void> {
	const asked = await quote(who, code);
	expect([asked.status, asked.json.message]).toEqual([status, words]);
	const ordered = await send(who, { coupon: code });
	expect([ordered.status, ordered.json.message]).toEqual([status, words]);
}

describe("the owner", () => {
	test("makes coupons, changes them, and sees what came of each", async () => {
		const code = newCode();
		const coupon = await newCoupon({ code: ` ${code.toLowerCase()} `, maxUses: 5, until: inDays(3) });
		expect(coupon).toMatchObject({
			...{ code, kind: "percent", value: 10, minimum: 0, from: null, maxUses: 5 },
			...{ maxUsesPerCustomer: null, firstOrderOnly: false, used: 0, given: 0, sales: 0 },
		});
		const changed = await change(coupon._id, { value: 20, maxUses: null });
		expect(changed).toMatchObject({ status: 200, json: { coupon: { code, value: 20, maxUses: null } } });
		const who = await newCustomer();
		await place(who, { coupon: code });
		await place(who, { coupon: code });
		expect(await figuresOf(coupon._id)).toEqual({ used: 2, given: 800, sales: 3360 });
	});

	test("is told what does not work", async () => {
		const { _id, code } = await newCoupon({ from: inDays(2) });
		const again = { code: code.toLowerCase(), kind: "amount", value: 5 };
		const twice = await asOwner("POST", "/api/seller/coupons", again);
		expect([twice.status, twice.json.message]).toEqual([409, "There is a coupon with this code already"]);
		expect((await change(_id, { value: 101 })).json.errors).toHaveProperty("value");
		expect((await change(_id, { until: inDays(1) })).json.errors).toHaveProperty("until");
		expect((await change("66a000000000000000000001", { value: 5 })).status).toBe(404);
		const other = await newCoupon();
		expect((await change(other._id, { code })).status).toBe(409);
	});

	test("loses nothing of what is changed at once, and none of it makes no sense together", async () => {
		const { _id } = await newCoupon();
		const parts = [{ value: 15 }, { minimum: 2000 }, { maxUses: 7 }, { maxUsesPerCustomer: 2 }];
		const answers = await Promise.all(parts.map((part) => change(_id, part)));
		expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
		expect(await couponOf(_id)).toMatchObject(Object.assign({}, ...parts));
		const sum = await newCoupon({ kind: "amount", value: 50 });
		const both = await Promise.all([change(sum._id, { kind: "percent" }), change(sum._id, { value: 500 })]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
	});

	test("has it in the record", async () => {
		const { code } = await newCoupon({ kind: "amount", value: 150 });
		const { text } = await asOwner("GET", "/seller/record");
		expect(text).toContain(code);
	});
});

describe("a coupon", () => {
	test("says what it takes off, with tax and standard delivery", async () => {
		const who = await newCustomer();
		const share = await newCoupon({ value: 15 });
		expect(await quote(who, share.code.toLowerCase())).toMatchObject({
			status: 200,
			json: { success: true, code: share.code, discount: 300, total: 1785 },
		});
		const sum = await newCoupon({ kind: "amount", value: 250 });
		expect((await quote(who, sum.code)).json).toMatchObject({ discount: 250, total: 1838 });
		const huge = await newCoupon({ kind: "amount", value: 900_000 });
		expect((await quote(who, huge.code)).json).toMatchObject({ discount: 2000, total: 0 });
	});

	test("takes its discount off an order, whose tax is on what is left", async () => {
		const who = await newCustomer();
		const { code } = await newCoupon({ kind: "amount", value: 250 });
		const seen = await send(who, { coupon: code, amount: 2100 });
		expect([seen.status, seen.json.message]).toEqual([409, "Prices have changed, please review your order"]);
		const order = await place(who, {
			coupon: ` ${code.toLowerCase()}`,
			deliveryTime: "express",
			amount: 1888,
		});
		expect(order).toMatchObject({
			...{ coupon: code, discount: 250, subtotal: 2000, tax: 88, deliveryFee: 50, amount: 1888 },
			amountToPay: 1888,
		});
		expect(await place(who, { coupon: "" })).toMatchObject({ coupon: null, discount: 0, amount: 2100 });
	});

	test("that pays it all leaves nothing to collect", async () => {
		const who = await newCustomer();
		const { code } = await newCoupon({ value: 100 });
		const order = await place(who, { coupon: code, amount: 0 });
		expect(order).toMatchObject({ discount: 2000, amount: 0, amountToPay: 0, isPaid: true });
		const without = await send(who, { amount: 0 });
		expect([without.status, without.json.message]).toEqual([
			409,
			"Prices have changed, please review your order",
		]);
	});

	test("counts for what was packed, and never costs more than was ordered", async () => {
		const who = await newCustomer();
		const { code } = await newCoupon({ value: 10 });
		const { _id } = await place(who, { coupon: code });
		const { status, json } = await packLines(_id, [{ product: mango, picked: 3 }]);
		expect([status, json.order]).toEqual([200, expect.objectContaining({ amount: 1890, finalAmount: 1418 })]);
	});

	test("is used by whoever calls, too", async () => {
		const { code } = await newCoupon({ maxUsesPerCustomer: 1 });
		const phone = `03${String(Date.now()).slice(-9)}`;
		const call = () =>
			asOwner("POST", "/api/order/phone", {
				...{ customer: { name: "Rubina", phone }, items: FOUR },
				...{ address: testAddress, deliveryTime: "standard", coupon: code },
			});
		expect(await call()).toMatchObject({ status: 201, json: { order: { discount: 200, amount: 1890 } } });
		expect((await call()).status).toBe(409);
	});
});

describe("a coupon is refused", () => {
	test("that nobody has made", async () => {
		await mustRefuse(await newCustomer(), newCode(), 400, "There is no coupon with this code");
	});

	test("before and after its time", async () => {
		const who = await newCustomer();
		for (const fields of [{ from: inDays(1) }, { from: inDays(-2), until: inDays(-1) }]) {
			const asked = await quote(who, (await newCoupon(fields)).code);
			expect(asked).toMatchObject({
				status: 409,
				json: { message: expect.stringMatching(/^This coupon (can|ended)/) },
			});
		}
	});

	test("below its minimum, which is asked of the subtotal before it", async () => {
		const who = await newCustomer();
		const { code } = await newCoupon({ kind: "amount", value: 1000, minimum: 2000 });
		expect((await quote(who, code)).json).toMatchObject({ discount: 1000, total: 1050 });
		expect(await place(who, { coupon: code })).toMatchObject({ amount: 1050 });
		const dear = await newCoupon({ minimum: 2001 });
		const words = "This coupon needs Rs. 2,001 of groceries. Please add Rs. 1 more.";
		await mustRefuse(who, dear.code, 400, words);
	});

	test("to whoever has used it as often as they may, until an order of theirs is cancelled", async () => {
		const [who, another] = [await newCustomer(), await newCustomer()];
		const { code } = await newCoupon({ maxUsesPerCustomer: 1 });
		const order = await place(who, { coupon: code });
		await mustRefuse(who, code, 409, "You have used this coupon already");
		await place(another, { coupon: code });
		await api("PUT", `/api/order/cancel/${order._id}`, { cookies: who.cookies });
		expect((await quote(who, code)).status).toBe(200);
		await place(who, { coupon: code });
	});

	test("once it is used up, until an order is cancelled", async () => {
		const [who, late] = [await newCustomer(), await newCustomer()];
		const { _id, code } = await newCoupon({ maxUses: 1 });
		const order = await place(who, { coupon: code });
		await mustRefuse(late, code, 409, "This coupon has been used as often as it can be");
		await move(order._id, "Cancelled");
		expect(await figuresOf(_id)).toEqual({ used: 0, given: 0, sales: 0 });
		await place(late, { coupon: code });
		expect(await figuresOf(_id)).toEqual({ used: 1, given: 200, sales: 1890 });
	});

	test("to whoever has ordered before, where it is for a first order", async () => {
		const who = await newCustomer();
		const { code } = await newCoupon({ firstOrderOnly: true });
		const first = await place(who, { coupon: code });
		await mustRefuse(who, code, 409, "This coupon is for a first order only");
		await api("PUT", `/api/order/cancel/${first._id}`, { cookies: who.cookies });
		await place(who, { coupon: code });
	});

	test("after a limit was lowered", async () => {
		const who = await newCustomer();
		const { _id, code } = await newCoupon();
		await place(who, { coupon: code });
		await change(_id, { maxUses: 1 });
		await mustRefuse(who, code, 409, "This coupon has been used as often as it can be");
	});

	test("in an order that failed for another reason, and stays to be used", async () => {
		const who = await newCustomer();
		const { code } = await newCoupon({ maxUses: 1 });
		const short = await newProduct({ offerPrice: 500 });
		await countPieces(short, 2);
		const items = [{ product: short, quantity: 4 }];
		expect((await orderCash(who, items, { coupon: code })).status).toBe(409);
		expect((await quote(who, code)).status).toBe(200);
	});
});

test("an order that is sent again has used its coupon once", async () => {
	const who = await newCustomer();
	const { _id, code } = await newCoupon({ maxUses: 1, maxUsesPerCustomer: 1, firstOrderOnly: true });
	const key = randomUUID();
	const answers = await Promise.all(Array.from({ length: 6 }, () => send(who, { coupon: code }, key)));
	answers.push(await send(who, { coupon: code }, key));
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
	expect(await figuresOf(_id)).toEqual({ used: 1, given: 200, sales: 1890 });
});

test("a payment holds its use, pays less, and gives the use back when it fails", async () => {
	const who = await newCustomer();
	const { code } = await newCoupon({ maxUsesPerCustomer: 1 });
	const pay = (amount: number) =>
		api("POST", "/api/payment/jazzcash", {
			cookies: who.cookies,
			body: {
				...{ amount, userPhone: "03001234567", email: who.email, coupon: code },
				...{ items: [{ productId: mango, quantity: 4 }], address: testAddress },
			},
		});
	expect((await pay(2100)).status).toBe(409);
	expect((await pay(1890)).status).toBe(200);
	const meanwhile = await send(who, { coupon: code });
	expect([meanwhile.status, meanwhile.json.message]).toEqual([
		409,
		expect.stringMatching(/^This coupon is part of a payment of yours/),
	]);
});

test("what an earlier payment of the cart holds is quoted for the next one of it, and for nothing else", async () => {
	const { code } = await newCoupon({ kind: "amount", value: 100, maxUsesPerCustomer: 1 });
	const payer = await newPayer();
	const start = () => payer.start("jazzcash", { coupon: code, amount: 1995, cartVersion: 7 });
	expect(await start()).toMatchObject({ status: 200 });
	const { cookies } = payer.customer;
	const items = [{ product: payer.product, quantity: 4 }];
	const quoteFor = (cartVersion?: number) =>
		api("POST", "/api/user/coupon", { cookies, body: { code, items, cartVersion } });
	expect(await quoteFor(7)).toMatchObject({ status: 200, json: { discount: 100, total: 1995 } });
	for (const other of [8, undefined])
		expect(await quoteFor(other)).toMatchObject({ status: 409, json: { message: COUPON_IN_PAYMENT } });
	expect(await start()).toMatchObject({ status: 200 });
});
