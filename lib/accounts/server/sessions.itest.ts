import jwt from "jsonwebtoken";
import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";

const login = (email: unknown, password: unknown) =>
	api("POST", "/api/user/login", { body: { email, password } });
const whoAmI = (cookies?: string) => api("GET", "/api/user/check-auth", { cookies });
const DAY = 24 * 3600;

/** A session cookie of this customer with other contents than the server would write. */
function cookieOf(
	customer: TestCustomer,
	claims: Record<string, unknown>,
	secret = process.env.JWT_SECRET ?? "",
) {
	const now = Math.floor(Date.now() / 1000);
	const usual = { sub: customer._id, aud: "customer", iss: "sabz", jti: "test", version: "0" };
	const token = jwt.sign({ ...usual, iat: now, exp: now + DAY, ...claims }, secret);
	return `sabz_session=${token}`;
}

describe("logging in", () => {
	test("opens a session that scripts cannot read", async () => {
		const { _id, email, password, name } = await newCustomer({ isVerified: false });
		const answer = await login(` ${email.toUpperCase()} `, password);
		const byEmail = { phone: null, isPhoneVerified: false, hasPassword: true };
		const user = { _id, name, email, isVerified: false, ...byEmail, language: "en", notifyBy: "email" };
		expect(answer).toMatchObject({ status: 200, json: { success: true, message: "Login successful", user } });
		const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("sabz_session="));
		expect(cookie).toMatch(/HttpOnly/i);
		expect(cookie).toMatch(/SameSite=Lax/i);
		expect(cookie).toMatch(/Path=\//);
		expect((await whoAmI(answer.cookies)).json).toEqual({ success: true, user });
	});

	test("says the same for a wrong password and an unknown account", async () => {
		const { email } = await newCustomer();
		const answers = [
			await login(email, "Wrong-Password-1"),
			await login("nobody@sabz-tests.pk", "Wrong-Password-1"),
		];
		for (const { status, json, cookies } of answers) {
			expect(status).toBe(401);
			expect(json).toEqual({ success: false, message: "Invalid email or password" });
			expect(cookies).toBe("");
		}
	});

	test.each([
		["an operator", { $ne: "" }, { $ne: "" }],
		["nothing", undefined, undefined],
		["an empty password", "sana@sabz-tests.pk", ""],
	])("refuses %s", async (_what, email, password) => {
		expect((await login(email, password)).status).toBe(400);
	});
});

describe("a session", () => {
	test("is nothing without a cookie, or with one that we did not write", async () => {
		const customer = await newCustomer();
		const ours = customer.cookies;
		const cookies = [
			undefined,
			"sabz_session=rubbish",
			cookieOf(customer, {}, "another-secret-of-more-than-thirty-two-letters"),
			cookieOf(customer, { exp: Math.floor(Date.now() / 1000) - 1 }),
			cookieOf(customer, { aud: "seller" }),
			cookieOf(customer, { version: "7" }),
			cookieOf(customer, { sub: new ObjectId().toHexString() }),
			cookieOf(customer, { sub: "not-an-id" }),
			`${ours.split(".").slice(0, 2).join(".")}.`,
			(await sellerCookies()).replace("sabz_seller=", "sabz_session="),
		];
		for (const cookie of cookies) expect((await whoAmI(cookie)).status).toBe(401);
		expect((await whoAmI(cookieOf(customer, {}))).status, "the tests' own cookie is a good one").toBe(200);
	});

	test("is renewed once a day, and stays the same session", async () => {
		const customer = await newCustomer();
		const now = Math.floor(Date.now() / 1000);
		const young = await whoAmI(cookieOf(customer, { iat: now - DAY + 60, exp: now + 29 * DAY }));
		expect(young.cookies).not.toContain("sabz_session=");
		const oldCookie = cookieOf(customer, { iat: now - DAY - 60, exp: now + 29 * DAY, jti: "one" });
		const renewed = await whoAmI(oldCookie);
		expect(renewed.cookies).toContain("sabz_session=");
		expect((await whoAmI(renewed.cookies)).status).toBe(200);
		await api("GET", "/api/user/logout", { cookies: renewed.cookies });
		expect((await whoAmI(oldCookie)).status, "an older copy of the cookie").toBe(401);
	});

	test("ends at logout on the server too, and only that one", async () => {
		const { email, password, cookies } = await newCustomer();
		const elsewhere = (await login(email, password)).cookies;
		const answer = await api("GET", "/api/user/logout", { cookies });
		expect(answer).toMatchObject({ status: 200, json: { message: "Logged out successfully" } });
		expect(answer.cookies).toContain("sabz_session=;");
		expect((await whoAmI(cookies)).status).toBe(401);
		expect((await whoAmI(elsewhere)).status).toBe(200);
	});

	test("that ended is remembered until its cookie would have, outside of the account", async () => {
		const { _id, cookies, email, password } = await newCustomer();
		const db = await database();
		const account = async () =>
			JSON.stringify((await db.collection("users").findOne({ _id: new ObjectId(_id) })) ?? {}).length;
		const before = await account();
		const all = [cookies, (await login(email, password)).cookies, (await login(email, password)).cookies];
		for (const given of all) await api("GET", "/api/user/logout", { cookies: given });
		for (const given of all) expect((await whoAmI(given)).status).toBe(401);
		expect(await account(), "an account does not grow with its logouts").toBe(before);
		const ended = db.collection("endedsessions");
		const indexes = await ended.indexes();
		expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
		const newest = await ended.findOne({}, { sort: { expiresAt: -1 } });
		expect(newest?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 30 * DAY * 1000);
	});

	test("may be logged out twice, or without one", async () => {
		const { cookies } = await newCustomer();
		for (const given of [cookies, cookies, undefined]) {
			expect((await api("GET", "/api/user/logout", { cookies: given })).status).toBe(200);
		}
	});

	test("ends on every device at once", async () => {
		const { email, password, cookies } = await newCustomer();
		const elsewhere = (await login(email, password)).cookies;
		expect((await api("POST", "/api/user/logout-everywhere", { cookies: elsewhere })).status).toBe(200);
		for (const given of [cookies, elsewhere]) expect((await whoAmI(given)).status).toBe(401);
		expect((await login(email, password)).status).toBe(200);
	});

	test("that is worthless is taken back from the browser, with the hint", async () => {
		const { cookies } = await newCustomer();
		await api("GET", "/api/user/logout", { cookies });
		const { cookies: taken } = await whoAmI(cookies);
		expect(taken).toContain("sabz_session=;");
		expect(taken).toMatch(/sabz_hint=$/);
	});
});
