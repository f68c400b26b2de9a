import { buffer } from "node:stream/consumers";
import { ObjectId } from "mongodb";
import sharp from "sharp";
import { expect } from "vitest";
import yazl from "yazl";
import type { catalogueCalls } from "@/lib/products/calls";
import { priceAfter } from "@/lib/products/rules/product-form";
import { api, must } from "../support/api";
import { database } from "../support/database";
import type { TestShop } from "../support/test-shop";
import { isThorough, someOf } from "../support/thorough";
import { withShop } from "../support/with-shop";

/** A change of every price, cut off by kill -9 between its writes, and sent again as it was. */

const PERCENT = 10;

const test = withShop({ instances: 2 });

let shop: TestShop;
let second: string;
let cookies: string;

test.beforeAll(({ shop: started }) => {
	shop = started;
	({ second, owner: cookies } = started);
});

type ProductList = Record<string, { price: number; offerPrice: number; revision: number }>;

async function readProductList(): Promise<ProductList> {
	const docs = await (await database()).collection("products").find({ isArchived: false }).toArray();
	return Object.fromEntries(
		docs.map(({ _id, price, offerPrice, revision }) => [
			String(_id),
			{ price, offerPrice, revision: revision ?? 0 },
		]),
	);
}

function pricesOf(products: ProductList): Record<string, number> {
	return Object.fromEntries(Object.entries(products).map(([id, { offerPrice }]) => [id, offerPrice]));
}

/** The prices that an instance's kept pages are made from. */
async function shownPrices(instance: string): Promise<Record<string, number>> {
	const { json } = await api<typeof catalogueCalls.products>("GET", `${instance}/api/product/all-products`);
	return Object.fromEntries(must(json.products).map(({ _id, offerPrice }) => [_id, offerPrice]));
}

/** The price that search engines, and so the page, name. */
async function pagePrice(instance: string, id: string): Promise<number> {
	return Number(/"price":(\d+)/.exec((await api("GET", `${instance}/product/${id}`)).text)?.[1]);
}

async function countRaised(before: ProductList): Promise<number> {
	const now = await readProductList();
	return Object.entries(now).filter(([id, { price }]) => price !== before[id]?.price).length;
}

/** Ends something without warning once so many products are changed; the visitors of the second instance look on. */
async function killAt(count: number, before: ProductList, kill: () => Promise<void>): Promise<void> {
	const [oneId = ""] = Object.keys(before);
	let isDead = false;
	const visitors = (async () => {
		while (!isDead) await pagePrice(second, oneId);
	})();
	while ((await countRaised(before)) < count);
	await kill();
	isDead = true;
	await visitors;
}

const VICTIMS = ["the store", "the application", "both"];

test.each(someOf(VICTIMS, 0))(
	"when %s dies in between, is made once, and shown",
	async (victim) => {
		const before = await readProductList();
		const ids = Object.keys(before);
		expect(ids.length).toBeGreaterThanOrEqual(88);
		const revisions = Object.fromEntries(ids.map((id) => [id, before[id]?.revision]));
		const body = { kind: "price", ids, revisions, percent: PERCENT, prices: "both" };
		const send = () => api("PATCH", "/api/product/bulk", { cookies, body });
		for (const instance of [shop.url, second]) {
			expect(await shownPrices(instance)).toEqual(pricesOf(before));
			for (const id of ids.slice(0, 3)) expect(await pagePrice(instance, id)).toBe(before[id]?.offerPrice);
		}

		const first = send().catch(() => null);
		const point = 5 + Math.floor(Math.random() * 40);
		await killAt(point, before, async () => {
			if (victim !== "the store") await shop.app.kill();
			if (victim !== "the application") await shop.store.kill();
		});
		const status = (await first)?.status;
		if (victim !== "the store") await shop.app.kill();
		else expect(status).toBe(503);
		if (victim !== "the application") await shop.store.start();
		const between = await readProductList();
		const raised = ids.filter((id) => between[id]?.price !== before[id]?.price);
		expect(raised.length).toBeGreaterThanOrEqual(point);
		expect(raised.length).toBeLessThan(ids.length);
		// The one who made the change may be gone for ever; the others show what it had done.
		await expect.poll(() => shownPrices(second), { timeout: 20_000 }).toEqual(pricesOf(between));
		const [shownFirst = ""] = raised;
		await expect.poll(() => pagePrice(second, shownFirst)).toBe(between[shownFirst]?.offerPrice);

		if (victim !== "the store") await shop.app.start();
		await expect.poll(async () => (await send().catch(() => null))?.status, { timeout: 20_000 }).toBe(200);
		const after = await readProductList();
		for (const id of ids) {
			const { price = 0, offerPrice = 0 } = before[id] ?? {};
			expect(after[id]).toMatchObject({
				price: priceAfter(price, PERCENT),
				offerPrice: priceAfter(offerPrice, PERCENT),
			});
		}
		for (const instance of [shop.url, second]) {
			await expect.poll(() => shownPrices(instance), { timeout: 20_000 }).toEqual(pricesOf(after));
			await expect.poll(() => pagePrice(instance, shownFirst)).toBe(after[shownFirst]?.offerPrice);
		}
	},
	180_000,
);

/** Another one at each try. */
let price = 7_000;

test.each(someOf(VICTIMS, 1))(
	"when %s dies in the middle of an import, all of it is there or nothing, and it can be sent again",
	async (victim) => {
		const products = (await database()).collection("products");
		const stamp = `${victim.replace(/\W/g, "-")}-${Date.now().toString(36)}`;
		const [seen] = await products.find({ isArchived: false }).toArray();
		const heading = "slug,name,category,price,offerPrice,description,stock,image,sku";
		const rows = Array.from(
			{ length: 400 },
			(_, n) => `,Crash ${n},Fruits,90,90,,5,${n % 9}.png,${stamp}-${n}`,
		);
		const list = (price: number) =>
			[heading, ...rows, `${seen?.slug},${seen?.name},${seen?.category},${price},${price},,,,`].join("\n");
		const pictures = await Promise.all(
			Array.from({ length: 9 }, (_, n) =>
				sharp({ create: { width: 9 + n, height: 9, channels: 3, background: "#c33" } })
					.png()
					.toBuffer(),
			),
		);
		const send = async () => {
			const zip = new yazl.ZipFile();
			zip.addBuffer(Buffer.from(list(price)), "list.csv");
			for (const [n, picture] of pictures.entries()) zip.addBuffer(picture, `${n}.png`);
			zip.end();
			const raw = new Uint8Array(await buffer(zip.outputStream));
			const headers = { "content-type": "application/zip" };
			return api("POST", `${shop.url}/api/product/import`, { cookies, raw, headers }).catch(() => null);
		};
		const state = async () => {
			const made = await products.find({ handle: { $regex: `^${stamp}-` } }).toArray();
			const movements = await (await database())
				.collection("stockmovements")
				.countDocuments({ product: { $in: made.map(({ _id }) => _id) } });
			const known = await products.findOne({ _id: seen?._id });
			return [made.length, movements, known?.offerPrice === price];
		};
		const nothing = [0, 0, false];
		const all = [rows.length, rows.length, true];
		for (const most of isThorough ? [400, 2_000] : [1_200]) {
			price += 1;
			const answer = send();
			await new Promise((done) => setTimeout(done, Math.random() * most));
			if (victim !== "the store") await shop.app.kill();
			if (victim !== "the application") await shop.store.kill();
			await answer;
			if (victim === "the store") await shop.app.kill();
			if (victim !== "the application") await shop.store.start();
			const between = await state();
			expect([nothing, all]).toContainEqual(between);
			await shop.app.start();
			// What the dead one had begun holds its products for ten seconds more, as in any MongoDB.
			const patience = { timeout: 30_000, interval: 1_000 };
			await expect.poll(async () => (await send())?.status, patience).toBe(200);
			expect(await state()).toEqual(all);
			await products.deleteMany({ handle: { $regex: `^${stamp}-` } });
		}
	},
	180_000,
);

test("leaves alone, and names, what is no longer as it was seen", async () => {
	const products = await readProductList();
	const [seen = "", changed = ""] = Object.keys(products);
	const db = await database();
	const { acknowledged } = await db
		.collection("products")
		.updateOne({ _id: new ObjectId(changed) }, { $inc: { revision: 1 } });
	expect(acknowledged).toBe(true);
	const name = (await db.collection("products").findOne({ _id: new ObjectId(changed) }))?.name;
	const ids = [seen, changed];
	const revisions = Object.fromEntries(ids.map((id) => [id, products[id]?.revision]));
	const body = { kind: "price", ids, revisions, percent: PERCENT, prices: "offer" };
	expect(await api("PATCH", "/api/product/bulk", { cookies, body })).toMatchObject({
		status: 200,
		json: { changed: 1, missed: [{ _id: changed, name }] },
	});
	expect((await readProductList())[changed]?.offerPrice).toBe(products[changed]?.offerPrice);
});
