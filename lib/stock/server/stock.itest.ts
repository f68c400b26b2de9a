import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { dayOf } from "@/lib/text/dates";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const owner = await sellerCookies();

const change = (body: object, cookies = owner) => api("POST", "/api/seller/stock", { cookies, body });
const read = (id: string, query = "") => api("GET", `/api/seller/stock/${id}${query}`, { cookies: owner });
const story = z.object({
	stock: z.number().nullable(),
	held: z.number(),
	movements: z.array(
		z.looseObject({ kind: z.string(), change: z.number(), stockAfter: z.number().nullable() }),
	),
});

async function inCatalogue(id: string) {
	const { json } = await api("GET", "/api/product/all-products");
	return z
		.array(z.looseObject({ _id: z.string(), inStock: z.boolean(), left: z.number().nullable() }))
		.parse(json.products)
		.find(({ _id }) => _id === id);
}

describe("the number of a product", () => {
	test("is not counted until somebody says it, and from then on what was said", async () => {
		const id = await newProduct();
		expect((await read(id)).json).toMatchObject({ stock: null, held: 0, movements: [], older: null });
		const { status, json } = await change({ productId: id, set: 12, reason: "count", note: "$stock 1.5" });
		expect(status).toBe(200);
		const movement = {
			by: "Owner",
			kind: "adjusted",
			change: 12,
			reason: "count",
			note: "$stock 1.5",
			order: null,
			stockAfter: 12,
		};
		expect(json).toMatchObject({ success: true, product: { _id: id, stock: 12, left: null }, movement });
		expect((await read(id)).json).toMatchObject({ stock: 12, held: 0, movements: [movement] });
	});

	test("changes by what came and went, newest first in its story, never below 0", async () => {
		const id = await newProduct({ name: "Ber" });
		await change({ productId: id, set: 2, reason: "count" });
		await change({ productId: id, change: 10, reason: "delivery" });
		expect((await change({ productId: id, change: -9, reason: "waste" })).json).toMatchObject({
			movement: { change: -9, stockAfter: 3 },
		});
		const refused = await change({ productId: id, change: -4, reason: "waste" });
		expect([refused.status, refused.json.message]).toEqual([409, "Only 3 Ber are left"]);
		const { stock, movements } = story.parse((await read(id)).json);
		expect([stock, movements.map((one) => [one.change, one.stockAfter])]).toEqual([
			3,
			[
				[-9, 3],
				[10, 12],
				[2, 2],
			],
		]);
	});

	test("is set only where it is as it was seen, if that is said", async () => {
		const [first, second] = [await newProduct(), await newProduct()];
		const came = (productId: string, set: number, stockBefore: number | null) =>
			change({ productId, set, stockBefore, reason: "delivery" });
		expect((await came(first, 20, null)).status).toBe(200);
		for (const before of [null, 19]) expect((await came(first, 15, before)).status).toBe(409);
		expect((await read(first)).json).toMatchObject({ stock: 20, movements: [{ change: 20 }] });
		expect((await came(first, 15, 20)).json).toMatchObject({ movement: { change: -5, stockAfter: 15 } });
		expect((await change({ productId: first, change: 1, stockBefore: 15 })).status).toBe(400);
		const pieces = Object.fromEntries([first, second].map((id) => [id, { set: 7, stockBefore: null }]));
		const body = { kind: "pieces", pieces, reason: "delivery" };
		const { json } = await api("PATCH", "/api/product/bulk", { cookies: owner, body });
		expect(json).toMatchObject({ changed: 1, missed: [{ _id: first }] });
	});

	test("is as the sum of all changes says, however many hands make them at once", async () => {
		const id = await newProduct();
		await change({ productId: id, set: 10, reason: "count" });
		const steps = Array.from({ length: 30 }, (_none, at) => (at % 3 === 0 ? -2 : 1));
		const answers = await Promise.all(
			steps.map((by) => change({ productId: id, change: by, reason: "other" })),
		);
		const made = steps.filter((_by, at) => answers[at]?.status === 200).reduce((sum, by) => sum + by, 10);
		const { stock, movements } = story.parse((await read(id)).json);
		expect(stock).toBe(made);
		expect(movements.reduce((sum, one) => sum + one.change, 0)).toBe(made);
		// Each line stands on the one before it.
		movements.reduceRight((before, one) => {
			expect(one.stockAfter).toBe(before + one.change);
			return before + one.change;
		}, 0);
	});

	test("ends with null, and then by its switch alone the product can be bought", async () => {
		const id = await newProduct();
		await change({ productId: id, set: 0, reason: "count" });
		expect((await inCatalogue(id))?.inStock).toBe(false);
		expect((await change({ productId: id, set: null })).json).toMatchObject({
			product: { stock: null, left: null, inStock: true },
			movement: { kind: "adjusted", change: 0, reason: "other", stockAfter: null },
		});
		expect(await inCatalogue(id)).toMatchObject({ inStock: true, left: null });
		const refused = await change({ productId: id, change: 1, reason: "delivery" });
		expect(refused.status).toBe(409);
	});

	test.each([
		{ set: 1.5 },
		{ set: -1 },
		{ set: "3" },
		{ set: { $gt: 0 } },
		{ change: 0 },
		{ change: 1.5 },
		{ set: 1, change: 1 },
		{},
		{ set: 1, reason: "stolen" },
		{ set: 1, note: 3 },
	])("is not taken as %j", async (body) => {
		const id = await newProduct();
		const { status, json } = await change({ productId: id, ...body });
		expect([status, typeof json.message]).toEqual([400, "string"]);
		expect((await read(id)).json).toMatchObject({ stock: null, movements: [] });
	});

	test("is of a product that there is", async () => {
		const none = new ObjectId().toHexString();
		const unknown = await change({ productId: none, set: 1, reason: "count" });
		expect([unknown.status, unknown.json.message]).toEqual([404, "Product not found"]);
		expect((await read(none)).status).toBe(404);
		expect((await read("mango")).status).toBe(404);
		expect((await change({ productId: "mango", set: 1 })).status).toBe(400);
	});

	test("is changed in the seller's record too, with what stood there before", async () => {
		const id = await newProduct({ name: "Loquat" });
		await change({ productId: id, set: 4, reason: "count" });
		await change({ productId: id, change: -1, reason: "waste", note: "bruised" });
		const recorded = async (subjectId: string) =>
			(await database()).collection("selleractions").find({ subjectId }).sort({ _id: 1 }).toArray();
		expect(await recorded(id)).toMatchObject([
			{ outcome: "done", changes: [{ before: "not counted", after: "4" }, { after: "count" }] },
			{ outcome: "done", changes: [{ before: "4", after: "3" }, { after: "waste: bruised" }] },
		]);
		const weighed = await newProduct({ soldBy: "weight", stepGrams: 250 });
		await change({ productId: weighed, set: 7700, reason: "count" });
		expect(await recorded(weighed)).toMatchObject([
			{ changes: [{ field: "On the shelf", before: "not counted", after: "7.7 kg" }, {}] },
		]);
	});

	test("is answered in parts, each below the one before", async () => {
		const id = await newProduct();
		const db = await database();
		await change({ productId: id, set: 1, reason: "count" });
		const [first] = await db
			.collection("stockmovements")
			.find({ product: new ObjectId(id) })
			.toArray();
		const prefix = String(first?._id).slice(0, 12);
		const more = Array.from({ length: 250 }, (_none, at) => ({
			...first,
			_id: new ObjectId(prefix + (at + 2).toString(16).padStart(12, "0")),
			n: at + 2,
		}));
		await db.collection("stockmovements").insertMany(more);
		await db.collection("products").updateOne({ _id: new ObjectId(id) }, { $set: { stockRevision: 251 } });
		const { movements } = story.parse((await read(id)).json);
		const older = z.object({ older: z.string() }).parse((await read(id)).json).older;
		const rest = (await read(id, `?before=${older}`)).json;
		expect([movements.length, story.parse(rest).movements.length, rest.older]).toEqual([200, 51, null]);
		expect((await read(id, "?before=yesterday")).status).toBe(400);
	});
});

describe("what is counted", () => {
	test("says how many are left once that is few, and is out of stock at 0", async () => {
		const id = await newProduct();
		await change({ productId: id, set: 6, reason: "count" });
		expect(await inCatalogue(id)).toMatchObject({ inStock: true, left: null });
		await change({ productId: id, set: 5, reason: "count" });
		expect(await inCatalogue(id)).toMatchObject({ inStock: true, left: 5 });
		await change({ productId: id, set: 0, reason: "count" });
		expect(await inCatalogue(id)).toMatchObject({ inStock: false, left: 0 });
		expect((await api("GET", `/product/${id}`)).text).toContain("https://schema.org/OutOfStock");
	});

	test("notifies the seller once when it falls to few", async () => {
		const name = `Jamun ${Date.now()}`;
		const id = await newProduct({ name });
		const told = async () =>
			(await database())
				.collection("notifications")
				.find({ type: "low_stock", title: `Running out: ${name}` });
		await change({ productId: id, set: 9, reason: "count" });
		await change({ productId: id, change: -4, reason: "waste" });
		await change({ productId: id, change: -1, reason: "waste" });
		await read(id);
		expect(await (await told()).toArray()).toMatchObject([{ message: `Only 5 ${name} are left.` }]);
		await change({ productId: id, change: 10, reason: "delivery" });
		await change({ productId: id, change: -14, reason: "waste" });
		expect((await (await told()).toArray())[1]).toMatchObject({ message: `${name} is out of stock.` });
	});

	test("was thrown away in the measure of its time: pieces stay pieces once it is weighed", async () => {
		const id = await newProduct();
		await change({ productId: id, set: 5, reason: "count" });
		await change({ productId: id, change: -2, reason: "waste" });
		await change({ productId: id, set: null, reason: "count" });
		const weighed = { $set: { soldBy: "weight", stepGrams: 250 } };
		await (await database()).collection("products").updateOne({ _id: new ObjectId(id) }, weighed);
		await change({ productId: id, set: 5000, reason: "count" });
		await change({ productId: id, change: -300, reason: "waste" });
		const { json } = await api("GET", `/api/seller/closing?day=${dayOf(new Date())}`, { cookies: owner });
		const { wasted } = z
			.object({ wasted: z.array(z.looseObject({ product: z.string() })) })
			.parse(json.closing);
		expect(wasted.filter(({ product }) => product === id)).toMatchObject([
			{ soldBy: "weight", quantity: 300 },
			{ soldBy: "piece", quantity: 2 },
		]);
		const { movements } = story.parse((await read(id)).json);
		expect(movements.map((one) => [one.change, one.stepGrams])).toEqual([
			[-300, 250],
			[5000, 250],
			[-3, null],
			[-2, null],
			[5, null],
		]);
	});

	test("comes into a cart as far as it is left, and the cart says how many that is", async () => {
		const id = await newProduct({ name: "Mango Chaunsa", urduName: "چونسا آم" });
		await change({ productId: id, set: 8, reason: "count" });
		const { cookies } = await newCustomer();
		const add = (quantity: number) =>
			api("POST", "/api/user/cart/add", { cookies, body: { productId: id, quantity } });
		const update = (quantity: number) =>
			api("PUT", "/api/user/cart/update", { cookies, body: { productId: id, quantity } });
		expect((await add(8)).json).toMatchObject({ cartItem: [{ quantity: 8, left: null }] });
		const shortages = [{ product: id, name: "Mango Chaunsa", urduName: "چونسا آم", left: 8 }];
		for (const refused of [await add(1), await update(9)]) {
			expect([refused.status, refused.json.message]).toEqual([409, "Only 8 Mango Chaunsa are left"]);
			expect(refused.json.shortages).toEqual(shortages);
		}
		await change({ productId: id, set: 7, reason: "count" });
		const cart = () => api("GET", "/api/user/cart", { cookies });
		// More than "few", and still fewer than the line holds.
		expect((await cart()).json).toMatchObject({ cartItem: [{ quantity: 8, left: 7, inStock: true }] });
		expect((await update(7)).json).toMatchObject({ cartItem: [{ quantity: 7, left: null }] });
		await change({ productId: id, set: 0, reason: "count" });
		expect((await cart()).json).toMatchObject({ cartItem: [{ quantity: 7, left: 0, inStock: false }] });
		const none = await update(1);
		expect([none.status, none.json.message]).toEqual([409, "Product is out of stock"]);
	});

	test("is waited for, and mailed about when it is there again", async () => {
		const id = await newProduct();
		const { cookies } = await newCustomer();
		const wish = () => api("POST", `/api/product/${id}/back-in-stock`, { cookies });
		await change({ productId: id, set: 1, reason: "count" });
		expect((await wish()).status).toBe(409);
		await change({ productId: id, set: 0, reason: "count" });
		expect((await wish()).status).toBe(200);
	});
});
