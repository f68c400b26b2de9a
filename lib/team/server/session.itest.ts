import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { withPasskey } from "@/tests/support/authenticator";
import { database } from "@/tests/support/database";
import { waitForMail } from "@/tests/support/mails";
import { newCustomer, newStaff, sellerCookies } from "@/tests/support/people";

const email = process.env.SELLER_EMAIL ?? "seller@sabz.example";
const password = process.env.SELLER_PASSWORD ?? "Fresh-Market-1";

const login = (body: unknown) => api("POST", "/api/seller/login", { body });
const checkAuth = (cookies?: string) => api("GET", "/api/seller/check-auth", { cookies });

describe("seller login", () => {
	test("opens a session that says who it is", async () => {
		const answer = await login({ email: ` ${email.toUpperCase()} `, password });
		expect(answer).toMatchObject({ status: 200, json: { success: true, message: "Login successful" } });
		expect(answer.json.user).toMatchObject({ email, role: "owner" });
		expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=lax/i);
		expect(await checkAuth(answer.cookies)).toMatchObject({
			status: 200,
			json: { success: true, user: { email } },
		});
	});

	test.each([
		["a wrong password", { email, password: `${password}x` }],
		["another address", { email: "someone@sabz.example", password }],
	])("%s is refused in the same words", async (_what, body) => {
		const answer = await login(body);
		expect(answer).toMatchObject({
			status: 401,
			json: { success: false, message: "Invalid email or password" },
		});
		expect(answer.cookies).toBe("");
	});

	test.each([
		["no password", { email }, "password"],
		["an empty password", { email, password: "" }, "password"],
		["no email", { password }, "email"],
		["an operator", { email, password: { $gt: "" } }, "password"],
	])("%s is a broken rule", async (_what, body, field) => {
		const answer = await login(body);
		expect(answer.status).toBe(400);
		expect(answer.json.errors).toHaveProperty(field);
	});
});

describe("a session ends", () => {
	test("at logout, on the server too", async () => {
		const cookies = await sellerCookies();
		const other = await sellerCookies();
		expect(await api("POST", "/api/seller/logout", { cookies })).toMatchObject({
			status: 200,
			json: { message: "Seller logged out" },
		});
		expect((await checkAuth(cookies)).status).toBe(401);
		expect((await checkAuth(other)).status).toBe(200);
	});

	test("on every device at once, with the passkeys, and is told by mail and record", async () => {
		const { email, password, name, cookies } = await newStaff("packer");
		const stolen = (await login({ email, password })).cookies;
		const colleague = await newStaff("packer");
		const device = await withPasskey("seller", cookies, { password });
		const answer = await api("POST", "/api/seller/logout-everywhere", { cookies });
		expect(answer).toMatchObject({ status: 200, json: { message: "Logged out on every device" } });
		expect(answer.cookies).toContain("sabz_seller=");
		for (const given of [cookies, stolen]) expect((await checkAuth(given)).status).toBe(401);
		expect((await device.login("seller")).status).toBe(401);
		expect((await checkAuth(colleague.cookies)).status).toBe(200);
		expect((await login({ email, password })).status).toBe(200);
		expect((await waitForMail(email, 2)).subject).toBe("You were logged out of Sabz on every device");
		const actions = (await database()).collection("selleractions");
		const kinds = (await actions.find({ email }).toArray()).map(({ kind, by }) => [kind, by]);
		expect(kinds).toContainEqual(["passkey-added", name]);
		expect(kinds).toContainEqual(["logged-out-everywhere", name]);
	});

	test("and leaves nothing behind that grows with each logout", async () => {
		const { email, password, cookies } = await newStaff("packer");
		const states = (await database()).collection<{ _id: string }>("sellerstates");
		const before = JSON.stringify(await states.findOne({ _id: "seller" }));
		for (const given of [cookies, (await login({ email, password })).cookies]) {
			await api("POST", "/api/seller/logout", { cookies: given });
			expect((await checkAuth(given)).status).toBe(401);
		}
		expect(JSON.stringify(await states.findOne({ _id: "seller" }))).toBe(before);
	});

	test("when it is forged", async () => {
		const [name, token = ""] = (await sellerCookies()).split("=");
		const [head, body = ""] = token.split(".");
		const forged = createHmac("sha256", "guessed-secret").update(`${head}.${body}`).digest("base64url");
		expect((await checkAuth(`${name}=${head}.${body}.${forged}`)).status).toBe(401);
		expect((await checkAuth(`${name}=nonsense`)).status).toBe(401);
	});

	test("and a customer's session is not the seller's", async () => {
		const { cookies } = await newCustomer();
		const asSeller = cookies.replace(/sabz_session=/, "sabz_seller=");
		expect((await checkAuth(cookies)).status).toBe(401);
		expect((await checkAuth(asSeller)).status).toBe(401);
	});
});

test("nobody is no seller", async () => {
	expect(await checkAuth()).toMatchObject({ status: 401, json: { success: false } });
	expect((await api("POST", "/api/seller/logout")).status).toBe(200);
});
