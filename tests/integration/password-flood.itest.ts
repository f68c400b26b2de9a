import { afterAll, beforeAll, expect, test } from "vitest";
import { newCustomer, type TestCustomer } from "../support/people";
import { startSecondShop } from "../support/second-shop";

/** Strangers who send more passwords than the shop can hash keep nobody else out. */
const ORIGIN = "https://sabz.example";
/** As many as the limits let one address fail at once: different accounts in a quarter of an hour. */
const WRONG_LOGINS = 58;

let shop: Awaited<ReturnType<typeof startSecondShop>>;
let customer: TestCustomer;
beforeAll(async () => {
	shop = await startSecondShop({ APP_URL: ORIGIN, TRUST_PROXY: "1", RATE_LIMIT: "on" });
	customer = await newCustomer();
});
afterAll(() => shop.stop());

function login(from: string, body: { email: string; password: string }, signal?: AbortSignal) {
	return fetch(`${shop.url}/api/user/login`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": from, origin: ORIGIN },
		body: JSON.stringify(body),
		signal,
	});
}

test("a customer logs in while two addresses flood the login", async () => {
	const answered: number[] = [];
	const over = new AbortController();
	const flood = ["203.0.113.1", "203.0.113.2"].flatMap((from) =>
		Array.from({ length: WRONG_LOGINS }, async (_, place) => {
			const email = `nobody-${from}-${place}-${Date.now()}@sabz-tests.pk`;
			const wrong = { email, password: "Wrong-One-1" };
			const answer = await login(from, wrong, over.signal).catch(() => null);
			if (answer) answered.push(answer.status);
		}),
	);
	// Once the queue is full, somebody is turned away: it must be one of those who fill it.
	await expect.poll(() => answered, { interval: 50 }).toContain(503);
	const { email, password } = customer;
	const answer = await login("203.0.113.3", { email, password });
	expect(answer.status).toBe(200);
	expect(answered.length, "and does not wait until the flood is over").toBeLessThan(flood.length / 2);
	over.abort();
	await Promise.all(flood);
}, 120_000);
