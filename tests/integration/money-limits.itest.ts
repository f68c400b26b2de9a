import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect, it } from "vitest";
import { api } from "../support/api";
import { database } from "../support/database";
import { give, place, refundsOf, type Shown, settle } from "../support/money";
import { newOrder, WALLET, whose } from "../support/orders";
import { newPayer } from "../support/payer";
import { newCustomer, sellerCookies, type TestCustomer } from "../support/people";
import { newProduct } from "../support/products";
import { asOwner, countPieces, move, newCoupon, undo } from "../support/seller";
import { ordersOf } from "../support/shopping";
import { isThorough } from "../support/thorough";

/** What may happen once, or only while something else does not: each test is a law that was once broken. */

const owner = await sellerCookies();
/** How often two are sent in the same moment. */
const ROUNDS = isThorough ? 8 : 3;

describe("5: an Idempotency-Key of a payment that credit pays whole", () => {
	it("makes one order, however often it is sent", async () => {
		const payer = await newPayer();
		await give(payer.customer, 8400);
		const key = randomUUID();
		const sent = [1, 2, 3, 4].map(() =>
			api("POST", "/api/payment/jazzcash", {
				body: payer.payload({ amount: 0 }),
				cookies: payer.customer.cookies,
				headers: { "idempotency-key": key },
			}),
		);
		await Promise.all(sent);
		const orders = await ordersOf(payer.customer);
		expect(orders.filter(({ amount }) => amount === 2100)).toHaveLength(1);
	});
});

describe("6: an account with money or goods open", () => {
	const leave = ({ cookies, password }: TestCustomer, fields: object = {}) =>
		api("DELETE", "/api/user/account", { cookies, body: { currentPassword: password, ...fields } });
	const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

	it("stays while an order has not ended, however old it is", async () => {
		const who = await newCustomer();
		await newOrder({ ...whose(who), createdAt: daysAgo(2) });
		expect((await leave(who)).status).toBe(409);
	});

	it("stays while money is due", async () => {
		const who = await newCustomer();
		const id = await newOrder({ ...WALLET, ...whose(who) });
		await move(id, "Cancelled");
		const refused = await leave(who);
		expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining("Rs. 1,814")]);
		const [refund] = await refundsOf(id);
		expect((await settle(refund?._id ?? "", { method: "cash" })).status).toBe(200);
		expect((await leave(who)).status).toBe(200);
	});

	it("stays while there is credit, unless that is given up", async () => {
		const who = await newCustomer();
		await give(who, 700);
		const refused = await leave(who);
		expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining("Rs. 700")]);
		for (const giveUpCredit of [false, "yes"])
			expect((await leave(who, { giveUpCredit })).status).toBeGreaterThanOrEqual(400);
		expect((await leave(who, { giveUpCredit: true })).status).toBe(200);
	});

	it("is left with no order open, also where both are sent at once", async () => {
		for (let round = 0; round < ROUNDS; round++) {
			const who = await newCustomer();
			const [left, placed] = await Promise.all([leave(who), place(who)]);
			const db = await database();
			const orders = await db.collection("orders").countDocuments({ user: new ObjectId(who._id) });
			expect([left.status, placed.status, orders]).toEqual(
				left.status === 200 ? [200, 401, 0] : [409, 201, 1],
			);
		}
	});
});

describe("7, 8, 21: what only so many may have", () => {
	const coupon = async (fields: object) => (await newCoupon({ kind: "amount", value: 100, ...fields })).code;

	it("an undone cancellation takes no use that another order has meanwhile", async () => {
		const code = await coupon({ maxUses: 1 });
		const first = (await place(await newCustomer(), { coupon: code })).json.order as Shown;
		await move(first._id, "Cancelled");
		expect((await place(await newCustomer(), { coupon: code })).status).toBe(201);
		expect((await undo(first._id)).status).toBe(409);
	});

	it("two first orders at once are one", async () => {
		const codes = [await coupon({ firstOrderOnly: true }), await coupon({ firstOrderOnly: true })];
		for (let round = 0; round < ROUNDS; round++) {
			const who = await newCustomer();
			const answers = await Promise.all(codes.map((code) => place(who, { coupon: code })));
			expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		}
	});

	it("a burst with one coupon is refused in words that are so", async () => {
		const code = await coupon({ maxUsesPerCustomer: 1 });
		const messages: unknown[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			const who = await newCustomer();
			const burst = await Promise.all(Array.from({ length: 8 }, () => place(who, { coupon: code })));
			messages.push(...burst.map(({ json }) => json.message));
		}
		expect(messages.filter((message) => String(message).includes("payment"))).toEqual([]);
	});
});

describe("11: an older price list", () => {
	it("changes no count that has changed since it was taken along", async () => {
		const product = await newProduct({ offerPrice: 500 });
		await countPieces(product, 10);
		const list = await api("GET", "/api/product/export", { cookies: owner });
		const [head = "", ...lines] = list.text.replace("\uFEFF", "").split("\r\n");
		const own = lines.filter((line) => line.includes(`test-${product}`));
		expect(own).toHaveLength(1);
		const sold = { productId: product, change: -4, reason: "count" };
		expect((await asOwner("POST", "/api/seller/stock", sold)).status).toBe(200);
		const send = (line: string) =>
			api("POST", "/api/product/import", {
				cookies: owner,
				raw: `${head}\r\n${line}\r\n`,
				headers: { "content-type": "text/csv" },
			});
		expect((await send(own[0] ?? "")).status).toBe(200);
		const { json } = await api("GET", `/api/seller/stock/${product}`, { cookies: owner });
		expect(json.stock).toBe(6);
	});
});
