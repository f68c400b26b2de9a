import { beforeEach, expect, test } from "vitest";
import { readBoard } from "@/lib/riders/server/dispatch";
import { Order } from "@/models/order";
import { orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { findOpenOrders } from "./find-orders";

/** The open orders and the bags on the board, where there are more than anybody looks at. */

const MINUTE_MS = 60_000;
const began = Date.UTC(2026, 5, 15, 9);
const at = (minutes: number) => new Date(began + minutes * MINUTE_MS);

async function put(
	count: number,
	fields: (n: number) => Parameters<typeof orderFields>[0],
): Promise<string[]> {
	const docs = Array.from({ length: count }, (_, n) => orderFields(fields(n)));
	await Order.collection.insertMany(docs);
	return docs.map(({ _id }) => String(_id));
}

ownDatabase();
beforeEach(async () => {
	await Order.collection.deleteMany({});
});

/** Many that were placed early for a late time, and one in their midst that is due before them. */
async function withUrgentOne(count: number, status: string): Promise<string> {
	const slots = (n: number) => ({ status, createdAt: at(n), promisedAt: at(1_000 + n) });
	await put(count / 2, slots);
	const [urgent = ""] = await put(1, () => ({ status, createdAt: at(count), promisedAt: at(count + 60) }));
	await put(count / 2, (n) => slots(count + 1 + n));
	return urgent;
}

test("what is due first stands at the top, though older ones and newer ones are many", async () => {
	const urgent = await withUrgentOne(200, "Order Placed");
	await put(60, () => ({ status: "On hold", createdAt: at(0), promisedAt: at(1) }));
	const orders = await findOpenOrders(100);
	expect(orders[0]?._id).toBe(urgent);
	expect(orders).toHaveLength(100);
});

test("the page is full also where the newest are the most urgent, and what waits on hold comes up", async () => {
	const urgent = await put(80, (n) => ({ createdAt: at(60 + n), promisedAt: at(5_000 - n) }));
	const onHold = await put(60, (n) => ({ status: "On hold", createdAt: at(n), promisedAt: at(1) }));
	const ids = (await findOpenOrders(100)).map(({ _id }) => _id);
	expect(ids.toSorted()).toEqual([...urgent, ...onHold.slice(40)].toSorted());
});

test("none is missing of as many as are shown, also one that was placed first and is due last", async () => {
	const ids = [
		...(await put(1, () => ({ createdAt: at(0), promisedAt: at(5_000) }))),
		...(await put(50, (n) => ({ createdAt: at(1 + n), promisedAt: at(61 + n) }))),
		...(await put(49, (n) => ({ status: "On hold", createdAt: at(60 + n), promisedAt: at(100 + n) }))),
	];
	const orders = await findOpenOrders(100);
	expect(orders.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
});

test("the board has the bags that are due first", async () => {
	const urgent = await withUrgentOne(800, "Packed");
	const { orders } = await readBoard();
	expect(orders).toHaveLength(300);
	expect(orders.map(({ _id }) => _id)).toContain(urgent);
});
