import { once } from "node:events";
import { request } from "node:http";
import { describe, expect } from "vitest";
import { api } from "../support/api";
import { database } from "../support/database";
import { newCustomer, type TestCustomer } from "../support/people";
import type { TestShop } from "../support/test-shop";
import { isThorough, someOf } from "../support/thorough";
import { withShop } from "../support/with-shop";

/** Well below the half minute that a driver waits by itself; far above what a busy machine needs. */
const SOON_MS = 15_000;

const it = withShop();

let shop: TestShop;
let who: TestCustomer;
let seller: string;
let product: { id: string; name: string };

it.beforeAll(async ({ shop: started }) => {
	shop = started;
	who = await newCustomer();
	seller = shop.owner;
	const found = await (await database()).collection("products").findOne({ inStock: true });
	product = { id: String(found?._id), name: String(found?.name) };
});

async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
	const began = performance.now();
	const result = await work();
	expect(performance.now() - began).toBeLessThan(SOON_MS);
	return result;
}

const readCart = () => api("GET", "/api/user/cart", { cookies: who.cookies });
const clearCart = () => api("DELETE", "/api/user/cart/clear", { cookies: who.cookies });
const setStock = (inStock: boolean) =>
	api("PATCH", "/api/product/stock", { cookies: seller, body: { id: product.id, inStock } });

async function expectRefusal(call: () => ReturnType<typeof api>): Promise<void> {
	const { status, headers, json } = await timed(call);
	expect(status).toBe(503);
	expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
	expect(json).toMatchObject({
		success: false,
		message: expect.stringContaining("Please try again shortly"),
	});
}

/** A change of the cart whose head the server has read and whose body it waits for, until it is finished. */
function acceptedCall(body: string) {
	const call = request(`${shop.url}/api/user/cart/update`, {
		method: "PUT",
		headers: {
			origin: shop.url,
			cookie: who.cookies,
			"content-type": "application/json",
			"content-length": Buffer.byteLength(body),
			expect: "100-continue",
		},
	});
	const status = once(call, "response").then(([response]) => {
		response.resume();
		return response.statusCode;
	});
	call.flushHeaders();
	return { accepted: once(call, "continue"), finish: () => call.end(body), status };
}

const CATALOGUE = () => ["/", "/all-products", "/deals-offers", `/product/${product.id}`, "/about"];

async function expectCatalogue(): Promise<void> {
	for (const path of CATALOGUE()) {
		const { status, text } = await timed(() => api("GET", path));
		expect([path, status]).toEqual([path, 200]);
		expect(text).toContain("</html>");
	}
}

async function expectRecovery(): Promise<void> {
	await expect.poll(() => shop.isReady(), { timeout: 30_000 }).toBe(true);
	expect((await clearCart()).status).toBe(200);
	expect((await readCart()).status).toBe(200);
}

const WAYS = [
	["gone", () => shop.store.kill("SIGKILL"), () => shop.store.start()],
	["hanging", () => shop.store.kill("SIGSTOP"), () => shop.store.kill("SIGCONT")],
] as const;

describe.each(someOf(WAYS, 0))("while the database is %s", (_state, take, giveBack) => {
	it("calls are told to come back, the shelves stay, and all recovers by itself", async () => {
		await expectCatalogue();
		await take();
		await expectRefusal(readCart);
		await Promise.all([expectRefusal(clearCart), expectRefusal(() => api("GET", "/api/ready"))]);
		expect((await timed(() => api("GET", "/api/health"))).status).toBe(200);
		const unknown = await timed(() => api("GET", "/product/000000000000000000000000"));
		expect(unknown).toMatchObject({ status: 503, text: expect.stringContaining("</html>") });
		expect(Number(unknown.headers.get("retry-after"))).toBeGreaterThan(0);
		await expectCatalogue();
		await giveBack();
		await expectRecovery();
	}, 120_000);
});

describe.runIf(isThorough)("a change just before the database went", () => {
	it("leaves the last known shelves, and shows once the database is back", async () => {
		const inStock = async () =>
			(await api("GET", `/product/${product.id}`)).text.includes("schema.org/OutOfStock");
		await expectCatalogue();
		expect(await inStock()).toBe(false);
		expect((await setStock(false)).status).toBe(200);
		await shop.store.kill("SIGKILL");
		await expectCatalogue();
		await shop.store.start();
		await expectRecovery();
		await expect.poll(inStock, { timeout: 15_000 }).toBe(true);
		expect((await setStock(true)).status).toBe(200);
	}, 90_000);
});

describe("a page of a person's own", () => {
	it("is not kept waiting, and tells nothing of what broke", async () => {
		await shop.store.kill("SIGKILL");
		const { text } = await timed(() => api("GET", "/my-orders", { cookies: who.cookies }));
		expect(text).toContain("</html>");
		expect(text).not.toContain("MongoServerSelectionError");
		await shop.store.start();
		await expectRecovery();
	}, 90_000);
});

describe("SIGTERM under load", () => {
	it("answers every request that was accepted, then ends", async () => {
		const body = JSON.stringify({ productId: product.id, quantity: 2 });
		const calls = Array.from({ length: 40 }, () => acceptedCall(body));
		for (const { accepted } of calls) await accepted;
		const stopped = shop.app.stop();
		for (const { finish } of calls) finish();
		const statuses = await Promise.all(calls.map(({ status }) => status));
		expect(statuses).toEqual(calls.map(() => 200));
		await stopped;
		await shop.app.start();
		await expectRecovery();
	}, 60_000);
});
