import { randomUUID } from "node:crypto";
import { afterEach, describe, expect } from "vitest";
import type { sellerAisleCalls } from "@/lib/aisles/calls";
import type { webhookCalls } from "@/lib/integrations/calls";
import { api, must } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { startListener } from "../support/hooks";
import { newCustomer, newStaff } from "../support/people";
import { newProduct } from "../support/products";
import { undo } from "../support/seller";
import { orderedCash } from "../support/shopping";
import type { TestShop } from "../support/test-shop";

/** What another program hears of what happens, signed, at least once, and of one order in its order. */

const SLOW = { timeout: 120_000 };
const SOON = { timeout: 30_000, interval: 200 };

let listener: Awaited<ReturnType<typeof startListener>> | undefined;
afterEach(async () => {
	listener?.stop();
	await (await database()).collection("webhooks").deleteMany({});
	await (await database()).collection("webhookdeliveries").deleteMany({});
});

async function newListener(owner: string, ...events: string[]) {
	const started = await startListener();
	listener = started;
	return { ...started, id: await started.listensTo(owner, ...events) };
}

async function place(at: string, product: string) {
	const who = await newCustomer();
	return { ...who, ...(await orderedCash(who, [{ product, quantity: 4 }], {}, { at })) };
}

const step = ({ owner, second }: TestShop, id: string, status: string) =>
	api("PUT", `${second}/api/order/status/${id}`, { cookies: owner, body: { status, reason: "No onions" } });

/** Has what failed tried now: its pauses are judged without waiting for them. */
const tryNow = async () =>
	(await database())
		.collection("webhookdeliveries")
		.updateMany({ state: "waiting" }, { $set: { nextTryAt: new Date(0) } });

describe("a webhook", () => {
	it(
		"is refused for an address that is not on the internet, and is the owner's alone",
		SLOW,
		async ({ shop }) => {
			const post = (body: object, cookies = shop.owner) =>
				api("POST", "/api/seller/webhooks", { cookies, body });
			for (const url of [
				"http://hooks.example.com/a",
				"https://127.0.0.1/a",
				"https://[::1]/a",
				"https://10.0.0.7/a",
				"http://127.0.0.2:9/a",
				"http://localhost:9/a",
				"nothing",
				7,
			])
				expect([url, (await post({ url, events: ["order.placed"] })).status]).toEqual([url, 400]);
			expect((await post({ url: "https://hooks.example.com/a", events: ["order"] })).status).toBe(400);
			const { cookies } = await newStaff("packer");
			expect(
				(await post({ url: "https://hooks.example.com/a", events: ["order.placed"] }, cookies)).status,
			).toBe(403);
		},
	);

	it(
		"hears of an order from both instances, each event signed and once, in its order",
		SLOW,
		async ({ shop }) => {
			const hook = await newListener(shop.owner, "order.placed", "order.changed", "order.cancelled");
			const product = await newProduct({ offerPrice: 500 });
			const orders = await Promise.all(["", shop.second, "", shop.second].map((at) => place(at, product)));
			for (const { _id, cookies } of orders) {
				expect((await api("PUT", `/api/order/cancel/${_id}`, { cookies })).status).toBe(200);
			}
			for (const { _id } of orders)
				await expect.poll(() => hook.of(_id), SOON).toEqual(["order.placed", "order.cancelled"]);
			expect(hook.forged).toEqual([]);
			expect(new Set(hook.heard.map(({ id }) => id)).size).toBe(hook.heard.length);
			expect(hook.heard[0]?.order).toMatchObject({ status: "Order Placed", address: { point: null } });
			const stored = await (await database()).collection("webhooks").findOne({});
			expect(stored?.sealed).not.toMatch(/^whsec_/);
		},
	);

	it("hears of a later event of an order only after the earlier one", SLOW, async ({ shop }) => {
		const hook = await newListener(shop.owner, "order.placed", "order.changed");
		hook.answerWith(503);
		const { _id } = await place("", await newProduct({ offerPrice: 500 }));
		await expect.poll(hook.tries, SOON).toBeGreaterThan(0);
		expect((await step(shop, _id, "Packed")).status).toBe(200);
		await shop.runJobs("the webhook outbox");
		const first = await (await database()).collection("webhookdeliveries").findOne({ event: "order.placed" });
		expect(first).toMatchObject({ state: "waiting", attempts: 1, lastError: "answered 503" });
		hook.answerWith(200);
		await tryNow();
		await expect.poll(() => hook.of(_id), SOON).toEqual(["order.placed", "order.changed"]);
		const { json } = await api<typeof webhookCalls.deliveries>(
			"GET",
			`/api/seller/webhooks/${hook.id}/deliveries`,
			{
				cookies: shop.owner,
			},
		);
		const [changed, placed] = must(json.deliveries);
		expect([changed?.event, changed?.state, placed?.tries.map(({ status }) => status)]).toEqual([
			"order.changed",
			"arrived",
			[503, 200],
		]);
		const again = await api("POST", `/api/seller/webhooks/deliveries/${placed?._id}/again`, {
			cookies: shop.owner,
		});
		expect(again.status).toBe(200);
		await expect.poll(() => hook.of(_id), SOON).toEqual(["order.placed", "order.changed", "order.placed"]);
	});

	it(
		"hears nothing of a cancellation that is taken back, and of one that stands afterwards",
		SLOW,
		async ({ shop }) => {
			const hook = await newListener(shop.owner, "order.changed", "order.cancelled");
			const { _id } = await place("", await newProduct({ offerPrice: 500 }));
			expect((await step(shop, _id, "Cancelled")).status).toBe(200);
			expect((await undo(_id)).status).toBe(200);
			await expect.poll(() => hook.of(_id), SOON).toEqual(["order.changed"]);
			expect((await step(shop, _id, "Cancelled")).status).toBe(200);
			await expect.poll(() => hook.of(_id), SOON).toEqual(["order.changed", "order.cancelled"]);
			const deliveries = (await database()).collection("webhookdeliveries");
			const find = () => deliveries.findOne({ event: "order.cancelled" });
			// It is heard before its try is written down.
			await expect.poll(async () => (await find())?.tries.length, SOON).toBe(1);
			const held = await find();
			expect(held?.tries[0].at - held?.createdAt).toBeGreaterThan(10_000);
		},
	);

	it("hears of products: what is changed, and what begins to run out", SLOW, async ({ shop }) => {
		const hook = await newListener(shop.owner, "product.changed", "stock.low", "refund.settled");
		const product = await newProduct({ offerPrice: 500, stock: 7 });
		const body = { id: product, inStock: false };
		expect((await api("PATCH", "/api/product/stock", { cookies: shop.owner, body })).status).toBe(200);
		await api("PATCH", "/api/product/stock", { cookies: shop.owner, body: { id: product, inStock: true } });
		await place(shop.second, product);
		await expect
			.poll(() => hook.of(product), SOON)
			.toEqual(["product.changed", "product.changed", "stock.low"]);
		expect(hook.heard.at(-1)?.product).toMatchObject({ _id: product, stock: 3 });
	});

	it("hears of what a price list brings to run out", SLOW, async ({ shop }) => {
		const hook = await newListener(shop.owner, "stock.low");
		const [low, enough] = [await newProduct({ stock: 9 }), await newProduct({ stock: 9 })];
		const raw = [
			"slug,name,category,price,image,stockBefore,stock",
			...[low, enough].map((id, at) => `test-${id},Test mango,Fruits,600,,9,${at === 0 ? 2 : 8}`),
		].join("\n");
		const headers = { "content-type": "text/csv" };
		const sent = await api("POST", `${shop.second}/api/product/import`, {
			cookies: shop.owner,
			raw,
			headers,
		});
		expect(sent.json).toMatchObject({ changed: 2 });
		await expect.poll(() => hook.of(low), SOON).toEqual(["stock.low"]);
		expect(hook.heard).toMatchObject([{ product: { _id: low, stock: 2 } }]);
	});

	it(
		"hears of a product that comes into an aisle, stands there no more, or loses it",
		SLOW,
		async ({ shop }) => {
			const hook = await newListener(shop.owner, "product.changed");
			const [one, two, other] = [await newProduct(), await newProduct(), await newProduct()];
			const owner = { cookies: shop.owner };
			const { json } = await api<typeof sellerAisleCalls.add>("POST", "/api/seller/aisles", {
				...owner,
				body: { name: "Hears", products: [one, two] },
			});
			const path = `/api/seller/aisles/${must(json.aisle)._id}`;
			await api("PUT", path, { ...owner, body: { products: [two, other], order: 7 } });
			await api("DELETE", path, owner);
			await expect.poll(() => [one, two, other].map((id) => hook.of(id).length), SOON).toEqual([2, 2, 2]);
			expect(hook.of(one)).toEqual(["product.changed", "product.changed"]);
			const db = await database();
			const docs = await db.collection("products").find({ aisles: { $exists: true, $ne: [] } });
			expect((await docs.toArray()).filter(({ _id }) => [one, two, other].includes(String(_id)))).toEqual([]);
		},
	);

	it("is switched off after 50 failures in a row, which the owner is told once", SLOW, async ({ shop }) => {
		const hook = await newListener(shop.owner, "product.changed");
		hook.answerWith(500);
		const product = await newProduct({});
		const change = (inStock: boolean) =>
			api("PATCH", "/api/product/stock", { cookies: shop.owner, body: { id: product, inStock } });
		await change(false);
		const db = await database();
		await expect
			.poll(
				async () => {
					await tryNow();
					await db
						.collection("webhookdeliveries")
						.updateMany({ attempts: { $gt: 3 } }, { $set: { attempts: 1 } });
					await shop.runJobs("the webhook outbox");
					return (await db.collection("webhooks").findOne({}))?.isActive;
				},
				{ timeout: 90_000, interval: 20 },
			)
			.toBe(false);
		expect(await db.collection("webhooks").findOne({})).toMatchObject({
			isActive: false,
			offAt: expect.any(Date),
		});
		expect(await db.collection("notifications").countDocuments({ type: "webhook_off" })).toBe(1);
		expect(await db.collection("outgoingmails").countDocuments({ key: /^webhook-off:/ })).toBe(1);
		const tries = hook.tries();
		await change(true);
		await tryNow();
		await shop.runJobs("the webhook outbox");
		expect(hook.tries()).toBe(tries);
		hook.answerWith(200);
		const path = `/api/seller/webhooks/${hook.id}` as const;
		expect((await api("POST", `${path}/test`, { cookies: shop.owner })).status).toBe(409);
		await api("PUT", path, { cookies: shop.owner, body: { isActive: true } });
		await expect.poll(() => hook.heard.map(({ event }) => event), SOON).toEqual(["test"]);
	});

	it("is tested once for its caller's key, also at once", SLOW, async ({ shop }) => {
		const { id, heard } = await newListener(shop.owner, "order.cancelled");
		const headers = { "idempotency-key": randomUUID() };
		const send = () => api("POST", `/api/seller/webhooks/${id}/test`, { cookies: shop.owner, headers });
		const answers = [...(await Promise.all([send(), send(), send()])), await send()];
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		await expect.poll(() => heard.length, SOON).toBe(1);
		expect(await (await database()).collection("webhookdeliveries").countDocuments({})).toBe(1);
	});
});
