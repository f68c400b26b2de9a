import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder } from "@/tests/support/orders";
import { newCustomer, type TestCustomer } from "@/tests/support/people";

/** A customer with more orders than one answer holds: the list says where it goes on, and nothing is lost. */

const COUNT = 205;
const part = z.object({ orders: z.array(z.object({ _id: z.string() })), older: z.string().nullable() });

let customer: TestCustomer;
let newestFirst: string[];

beforeAll(async () => {
	customer = await newCustomer();
	const [db, first] = await Promise.all([database(), newOrder()]);
	const template = await db.collection("orders").findOne({ _id: new ObjectId(first) });
	// Three orders share each millisecond, so that a place is never the time alone.
	const orders = Array.from({ length: COUNT }, (_, index) => {
		const _id = new ObjectId();
		const createdAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3));
		const user = new ObjectId(customer._id);
		return { ...template, _id, user, createdAt, idempotencyKey: `own-${_id}`, searchWords: [] };
	});
	await db.collection("orders").insertMany(orders);
	newestFirst = orders.map(({ _id }) => _id.toHexString()).reverse();
});

async function read(query = "") {
	const { status, json } = await api("GET", `/api/order/user${query}`, { cookies: customer.cookies });
	expect(status).toBe(200);
	return part.parse(json);
}

describe("a customer's own orders", () => {
	it("go on where the answer says, each of them once, newest first", async () => {
		const top = await read();
		expect(top.orders.length).toBeLessThan(COUNT);
		expect(top.older).toEqual(expect.any(String));
		const rest = await read(`?before=${top.older}`);
		expect(rest.older).toBeNull();
		expect([...top.orders, ...rest.orders].map(({ _id }) => _id)).toEqual(newestFirst);
	});

	it("end without a place where there are few", async () => {
		const { cookies } = await newCustomer();
		const { json } = await api("GET", "/api/order/user", { cookies });
		expect(json).toEqual({ success: true, orders: [], older: null });
	});

	it.each(["x", "1-2", "0-zzzzzzzzzzzzzzzzzzzzzzzz"])("have no place %j: 400", async (place) => {
		const { status } = await api("GET", `/api/order/user?before=${place}`, { cookies: customer.cookies });
		expect(status).toBe(400);
	});

	it("are all in what a customer takes along", async () => {
		const { json } = await api("GET", "/api/user/data", { cookies: customer.cookies });
		expect(z.object({ orders: z.array(z.unknown()) }).parse(json).orders).toHaveLength(COUNT);
	});
});
