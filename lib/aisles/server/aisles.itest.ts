import { ObjectId } from "mongodb";
import Papa from "papaparse";
import { afterAll, describe, expect, test } from "vitest";
import type { PriceListReport } from "@/lib/products/schema/bulk-change";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { orderedCash } from "@/tests/support/shopping";
import { baseUrl } from "@/tests/support/target";
import type { ListedAisle } from "../rules";

const cookies = await sellerCookies();
const made: string[] = [];
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function newAisle(fields: object): Promise<ListedAisle> {
	const { status, json } = await api("POST", "/api/seller/aisles", { cookies, body: fields });
	expect([status, json.message]).toEqual([201, "Aisle added"]);
	const aisle = json.aisle as ListedAisle;
	made.push(aisle._id);
	return aisle;
}

const remove = (id: string) => api("DELETE", `/api/seller/aisles/${id}`, { cookies });
afterAll(async () => {
	for (const id of made) await remove(id);
});

async function shown(): Promise<ListedAisle[]> {
	return (await api("GET", "/api/aisles")).json.aisles as ListedAisle[];
}

async function productOf(id: string): Promise<{ aisles?: string[] } | undefined> {
	const { products } = (await api("GET", "/api/product/all-products")).json;
	return (products as { _id: string; aisles: string[] }[]).find(({ _id }) => _id === id);
}

describe("the owner's aisles", () => {
	test("are made, changed, arranged and taken away; products stand in them", async () => {
		const [one, two] = [await newProduct(), await newProduct()];
		const salad = await newAisle({ name: "Salad, raw", urduName: "سلاد", category: "vegetables" });
		expect(salad).toMatchObject({ category: "Vegetables", from: null, until: null, count: 0 });
		const changed = await api("PUT", `/api/seller/aisles/${salad._id}`, {
			cookies,
			body: { products: [one, two] },
		});
		expect(changed.json.aisle).toMatchObject({ name: "Salad, raw", count: 2 });
		await expect.poll(() => productOf(one)).toMatchObject({ aisles: [salad._id] });
		await expect.poll(shown).toContainEqual(expect.objectContaining({ _id: salad._id, count: 2 }));
		expect((await remove(salad._id)).status).toBe(200);
		expect((await remove(salad._id)).status).toBe(404);
		await expect.poll(() => productOf(one)).toMatchObject({ aisles: [] });
	});

	test("keep their archived products, which come back to the same place", async () => {
		const [onSale, archived] = [await newProduct(), await newProduct({ isArchived: true })];
		const { _id } = await newAisle({ name: "Of the season", products: [onSale, archived] });
		const stored = async () => {
			const products = (await database()).collection("products");
			const found = await products.findOne({ _id: new ObjectId(archived) });
			return found?.aisles.map(String);
		};
		const body = { products: [] };
		const emptied = await api("PUT", `/api/seller/aisles/${_id}`, { cookies, body });
		expect([emptied.status, emptied.json.aisle]).toMatchObject([200, { count: 0 }]);
		expect(await stored()).toEqual([_id]);
		const back = { id: archived, isArchived: false };
		expect((await api("PATCH", "/api/product/archive", { cookies, body: back })).status).toBe(200);
		await expect.poll(() => productOf(archived)).toMatchObject({ aisles: [_id] });
		await remove(_id);
		expect(await stored()).toEqual([]);
	});

	test("stand where they were put, though they are changed in the same moment", async () => {
		const own = [(await newAisle({ name: "One" }))._id, (await newAisle({ name: "Two" }))._id];
		const ids = async () => {
			const { json } = await api("GET", "/api/seller/aisles", { cookies });
			return (json.aisles as ListedAisle[]).map(({ _id }) => _id);
		};
		const put = (path: string, body: object) => api("PUT", `/api/seller/aisles${path}`, { cookies, body });
		for (let round = 1; round <= 5; round += 1) {
			const aisles = (await ids()).toReversed();
			const answers = await Promise.all([
				...own.map((id) => put(`/${id}`, { urduName: `راؤنڈ ${round}` })),
				put("", { aisles }),
				...own.map((id) => put(`/${id}`, { name: `Round ${round} ${id}` })),
			]);
			expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
			expect(await ids()).toEqual(aisles);
		}
	});

	test("can be changed though the last one stands as far back as there is", async () => {
		const last = await newAisle({ name: "Last", order: 100_000 });
		const { _id, order } = await newAisle({ name: "Later" });
		expect(order).toBe(100_000);
		const body = { name: "Latest" };
		expect((await api("PUT", `/api/seller/aisles/${_id}`, { cookies, body })).status).toBe(200);
		for (const id of [last._id, _id]) expect((await remove(id)).status).toBe(200);
	});

	test("are there only on their days", async () => {
		const { _id } = await newAisle({ name: "Ramadan", from: day(2), until: day(30) });
		const ids = async () => (await shown()).map((aisle) => aisle._id);
		expect(await ids()).not.toContain(_id);
		await api("PUT", `/api/seller/aisles/${_id}`, { cookies, body: { from: day(-2) } });
		await expect.poll(ids).toContain(_id);
		const wrong = await api("PUT", `/api/seller/aisles/${_id}`, { cookies, body: { until: day(-3) } });
		expect([wrong.status, Object.keys(wrong.json.errors as object)]).toEqual([400, ["until"]]);
		const all = await api("GET", "/api/seller/aisles", { cookies });
		expect(all.json.aisles).toContainEqual(expect.objectContaining({ _id }));
	});

	test("are the owner's alone to change, and no product stands in one that is not there", async () => {
		const { cookies: customer } = await newCustomer();
		for (const guest of [undefined, customer]) {
			const refused = await api("POST", "/api/seller/aisles", { cookies: guest, body: { name: "Mine" } });
			expect(refused.status).toBe(401);
		}
		const name = "No such aisle";
		const id = await newProduct({ name });
		const productData = JSON.stringify({
			...{ name, category: "Fruits", price: 5, offerPrice: 5, description: ["A."], revision: 0 },
			...{ aisles: ["66a000000000000000000001"], pictures: ["/art/one-mango.webp"] },
		});
		const form = new FormData();
		form.set("productData", productData);
		const answer = await api("PUT", `/api/product/${id}`, { cookies, raw: form });
		expect([answer.status, answer.json.message]).toEqual([400, "This aisle does not exist"]);
	});

	test("stand in an export, which comes back and changes nothing", async () => {
		const [mango, grapes] = [
			await newProduct(),
			await newProduct({ soldBy: "weight", stepGrams: 250, unit: "" }),
		];
		await newAisle({ name: "For juice; fresh", products: [mango, grapes] });
		await newAisle({ name: "For juice", products: [grapes] });
		const answer = await fetch(new URL("/api/product/export", baseUrl()), { headers: { cookie: cookies } });
		const text = await answer.text();
		const { data } = Papa.parse<Record<string, string>>(text, { header: true });
		expect(data.find(({ slug }) => slug === `test-${grapes}`)?.aisles).toMatch(/^[0-9a-f]{24}; For juice$/);
		const raw = { cookies, raw: text, headers: { "content-type": "text/csv" } };
		const { json } = await api("POST", "/api/product/import?dry=1", raw);
		const { changes, added, errors } = json.report as PriceListReport;
		// Other tests keep odd names on the shelf.
		expect(changes.filter(({ slug }) => [mango, grapes].some((id) => slug.endsWith(id)))).toEqual([]);
		expect([added, errors]).toEqual([[], []]);
	});

	test("are the order of the packing list", async () => {
		const [bundle, fruit] = [
			await newProduct({ category: "Bundles", offerPrice: 900 }),
			await newProduct({ offerPrice: 900 }),
		];
		const aisle = await newAisle({ name: "By the door", products: [bundle] });
		const items = [fruit, bundle].map((product) => ({ product, quantity: 1 }));
		const { _id } = await orderedCash(await newCustomer(), items);
		const list = (await api("GET", "/api/order/packing", { cookies })).json;
		const orders = list.orders as { _id: string; items: { product: { _id: string } }[] }[];
		const order = orders.find((one) => one._id === _id);
		expect(order?.items.map(({ product }) => product._id)).toEqual([bundle, fruit]);
		expect(list.aisles).toContainEqual(expect.objectContaining({ _id: aisle._id, products: [bundle] }));
	});
});

describe("feeds", () => {
	test("hold what can be bought, with its price and picture, in both languages, and an ETag", async () => {
		const name = `-10% Feed & mango ${Date.now()}`;
		const id = await newProduct({ name, urduName: "آم", price: 600, offerPrice: 500 });
		await api("PATCH", "/api/product/stock", { cookies, body: { id, inStock: true } });
		const read = (path: string, headers = {}) => fetch(new URL(path, baseUrl()), { headers });
		const text = async (path: string) => (await read(path)).text();
		await expect
			.poll(() => text("/feeds/google.xml"))
			.toContain(`<g:title>${name.replace("&", "&amp;")}</g:title>`);
		expect(await text("/feeds/google.xml")).toContain("<g:sale_price>500 PKR</g:sale_price>");
		await expect.poll(() => text("/feeds/google.xml?lang=ur")).toContain("<g:title>آم</g:title>");
		expect(await text("/feeds/google.xml?lang=ur")).toContain("<g:brand>سبز</g:brand>");
		expect(await text("/feeds/google.xml")).toContain("<g:brand>Sabz</g:brand>");
		const { data } = Papa.parse<Record<string, string>>(await text("/feeds/meta.csv"), { header: true });
		expect(data.find((row) => row.id === id)).toMatchObject({
			title: name,
			price: "600 PKR",
			availability: "in stock",
		});
		expect(data.find((row) => row.id === id)?.link).toMatch(new RegExp(`/product/${id}$`));
		for (const path of ["/feeds/google.xml", "/feeds/meta.csv"]) {
			await api("PATCH", "/api/product/stock", { cookies, body: { id, inStock: true } });
			expect((await read(path)).headers.get("cache-control")).toContain("must-revalidate");
			// While other tests change the shelf, Next answers a feed itself, without an ETag.
			await expect.poll(async () => (await read(path)).headers.get("etag")).toMatch(/^W\/"/);
			expect((await read(`${path}?lang=xx`)).status).toBe(200);
		}
		// Other tests change the shelf meanwhile.
		const again = async () => {
			const etag = (await read("/feeds/meta.csv")).headers.get("etag") ?? "";
			return (await read("/feeds/meta.csv", { "if-none-match": etag })).status;
		};
		await expect.poll(again).toBe(304);
	});
});
