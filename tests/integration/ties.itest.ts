import { type Document, Int32, MongoClient, ObjectId } from "mongodb";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { listNotifications } from "@/lib/notifications/server/notifications";
import { listOwnOrders } from "@/lib/orders/server/own-orders";
import { findOrders } from "@/lib/orders/server/staff/find-orders";
import { listProductRows, listProducts } from "@/lib/products/server/read";
import { listReviews } from "@/lib/reviews/server/read";
import { readAuditLog } from "@/lib/server/audit/audit-log";
import { orderFields } from "../support/orders";
import { takeOwnDatabase } from "../support/own-database";
import { startWireProxy } from "../support/wire-proxy";
import { startInstance } from "../support/with-shop";

/** More than two chunks of the catalogue, all of one name. */
const PRODUCTS = 1_065;
const NOON = new Date("2026-03-01T07:00:00Z");
const user = new ObjectId();

let proxy: Awaited<ReturnType<typeof startWireProxy>>;
let client: MongoClient;
let turn = 0;
let product: ObjectId;

/** A server may give what is equal in any order, and in another one the next time. */
function otherOrderOfTies(command: Document) {
	const { find, sort } = command;
	if (!find || !sort || "_id" in sort) return undefined;
	turn += 1;
	return { instead: { ...command, sort: { ...sort, _id: new Int32(turn % 2 === 0 ? 1 : -1) } } };
}

const many = (count: number, fields: object) => Array.from({ length: count }, () => ({ ...fields }));

beforeAll(async () => {
	proxy = await startWireProxy({ command: otherOrderOfTies });
	takeOwnDatabase({ MONGODB_URI: proxy.uri });
	client = await MongoClient.connect(proxy.uri);
	const db = client.db();
	const plum = {
		name: "Plum",
		category: "Fruits",
		unit: "1 kg",
		description: [],
		contents: [],
		moreImages: [],
		price: 100,
		offerPrice: 90,
		imageUrl: "/art/one-mango.webp",
		inStock: true,
		isDeal: false,
		isArchived: false,
		revision: 0,
		ratingCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
	};
	const plums = many(PRODUCTS, plum).map((fields, i) => ({
		...fields,
		_id: new ObjectId(),
		slug: `plum-${i}`,
	}));
	await db.collection("products").insertMany(plums);
	product = plums[0]?._id ?? new ObjectId();
	const order = { user, status: "Delivered", createdAt: NOON };
	await db.collection("orders").insertMany(many(210, order).map((fields) => orderFields(fields)));
	await db.collection("notifications").insertMany(many(10, { type: "order", createdAt: NOON }));
	await db.collection("selleractions").insertMany(many(10, { at: NOON, changes: [] }));
	await db.collection("reviews").insertMany(many(10, { product, createdAt: NOON }));
});
beforeEach(() => {
	turn = 0;
});
afterAll(async () => {
	await client.db().dropDatabase();
	await client.close();
	await mongoose.disconnect();
	await proxy.stop();
});

const catalogue = z.object({ products: z.array(z.object({ _id: z.string() })) });

test("a catalogue of equal names is whole, none of it twice", async () => {
	const shop = await startInstance({ MONGODB_URI: proxy.uri });
	try {
		for (const path of ["/api/product/all-products", "/api/product/search-index"]) {
			const { products } = catalogue.parse(await (await fetch(shop.url + path)).json());
			expect(products).toHaveLength(PRODUCTS);
			expect(new Set(products.map(({ _id }) => _id)).size).toBe(PRODUCTS);
		}
	} finally {
		await shop.app.stop();
	}
}, 200_000);

test.each<[name: string, read: () => Promise<readonly { _id: unknown }[]>]>([
	["a customer's orders", async () => (await listOwnOrders(String(user))).orders],
	["the seller's orders", async () => (await findOrders({}, 5)).orders],
	["notifications", async () => (await listNotifications({ unreadOnly: false, limit: 5 })).notifications],
	["the record", async () => (await readAuditLog(5)).actions],
	["a product's reviews", () => listReviews(String(product), { limit: 5 })],
	["the products", () => listProducts({ isArchived: false })],
	["the rows of the product list", () => listProductRows({ isArchived: false })],
])("%s come in one order, whatever is equal", async (_name, read) => {
	const ids = async () => (await read()).map(({ _id }) => String(_id));
	const first = await ids();
	expect(first.length).toBeGreaterThan(1);
	expect(await ids()).toEqual(first);
});
