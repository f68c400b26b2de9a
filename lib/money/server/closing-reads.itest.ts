import { ObjectId } from "mongodb";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { boundsOfDay, DAY_MS, HOUR_MS } from "@/lib/domain/dates";
import { countPromised } from "@/lib/server/seller-orders/find";
import { Order } from "@/models/order";
import { type OrderFields, orderFields } from "@/tests/support/orders";
import { dropOwnDatabase, useOwnDatabase } from "@/tests/support/own-database";
import { readClosing } from "./closing";

/** Which orders a day's closing and the shop's details read, of a book with many. */

const DAY = "2026-06-15";
const noon = boundsOfDay(DAY).from.getTime() + 12 * HOUR_MS;
const before = (days: number) => new Date(noon - days * DAY_MS);

function delivered(placed: Date, at: Date, fields: OrderFields = {}) {
	return orderFields({
		createdAt: placed,
		status: "Delivered",
		statusHistory: [
			{ status: "Order Placed", at: placed },
			{ status: "Delivered", at },
		],
		isPaid: true,
		paidAt: at,
		...fields,
	});
}

beforeAll(async () => {
	useOwnDatabase();
	const { migrate } = await import("@/lib/server/migrations/migrate");
	await migrate();
});
beforeEach(async () => {
	await Order.collection.deleteMany({});
});
afterAll(dropOwnDatabase);

test("what ended on a day is counted on it, however long ago it was ordered", async () => {
	const cancelled = {
		createdAt: before(100),
		status: "Cancelled",
		statusHistory: [{ status: "Cancelled", at: before(0) }],
	};
	await Order.collection.insertMany([delivered(before(100), before(0)), orderFields(cancelled)]);
	expect(await readClosing(DAY)).toMatchObject({
		orders: 1,
		cancelled: 1,
		sales: { cash: 1814 },
		cash: { expected: 1814 },
	});
});

test("a closing reads the orders of its day, and none of them is read without an index", async () => {
	const collectedBy = { _id: String(new ObjectId()), name: "Imran" };
	await Order.collection.insertMany(
		Array.from({ length: 600 }, (_, n) => {
			const at = before(n / 10);
			return delivered(at, at, n % 2 ? { collectedBy } : {});
		}),
	);
	const asked: mongoose.mongo.Document[] = [];
	const summed: mongoose.mongo.Document[] = [];
	mongoose.set("debug", (collection: string, method: string, question: mongoose.mongo.Document) => {
		if (collection !== "orders") return;
		if (method === "find") asked.push(question);
		if (method === "aggregate") summed.push(question[0].$match);
	});
	await readClosing(DAY);
	await countPromised();
	mongoose.set("debug", false);
	expect(asked).not.toHaveLength(0);
	expect(summed).not.toHaveLength(0);
	for (const filter of [...asked, ...summed]) {
		const plan = JSON.stringify(await Order.collection.find(filter).explain("executionStats"));
		expect(plan, JSON.stringify(filter)).toContain("IXSCAN");
		expect(plan, JSON.stringify(filter)).not.toContain("COLLSCAN");
		// The day has ten and the one on its border.
		if (asked.includes(filter)) expect(JSON.parse(plan).executionStats.totalDocsExamined).toBeLessThan(20);
	}
});

test("open orders are counted by the day in Jhang for which they are promised", async () => {
	const late = (time: string) => ({ promisedAt: new Date(time) });
	await Order.collection.insertMany([
		orderFields(late("2026-06-15T18:59:59Z")),
		orderFields({ ...late("2026-06-15T19:00:00Z"), status: "Packed" }),
		orderFields({ ...late("2026-06-16T10:00:00Z"), status: "On hold" }),
		orderFields({ ...late("2026-06-16T10:00:00Z"), status: "Delivered" }),
	]);
	expect(await countPromised()).toEqual({ "2026-06-15": 1, "2026-06-16": 2 });
});
