import { describe, expect, test } from "vitest";
import { api } from "../support/api";
import { newCustomer, sellerCookies } from "../support/people";

test("without an Origin, a browser's own word about the site counts", async () => {
	const cross = await api("POST", "/api/user/login", {
		headers: { origin: "", "sec-fetch-site": "cross-site" },
	});
	expect(cross.status).toBe(403);
});

describe("who you are", () => {
	test("a customer is not the seller, and the seller is not a customer", async () => {
		const customer = await newCustomer();
		const seller = await sellerCookies();
		expect((await api("GET", "/api/order/seller", { cookies: customer.cookies })).status).toBe(401);
		expect((await api("GET", "/api/user/cart", { cookies: seller })).status).toBe(401);
	});

	test("a forged cookie is nobody's", async () => {
		const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","aud":"customer"}')}.`;
		const answer = await api("GET", "/api/user/cart", { cookies: `sabz_session=${forged}` });
		expect(answer.status).toBe(401);
	});
});

describe("what is sent", () => {
	test("something that is not JSON is a 415", async () => {
		const answer = await api("POST", "/api/user/login", {
			raw: "email=x",
			headers: { "content-type": "text/plain" },
		});
		expect(answer.status).toBe(415);
	});

	test("broken JSON is a 400", async () => {
		const headers = { "content-type": "application/json" };
		expect((await api("POST", "/api/user/login", { raw: "{", headers })).status).toBe(400);
	});

	test("more than 100 kB is a 413", async () => {
		const answer = await api("POST", "/api/user/login", {
			body: { email: "a".repeat(120_000), password: "x" },
		});
		expect(answer.status).toBe(413);
	});

	test.each([{ $gt: "" }, ["a"], 5, null, true])("%j in place of a text is a 400", async (value) => {
		const answer = await api("POST", "/api/user/login", { body: { email: value, password: value } });
		expect(answer.status).toBe(400);
		expect(answer.json.errors).toMatchObject({ email: "Please enter a valid email address" });
	});

	test("unknown keys are ignored", async () => {
		const body = {
			email: "nobody@sabz-tests.pk",
			password: "Wrong-Password-1",
			isAdmin: true,
			__proto__: { a: 1 },
		};
		expect((await api("POST", "/api/user/login", { body })).status).toBe(401);
	});
});

describe("operations", () => {
	test("the process and the database answer", async () => {
		expect((await api("GET", "/api/health")).status).toBe(200);
		expect((await api("GET", "/api/ready")).status).toBe(200);
	});

	test("the call between instances opens to nobody outside", async () => {
		const headers = { authorization: "Bearer guess" };
		const answer = await api("POST", "/api/internal/refresh", { body: { tags: ["catalogue"] }, headers });
		expect(answer.status).toBe(404);
	});
});

test.each(["GET", "POST", "DELETE"])("%s of a call that does not exist is a 404 in JSON", async (method) => {
	const answer = await api(method, "/api/no/such/call");
	expect(answer.status).toBe(404);
	expect(answer.json).toEqual({ success: false, message: "There is no such call" });
});

test("a method that a call does not take is turned down in JSON", async () => {
	const answer = await api("DELETE", "/api/health");
	expect(answer.status).toBe(405);
	expect(answer.headers.get("content-type")).toBe("application/json");
	expect(answer.json).toEqual({ success: false, message: "This call cannot be made with DELETE" });
});

test.each([[[]], [null], ["text"], [7]])(
	"a body that is %j instead of an object is told so in plain words",
	async (body) => {
		const answer = await api("POST", "/api/user/login", { body });
		expect(answer.status).toBe(400);
		expect(answer.json.message).toBe("Please send a JSON object");
	},
);
