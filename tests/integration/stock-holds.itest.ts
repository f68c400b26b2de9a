import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { idOf, mustBeLawful, newCounted, orderCounted, shelfOf, stockStory } from "../support/counted";
import { database } from "../support/database";
import { storedOrder } from "../support/orders";
import { newPayer } from "../support/payer";
import { newCustomer } from "../support/people";
import type { TestShop } from "../support/test-shop";

/** Pieces that are kept for wallet payments, and what a crash has left of what was kept. */

let shop: TestShop;
let owner: string;

it.beforeAll(({ shop: started }) => {
	shop = started;
	({ owner } = started);
});

/** What is read when every job has done a round. */
async function settled<Read>(read: () => Promise<Read>): Promise<Read> {
	await shop.runJobs();
	return read();
}

describe("a wallet payment", () => {
	async function begun() {
		const payer = await newPayer();
		await api("POST", "/api/seller/stock", {
			cookies: owner,
			body: { productId: payer.product, set: 10, reason: "count" },
		});
		const reference = await payer.begun("jazzcash");
		return { payer, reference, product: payer.product };
	}

	it("holds its pieces when it begins, and takes them when it is confirmed", async () => {
		const { payer, reference, product } = await begun();
		expect(await stockStory(product)).toMatchObject({
			stock: 6,
			held: 4,
			movements: [{ kind: "held", change: -4, stockAfter: 6 }, {}],
		});
		await payer.comeBack("jazzcash", reference, "approve");
		expect(await settled(() => shelfOf(product))).toEqual({ stock: 6, held: 0 });
		expect((await stockStory(product)).movements[0]).toMatchObject({ kind: "sold", change: -4 });
		await mustBeLawful(product);
	});

	it("releases them when it has failed, and after 15 minutes", async () => {
		const { payer, reference, product } = await begun();
		await payer.comeBack("jazzcash", reference, "decline");
		expect(await settled(() => shelfOf(product))).toEqual({ stock: 10, held: 0 });
		expect((await stockStory(product)).movements[0]).toMatchObject({ kind: "released", change: 4 });

		const late = await begun();
		await shop.setClock(14);
		expect(await settled(() => shelfOf(late.product))).toEqual({ stock: 6, held: 4 });
		await shop.setClock(16);
		expect(await settled(() => shelfOf(late.product))).toEqual({ stock: 10, held: 0 });
		await mustBeLawful(late.product);
	});

	it("confirmed after that takes pieces again, or its order is on hold with the reason", async () => {
		const again = await begun();
		await shop.setClock(16);
		expect(await settled(() => shelfOf(again.product))).toEqual({ stock: 10, held: 0 });
		await again.payer.comeBack("jazzcash", again.reference, "approve");
		expect(await settled(() => shelfOf(again.product))).toEqual({ stock: 6, held: 0 });
		await shop.setClock(0);

		const gone = await begun();
		await shop.setClock(16);
		expect(await settled(() => shelfOf(gone.product))).toEqual({ stock: 10, held: 0 });
		await api("POST", "/api/seller/stock", {
			cookies: owner,
			body: { productId: gone.product, set: 1, reason: "waste" },
		});
		await gone.payer.comeBack("jazzcash", gone.reference, "approve");
		const orders = (await database()).collection("orders");
		const find = () => orders.findOne({ "lines.product": new ObjectId(gone.product) });
		expect(await settled(find)).toMatchObject({
			status: "On hold",
			holdReason: expect.stringMatching(/^Paid, but no longer in stock: /),
			paymentStatus: "refund due",
		});
		expect(await shelfOf(gone.product)).toEqual({ stock: 1, held: 0 });
		await mustBeLawful(gone.product);
	});
});

describe("what a crash has left", () => {
	/** Older than anything that somebody may just be making. */
	const longAgo = () => new Date(Date.now() - 60_000);

	it("between the pieces and the order is given back, and an order has its own", async () => {
		const product = await newCounted(10);
		const { cookies } = await newCustomer();
		const placed = await orderCounted(cookies, [{ product, quantity: 4 }]);
		const products = (await database()).collection("products");
		const _id = new ObjectId(product);
		const past = longAgo();
		const hold = { quantity: 2, at: past, heldUntil: past, isBrief: true };
		// Pieces of an order that was never made, and some that are held twice for one that has its own.
		const orderFields = await storedOrder(idOf(placed));
		const own = `${orderFields?.user}:${orderFields?.idempotencyKey}`;
		const holds = [
			{ ...hold, key: `${new ObjectId()}:${randomUUID()}`, n: 3, stockAfter: 4 },
			{ ...hold, key: own, n: 4, stockAfter: 2 },
		];
		await products.updateOne({ _id }, { $set: { stock: 2, stockHolds: holds, stockRevision: 4 } });
		expect(await settled(() => shelfOf(product))).toEqual({ stock: 6, held: 0 });
		await mustBeLawful(product);
	});

	it("of an order whose pieces were never followed up is made good", async () => {
		const product = await newCounted(10);
		const { cookies } = await newCustomer();
		const placed = await orderCounted(cookies, [{ product, quantity: 4 }]);
		const db = await database();
		const _id = new ObjectId(product);
		const newsOf = async () => (await db.collection("products").findOne({ _id }))?.stockNews;
		expect(await settled(newsOf)).toEqual([]);
		// As it was in the moment after the order was written.
		await db.collection("stockmovements").deleteMany({ product: _id, kind: "sold" });
		const orderFields = await db.collection("orders").findOne({ _id: new ObjectId(idOf(placed)) });
		const held = {
			key: `${orderFields?.user}:${orderFields?.idempotencyKey}`,
			quantity: 4,
			at: longAgo(),
			heldUntil: new Date(Date.now() + 60_000),
			isBrief: true,
			n: 2,
			stockAfter: 6,
		};
		await db.collection("products").updateOne({ _id }, { $set: { stockHolds: [held] } });
		await db
			.collection("orders")
			.updateOne({ _id: orderFields?._id }, { $set: { hasOpenConsequences: true, createdAt: longAgo() } });
		expect(await settled(async () => (await stockStory(product)).movements[0])).toMatchObject({
			kind: "sold",
			change: -4,
			stockAfter: 6,
		});
		await mustBeLawful(product);
	});
});
