import mongoose from "mongoose";
import { beforeEach, describe, expect, test } from "vitest";
import { PLACED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { placeField } from "@/lib/text/fields";
import { Order } from "@/models/order";
import { orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { findOrdersToPack } from "./list";

const MINUTE_MS = 60_000;
const began = Date.UTC(2026, 5, 15, 9);
const at = (minutes: number) => new Date(began + minutes * MINUTE_MS);

type Fields = { status?: string; promisedAt: Date; createdAt?: Date };

async function put(...orders: Fields[]): Promise<string[]> {
	const docs = orders.map((fields) => orderFields({ createdAt: at(0), ...fields }));
	await Order.collection.insertMany(docs);
	return docs.map(({ _id }) => String(_id));
}

const idsOf = ({ orders }: { orders: SellerOrder[] }) => orders.map(({ _id }) => _id);
const next = ({ older }: { older: string | null }) => findOrdersToPack(placeField.parse(older));

/** The ids of all pages, each page's own. */
async function readPages(): Promise<string[][]> {
	const pages: string[][] = [];
	let page = await findOrdersToPack();
	pages.push(idsOf(page));
	while (page.older !== null) {
		page = await next(page);
		pages.push(idsOf(page));
	}
	return pages;
}

ownDatabase();
beforeEach(async () => {
	await Order.collection.deleteMany({});
});

describe("with 1,000 open orders", () => {
	// Many are promised for the same moment: those of a slot are.
	const rush = Array.from({ length: 1_000 }, (_, n) => ({
		status: n % 50 === 0 ? "On hold" : PLACED,
		createdAt: at(n / 10),
		promisedAt: at(240 + Math.floor(n / 300)),
	}));

	test("a new express order stands at the top", async () => {
		await put(...rush);
		const [express] = await put({ createdAt: at(101), promisedAt: at(161) });
		const { orders, total } = await findOrdersToPack();
		expect(orders[0]?._id).toBe(express);
		expect(orders).toHaveLength(200);
		expect(total).toBe(1_001);
	});

	test("the pages hold each of them once, what is due first before the others", async () => {
		const ids = await put(...rush);
		await put({ status: "Packed", promisedAt: at(1) }, { status: "Delivered", promisedAt: at(1) });
		const pages = await readPages();
		expect(pages.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200]);
		expect(pages.flat()).toEqual(ids);
	});

	test("what was packed meanwhile moves nothing from one page to another", async () => {
		const ids = await put(...rush);
		const first = await findOrdersToPack();
		await Order.updateMany({ _id: { $in: ids.slice(150, 250) } }, { status: "Packed" });
		const second = await next(first);
		expect(idsOf(second)).toEqual(ids.slice(250, 450));
		expect(second.total).toBe(900);
	});
});

test("an order on hold and a placed one are sorted together, of two equal ones the older is first", async () => {
	const [late, onHold, older, newer] = await put(
		{ promisedAt: at(10) },
		{ promisedAt: at(20), status: "On hold" },
		{ promisedAt: at(30) },
		{ promisedAt: at(30), status: "On hold" },
	);
	expect(idsOf(await findOrdersToPack())).toEqual([late, onHold, older, newer]);
});

test("the database reads no more than the page, in order, from an index", async () => {
	await put(...Array.from({ length: 500 }, (_, n) => ({ promisedAt: at(n) })));
	type Asked = { method: string; filter: mongoose.mongo.Document; options?: mongoose.mongo.FindOptions };
	const asked: Asked[] = [];
	mongoose.set(
		"debug",
		(collection: string, method: string, ...[filter, options]: [Asked["filter"], Asked["options"]]) => {
			if (collection === "orders") asked.push({ method, filter, options });
		},
	);
	await next(await findOrdersToPack());
	mongoose.set("debug", false);
	expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(["find", "countDocuments"]));
	for (const { method, filter, options } of asked) {
		const { sort, limit } = method === "find" ? (options ?? {}) : {};
		const cursor = Order.collection.find(filter, { sort, limit });
		const plan = JSON.stringify(await cursor.explain("executionStats"));
		expect(plan, JSON.stringify(filter)).toContain("IXSCAN");
		expect(plan, JSON.stringify(filter)).not.toMatch(/COLLSCAN|"SORT"/);
		if (method !== "find") continue;
		const { totalDocsExamined } = JSON.parse(plan).executionStats;
		expect(totalDocsExamined).toBeLessThanOrEqual(202);
	}
});
