import { Secret, TOTP } from "otpauth";
import { describe, expect } from "vitest";
import { api } from "../support/api";
import { database } from "../support/database";
import {
	type Call,
	callFrom,
	deviceOf,
	newAddress,
	ORIGIN,
	overHttps,
	setCounters,
} from "../support/guarded";
import { tokenIn, waitForMail } from "../support/mails";
import { newCustomer, newStaff, ownerCredentials, sellerCookies, type TestCustomer } from "../support/people";
import { newByNumber } from "../support/phones";
import { testAddress } from "../support/products";
import { withInstance } from "../support/with-shop";

/** The shop as it stands in the world: over https, behind one proxy, with its limits. */
const test = withInstance({ APP_URL: ORIGIN, TRUST_PROXY: "1", RATE_LIMIT: "on" });

let shop: string;
let customer: TestCustomer;

test.beforeAll(async ({ instance }) => {
	shop = instance.url;
	customer = await newCustomer();
	await (await database()).collection("ratelimits").deleteMany({});
});

const call = (method: string, path: string, options?: Call) => callFrom(shop, method, path, options);

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
const WRONG = "Wrong-Password-1";

/** Makes the call so often from one address, and is refused after that. */
async function mayBeTried(name: string, tries: number, options: Call): Promise<void> {
	const [method = "", path = ""] = name.split(" ");
	const from = newAddress();
	const once = () => call(method, path, { ...options, from });
	const all = await Promise.all(Array.from({ length: tries }, once));
	for (const { status } of all) expect(status).not.toBe(429);
	const refused = await once();
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(await refused.json()).toEqual({
		success: false,
		message: expect.stringMatching(/^Too many tries\. Please try again in \d+ (second|minute)s?\.$/),
	});
}

describe("limits", () => {
	// Of somebody whose password is quickly hashed: an account of nobody takes its time.
	test.each<[call: string, tries: number, who: () => Promise<{ email: string }>]>([
		["POST /api/user/login", 10, newCustomer],
		["POST /api/seller/login", 20, () => newStaff("packer")],
	])("%s may be tried %i times", async (name, tries, who) => {
		const body = { email: (await who()).email, password: WRONG };
		await mayBeTried(name, tries, { body });
	});

	const limited: [call: string, tries: number, body?: unknown, isCustomer?: boolean][] = [
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

	test.each(limited)("%s may be tried %i times", (name, tries, body, isCustomer = false) =>
		mayBeTried(name, tries, { body, cookie: isCustomer ? overHttps(customer.cookies) : "" }),
	);

	test("count a password that is asked for with a number, in every browser that knows it together", async () => {
		const [{ cookies }, own] = [await newCustomer(), await newByNumber()];
		const only = (all: string, name: string) => all.split("; ").find((one) => one.startsWith(name)) ?? "";
		const devices = [own, await newByNumber(own.phone)].map((seen) => only(seen.cookies, "sabz_device"));
		const body = { phone: own.phone, code: "000000", password: WRONG };
		for (const status of [400, 400, 400, 400, 400, 429])
			for (const cookie of devices.map((device) => overHttps(`${only(cookies, "sabz_session")}; ${device}`)))
				expect((await call("POST", "/api/user/phone/confirm", { body, cookie })).status).toBe(status);
	});

	test("are not shared by the orders and addresses of others", async () => {
		const { cookies } = await newCustomer();
		const saved = await call("POST", "/api/user/address", { body: testAddress, cookie: overHttps(cookies) });
		expect(saved.status).toBe(201);
	});

	test("do not hinder a wallet's callbacks", async () => {
		const options = { body: {}, from: newAddress(), origin: "https://wallet.example" };
		const called = () => call("POST", "/payment/verify", options);
		// More than any limit of payments.
		const all = await Promise.all(Array.from({ length: 130 }, called));
		expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]));
	});
});

describe("a stranger who tries passwords", () => {
	const login = (who: Pick<TestCustomer, "email" | "password">, from = newAddress(), cookie = "") =>
		call("POST", "/api/user/login", { body: { email: who.email, password: who.password }, from, cookie });
	const wrong = ({ email }: { email: string }) => ({ email, password: WRONG });

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
	});

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
	});

	test("of the team never keep the owner out, though they come from the same address", async () => {
		const { email, password } = ownerCredentials();
		const from = newAddress();
		const enter = (body: object) => call("POST", "/api/seller/login", { body, from });
		const packer = wrong(await newStaff("packer"));
		await enter(packer);
		await setCounters(/^seller-login:pair:/, 20);
		expect((await enter(packer)).status).toBe(429);
		expect((await enter({ email, password })).status).toBe(200);
	});

	test("cannot keep the seller out of a device that has signed in before", async () => {
		const { email, password } = ownerCredentials();
		const enter = (body: object, from = newAddress(), cookie = "") =>
			call("POST", "/api/seller/login", { body, from, cookie });
		const device = deviceOf(await enter({ email, password }));
		expect((await enter(wrong({ email }))).status).toBe(401);
		await setCounters(/^seller-login:account:/, 198);
		const last = await Promise.all([1, 2, 3].map(() => enter(wrong({ email }))));
		expect(last.map(({ status }) => status).toSorted()).toEqual([401, 401, 429]);
		expect((await enter({ email, password })).status).toBe(429);
		expect((await enter({ email, password }, newAddress(), device)).status).toBe(200);
	});

	test("and a code keep nobody out of a device that has signed in before", async () => {
		const { email, password, cookies } = await newStaff("packer");
		const { secret } = (await api("POST", "/api/seller/two-factor/begin", { cookies })).json;
		const codeNow = (steps = 0) =>
			TOTP.generate({
				secret: Secret.fromBase32(String(secret)),
				timestamp: Date.now() + steps * 30_000,
			});
		const body = { code: codeNow(-1) };
		expect((await api("POST", "/api/seller/two-factor/confirm", { cookies, body })).status).toBe(200);
		/** The password, then a code, as far as the code's answer. */
		const enter = async (code: string, device = "") => {
			const given = await call("POST", "/api/seller/login", { body: { email, password }, cookie: device });
			const cookie = [device, ...given.headers.getSetCookie().map((one) => one.split(";")[0])].join("; ");
			return call("POST", "/api/seller/login/code", { body: { code }, cookie });
		};
		const first = await enter(codeNow());
		expect(first.status).toBe(200);
		const wrongCode = "000000";
		expect((await enter(wrongCode)).status).toBe(401);
		await setCounters(/^seller-code:account:/, 60);
		expect((await enter(wrongCode)).status).toBe(429);
		expect((await enter(wrongCode, deviceOf(first))).status, "looked at").toBe(401);
	});
});

/** As many as the limits let one address fail at once: different accounts in a quarter of an hour. */
const WRONG_LOGINS = 58;

test("strangers who send more passwords than the shop can hash keep nobody else out", async () => {
	const answered: number[] = [];
	const over = new AbortController();
	const flood = ["203.0.113.1", "203.0.113.2"].flatMap((from) =>
		Array.from({ length: WRONG_LOGINS }, async (_, place) => {
			const body = { email: `nobody-${from}-${place}-${Date.now()}@sabz-tests.pk`, password: WRONG };
			const answer = await call("POST", "/api/user/login", { body, from, signal: over.signal }).catch(
				() => null,
			);
			if (answer) answered.push(answer.status);
		}),
	);
	// Once the queue is full, somebody is turned away: it must be one of those who fill it.
	await expect.poll(() => answered, { interval: 50 }).toContain(503);
	const { email, password } = customer;
	const answer = await call("POST", "/api/user/login", { body: { email, password }, from: "203.0.113.3" });
	expect(answer.status).toBe(200);
	expect(answered.length, "and does not wait until the flood is over").toBeLessThan(flood.length / 2);
	over.abort();
	await Promise.all(flood);
});
