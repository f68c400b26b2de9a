import { ObjectId } from "mongodb";
import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { z } from "zod";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder, orderLine, whose } from "@/tests/support/orders";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

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

let sana: TestCustomer;
beforeEach(async () => {
	sana = await newCustomer();
});

const line = (product: string, name: string, quantity: number) => orderLine(name, 1, quantity, product);
const orderOf = (who: TestCustomer, lines: (ReturnType<typeof line> & { urduName?: string })[]) =>
	newOrder({ ...whose(who), lines, status: "Delivered" });
const reorder = (id: string, { cookies } = sana) => api("POST", `/api/order/reorder/${id}`, { cookies });
const cartOf = async ({ cookies }: TestCustomer) =>
	(await api("GET", "/api/user/cart", { cookies })).json.cartItem;

test("what is still sold comes into the cart at today's price; the rest is named, with the reason", async () => {
	const mango = await newProduct({ name: "Chaunsa", offerPrice: 480 });
	const gone = await newProduct({ name: "Falsa", inStock: false });
	const old = await newProduct({ name: "Loquat", isArchived: true });
	const id = await orderOf(sana, [
		line(mango, "Chaunsa", 4),
		{ ...line(gone, "Falsa", 1), urduName: "فالسہ" },
		line(old, "Loquat", 2),
		line(new ObjectId().toHexString(), "Jamun", 1),
	]);
	const { status, json } = await reorder(id);
	expect([status, json.added]).toEqual([200, 4]);
	expect(json.missed).toEqual([
		{ name: "Falsa", urduName: "فالسہ", why: "out of stock" },
		{ name: "Loquat", why: "no longer sold" },
		{ name: "Jamun", why: "no longer sold" },
	]);
	expect(await cartOf(sana)).toEqual([
		expect.objectContaining({ productId: mango, quantity: 4, price: 480 }),
	]);
});

test("twice is as good as once, and what the cart holds already stays", async () => {
	const [mango, kinnow] = [await newProduct(), await newProduct()];
	const body = { productId: kinnow, quantity: 9 };
	await api("PUT", "/api/user/cart/update", { cookies: sana.cookies, body });
	const id = await orderOf(sana, [line(mango, "Chaunsa", 3), line(kinnow, "Kinnow", 2)]);
	await reorder(id);
	await reorder(id);
	expect(await cartOf(sana)).toEqual([
		expect.objectContaining({ productId: kinnow, quantity: 9 }),
		expect.objectContaining({ productId: mango, quantity: 3 }),
	]);
});

test("what is weighed comes again as heavy as it was, whatever a step is today", async () => {
	const product = await newProduct({ soldBy: "weight", stepGrams: 500 });
	const weighed = { ...line(product, "Cherry", 4), stepGrams: 250 };
	const id = await orderOf(sana, [weighed]);
	await reorder(id);
	expect(await cartOf(sana)).toEqual([expect.objectContaining({ quantity: 2, grams: 1000 })]);
	const page = await fetch(`${baseUrl()}/my-orders/weekly?order=${id}`, {
		headers: { cookie: sana.cookies },
	});
	expect((await page.text()).replaceAll("\\", "")).toMatch(/"quantity":2,"name":"/);
});

test("when nothing of it can be bought, that is said and the cart is left alone", async () => {
	const id = await orderOf(sana, [line(await newProduct({ inStock: false }), "Falsa", 1)]);
	expect(await reorder(id)).toMatchObject({
		status: 409,
		json: { message: "Nothing of this order can be bought right now" },
	});
	expect(await cartOf(sana)).toEqual([]);
});

test("nobody orders again what others have ordered", async () => {
	const id = await orderOf(await newCustomer(), [line(await newProduct(), "Chaunsa", 3)]);
	expect((await reorder(id)).status).toBe(404);
	expect((await reorder("no-id")).status).toBe(404);
});
