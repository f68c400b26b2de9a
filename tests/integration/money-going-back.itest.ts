import { ObjectId } from "mongodb";
import { describe, expect, it } from "vitest";
import { api } from "../support/api";
import {
	balanceOf,
	dueOf,
	give,
	grant,
	orderOf,
	pack,
	place,
	type Refund,
	refundsOf,
	type Shown,
	settle,
} from "../support/money";
import { newOrder, orderLine, WALLET, whose } from "../support/orders";
import { newCustomer, sellerCookies, type TestCustomer } from "../support/people";
import { bad, send } from "../support/reports";
import { move, undo } from "../support/seller";

/** Money that goes back, and what people read of it: each test is a law that was once broken. */

const owner = await sellerCookies();

describe("4: a report is worth what was paid for what was in the bag", () => {
	const report = (who: TestCustomer, order: string, product: string, quantity: number) =>
		send(who, order, { ...bad, product, quantity });
	async function brought(instead?: { product: ObjectId; unitPrice: number; quantity: number }) {
		const who = await newCustomer();
		const replacement = instead && { ...instead, name: "Langra", imageUrl: "/art/one-mango.webp" };
		const packed = { quantity: 1, ...(replacement ? { replacement } : {}) };
		const line = orderLine("Crate", 1000, 3);
		const costs = { taxPercent: 5, deliveryFee: 0, amount: 3150 };
		const steps = ["Order Placed", "Delivered"].map((status) => ({ status, at: new Date(), by: "seller" }));
		const fields = { lines: [{ ...line, packed }], ...costs, ...WALLET, ...whose(who) };
		const final = instead ? Math.round((1000 + instead.unitPrice * instead.quantity) * 1.05) : 1050;
		const id = await newOrder({ ...fields, finalAmount: final, status: "Delivered", statusHistory: steps });
		return { who, id, product: String(line.product) };
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
		const lines = [orderLine("Crate", 1000), orderLine("Crate", 1000)];
		const costs = { taxPercent: 0, deliveryFee: 0, amount: 2000 };
		const steps = ["Order Placed", "Delivered"].map((status) => ({ status, at: new Date(), by: "seller" }));
		const done = { status: "Delivered", statusHistory: steps };
		for (let round = 0; round < 4; round++) {
			const id = await newOrder({ lines, ...costs, ...WALLET, ...whose(who), ...done });
			const reports = [];
			for (const { product } of lines) {
				const { json } = await send(who, id, { ...bad, product, quantity: 1 });
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
	const caller = () => ({
		user: new ObjectId(),
		customer: { name: "Ali", email: "" },
		takenBy: "Owner",
		isCallers: true,
	});

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
