import mongoose from "mongoose";
import { beforeEach, expect, test } from "vitest";
import type { OrderFilters } from "@/lib/orders/schema/seller-order";
import { findOrders } from "@/lib/orders/server/staff/find-orders";
import { Order } from "@/models/order";
import { type OrderFields, orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { readCashDue, readSales, readSoldYesterday, readToday } from "./figures";

const now = new Date("2026-11-21T12:00:00Z");
const mango = new mongoose.Types.ObjectId();

ownDatabase();
beforeEach(async () => {
	// Through the model, as the shop does: a bare deletion would leave the days that were summed as they are.
	await Order.updateMany({}, { status: "Cancelled", toCollect: 0 });
});

async function order(at: string, fields: OrderFields = {}): Promise<string> {
	const placed = orderFields({
		lines: [{ product: mango, name: "Mango Chaunsa", unitPrice: 300, quantity: 5 }],
		area: "Civil Lines",
		amount: 1575,
		deliveryFee: 0,
		searchWords: ["sana", "iqbal"],
		createdAt: new Date(at),
		...fields,
	});
	await Order.collection.insertOne({ ...placed }, { ignoreUndefined: true });
	return String(placed._id);
}

const day = async (name: string) => (await readSales(14, now)).find((one) => one.day === name);

test("an order counts on its day in Jhang, to the millisecond", async () => {
	await order("2026-11-20T18:59:59.999Z");
	await order("2026-11-20T19:00:00.000Z", { amount: 2000 });
	expect(await day("2026-11-20")).toEqual({ day: "2026-11-20", orders: 1, revenue: 1575 });
	expect(await day("2026-11-21")).toEqual({ day: "2026-11-21", orders: 1, revenue: 2000 });
});

test("a period takes in its first day whole, and nothing before it", async () => {
	await order("2026-11-07T19:00:00.000Z");
	await order("2026-11-07T18:59:59.999Z");
	const days = await readSales(14, now);
	expect(days).toHaveLength(14);
	expect(days[0]).toEqual({ day: "2026-11-08", orders: 1, revenue: 1575 });
	expect((await readSales(30, now)).reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
});

test("a day that was summed already is summed again when one of its orders changes", async () => {
	const id = await order("2026-11-16T09:00:00Z");
	expect((await day("2026-11-16"))?.orders).toBe(1);
	await order("2026-11-16T10:00:00Z");
	expect((await day("2026-11-16"))?.orders).toBe(2);
	await Order.updateOne({ _id: id }, { status: "Cancelled" });
	expect(await day("2026-11-16")).toEqual({ day: "2026-11-16", orders: 1, revenue: 1575 });
});

test("what was sold yesterday counts yesterday's units, in Jhang, pieces beside grams, and no cancelled ones", async () => {
	await order("2026-11-19T19:00:00Z");
	await order("2026-11-20T18:59:59Z");
	await order("2026-11-20T10:00:00Z", { status: "Cancelled" });
	await order("2026-11-21T05:00:00Z");
	const weighed = { product: mango, name: "Mango Chaunsa", unitPrice: 400, quantity: 3, stepGrams: 250 };
	await order("2026-11-20T11:00:00Z", { lines: [weighed] });
	expect(await readSoldYesterday(now)).toEqual({ [`piece ${mango}`]: 10, [`weight ${mango}`]: 750 });
});

test("cash to collect is that of unpaid cash orders which were not cancelled", async () => {
	expect(await readCashDue()).toEqual({ orders: 0, amount: 0 });
	await order("2026-01-02T09:00:00Z");
	await order("2026-11-21T09:00:00Z", { amount: 2000 });
	await order("2026-11-21T09:00:00Z", { isPaid: true });
	await order("2026-11-21T09:00:00Z", { paymentType: "JazzCash", isPaid: true });
	await order("2026-11-21T09:00:00Z", { status: "Cancelled" });
	expect(await readCashDue()).toEqual({ orders: 2, amount: 3575 });
});

test("what came in today is what came in by each way, and money is what was packed", async () => {
	const at = "2026-11-21T09:00:00Z";
	const line = { product: mango, name: "Mango Chaunsa", unitPrice: 300, quantity: 5 };
	const terms = { taxPercent: 0, deliveryFee: 0, lines: [line], amount: 1500 };
	await order(at, { ...terms, creditUsed: 400, isPaid: true, paidAt: new Date(at) });
	await order(at, { ...terms, paymentType: "JazzCash", isPaid: true, creditUsed: 500 });
	await order(at, { ...terms, lines: [{ ...line, packed: { quantity: 2 } }] });
	expect(await readToday(now)).toMatchObject({ now: 3600, cashReceived: 1100, byWallet: 1000 });
	expect(await day("2026-11-21")).toMatchObject({ orders: 3, revenue: 3600 });
	expect(await readCashDue()).toEqual({ orders: 1, amount: 600 });
});

test("no figure and no filter makes the database read all orders", async () => {
	await order("2026-11-21T09:00:00Z");
	const asked: mongoose.mongo.Document[] = [];
	mongoose.set("debug", (_collection: string, method: string, filter: mongoose.mongo.Document) => {
		if (["find", "countDocuments"].includes(method)) asked.push(filter);
	});
	const filters: OrderFilters[] = [
		{},
		{ q: "sana iqb" },
		{ q: "3f9a2c" },
		{ status: "Packed" },
		{ payment: "cash-due" },
		{ payment: "refund-due" },
		{ area: "Civil Lines" },
		{ when: "14-days" },
		{ before: { at: now, id: String(mango) } },
	];
	for (const one of filters) await findOrders(one, 50);
	await readSales(90, now);
	mongoose.set("debug", false);
	expect(asked.length).toBeGreaterThan(filters.length + 10);
	for (const filter of asked) {
		const plan = await Order.collection.find(filter).sort({ createdAt: -1, _id: -1 }).explain("queryPlanner");
		expect(JSON.stringify(plan), JSON.stringify(filter)).not.toContain("COLLSCAN");
	}
});
