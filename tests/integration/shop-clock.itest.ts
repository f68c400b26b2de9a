import { expect } from "vitest";
import { api } from "../support/api";
import { it } from "../support/clocked";
import { newCustomer } from "../support/people";
import { newProduct } from "../support/products";
import { orderCash, orderedCash, ordersOf } from "../support/shopping";
import type { TestShop } from "../support/test-shop";

/** The shop's clock, set to try things with, over two instances; and the promises that go by it. */

const DAY_MINUTES = 24 * 60;

let shop: TestShop;
let second: string;
let owner: string;

it.beforeAll(({ shop: started }) => {
	shop = started;
	({ second, owner } = started);
});
it.afterEach(() => shop.setClock(0));

const setClock = (offsetMinutes: unknown) =>
	api("POST", "/api/test/clock", { cookies: owner, body: { offsetMinutes } });

/** Sets the clock to this time of tomorrow in Jhang, a little past; answers tomorrow's midnight there. */
async function setTo(time: string): Promise<number> {
	const now = Date.now();
	const zone = 5 * 3_600_000;
	const midnight = Math.floor((now + zone) / 86_400_000) * 86_400_000 - zone + 86_400_000;
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const wanted = midnight + (hour * 60 + minute) * 60_000 + 5_000;
	const { status } = await setClock((wanted - now) / 60_000);
	expect(status).toBe(200);
	return midnight;
}

async function order(cookies: string, deliveryTime: string, at = "") {
	const items = [{ product: await newProduct({ offerPrice: 500 }), quantity: 3 }];
	const { json, status } = await orderCash({ cookies }, items, { deliveryTime }, { at });
	expect(status).toBe(201);
	return json as { order: { promisedAt: string; createdAt: string }; message: string };
}

it("moves for the owner alone, by a number, and tells the time", async () => {
	const { cookies } = await newCustomer();
	const body = { offsetMinutes: 60 };
	expect((await api("POST", "/api/test/clock", { body })).status).toBe(401);
	expect((await api("POST", "/api/test/clock", { body, cookies })).status).toBe(401);
	for (const wrong of ["60", null, 1e9]) expect((await setClock(wrong)).status).toBe(400);
	const { json } = await setClock(3 * DAY_MINUTES);
	const ahead = new Date(String(json.now)).getTime() - Date.now();
	expect(ahead / 60_000).toBeCloseTo(3 * DAY_MINUTES, 0);
});

it("has its jobs run for the owner alone, by their names", async () => {
	const { cookies } = await newCustomer();
	const run = (body: object, as = owner) => api("POST", "/api/test/jobs", { cookies: as, body });
	expect((await run({}, "")).status).toBe(401);
	expect((await run({}, cookies)).status).toBe(401);
	expect((await run({ jobs: "all" })).status).toBe(400);
	const unknown = await run({ jobs: ["the mail outbox", "the weather"] });
	expect([unknown.status, unknown.json.message]).toEqual([404, 'There is no job of the name "the weather"']);
	expect((await run({ jobs: ["the mail outbox"] })).json).toEqual({
		success: true,
		jobs: ["the mail outbox"],
	});
	expect((await run({})).json.jobs).toContain("the weekly baskets");
});

it("moves at the other instance too; sessions stay", async () => {
	const { cookies } = await newCustomer();
	await setClock(400 * DAY_MINUTES);
	await expect
		.poll(async () => (await api("GET", `${second}/api/shop`)).text, { timeout: 8_000, interval: 100 })
		.toContain(new Date(Date.now() + 400 * DAY_MINUTES * 60_000).toISOString().slice(0, 10));
	expect((await api("GET", "/api/user/check-auth", { cookies })).status).toBe(200);
	expect((await api("GET", `${second}/api/seller/check-auth`, { cookies: owner })).status).toBe(200);
});

it.each([
	["21:30", "express", 24 * 60 + 8 * 60 + 30],
	["23:10", "express", 24 * 60 + 9 * 60],
	["10:00", "express", 11 * 60],
	["10:00", "standard", 14 * 60],
	["06:00", "standard", 12 * 60],
])("at %s %s is promised %i minutes after that midnight", async (time, deliveryTime, due) => {
	const midnight = await setTo(time);
	const { cookies } = await newCustomer();
	const placed = await order(cookies, deliveryTime);
	const minutes = (new Date(placed.order.promisedAt).getTime() - midnight) / 60_000;
	expect(minutes).toBeGreaterThanOrEqual(due);
	expect(minutes).toBeLessThan(due + 1.5);
	expect(placed.message).toMatch(
		/^Order placed! Your fresh groceries will be at your door within 60 minutes\./,
	);
	expect(await ordersOf({ cookies })).toMatchObject([{ promisedAt: placed.order.promisedAt }]);
});

it("is the one that reviews go by too: what was bought before is a verified purchase", async () => {
	await setClock(3 * DAY_MINUTES);
	const { cookies } = await newCustomer();
	const product = await newProduct({ offerPrice: 500 });
	await orderedCash({ cookies }, [{ product, quantity: 3 }]);
	const body = { productId: product, name: "Sana", rating: 5, comment: "Sweet." };
	const { json } = await api("POST", "/api/reviews", { cookies, body });
	expect(json.review).toMatchObject({ isVerified: true });
});

it("says when it opens again, and goes over a closed day", async () => {
	const midnight = await setTo("22:30");
	const dayAfter = new Date(midnight + 29 * 3_600_000).toISOString().slice(0, 10);
	await shop.change({ closedDays: [dayAfter] });
	const { json } = await api("GET", "/api/shop");
	const opensAt = new Date(midnight + (48 + 8) * 3_600_000).toISOString();
	expect(json.shop).toMatchObject({ isOpen: false, opensAt });
	const { cookies } = await newCustomer();
	const there = await order(cookies, "express", second);
	expect(there.order.promisedAt).toBe(new Date(midnight + (48 + 9) * 3_600_000).toISOString());
});
