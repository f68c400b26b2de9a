import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import type { buyingCalls } from "@/lib/buying/calls";
import { MAX_STOCK } from "@/lib/stock/rules";
import { api, must } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder, orderLine } from "@/tests/support/orders";
import { newCustomer, newStaff, sellerCookies } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";

const owner = await sellerCookies();
const packer = await newStaff("packer");
const DAY_MS = 86_400_000;
const noonOf = (day: string) => new Date(`${day}T12:00:00+05:00`);
const dayAfter = (day: string, days: number) =>
	new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** A day that no other test buys for. */
const day = dayAfter("2031-03-05", 7 * (process.pid % 300));

const listOf = async (of: string, cookies = owner) =>
	must((await api<typeof buyingCalls.list>("GET", `/api/seller/buying?day=${of}`, { cookies })).json.lines);
const lineOf = async (product: string, cookies = owner) =>
	(await listOf(day, cookies)).find((line) => line.product === product);
const buy = (lines: object[], key: string = randomUUID()) =>
	api<typeof buyingCalls.came>("POST", "/api/seller/buying", { cookies: owner, body: { day, lines, key } });
const marginsOf = async (from: string, to = from) =>
	(
		await api<typeof buyingCalls.margins>("GET", `/api/seller/margins?from=${from}&to=${to}`, {
			cookies: owner,
		})
	).json;
const line = (product: string, quantity: number, more: object = {}) => ({
	...orderLine("Aaroo", 100, quantity, product),
	...more,
});
const productOf = async (id: string) =>
	(await database()).collection("products").findOne({ _id: new ObjectId(id) });
const movementsOf = async (id: string) =>
	(await database())
		.collection("stockmovements")
		.find({ product: new ObjectId(id) })
		.toArray();

describe("the buying list", () => {
	test("is what is ordered or usual, less what the shelf holds; the packer reads no cost", async () => {
		const product = await newProduct({ name: "Aaroo", stock: 2, cost: 80 });
		const slot = { id: "x", from: noonOf(day), to: new Date(noonOf(day).getTime() + 7_200_000) };
		await newOrder({ lines: [line(product, 3)], deliveryTime: "slot", slot });
		await newOrder({ lines: [line(product, 50)], deliveryTime: "slot", slot, status: "Cancelled" });
		const [{ cookies, _id }, barred] = [await newCustomer(), await newCustomer()];
		const rule = { cookies: owner, body: { cashRule: "wallet_only" } };
		expect((await api("PUT", `/api/seller/customers/${barred._id}`, rule)).status).toBe(200);
		await (await database()).collection("weeklybaskets").insertMany(
			[
				{ nextDate: day, every: 1 },
				{ nextDate: dayAfter(day, -7), every: 1 },
				{ nextDate: dayAfter(day, -7), every: 2 },
				{ nextDate: day, every: 1, skipNext: true },
				{ nextDate: day, every: 1, isPaused: true },
				// The shop delivers at no such time.
				{ nextDate: day, every: 1, slotFrom: "03:00" },
				// It does not deliver there.
				{ nextDate: day, every: 1, area: "The moon" },
				// Its customer pays by wallet.
				{ nextDate: day, every: 1, user: new ObjectId(barred._id) },
			].map((of) => ({
				...{ user: new ObjectId(_id), key: randomUUID(), name: "Week", dueAt: new Date("2090-01-01") },
				...{
					items: [{ product: new ObjectId(product), quantity: 1 }],
					slotFrom: "10:00",
					address: testAddress,
					isPaused: false,
					skipNext: false,
					...of,
				},
			})),
		);
		const need = { ordered: 5, usual: 0, shelf: 2, buy: 3, name: "Aaroo", unit: "1 kg" };
		expect(await lineOf(product)).toMatchObject({ ...need, cost: 80 });
		for (const [weeks, quantity] of [4, 20, 9, 8].entries())
			await newOrder({
				lines: [line(product, quantity)],
				createdAt: noonOf(dayAfter(day, -7 * (weeks + 1))),
			});
		const seen = await lineOf(product, packer.cookies);
		expect(seen).toMatchObject({ ...need, usual: 9, buy: 7 });
		expect(seen).not.toHaveProperty("cost");
		expect((await api("GET", `/api/seller/buying?day=${day}`, { cookies })).status).toBe(401);
	});

	test("counts grams of what is weighed, and an uncounted shelf as nothing", async () => {
		const product = await newProduct({ soldBy: "weight", stepGrams: 250 });
		const slot = { id: "x", from: noonOf(day), to: new Date(noonOf(day).getTime() + 7_200_000) };
		// The second one is from before it was weighed.
		for (const of of [line(product, 6, { stepGrams: 250 }), line(product, 3)])
			await newOrder({ lines: [of], deliveryTime: "slot", slot });
		expect(await lineOf(product)).toMatchObject({ ordered: 1500, shelf: 0, buy: 1500, unit: "g" });
	});

	test.each(["tomorrow", "2026-13-40", "9999-12-31", "0000-01-01"])("is of no day like %j", async (of) => {
		for (const list of ["buying", "official-rates"])
			expect((await api("GET", `/api/seller/${list}?day=${of}`, { cookies: owner })).status).toBe(400);
	});

	test("is today's where no day is said", async () => {
		const [unsaid, empty] = await Promise.all(
			["", "?day="].map((query) => api("GET", `/api/seller/buying${query}`, { cookies: owner })),
		);
		expect([empty?.status, empty?.json.day]).toEqual([200, unsaid?.json.day]);
	});
});

describe("what came", () => {
	test("raises the shelf, dates the cost and says that it came today, once for a key", async () => {
		const [counted, uncounted] = [await newProduct({ stock: 4 }), await newProduct()];
		const weighed = await newProduct({ soldBy: "weight", stepGrams: 500, stock: 0 });
		const lines = [
			{ product: counted, quantity: 10, cost: 90 },
			{ product: uncounted, quantity: 3, cost: 40 },
			{ product: weighed, grams: 2500, cost: 100 },
		];
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 5 }, () => buy(lines, key)));
		for (const { status, json } of answers) expect([status, json.total]).toEqual([200, 900 + 120 + 250]);
		await buy([{ product: counted, quantity: 99, cost: 1 }], key);
		expect(await productOf(counted)).toMatchObject({ stock: 14, cost: 90, cameAt: expect.any(Date) });
		expect(await productOf(weighed)).toMatchObject({ stock: 2500, cost: 100 });
		const open = await productOf(uncounted);
		expect([open?.stock ?? null, open?.cost, open?.cameAt]).toEqual([null, 40, expect.any(Date)]);
		expect(await movementsOf(counted)).toMatchObject([{ kind: "adjusted", reason: "delivery", change: 10 }]);
		expect(await movementsOf(uncounted)).toMatchObject([{ reason: "delivery", change: 0, stockAfter: null }]);
		const { text } = await api("GET", "/api/product/all-products");
		expect(text).not.toContain('"cost"');
	});

	test("is all or nothing, and of known products in their own measure", async () => {
		const product = await newProduct({ stock: 1 });
		const full = await newProduct({ stock: MAX_STOCK - 1 });
		const [piece, none] = [{ product, quantity: 2, cost: 5 }, new ObjectId().toHexString()];
		const refused = [
			[409, [piece, { product: full, quantity: 2, cost: 5 }]],
			[404, [piece, { product: none, quantity: 2, cost: 5 }]],
			[400, [{ product, grams: 2, cost: 5 }]],
			[400, [piece, piece]],
			[400, [{ ...piece, cost: -1 }]],
			[400, [{ ...piece, cost: undefined }]],
			[400, [{ ...piece, quantity: 1.5 }]],
			[400, []],
		] as const;
		for (const [status, lines] of refused) expect((await buy([...lines])).status).toBe(status);
		expect(await productOf(product)).toMatchObject({ stock: 1 });
		const asPacker = { cookies: packer.cookies, body: { day, lines: [piece], key: "x" } };
		expect((await api("POST", "/api/seller/buying", asPacker)).status).toBe(403);
	});
});

describe("margins", () => {
	test("are revenue less cost less what was thrown away, and lead to the closing's sales", async () => {
		const [known, unknown] = [await newProduct(), await newProduct()];
		const [sold, before] = [dayAfter(day, -3), dayAfter(day, -4)];
		const db = await database();
		const cost = (of: string, rupees: number) => ({
			product: new ObjectId(known),
			at: noonOf(of),
			cost: rupees,
		});
		await db.collection("costs").insertMany([cost(before, 60), cost(dayAfter(day, -2), 999)]);
		const lines = [line(known, 10), line(unknown, 5)];
		const ended = { status: "Delivered" as const, endedAt: noonOf(sold) };
		await newOrder({ lines, deliveryFee: 50, taxPercent: 5, amount: 1625, ...ended });
		await db.collection("orders").updateMany({ "lines.product": new ObjectId(known) }, { $set: ended });
		await db.collection("stockmovements").insertOne({
			...{ product: new ObjectId(known), n: 900, at: noonOf(sold), by: "Owner", kind: "adjusted" },
			...{ change: -2, stockAfter: 0, reason: "waste" },
		});
		const { products, totals } = await marginsOf(before, sold);
		expect(products?.find((one) => one.product === known)).toMatchObject({
			...{ sold: 10, revenue: 1000, cost: 600, wasted: 120, margin: 280 },
		});
		expect(products?.find((one) => one.product === unknown)).toMatchObject({
			...{ sold: 5, revenue: 500, cost: null, margin: null },
		});
		const closings = await Promise.all(
			[before, sold].map(async (of) => {
				const { json } = await api("GET", `/api/seller/closing?day=${of}`, { cookies: owner });
				return Object.values((json.closing as { sales: Record<string, number> }).sales);
			}),
		);
		const sales = closings.flat().reduce((sum, amount) => sum + amount, 0);
		expect(totals).toMatchObject({ sales, revenue: 1500, tax: 75, fees: 50, cost: 600, margin: 280 });
	});

	test("of days that cannot be shown are asked for again, as they were typed", async () => {
		const page = "/seller/figures?from=2026-11-20&to=2026-11-01";
		const { text } = await api("GET", page, { cookies: owner });
		expect(text).toContain("Please name a last day after the first");
		expect(text).toMatch(/<input[^>]*value="2026-11-20"/);
		expect((await api("GET", "/seller/figures", { cookies: owner })).text).not.toContain("Please name");
	});

	test.each([
		"",
		"from=2026-01-02&to=2026-01-01",
		"from=2020-01-01&to=2026-01-01",
		"from=x&to=y",
		"from=9999-12-31&to=9999-12-31",
		"from=1899-12-31&to=1900-01-01",
	])("are not of %j", async (query) => {
		expect((await api("GET", `/api/seller/margins?${query}`, { cookies: owner })).status).toBe(400);
		expect((await api("GET", `/api/seller/margins?${query}`, { cookies: packer.cookies })).status).toBe(403);
	});
});
