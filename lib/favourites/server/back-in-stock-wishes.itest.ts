import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { MAX_WISHES } from "../rules";

const soldOut = () => newProduct({ inStock: false });
const path = (productId: string) => `/api/product/${productId}/back-in-stock`;
const ask = ({ cookies }: TestCustomer, productId: string) => api("POST", path(productId), { cookies });

async function wishesOf({ _id }: TestCustomer) {
	const db = await database();
	return db
		.collection("backinstockwishes")
		.find({ user: new ObjectId(_id) })
		.toArray();
}

describe("waiting for a product", () => {
	test("is one wish however often it is asked, and can be taken back", async () => {
		const customer = await newCustomer();
		const { cookies } = customer;
		const id = await soldOut();
		expect((await api("GET", path(id), { cookies })).json).toEqual({ success: true, isWanted: false });
		const answers = await Promise.all([ask(customer, id), ask(customer, id), ask(customer, id)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await wishesOf(customer)).toMatchObject([{ product: new ObjectId(id) }]);
		expect((await api("GET", path(id), { cookies })).json.isWanted).toBe(true);

		for (const _twice of [1, 2]) expect((await api("DELETE", path(id), { cookies })).status).toBe(200);
		expect(await wishesOf(customer)).toEqual([]);
	});

	test("is a customer's own, with a verified email", async () => {
		const id = await soldOut();
		expect(await api("POST", path(id))).toMatchObject({
			status: 401,
			json: { message: "Please login, and we will mail you when it is back." },
		});
		const unverified = await newCustomer({ isVerified: false });
		expect(await ask(unverified, id)).toMatchObject({
			status: 403,
			json: { message: "Please verify your email first, so that our mail reaches you." },
		});
		expect(await wishesOf(unverified)).toEqual([]);
	});

	test("is refused for what can be bought, and for what is not sold", async () => {
		const customer = await newCustomer();
		expect((await ask(customer, await newProduct())).status).toBe(409);
		for (const id of [
			await newProduct({ inStock: false, isArchived: true }),
			new ObjectId().toHexString(),
			"x",
		]) {
			expect(await ask(customer, id)).toMatchObject({ status: 404, json: { message: "Product not found" } });
		}
	});

	test(`ends at ${MAX_WISHES} products, of which any may be asked for again`, async () => {
		const customer = await newCustomer();
		const db = await database();
		const known = await soldOut();
		await db.collection("backinstockwishes").insertMany(
			Array.from({ length: MAX_WISHES }, (_, place) => ({
				user: new ObjectId(customer._id),
				product: place === 0 ? new ObjectId(known) : new ObjectId(),
				createdAt: new Date(),
			})),
		);
		expect((await ask(customer, await soldOut())).status).toBe(409);
		expect((await ask(customer, known)).status).toBe(200);
	});
});
