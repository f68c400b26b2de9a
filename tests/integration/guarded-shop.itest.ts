import { describe, expect } from "vitest";
import { callBehindProxy, newAddress, setCounters } from "../support/behind-proxy";
import { database } from "../support/database";
import { tokenIn, waitForMail } from "../support/mails";
import { newCustomer, sellerCookies, type TestCustomer } from "../support/people";
import { testAddress } from "../support/products";
import { isThorough } from "../support/thorough";
import { startInstance, withInstance } from "../support/with-shop";

/** The shop as it stands in the world: over https, behind one proxy, with its limits. */
const ORIGIN = "https://sabz.example";

const SETTINGS = { APP_URL: ORIGIN, TRUST_PROXY: "1", RATE_LIMIT: "on" };

const test = withInstance(SETTINGS);

let shop: string;
let customer: TestCustomer;

test.beforeAll(async ({ instance }) => {
	shop = instance.url;
	customer = await newCustomer();
	await (await database()).collection("ratelimits").deleteMany({});
});

type Call = Parameters<typeof callBehindProxy>[2];

const call = (method: string, path: string, options: Call = {}) =>
	callBehindProxy(method, path, { origin: ORIGIN, at: shop, ...options });

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
		expect((await call("GET", "/my-orders")).headers.get("location")).toMatch(
			/^[^?]*\/\?auth=login&next=%2Fmy-orders$/,
		);
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
			30,
			{ name: "Sana Iqbal", email: "x@mailinator.com", password: "Mango-Chaunsa-9" },
		],
		["POST /api/user/forgot-password", 5, { email: EMAIL }],
		["POST /api/user/resend-verification", 5, { email: EMAIL }],
		["POST /api/user/reset-password/nothing", 20, { password: "Mango-Chaunsa-9" }],
		["POST /api/seller/join/nothing", 20, { password: "Mango-Chaunsa-9" }],
		["GET /api/user/verify-email/nothing", 60],
		[
			"PUT /api/user/change-password",
			10,
			{ currentPassword: "Wrong-1", newPassword: "Mango-Chaunsa-9" },
			true,
		],
		["POST /api/contact", 10, { name: "Sana", email: EMAIL, subject: "Mangoes", message: "Any?" }],
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
			const once = () => call(method, path, { body, cookie, from });
			let count = 0;
			if (body === WRONG && !isThorough) {
				await once();
				count = tries - 5;
				await setCounters(/login:pair:/, count);
			}
			// By fives: the passwords take their time.
			for (; count < tries; count += 5) {
				const few = Array.from({ length: 5 }, once);
				for (const { status } of await Promise.all(few)) expect(status).not.toBe(429);
			}
			const refused = await once();
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(await refused.json()).toEqual({
				success: false,
				message: expect.stringMatching(/^Too many tries\. Please try again in \d+ (second|minute)s?\.$/),
			});
		},
		180_000,
	);

	test("are not shared by the orders and addresses of others", async () => {
		const { cookies } = await newCustomer();
		const saved = await call("POST", "/api/user/address", { body: testAddress, cookie: overHttps(cookies) });
		expect(saved.status).toBe(201);
	});

	test("are counted by all instances together", async ({ onTestFinished }) => {
		const second = await startInstance(SETTINGS);
		onTestFinished(() => second.app.stop());
		const body = { ...WRONG, email: `nobody-${Date.now()}@sabz-tests.pk` };
		const from = newAddress();
		const statuses: number[] = [];
		for (let count = 0; count < 12; count += 1) {
			const at = count % 2 === 0 ? shop : second.url;
			statuses.push((await call("POST", "/api/user/login", { body, from, at })).status);
		}
		expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
	}, 120_000);

	test("do not hinder a wallet's callbacks", async () => {
		const from = newAddress();
		for (let count = 0; count < 100; count += 1) {
			const answer = await call(form.method, form.path, { body: {}, from, origin: "https://wallet.example" });
			expect(answer.status).toBe(303);
		}
	});
});

describe("a stranger who tries passwords", () => {
	const login = (who: Pick<TestCustomer, "email" | "password">, from = newAddress(), cookie = "") =>
		call("POST", "/api/user/login", { body: { email: who.email, password: who.password }, from, cookie });
	const wrong = (who: TestCustomer) => ({ email: who.email, password: "Wrong-Password-1" });
	const deviceOf = (answer: Response) =>
		answer.headers
			.getSetCookie()
			.find((cookie) => cookie.startsWith("__Host-sabz_device="))
			?.split(";")[0] ?? "";

	/** As many wrong passwords as one account takes, ten from each of some addresses. */
	async function besiege(who: TestCustomer): Promise<void> {
		for (let round = 0; round < 10; round += 1) {
			const from = newAddress();
			const tries = Array.from({ length: 10 }, () => login(wrong(who), from));
			for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
		}
		expect((await login(wrong(who))).status).toBe(429);
	}

	test("at one address is refused there, and the owner elsewhere is not", async () => {
		const owner = await newCustomer();
		const stranger = newAddress();
		for (let count = 0; count < 10; count += 1) await login(wrong(owner), stranger);
		expect((await login(wrong(owner), stranger)).status).toBe(429);
		expect((await login(owner)).status).toBe(200);
	});

	test("at many addresses keeps no device out that has signed in before, nor who takes a new password", async () => {
		const owner = await newCustomer();
		const first = await login(owner);
		const device = deviceOf(first);
		expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith(device))).toMatch(
			/; Path=\/; .*Max-Age=31536000; Secure; HttpOnly; SameSite=lax$/i,
		);
		await besiege(owner);
		expect((await login(owner, newAddress(), device)).status).toBe(200);
		const forged = `${device.slice(0, -1)}${device.endsWith("A") ? "B" : "A"}`;
		expect((await login(owner, newAddress(), forged)).status).toBe(429);
		const other = deviceOf(await login(await newCustomer()));
		expect((await login(owner, newAddress(), other)).status).toBe(429);

		const body = { email: owner.email };
		expect((await call("POST", "/api/user/forgot-password", { body })).status).toBe(200);
		const token = tokenIn(await waitForMail(owner.email), "reset-password");
		const password = "Kinnow-Season-7";
		const reset = await call("POST", `/api/user/reset-password/${token}`, { body: { password } });
		expect(reset.status).toBe(200);
		expect((await login({ ...owner, password }, newAddress(), deviceOf(reset))).status).toBe(200);
	}, 120_000);

	test("cannot close the way to a new password", async () => {
		const owner = await newCustomer();
		const stranger = newAddress();
		const forgot = (from: string) =>
			call("POST", "/api/user/forgot-password", { body: { email: owner.email }, from });
		for (let count = 0; count < 5; count += 1) expect((await forgot(stranger)).status).toBe(200);
		expect((await forgot(stranger)).status).toBe(429);
		await waitForMail(owner.email, 5);
		expect((await forgot(newAddress())).status).toBe(200);
		const token = tokenIn(await waitForMail(owner.email, 6), "reset-password");
		const nearby = newAddress();
		const reset = (link: string) =>
			call("POST", `/api/user/reset-password/${link}`, {
				body: { password: "Kinnow-Season-7" },
				from: nearby,
			});
		for (let count = 0; count < 20; count += 1) expect((await reset("guess")).status).toBe(400);
		expect((await reset("guess")).status).toBe(429);
		expect((await reset(token)).status).toBe(200);
	}, 120_000);

	test("of the team never keep the owner out, though they come from the same address", async () => {
		const { SELLER_EMAIL: email = "seller@sabz.example", SELLER_PASSWORD: password = "Fresh-Market-1" } =
			process.env;
		const from = newAddress();
		const enter = (body: object) => call("POST", "/api/seller/login", { body, from });
		const packer = { email: "packer@sabz-tests.pk", password: "Wrong-Password-1" };
		await enter(packer);
		await setCounters(/^seller-login:pair:/, 20);
		expect((await enter(packer)).status).toBe(429);
		expect((await enter({ email, password })).status).toBe(200);
	}, 120_000);

	test("cannot keep the seller out of a device that has signed in before", async () => {
		const { SELLER_EMAIL: email = "seller@sabz.example", SELLER_PASSWORD: password = "Fresh-Market-1" } =
			process.env;
		const enter = (body: object, from = newAddress(), cookie = "") =>
			call("POST", "/api/seller/login", { body, from, cookie });
		const device = deviceOf(await enter({ email, password }));
		const wrong = { email, password: "Wrong-Password-1" };
		expect((await enter(wrong)).status).toBe(401);
		await setCounters(/^seller-login:account:/, 195);
		const last = await Promise.all(Array.from({ length: 6 }, () => enter(wrong)));
		expect(last.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429]);
		expect((await enter({ email, password })).status).toBe(429);
		expect((await enter({ email, password }, newAddress(), device)).status).toBe(200);
	}, 600_000);
});

describe("people behind one carrier's address", () => {
	test("register and write to the shop, as many as there are", async () => {
		const carrier = newAddress();
		const people = Array.from(
			{ length: isThorough ? 21 : 11 },
			(_, index) => `neighbour-${index}-${Date.now()}@sabz-tests.pk`,
		);
		for (let first = 0; first < people.length; first += 5) {
			const few = people.slice(first, first + 5).map(async (email) => {
				const person = { name: "Sana Iqbal", email, password: "Mango-Chaunsa-9" };
				const message = { name: "Sana", email, subject: "Mangoes", message: "Are there any?" };
				return [
					await call("POST", "/api/user/register", { body: person, from: carrier }),
					await call("POST", "/api/contact", { body: message, from: carrier }),
				];
			});
			for (const { status } of (await Promise.all(few)).flat()) expect(status).toBe(201);
		}
	}, 600_000);
});
