import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it, test } from "vitest";
import { WALLET_NAMES, WALLETS, type Wallet } from "@/lib/payments/rules";
import { api } from "../support/api";
import { mustBeLawful, shelfOf, stockStory } from "../support/counted";
import { database } from "../support/database";
import { AMOUNT, newPayer, orderCount, type Payer } from "../support/payer";
import { newCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { countPieces, newCoupon } from "../support/seller";
import { baseUrl } from "../support/target";

/** The payment calls as the contract has them, with the demo's own wallets. */

let payer: Payer;
beforeAll(async () => {
	payer = await newPayer();
});

describe.each(WALLETS)("POST /api/payment/%s", (wallet) => {
	it("leads to a page on our own origin", async () => {
		const { status, json } = await payer.start(wallet);
		expect(status).toBe(200);
		expect(String(json.redirectUrl)).toMatch(new RegExp(`^${baseUrl()}/payment/go/[A-Z0-9]{20}$`));
		expect(String(json.redirectUrl)).toContain(String(json.paymentId));
	});

	it("pays for the customer's own cart and default address when none is sent", async () => {
		const buyer = await newCustomer();
		const db = await database();
		const { cookies } = buyer;
		const without = { items: undefined, address: undefined };
		expect((await payer.start(wallet, without, cookies)).json.message).toBe("Your cart is empty");
		await api("POST", "/api/user/cart/add", { body: { productId: payer.product, quantity: 4 }, cookies });
		expect((await payer.start(wallet, without, cookies)).json.message).toBe(
			"Please select a delivery address.",
		);
		const point = { lat: 31.27, lng: 72.32 };
		const place = { point, door: { ...point, at: new Date() } };
		const address = { _id: new ObjectId(), ...testAddress, ...place, isDefault: true };
		const streetAddress = "House 3, Civil Lines";
		const other = { _id: new ObjectId(), ...testAddress, streetAddress, isDefault: false };
		await db
			.collection("users")
			.updateOne({ _id: new ObjectId(buyer._id) }, { $set: { addresses: [address, other] } });
		const begun = await payer.start(wallet, without, cookies);
		expect(begun.status).toBe(200);
		const payment = await db.collection("payments").findOne({ reference: begun.json.paymentId });
		// The door stays with the saved address: what is deleted with it has no copy.
		expect(payment?.address).toEqual({ ...testAddress, point });
		const there = await payer.start(wallet, { ...without, area: "Civil Lines" }, cookies);
		const toOther = await db.collection("payments").findOne({ reference: there.json.paymentId });
		expect(toOther?.address).toMatchObject({ streetAddress });
	});

	it("asks who is there before anything else", async () => {
		const guest = await api("POST", `/api/payment/${wallet}`, { body: {} });
		expect([guest.status, guest.json.message]).toEqual([401, "Please login to proceed with checkout"]);
		const unverified = await newCustomer({ isVerified: false });
		const refused = await payer.start(wallet, {}, unverified.cookies);
		expect(refused.status).toBe(403);
		expect(refused.json.message).toBe("Please verify your email before checkout");
	});

	it.each([0, 1, AMOUNT - 1, AMOUNT + 1, AMOUNT / 10, AMOUNT * 10, AMOUNT * 100, 2000, 2150])(
		"refuses the changed amount %i with 409",
		async (amount) => {
			const { status, json } = await payer.start(wallet, { amount });
			expect(status).toBe(409);
			expect(json.message).toBe("Prices have changed, please review your order");
		},
	);

	it.each([
		["amount", { amount: -AMOUNT }],
		["amount", { amount: null }],
		["amount", { amount: "2100" }],
		["amount", { amount: { $gt: 0 } }],
		["amount", { amount: 2100.5 }],
		["userPhone", { userPhone: "0300" }],
		["userPhone", { userPhone: { $ne: "" } }],
		["email", { email: "sana" }],
		["items", { items: [] }],
		["items.0.product", { items: [{ product: "x", quantity: 1 }] }],
		["address.streetAddress", { address: { ...testAddress, streetAddress: " " } }],
		["deliveryTime", { deliveryTime: "now" }],
	])("refuses a wrong %s with 400: %j", async (field, change) => {
		const { status, json } = await payer.start(wallet, change);
		expect(status).toBe(400);
		expect(Object.keys(json.errors ?? {})).toContain(field);
	});

	it("refuses a body without the customer's e-mail before anything of the order is looked at", async () => {
		for (const change of [{}, { amount: 1 }, { items: [{ product: payer.product, quantity: 1 }] }]) {
			expect(await payer.start(wallet, { ...change, email: undefined })).toMatchObject({
				status: 400,
				json: {
					message: "Please enter a valid email address",
					errors: { email: "Please enter a valid email address" },
				},
			});
		}
	});

	it("keeps an order's rules: minimum, area, stock", async () => {
		expect((await payer.start(wallet, { items: [{ product: payer.product, quantity: 1 }] })).status).toBe(
			400,
		);
		const elsewhere = { address: { ...testAddress, streetAddress: "House 1, Elsewhere" } };
		expect((await payer.start(wallet, elsewhere)).status).toBe(400);
		const gone = await newProduct({ inStock: false });
		expect((await payer.start(wallet, { items: [{ product: gone, quantity: 4 }] })).status).toBe(409);
	});
});

describe("POST /api/order/online", () => {
	const claim = (paymentId: string, change: Record<string, unknown> = {}) => ({
		items: [{ productId: payer.product, quantity: 4 }],
		address: testAddress,
		deliveryTime: "standard",
		paymentId,
		amount: AMOUNT,
		paymentType: "JazzCash",
		...change,
	});
	const order = (body: unknown, cookies = payer.customer.cookies, headers: Record<string, string> = {}) =>
		api("POST", "/api/order/online", { body, cookies, headers });

	it("gives the order of a confirmed payment, the same one every time", async () => {
		const reference = await payer.begun("jazzcash");
		expect((await order(claim(reference))).status).toBe(409);
		await payer.comeBack("jazzcash", reference, "approve");
		const [first, second] = [await order(claim(reference)), await order(claim(reference))];
		expect(first.status).toBe(201);
		expect(second.status).toBe(201);
		expect(first.json.order).toMatchObject({ isPaid: true, amount: AMOUNT, paymentType: "JazzCash" });
		expect(second.json.order).toEqual(first.json.order);
	});

	it.each(WALLETS)(
		"of %s is there as soon as the wallet has the money, to each of several at once",
		async (wallet) => {
			const reference = await payer.begun(wallet);
			const asked = () => order(claim(reference, { paymentType: WALLET_NAMES[wallet] }));
			expect((await asked()).status).toBe(409);
			await payer.decide(wallet, reference, "approve");
			const answers = await Promise.all(Array.from({ length: 6 }, asked));
			expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
			expect(new Set(answers.map(({ json }) => JSON.stringify(json.order))).size).toBe(1);
			expect(await orderCount(reference)).toBe(1);
		},
	);

	it("answers alike under one key, also to another payment, and keeps no place longer than its address", async () => {
		const { cookies, _id } = payer.customer;
		const point = { lat: 31.271234, lng: 72.331234 };
		const saved = await api("POST", "/api/user/address", { cookies, body: { ...testAddress, point } });
		const paid = async () => {
			const { json } = await payer.start("jazzcash", { address: { ...testAddress, point } });
			await payer.comeBack("jazzcash", String(json.paymentId), "approve");
			return claim(String(json.paymentId));
		};
		const [one, other, key] = [await paid(), await paid(), { "idempotency-key": randomUUID() }];
		const first = await order(one, cookies, key);
		expect(first.status).toBe(201);
		const again = await Promise.all([one, other, one].map((body) => order(body, cookies, key)));
		for (const answer of again) expect(answer).toMatchObject({ status: 201, json: first.json });
		expect((await order(other)).json.order).not.toMatchObject({ _id: Object(first.json.order)._id });

		const kept = async () =>
			JSON.stringify(await (await database()).collection("keptanswers").find({ owner: _id }).toArray());
		expect(await kept()).toContain("31.271234");
		const { _id: address } = Object(saved.json.address);
		expect((await api("DELETE", `/api/user/address/${address}`, { cookies })).status).toBe(200);
		expect(await kept()).not.toMatch(/31\.271234|\+[2-9A-Z]{2}"/);
	});

	it("knows nobody else's payment", async () => {
		const reference = await payer.begun("jazzcash");
		await payer.comeBack("jazzcash", reference, "approve");
		const stranger = await newCustomer();
		expect((await order(claim(reference), stranger.cookies)).status).toBe(404);
		const seen = await api("GET", `/api/payment/${reference}`, { cookies: stranger.cookies });
		expect(seen.status).toBe(404);
		const went = await fetch(new URL(`/payment/go/${reference}`, baseUrl()), {
			headers: { cookie: stranger.cookies },
		});
		expect(went.status).toBe(404);
	});

	it("refuses what the payment was not made for, and what is malformed", async () => {
		const reference = await payer.begun("jazzcash");
		await payer.comeBack("jazzcash", reference, "approve");
		expect((await order(claim(reference, { amount: AMOUNT + 1 }))).status).toBe(409);
		expect((await order(claim(reference, { paymentType: "Easypaisa" }))).status).toBe(409);
		expect((await order(claim(reference, { paymentType: "Cash On Delivery" }))).status).toBe(400);
		expect((await order(claim(reference, { paymentId: { $ne: "" } }))).status).toBe(400);
		expect((await order(claim("T404"))).status).toBe(404);
	});
});

/** An account holds something for three wallet payments at once; a further one takes what the oldest holds. */

const SOON = { timeout: 20_000, interval: 300 };

/** Somebody who pays for 4 of a product of which there are so many. */
async function payerOf(stock: number): Promise<Payer> {
	const payer = await newPayer();
	await countPieces(payer.product, stock);
	return payer;
}

test("a fourth payment releases the pieces of the oldest, and begins although they were the last ones", async () => {
	const payer = await payerOf(12);
	const first = await payer.begun("jazzcash");
	for (let more = 0; more < 2; more += 1) await payer.begun("easypaisa");
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });

	expect(await payer.start("jazzcash")).toMatchObject({ status: 200 });
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });
	await expect
		.poll(async () => (await stockStory(payer.product)).movements.map(({ kind }) => kind), SOON)
		.toContain("released");
	await mustBeLawful(payer.product);

	// Money is never dropped: what is paid for in the end is an order that waits for the shop's word.
	expect(await payer.stateOf(first)).toMatchObject({ state: "initiated" });
	await payer.comeBack("jazzcash", first, "approve");
	await expect.poll(() => payer.stateOf(first), SOON).toMatchObject({ state: "confirmed", isOnHold: true });
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });
});

test("a fourth payment that is refused releases nothing, and is told what it could have", async () => {
	const payer = await payerOf(12);
	for (let open = 0; open < 3; open += 1) await payer.begun("jazzcash");
	expect(
		(await payer.start("jazzcash", { items: [{ product: payer.product, quantity: 5 }] })).json,
	).toMatchObject({
		message: expect.stringMatching(/^Only 4 .+ are left$/),
		shortages: [{ product: payer.product, left: 4 }],
	});
	const isLate = { deliveryTime: "slot", slot: "2026-01-01-0800" };
	for (const change of [{ amount: 1 }, { items: [{ product: payer.product, quantity: 5 }] }, isLate])
		expect((await payer.start("jazzcash", change)).status).toBe(409);
	expect((await payer.start("jazzcash", { items: [{ product: payer.product, quantity: 1 }] })).status).toBe(
		400,
	);
	expect(await shelfOf(payer.product)).toEqual({ stock: 0, held: 12 });
	const { movements } = await stockStory(payer.product);
	expect(movements.filter(({ kind }) => kind === "released")).toEqual([]);
});

test("a key names one payment of each wallet", async () => {
	const payer = await newPayer();
	const key = { "idempotency-key": randomUUID() };
	const begin = async (wallet: Wallet) => {
		const body = payer.payload();
		const { cookies } = payer.customer;
		const { json } = await api("POST", `/api/payment/${wallet}`, { cookies, body, headers: key });
		return String(json.paymentId);
	};
	const [jazzcash, again, easypaisa] = [
		await begin("jazzcash"),
		await begin("jazzcash"),
		await begin("easypaisa"),
	];
	expect(again).toBe(jazzcash);
	expect(easypaisa).not.toBe(jazzcash);
	expect(await payer.stateOf(easypaisa)).toMatchObject({ wallet: "easypaisa", amount: AMOUNT });
});

test("a product that a payment brings down to few is told of once, however its payment goes on", async () => {
	const [payer, db, name] = [await payerOf(8), await database(), `Jamun ${randomUUID()}`];
	await db.collection("products").updateOne({ _id: new ObjectId(payer.product) }, { $set: { name } });
	await payer.comeBack("jazzcash", await payer.begun("jazzcash"), "approve");
	await expect.poll(() => shelfOf(payer.product), SOON).toEqual({ stock: 4, held: 0 });
	expect(await db.collection("notifications").countDocuments({ title: `Running out: ${name}` })).toBe(1);
});

test("ten payments of one account keep no shelf from the others", async () => {
	const payer = await payerOf(40);
	const begun = await Promise.all(Array.from({ length: 10 }, () => payer.start("jazzcash")));
	expect(begun.map(({ status }) => status)).toEqual(new Array(10).fill(200));
	expect(await shelfOf(payer.product)).toEqual({ stock: 28, held: 12 });
	await mustBeLawful(payer.product);
});

test("a fourth payment releases the use of a coupon too", async () => {
	const { code } = await newCoupon({ kind: "amount", value: 100, maxUses: 3, maxUsesPerCustomer: 3 });
	const payer = await newPayer();
	const start = () => payer.start("jazzcash", { coupon: code, amount: 1995 });
	for (let open = 0; open < 4; open += 1) expect(await start()).toMatchObject({ status: 200 });
	const other = await newPayer();
	const refused = await other.start("jazzcash", { coupon: code, amount: 1995 });
	expect(refused.status, "the three newest have their uses").toBe(409);
});
