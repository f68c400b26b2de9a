import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { newOrder, orderLine, whose } from "@/tests/support/orders";
import { newCustomer, type TestCustomer } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const DAY_MS = 86_400_000;
type Shown = { _id: string; usualQuantity: number };

async function usuals({ cookies }: TestCustomer): Promise<Shown[]> {
	const { status, json } = await api("GET", "/api/user/usuals", { cookies });
	expect(status).toBe(200);
	return json.products as Shown[];
}

/** An order of some days ago with so many of each. */
function bought(who: TestCustomer, days: number, lines: [string, number][], fields: object = {}) {
	return newOrder({
		...whose(who),
		createdAt: new Date(Date.now() - days * DAY_MS),
		status: "Delivered",
		lines: lines.map(([product, quantity]) => orderLine("Test", 500, quantity, product)),
		...fields,
	});
}

const tomato = await newProduct();
const onion = await newProduct();

describe("usuals", () => {
	test("are what is bought most and most lately, with the usual quantity", async () => {
		const who = await newCustomer();
		expect(await usuals(who)).toEqual([]);
		await bought(who, 20, [
			[onion, 1],
			[tomato, 2],
		]);
		await bought(who, 6, [[tomato, 3]]);
		await bought(who, 2, [[tomato, 2]]);
		expect(await usuals(who)).toMatchObject([
			{ _id: tomato, usualQuantity: 2, inStock: true, offerPrice: 500 },
			{ _id: onion, usualQuantity: 1 },
		]);
	});

	test("are only what can be bought, of orders that stand, at most twelve", async () => {
		const who = await newCustomer();
		const [out, archived, cancelled] = await Promise.all([
			newProduct({ inStock: false }),
			newProduct({ isArchived: true }),
			newProduct(),
		]);
		const many = await Promise.all(Array.from({ length: 13 }, () => newProduct()));
		await bought(who, 1, [[cancelled, 1]], { status: "Cancelled" });
		await bought(
			who,
			2,
			[out, archived, ...many].map((product) => [product, 1]),
		);
		const shown = (await usuals(who)).map(({ _id }) => _id);
		expect(shown).toHaveLength(12);
		for (const id of shown) expect(many).toContain(id);
	});

	test("are one's own", async () => {
		const [who, other] = [await newCustomer(), await newCustomer()];
		await bought(other, 1, [[tomato, 1]]);
		expect(await usuals(who)).toEqual([]);
	});
});

describe("favourites", () => {
	const mark = ({ cookies }: TestCustomer, product: string, method = "PUT") =>
		api(method, `/api/user/favourites/${product}`, { cookies });
	const marked = async ({ cookies }: TestCustomer) => {
		const { json } = await api("GET", "/api/user/favourites", { cookies });
		return (json.products as Shown[]).map(({ _id }) => _id);
	};

	test("are marked once, the latest first, and taken away again", async () => {
		const who = await newCustomer();
		const out = await newProduct({ inStock: false });
		expect(await mark(who, tomato)).toMatchObject({ status: 200, json: { isFavourite: true } });
		await Promise.all([mark(who, out), mark(who, out), mark(who, tomato)]);
		expect(await marked(who)).toEqual([out, tomato]);
		for (const _twice of [1, 2])
			expect(await mark(who, out, "DELETE")).toMatchObject({ status: 200, json: { isFavourite: false } });
		expect(await marked(who)).toEqual([tomato]);
	});

	test("are of products that are sold, and at most two hundred", async () => {
		const who = await newCustomer();
		for (const nothing of ["mango", String(new ObjectId()), await newProduct({ isArchived: true })])
			expect((await mark(who, nothing)).status).toBe(404);
		const { database } = await import("@/tests/support/database");
		const products = Array.from({ length: 200 }, () => ({ product: new ObjectId(), at: new Date() }));
		await (await database()).collection("favourites").insertOne({ _id: new ObjectId(who._id), products });
		const full = await mark(who, tomato);
		expect([full.status, full.json.message]).toEqual([
			409,
			"You have 200 favourites already. Please remove one first.",
		]);
	});

	test("go along with the customer's data, and with the account", async () => {
		const who = await newCustomer();
		await mark(who, tomato);
		const { json } = await api("GET", "/api/user/data", { cookies: who.cookies });
		expect(json.favourites).toMatchObject([{ product: tomato }]);
		const body = { currentPassword: who.password };
		expect((await api("DELETE", "/api/user/account", { cookies: who.cookies, body })).status).toBe(200);
		const { database } = await import("@/tests/support/database");
		const left = await (await database()).collection("favourites").findOne({ _id: new ObjectId(who._id) });
		expect(left).toBeNull();
		expect((await mark(who, tomato)).status).toBe(401);
	});
});
