import { expect } from "vitest";
import { newCustomer } from "../support/people";
import { withInstance } from "../support/with-shop";

/** Strangers who send more passwords than the shop can hash keep nobody else out. */
const ORIGIN = "https://sabz.example";
/** As many as the limits let one address fail at once: different accounts in a quarter of an hour. */
const WRONG_LOGINS = 58;

const test = withInstance({ APP_URL: ORIGIN, TRUST_PROXY: "1", RATE_LIMIT: "on" });

test("a customer logs in while two addresses flood the login", async ({ instance }) => {
	const login = (from: string, body: { email: string; password: string }, signal?: AbortSignal) =>
		fetch(`${instance.url}/api/user/login`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-forwarded-for": from, origin: ORIGIN },
			body: JSON.stringify(body),
			signal,
		});
	const { email, password } = await newCustomer();
	const answered: number[] = [];
	const over = new AbortController();
	const flood = ["203.0.113.1", "203.0.113.2"].flatMap((from) =>
		Array.from({ length: WRONG_LOGINS }, async (_, place) => {
			const nobody = `nobody-${from}-${place}-${Date.now()}@sabz-tests.pk`;
			const wrong = { email: nobody, password: "Wrong-One-1" };
			const answer = await login(from, wrong, over.signal).catch(() => null);
			if (answer) answered.push(answer.status);
		}),
	);
	// Once the queue is full, somebody is turned away: it must be one of those who fill it.
	await expect.poll(() => answered, { interval: 50 }).toContain(503);
	const answer = await login("203.0.113.3", { email, password });
	expect(answer.status).toBe(200);
	expect(answered.length, "and does not wait until the flood is over").toBeLessThan(flood.length / 2);
	over.abort();
	await Promise.all(flood);
}, 120_000);
