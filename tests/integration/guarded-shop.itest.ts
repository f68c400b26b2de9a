import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "../support/database";
import { newCustomer, sellerCookies, type TestCustomer } from "../support/people";
import { testAddress } from "../support/products";
import { startSecondShop } from "../support/second-shop";

/** The shop as it stands in the world: over https, behind one proxy, with its limits. */
const ORIGIN = "https://sabz.example";

let shop: Awaited<ReturnType<typeof startSecondShop>>;
let customer: TestCustomer;
let addresses = 0;

beforeAll(async () => {
	shop = await startSecondShop({ APP_URL: ORIGIN, TRUST_PROXY: "1", RATE_LIMIT: "on" });
	customer = await newCustomer();
	await (await database()).collection("ratelimits").deleteMany({});
});
afterAll(() => shop.stop());

/** An address that nobody else in these tests has. */
function newAddress(): string {
	addresses += 1;
	return `198.51.100.${addresses}`;
}

type Call = { body?: unknown; cookie?: string; from?: string; origin?: string };

function call(
	method: string,
	path: string,
	{ body, cookie = "", from = newAddress(), origin = ORIGIN }: Call = {},
) {
	return fetch(shop.url + path, {
		method,
		redirect: "manual",
		headers: { "content-type": "application/json", "x-forwarded-for": `6.6.6.6, ${from}`, cookie, origin },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

/** Cookies that were given over http, under the names that they have over https. */
const overHttps = (cookies: string) => cookies.replaceAll(/sabz_(session|seller)=/g, "__Host-$&");

describe("cookies over https", () => {
	const KEPT = /^__Host-sabz_(session|seller)=[^;]+; Path=\/; .*Secure; HttpOnly; SameSite=lax$/i;

	test("are for this host alone, and unreadable", async () => {
		const { email, password } = customer;
		const answer = await call("POST", "/api/user/login", { body: { email, password } });
		const cookies = answer.headers.getSetCookie();
		expect(cookies.find((cookie) => cookie.startsWith("__Host-"))).toMatch(KEPT);
		expect(cookies.find((cookie) => cookie.startsWith("sabz_hint="))).toMatch(/; Secure; SameSite=lax$/i);
		for (const cookie of cookies) expect(cookie).not.toMatch(/domain=/i);
	});

	test("let their owner in; the names that they have over http do not", async () => {
		const who = (cookie: string) => call("GET", "/api/user/check-auth", { cookie });
		expect((await who(overHttps(customer.cookies))).status).toBe(200);
		const refused = await who(customer.cookies);
		expect(refused.status).toBe(401);
		expect(refused.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-"))).toMatch(/Secure/i);
	});

	test("lead the seller from the shop to the seller's side, and guests away from an account", async () => {
		const cookie = overHttps(await sellerCookies());
		expect((await call("GET", "/about", { cookie })).headers.get("location")).toMatch(/\/seller$/);
		expect((await call("GET", "/seller/orders", { cookie })).status).toBe(200);
		expect((await call("GET", "/my-orders")).headers.get("location")).toMatch(/\/$/);
		expect((await call("GET", "/my-orders", { cookie: overHttps(customer.cookies) })).status).toBe(200);
	});

	test("come with a promise of https, and only the public origin may change things", async () => {
		const answer = await call("POST", "/api/user/cart/preview", { body: { items: [] } });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
		const elsewhere = await call("POST", "/api/user/cart/preview", {
			body: { items: [] },
			origin: "http://sabz.example",
		});
		expect(elsewhere.status).toBe(403);
	});
});

const EMAIL = "limits@sabz-tests.pk";
const WRONG = { email: EMAIL, password: "Wrong-Password-1" };
const form = { method: "POST", path: "/payment/verify" };

describe("limits", () => {
	const limited: [call: string, tries: number, body?: unknown, isCustomer?: boolean][] = [
		["POST /api/user/login", 10, WRONG],
		["POST /api/seller/login", 20, WRONG],
		[
			"POST /api/user/register",
			20,
			{ name: "Sana Iqbal", email: "x@mailinator.com", password: "Mango-Chaunsa-9" },
		],
		["POST /api/user/forgot-password", 5, { email: EMAIL }],
		["POST /api/user/resend-verification", 5, { email: EMAIL }],
		["POST /api/user/reset-password/nothing", 20, { password: "Mango-Chaunsa-9" }],
		["GET /api/user/verify-email/nothing", 60],
		[
			"PUT /api/user/change-password",
			10,
			{ currentPassword: "Wrong-1", newPassword: "Mango-Chaunsa-9" },
			true,
		],
		["POST /api/contact", 10, {}],
		["POST /api/reviews", 20, {}],
		["POST /api/order/cod", 40, {}, true],
		["POST /api/payment/jazzcash", 40, {}, true],
		["GET /api/user/data", 10, undefined, true],
		["PUT /api/user/update-profile", 120, {}, true],
		["POST /api/test/email", 20, { email: EMAIL }],
	];

	test.each(limited)(
		"%s may be tried %i times",
		async (name, tries, body, isCustomer = false) => {
			const [method = "", path = ""] = name.split(" ");
			const cookie = isCustomer ? overHttps(customer.cookies) : "";
			const from = newAddress();
			// By fives: the passwords take their time.
			for (let count = 0; count < tries; count += 5) {
				const few = Array.from({ length: 5 }, () => call(method, path, { body, cookie, from }));
				for (const { status } of await Promise.all(few)) expect(status).not.toBe(429);
			}
			const refused = await call(method, path, { body, cookie, from });
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(await refused.json()).toEqual({
				success: false,
				message: expect.stringMatching(/^Too many tries\. Please try again in \d+ (second|minute)s?\.$/),
			});
		},
		60_000,
	);

	test("are not shared by the orders and addresses of others", async () => {
		const { cookies } = await newCustomer();
		const saved = await call("POST", "/api/user/address", { body: testAddress, cookie: overHttps(cookies) });
		expect(saved.status).toBe(201);
	});

	test("do not hinder a wallet's callbacks", async () => {
		const from = newAddress();
		for (let count = 0; count < 100; count += 1) {
			const answer = await call(form.method, form.path, { body: {}, from, origin: "https://wallet.example" });
			expect(answer.status).toBe(303);
		}
	});
});
