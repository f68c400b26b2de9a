import { ObjectId } from "mongodb";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { withoutIsolates } from "@/lib/text/isolate";
import { api } from "@/tests/support/api";
import { newCounted } from "@/tests/support/counted";
import { database } from "@/tests/support/database";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const answered = z.object({ cartItem: z.array(z.object({ productId: z.string(), quantity: z.number() })) });

let customer: TestCustomer;

const [mango, tomato] = await Promise.all([
	newProduct({ offerPrice: 500, urduName: "آم" }),
	newProduct({ offerPrice: 300 }),
]);

async function change(method: string, path: string, body?: unknown, who = customer) {
	return api(method, `/api/user/cart${path}`, { cookies: who.cookies, body });
}

/** Quantities by product id, as an answer says. */
function quantities({ json }: { json: Record<string, unknown> }): Record<string, number> {
	const { cartItem } = answered.parse(json);
	return Object.fromEntries(cartItem.map(({ productId, quantity }) => [productId, quantity]));
}

describe("a customer's cart", () => {
	beforeAll(async () => {
		customer = await newCustomer();
	});

	it("is empty at first", async () => {
		const answer = await change("GET", "");
		expect(answer.status).toBe(200);
		expect(answer.json).toMatchObject({ success: true, cartItem: [] });
	});

	it("takes pieces of a product, at the server's name and price whatever is sent", async () => {
		const body = { productId: mango, quantity: 2, name: "Gold", price: 1, imageUrl: "/evil.webp" };
		const answer = await change("POST", "/add", body);
		expect(answer.status).toBe(200);
		expect(answer.json.cartItem).toEqual([
			expect.objectContaining({
				productId: mango,
				quantity: 2,
				name: expect.stringMatching(/^Test mango/),
				urduName: "آم",
				price: 500,
				imageUrl: "/art/one-mango.webp",
				inStock: true,
			}),
		]);
	});

	it("adds one piece when no quantity is sent, on top of what is there", async () => {
		expect(quantities(await change("POST", "/add", { productId: mango }))).toEqual({ [mango]: 3 });
	});

	it("holds at most 99 of a product", async () => {
		expect(quantities(await change("POST", "/add", { productId: mango, quantity: 99 }))).toEqual({
			[mango]: 99,
		});
	});

	it("sets a quantity, also of a product that was not there, in the order of adding", async () => {
		await change("PUT", "/update", { productId: mango, quantity: 5 });
		const answer = await change("PUT", "/update", { productId: tomato, quantity: 2 });
		expect(Object.entries(quantities(answer))).toEqual([
			[mango, 5],
			[tomato, 2],
		]);
	});

	it.each([0, -3])("removes a line that is set to %i", async (quantity) => {
		await change("PUT", "/update", { productId: mango, quantity: 5 });
		expect(quantities(await change("PUT", "/update", { productId: mango, quantity }))).toEqual({
			[tomato]: 2,
		});
	});

	it("removes a line, and does not mind when it was not there", async () => {
		for (let time = 0; time < 2; time++) {
			const answer = await change("DELETE", "/remove", { productId: tomato });
			expect(answer.status).toBe(200);
			expect(quantities(answer)).toEqual({});
		}
	});

	it("is emptied", async () => {
		await change("POST", "/add", { productId: mango });
		const answer = await change("DELETE", "/clear");
		expect(answer.json).toMatchObject({ success: true, cartItem: [], message: "Cart cleared successfully" });
		expect(quantities(await change("GET", ""))).toEqual({});
	});

	it("loses no tap of many at once", async () => {
		const other = await newCustomer();
		await Promise.all(Array.from({ length: 20 }, () => change("POST", "/add", { productId: mango }, other)));
		expect(quantities(await change("GET", "", undefined, other))).toEqual({ [mango]: 20 });
	});

	it("raises its version with every change, so that tabs know which cart is later", async () => {
		const first = await change("PUT", "/update", { productId: mango, quantity: 1 });
		const second = await change("PUT", "/update", { productId: mango, quantity: 2 });
		expect(Number(second.json.version)).toBeGreaterThan(Number(first.json.version));
	});
});

describe("what a cart shows of its products", () => {
	it("follows today's price and stock, and drops what is no longer sold", async () => {
		const who = await newCustomer();
		const [dear, gone] = await Promise.all([newProduct(), newProduct()]);
		await change("POST", "/add", { productId: dear }, who);
		await change("POST", "/add", { productId: gone }, who);
		const products = (await database()).collection("products");
		await products.updateOne({ _id: new ObjectId(dear) }, { $set: { offerPrice: 777, inStock: false } });
		await products.updateOne({ _id: new ObjectId(gone) }, { $set: { isArchived: true } });
		const { json } = await change("GET", "", undefined, who);
		expect(json.cartItem).toEqual([expect.objectContaining({ productId: dear, price: 777, inStock: false })]);
	});
});

describe("what a cart refuses", () => {
	beforeAll(async () => {
		customer = await newCustomer();
	});

	it("an unknown or archived product: 404", async () => {
		const archived = await newProduct({ isArchived: true });
		for (const productId of [new ObjectId().toHexString(), archived]) {
			for (const [method, path] of [
				["POST", "/add"],
				["PUT", "/update"],
			] as const) {
				const answer = await change(method, path, { productId, quantity: 1 });
				expect(answer.status).toBe(404);
				expect(answer.json).toEqual({ success: false, message: "Product not found" });
			}
		}
	});

	it("a product that is out of stock: 409", async () => {
		const productId = await newProduct({ inStock: false });
		const answer = await change("POST", "/add", { productId, quantity: 1 });
		expect(answer.status).toBe(409);
		expect(answer.json.message).toBe("Product is out of stock");
	});

	it("more than is left, by many taps at once too, also into a new cart: 409, in Urdu by its Urdu name", async () => {
		const who = await newCustomer();
		const productId = await newCounted(3, { name: "Kiwi", urduName: "کیوی" });
		const add = (headers = {}) =>
			api("POST", "/api/user/cart/add", { cookies: who.cookies, body: { productId }, headers });
		const taps = await Promise.all(Array.from({ length: 6 }, () => add()));
		expect(taps.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
		for (const { json } of taps.filter(({ status }) => status === 409)) {
			expect(json.message).toBe("Only 3 Kiwi are left");
			expect(json.shortages).toEqual([{ product: productId, name: "Kiwi", urduName: "کیوی", left: 3 }]);
		}
		const { json } = await add({ "accept-language": "ur" });
		expect(withoutIsolates(String(json.message))).toBe("کیوی: صرف 3 باقی");
		expect(quantities(await change("GET", "", undefined, who))).toEqual({ [productId]: 3 });
	});

	it("input of a wrong kind: 400", async () => {
		const wrong = [
			{ productId: mango, quantity: 1.5 },
			{ productId: mango, quantity: "2" },
			{ productId: mango, quantity: 100 },
			{ productId: mango, quantity: { $gt: 0 } },
			{ productId: "mango", quantity: 1 },
			{ productId: { $ne: null }, quantity: 1 },
			{ quantity: 1 },
			[],
			null,
		];
		for (const body of wrong) {
			for (const [method, path] of [
				["POST", "/add"],
				["PUT", "/update"],
			] as const) {
				const answer = await change(method, path, body);
				expect([body, answer.status]).toEqual([body, 400]);
				expect(answer.json).toMatchObject({ success: false, errors: expect.any(Object) });
			}
		}
		for (const quantity of [0, -1]) {
			expect((await change("POST", "/add", { productId: mango, quantity })).status).toBe(400);
		}
	});

	it("more than 100 different products: 409", async () => {
		const who = await newCustomer();
		const ids = await Promise.all(Array.from({ length: 101 }, () => newProduct()));
		const [last, ...hundred] = ids;
		const items = hundred.map((productId) => ({ productId, quantity: 1 }));
		expect(Object.keys(quantities(await change("PUT", "/merge", { items }, who)))).toHaveLength(100);
		const answer = await change("POST", "/add", { productId: last }, who);
		expect(answer.status).toBe(409);
		expect(Object.keys(quantities(await change("GET", "", undefined, who)))).toHaveLength(100);
	});
});

describe("a guest's cart that joins an account's", () => {
	it("keeps the larger quantity of each line, adds what is new, leaves out what is unknown", async () => {
		const who = await newCustomer();
		await change("PUT", "/update", { productId: mango, quantity: 5 }, who);
		await change("PUT", "/update", { productId: tomato, quantity: 1 }, who);
		const crate = await newProduct();
		const items = [
			{ productId: mango, quantity: 2 },
			{ productId: tomato, quantity: 3 },
			{ productId: crate, quantity: 1 },
			{ productId: new ObjectId().toHexString(), quantity: 9 },
		];
		const expected = { [mango]: 5, [tomato]: 3, [crate]: 1 };
		expect(quantities(await change("PUT", "/merge", { items }, who))).toEqual(expected);
		// A merge whose answer was lost is sent again.
		expect(quantities(await change("PUT", "/merge", { items }, who))).toEqual(expected);
	});

	it("can be priced without an account, and leaves nothing behind", async () => {
		const items = [
			{ productId: mango, quantity: 2 },
			{ productId: new ObjectId().toHexString(), quantity: 1 },
		];
		const answer = await api("POST", "/api/user/cart/preview", { body: { items } });
		expect(answer.status).toBe(200);
		expect(answer.json.cartItem).toEqual([
			expect.objectContaining({ productId: mango, quantity: 2, price: 500 }),
		]);
		expect(answer.cookies).toBe("");
	});
});
