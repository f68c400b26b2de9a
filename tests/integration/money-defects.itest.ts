import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/api";
import { CODE, newDelivery, takeStep } from "../support/deliveries";
import { mailsTo } from "../support/mails";
import { newOrder } from "../support/orders";
import { newPayer } from "../support/payer";
import { newCustomer, newStaff, sellerCookies, type TestCustomer, type TestStaff } from "../support/people";
import { newProduct, testAddress } from "../support/products";

/** What once went wrong with money, each by the law that it broke. */

type Refund = { _id: string; order: string; amount: number; state: string; reason: string };
type Shown = Record<string, unknown> & { _id: string; amount: number };

let owner: string;
let rider: TestStaff;
beforeAll(async () => {
	owner = await sellerCookies();
	rider = await newStaff("rider");
});

const WALLET = { paymentType: "JazzCash", isPaid: true, paymentStatus: "success" };
const whose = ({ _id, name, email }: TestCustomer) => ({
	user: new ObjectId(_id),
	customer: { name, email },
});

/** Three pieces at Rs. 1000: Rs. 3150 with tax. */
function threePieces(fields: object = {}) {
	const product = new ObjectId();
	const line = { product, name: "Crate", imageUrl: "/art/one-mango.webp", unitPrice: 1000, quantity: 3 };
	const costs = { taxPercent: 5, deliveryFee: 0, amount: 3150 };
	return { product: String(product), order: newOrder({ lines: [line], ...costs, ...fields }) };
}

const pack = (id: string, product: string, picked: number, isComplete = true) =>
	api("PUT", `/api/order/${id}/pack`, { cookies: owner, body: { lines: [{ product, picked }], isComplete } });
const move = (id: string, status: string, reason = "No onions") =>
	api("PUT", `/api/order/status/${id}`, { cookies: owner, body: { status, reason } });
const undo = (id: string) => api("PUT", `/api/order/status/${id}/undo`, { cookies: owner });
const markPaid = (id: string) => api("PUT", `/api/order/mark-paid/${id}`, { cookies: owner });
const settle = (id: string, body: object) =>
	api("PUT", `/api/seller/refunds/${id}/settle`, { cookies: owner, body });
const grant = (order: string, amount: number, reason = "late") =>
	api("POST", "/api/seller/refunds", { cookies: owner, body: { order, amount, reason, note: randomUUID() } });
const failed = (id: string, reason = "Nobody opened") =>
	takeStep(id, { step: "failed", reason }, rider.cookies);
const assign = (id: string, to: string | null) =>
	api("PUT", `/api/order/${id}/assign`, { cookies: owner, body: { rider: to } });

async function refundsOf(order: string): Promise<Refund[]> {
	const { json } = await api("GET", "/api/seller/refunds", { cookies: owner });
	return (json.refunds as Refund[]).filter((refund) => refund.order === order);
}
async function dueOf(order: string): Promise<number> {
	const due = (await refundsOf(order)).filter(({ state }) => state === "due");
	return due.reduce((sum, { amount }) => sum + amount, 0);
}
async function orderOf(id: string): Promise<Shown> {
	const { json } = await api("GET", `/api/order/seller?q=${id.slice(-6)}`, { cookies: owner });
	const found = (json.orders as Shown[]).find(({ _id }) => _id === id);
	if (!found) throw new Error(`order ${id} is not listed`);
	return found;
}
async function toCollect(id: string): Promise<number | undefined> {
	const { json } = await api("GET", "/api/rider/deliveries", { cookies: rider.cookies });
	return (json.deliveries as { _id: string; toCollect: number }[]).find(({ _id }) => _id === id)?.toCollect;
}
async function outstanding(): Promise<number> {
	const { json } = await api("GET", "/api/seller/cash", { cookies: owner });
	const riders = json.riders as { rider: { _id: string }; outstanding: number }[];
	return riders.find((one) => one.rider._id === rider._id)?.outstanding ?? 0;
}
const balanceOf = async ({ cookies }: TestCustomer) =>
	(await api("GET", "/api/user/credit", { cookies })).json.balance;

/** Gives a customer credit: a refund of an earlier order that is settled so. */
async function give(who: TestCustomer, amount: number): Promise<void> {
	const order = await newOrder({ ...WALLET, ...whose(who), status: "Delivered", amount: 9000 });
	const { _id } = (await grant(order, amount)).json.refund as Refund;
	expect((await settle(_id, { method: "credit" })).status).toBe(200);
}

async function place(who: TestCustomer, fields: object = {}) {
	const product = await newProduct({ offerPrice: 500 });
	return api("POST", "/api/order/cod", {
		cookies: who.cookies,
		body: { items: [{ product, quantity: 4 }], address: testAddress, ...fields },
	});
}

describe("1: an order that failed at the door is packed again", () => {
	async function onceShort(): Promise<{ id: string; product: string }> {
		const { product, order } = threePieces({
			...WALLET,
			rider: { _id: new ObjectId(rider._id), name: "Ali" },
		});
		const id = await order;
		expect((await pack(id, product, 2)).status).toBe(200);
		expect(await dueOf(id)).toBe(1050);
		expect((await takeStep(id, { step: "picked_up" }, rider.cookies)).status).toBe(200);
		return { id, product };
	}

	it("with less: what is due grows with it", async () => {
		const { id, product } = await onceShort();
		expect((await failed(id)).status).toBe(200);
		await pack(id, product, 1);
		expect(await dueOf(id)).toBe(2100);
	});

	it("with all of it: nothing is due any more", async () => {
		const { id, product } = await onceShort();
		expect((await failed(id)).status).toBe(200);
		await pack(id, product, 3);
		expect(await dueOf(id)).toBe(0);
		expect(await orderOf(id)).toMatchObject({ paymentStatus: "success" });
	});

	it("with all of it, after the money went back: that much is to be collected", async () => {
		const { id, product } = await onceShort();
		const [refund] = await refundsOf(id);
		expect((await settle(refund?._id ?? "", { method: "cash" })).status).toBe(200);
		expect((await failed(id)).status).toBe(200);
		await pack(id, product, 3);
		expect(await toCollect(id)).toBe(1050);
	});
});

describe("3: cash that came in while the bag was open", () => {
	it("is what came in, and the rest is still to collect", async () => {
		const { product, order } = threePieces({ rider: { _id: new ObjectId(rider._id), name: "Ali" } });
		const id = await order;
		await pack(id, product, 1, false);
		expect((await markPaid(id)).status).toBe(200);
		await pack(id, product, 3);
		expect(await toCollect(id)).toBe(2100);
	});
});

describe("4: a report is worth what was paid for what was in the bag", () => {
	const report = (who: TestCustomer, order: string, product: string, quantity: number) => {
		const raw = new FormData();
		raw.set("report", JSON.stringify({ product, problem: "bad", quantity, note: "" }));
		return api("POST", `/api/order/${order}/report`, { raw, cookies: who.cookies });
	};
	async function brought(instead?: { product: ObjectId; unitPrice: number; quantity: number }) {
		const who = await newCustomer();
		const replacement = instead && { ...instead, name: "Langra", imageUrl: "/art/one-mango.webp" };
		const product = new ObjectId();
		const packed = { quantity: 1, ...(replacement ? { replacement } : {}) };
		const line = { product, name: "Crate", imageUrl: "/art/one-mango.webp", unitPrice: 1000, quantity: 3 };
		const costs = { taxPercent: 5, deliveryFee: 0, amount: 3150 };
		const steps = ["Order Placed", "Delivered"].map((status) => ({ status, at: new Date(), by: "seller" }));
		const fields = { lines: [{ ...line, packed }], ...costs, ...WALLET, ...whose(who) };
		const final = instead ? Math.round((1000 + instead.unitPrice * instead.quantity) * 1.05) : 1050;
		const id = await newOrder({ ...fields, finalAmount: final, status: "Delivered", statusHistory: steps });
		return { who, id, product: String(product) };
	}

	it("with its tax, and no more pieces than were packed", async () => {
		const { who, id, product } = await brought();
		expect((await report(who, id, product, 2)).status).toBe(400);
		const { status, json } = await report(who, id, product, 1);
		expect([status, (json.report as { worth: number }).worth]).toEqual([201, 1050]);
	});

	it("also for what stood in for it", async () => {
		const product = new ObjectId();
		const { who, id } = await brought({ product, unitPrice: 400, quantity: 2 });
		const { status, json } = await report(who, id, String(product), 1);
		expect([status, (json.report as { worth: number }).worth]).toEqual([201, 420]);
	});
});

describe("5: an Idempotency-Key of a payment that credit pays whole", () => {
	it.fails("makes one order, however often it is sent", async () => {
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
		const { json } = await api("GET", "/api/order/user", { cookies: payer.customer.cookies });
		expect((json.orders as Shown[]).filter(({ amount }) => amount === 2100)).toHaveLength(1);
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
});

describe("7, 8, 21: what only so many may have", () => {
	const coupon = async (fields: object) => {
		const code = `D${randomUUID().slice(0, 8).replaceAll("-", "").toUpperCase()}`;
		const terms = { kind: "amount", value: 100, minimum: 0, from: null, until: null };
		const limits = { maxUses: null, maxUsesPerCustomer: null, firstOrderOnly: false };
		const body = { code, ...terms, ...limits, ...fields };
		expect((await api("POST", "/api/seller/coupons", { cookies: owner, body })).status).toBe(201);
		return code;
	};

	it.fails("an undone cancellation takes no use that another order has meanwhile", async () => {
		const code = await coupon({ maxUses: 1 });
		const first = (await place(await newCustomer(), { coupon: code })).json.order as Shown;
		await move(first._id, "Cancelled");
		expect((await place(await newCustomer(), { coupon: code })).status).toBe(201);
		expect((await undo(first._id)).status).toBe(409);
	});

	it.fails("two first orders at once are one", async () => {
		const codes = [await coupon({ firstOrderOnly: true }), await coupon({ firstOrderOnly: true })];
		for (let round = 0; round < 4; round++) {
			const who = await newCustomer();
			const answers = await Promise.all(codes.map((code) => place(who, { coupon: code })));
			expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		}
	});

	it.fails("a burst with one coupon is refused in words that are so", async () => {
		const code = await coupon({ maxUsesPerCustomer: 1 });
		const messages: unknown[] = [];
		for (let round = 0; round < 6; round++) {
			const who = await newCustomer();
			const burst = await Promise.all(Array.from({ length: 8 }, () => place(who, { coupon: code })));
			messages.push(...burst.map(({ json }) => json.message));
		}
		expect(messages.filter((message) => String(message).includes("payment"))).toEqual([]);
	});
});

describe("9: the cash that a rider took", () => {
	it("is in the books though the owner had pressed Delivered", async () => {
		const before = await outstanding();
		const id = await newDelivery(rider, { status: "Out for delivery" });
		const at = new Date().toISOString();
		expect((await move(id, "Delivered")).status).toBe(200);
		const late = { step: "delivered", code: CODE, at, key: `late-${id}` };
		for (let times = 0; times < 2; times++) {
			const sent = await takeStep(id, late, rider.cookies);
			expect([sent.status, sent.json.message]).toEqual([200, undefined]);
		}
		expect((await outstanding()) - before).toBe(1700);
		expect(await orderOf(id)).toMatchObject({
			isPaid: true,
			status: "Delivered",
			collectedBy: expect.any(String),
		});
	});

	it.each(["another", "nobody"])("is in the books though the order was given to %s since", async (whom) => {
		const before = await outstanding();
		const id = await newOrder({ handoverCode: CODE, status: "Packed", finalAmount: 1700 });
		expect((await assign(id, rider._id)).status).toBe(200);
		expect((await takeStep(id, { step: "picked_up" }, rider.cookies)).status).toBe(200);
		const at = new Date().toISOString();
		const other = await newStaff("rider");
		expect((await assign(id, whom === "another" ? other._id : null)).status).toBe(200);
		const sent = await takeStep(id, { step: "delivered", code: CODE, at }, rider.cookies);
		expect([sent.status, sent.json.message]).toEqual([200, undefined]);
		expect((await outstanding()) - before).toBe(1700);
		const stranger = await takeStep(id, { step: "delivered", code: CODE }, (await newStaff("rider")).cookies);
		expect(stranger.status).toBe(404);
	});
});

describe("11: an older price list", () => {
	it("changes no count that has changed since it was taken along", async () => {
		const product = await newProduct({ offerPrice: 500 });
		const set = (body: object) =>
			api("POST", "/api/seller/stock", {
				cookies: owner,
				body: { productId: product, reason: "count", ...body },
			});
		expect((await set({ set: 10 })).status).toBe(200);
		const list = await api("GET", "/api/product/export", { cookies: owner });
		const [head = "", ...lines] = list.text.replace("\uFEFF", "").split("\r\n");
		const own = lines.filter((line) => line.includes(`test-${product}`));
		expect(own).toHaveLength(1);
		expect((await set({ change: -4 })).status).toBe(200);
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

describe("15: a mail about money", () => {
	it("says what goes back, and no more", async () => {
		const who = await newCustomer();
		const { product, order } = threePieces({ ...WALLET, ...whose(who) });
		const id = await order;
		await pack(id, product, 2);
		const [refund] = await refundsOf(id);
		await settle(refund?._id ?? "", { method: "cash" });
		await move(id, "Cancelled");
		const about = async () =>
			JSON.stringify((await mailsTo(who.email)).filter(({ subject }) => /cancelled/.test(subject ?? "")));
		await expect.poll(about, { timeout: 30_000 }).toContain("2,100");
		expect(await about()).not.toContain("Your Rs. 3,150");
	});
});

describe("16, 18: credit of an order that is cancelled", () => {
	it("comes back whole, also after short packing", async () => {
		const who = await newCustomer();
		await give(who, 2100);
		const { json } = await place(who);
		const order = json.order as Shown & { items: { product: { _id: string } }[] };
		expect((await pack(order._id, order.items[0]?.product._id ?? "", 2)).status).toBe(200);
		expect((await move(order._id, "Cancelled")).status).toBe(200);
		await expect.poll(() => balanceOf(who)).toBe(2100);
		expect(await dueOf(order._id)).toBe(0);
	});

	it("is taken again when the cancellation is undone, and given back once more", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const { json } = await place(who);
		const { _id } = json.order as Shown;
		await move(_id, "Cancelled");
		await expect.poll(() => balanceOf(who)).toBe(300);
		expect((await undo(_id)).status).toBe(200);
		expect(await balanceOf(who)).toBe(0);
		expect(await orderOf(_id)).toMatchObject({ creditUsed: 300, amountToPay: 1800, status: "Order Placed" });
		await move(_id, "Cancelled");
		await expect.poll(() => balanceOf(who)).toBe(300);
	});

	it("bars an undo once it is used elsewhere", async () => {
		const who = await newCustomer();
		await give(who, 300);
		const { _id } = (await place(who)).json.order as Shown;
		await move(_id, "Cancelled");
		await expect.poll(() => balanceOf(who)).toBe(300);
		expect((await place(who)).status).toBe(201);
		const refused = await undo(_id);
		expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining("credit")]);
		expect(await balanceOf(who)).toBe(0);
	});
});

describe("17: two reports of one order, decided at once", () => {
	it("promise no more than was paid", async () => {
		const who = await newCustomer();
		const [one, other] = [new ObjectId(), new ObjectId()];
		const line = { imageUrl: "/art/one-mango.webp", unitPrice: 1000, quantity: 1 };
		const lines = [one, other].map((product) => ({ ...line, product, name: "Crate" }));
		const costs = { taxPercent: 0, deliveryFee: 0, amount: 2000 };
		const steps = ["Order Placed", "Delivered"].map((status) => ({ status, at: new Date(), by: "seller" }));
		const done = { status: "Delivered", statusHistory: steps };
		for (let round = 0; round < 4; round++) {
			const id = await newOrder({ lines, ...costs, ...WALLET, ...whose(who), ...done });
			const reports = [];
			for (const product of [one, other]) {
				const raw = new FormData();
				raw.set(
					"report",
					JSON.stringify({ product: String(product), problem: "bad", quantity: 1, note: "" }),
				);
				const { json } = await api("POST", `/api/order/${id}/report`, { raw, cookies: who.cookies });
				reports.push((json.report as { _id: string })._id);
			}
			const body = { decision: "refund", amount: 1500, message: "We are sorry" };
			const answers = await Promise.all(
				reports.map((report) => api("PUT", `/api/seller/reports/${report}`, { cookies: owner, body })),
			);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
			expect(await dueOf(id)).toBe(1500);
		}
	});
});

describe("20: an order by phone", () => {
	const caller = () => ({ user: new ObjectId(), customer: { name: "Ali", email: "" }, takenBy: "Owner" });

	it("has no account for credit, and is told so in words that are so", async () => {
		const id = await newOrder({ ...caller(), isPaid: true, paymentStatus: "success", status: "Delivered" });
		const { _id } = (await grant(id, 100)).json.refund as Refund;
		const refused = await settle(_id, { method: "credit" });
		expect(refused.status).toBe(409);
		expect(refused.json.message).toContain("phone");
		expect(refused.json.message).not.toContain("left the shop");
	});
});

describe("refunds", () => {
	it("that were paid in cash are taken from the cash that the day expects", async () => {
		const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
		const expected = async () => {
			const { json } = await api("GET", `/api/seller/closing?day=${today}`, { cookies: owner });
			return (json.closing as { cash: { expected: number; difference: number } }).cash;
		};
		const id = await newOrder({ ...WALLET, status: "Delivered", amount: 50_000_000 });
		const { _id } = (await grant(id, 9_000_000)).json.refund as Refund;
		const before = await expected();
		expect((await settle(_id, { method: "cash" })).status).toBe(200);
		const after = await expected();
		// Other files take cash at the same time, but by thousands at most.
		expect(before.expected - after.expected).toBeGreaterThan(8_000_000);
		expect(Math.abs(after.difference - before.difference)).toBeLessThan(1_000_000);
	});

	it("are settled with the amount that is due, where one is said", async () => {
		const id = await newOrder({ ...WALLET });
		await move(id, "Cancelled");
		const [refund] = await refundsOf(id);
		expect((await settle(refund?._id ?? "", { method: "cash", amount: 1813 })).status).toBe(409);
		expect((await settle(refund?._id ?? "", { method: "cash", amount: 1814 })).status).toBe(200);
	});
});
