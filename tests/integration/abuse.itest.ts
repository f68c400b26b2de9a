import { request as send } from "node:http";
import { describe, expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "@/lib/products/rules/product-form";
import { MAX_LIST_BYTES } from "@/lib/products/schema/bulk-change";
import { api } from "../support/api";
import { newCustomer, sellerCookies } from "../support/people";
import { baseUrl } from "../support/target";

const JSON_HEADERS = { "content-type": "application/json" };

/**
 * Sends this many bytes of a body of unknown length, and then nothing more, without an end; gives the status of the
 * answer. It comes although the body is not over, and nothing is left on the wire that it could be lost for.
 */
function pour(path: string, headers: Record<string, string>, bytes: number): Promise<number | undefined> {
	return new Promise((done, fail) => {
		const request = send(new URL(path, baseUrl()), {
			method: "POST",
			headers: { origin: baseUrl(), ...headers },
			agent: false,
		});
		request.on("response", ({ statusCode }) => {
			request.destroy();
			done(statusCode);
		});
		request.on("error", fail);
		request.write(Buffer.alloc(bytes, 32));
	});
}

const seller = await sellerCookies();

const OF_FORM = { "content-type": "application/x-www-form-urlencoded" };
const OF_FILES = { "content-type": "multipart/form-data; boundary=x" };
const OF_LIST = { "content-type": "text/csv", cookie: seller };

test.each<[what: string, path: string, headers: Record<string, string>, bytes: number, status: number]>([
	["JSON", "/api/user/login", JSON_HEADERS, 100_001, 413],
	["a wallet's fields", "/payment/verify", OF_FORM, 32_001, 413],
	["five pictures", "/api/product/add", { ...OF_FILES, cookie: seller }, 5 * MAX_IMAGE_BYTES + 100_001, 413],
	["a price list", "/api/product/import", OF_LIST, MAX_LIST_BYTES + 1, 413],
	["pictures of someone who may send none", "/api/product/add", OF_FILES, 2_000, 401],
])(
	"a body of %s without an end is read so far and no further",
	async (_what, path, headers, bytes, status) => {
		expect(await pour(path, headers, bytes)).toBe(status);
	},
);

describe("JSON that is meant to hurt", () => {
	const bodies: [string, string][] = [
		["lists in lists", "[".repeat(50_000) + "]".repeat(49_000)],
		["whole lists in lists", "[".repeat(40_000) + "]".repeat(40_000)],
		["objects in objects", `${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`],
		["very many keys", `{${Array.from({ length: 9_000 }, (_, index) => `"k${index}":1`).join(",")}}`],
		["a number of 90,000 digits", `{"quantity":${"9".repeat(90_000)}}`],
		["a prototype", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
	];

	test.each(bodies)("%s is a 400, as is the same in a field", async (_what, raw) => {
		const { cookies } = await newCustomer();
		const answer = await api("POST", "/api/user/cart/add", { raw, headers: JSON_HEADERS, cookies });
		expect(answer.status).toBe(400);
		const within = `{"productId":"66a000000000000000000001","quantity":${raw.slice(0, 99_000)}}`;
		const second = await api("POST", "/api/user/cart/add", { raw: within, headers: JSON_HEADERS, cookies });
		expect([400, 413]).toContain(second.status);
	});

	test("more lines than a cart has is a 400", async () => {
		const items = Array.from({ length: 1_500 }, () => ({
			productId: "66a000000000000000000001",
			quantity: 1,
		}));
		const { status } = await api("POST", "/api/user/cart/preview", { body: { items } });
		expect([400, 413]).toContain(status);
	});
});

describe("a form that is meant to hurt", () => {
	const send = (raw: BodyInit, type = "multipart/form-data; boundary=x") =>
		api("POST", "/api/product/add", { raw, cookies: seller, headers: { "content-type": type } });
	const field = (name: string, value: string) =>
		`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

	test.each([
		["ten thousand fields", `${field("a", "1").repeat(10_000)}--x--`],
		["no end", field("productData", "{}")],
		["no boundary in it", "nothing of the kind"],
		["a heading without an end", `--x\r\nContent-Disposition: form-data; name="${"a".repeat(50_000)}`],
		["a field of its own kind twice", `${field("productData", "{}").repeat(2)}--x--`],
	])("%s is a 400", async (_what, raw) => {
		expect((await send(raw)).status).toBe(400);
	});

	test("no boundary at all is a 400", async () => {
		expect((await send("x", "multipart/form-data")).status).toBe(400);
	});
});

test("two hundred callers at once are all answered", async () => {
	const answers = await Promise.all(
		Array.from({ length: 200 }, () => api("GET", "/api/product/search-index")),
	);
	expect(answers.every(({ status }) => status === 200)).toBe(true);
});

describe("what is sent", () => {
	test.each<[what: string, sent: Parameters<typeof api>[2], status: number]>([
		["something that is not JSON", { raw: "email=x", headers: { "content-type": "text/plain" } }, 415],
		["broken JSON", { raw: "{", headers: JSON_HEADERS }, 400],
		["more than 100 kB", { body: { email: "a".repeat(120_000), password: "x" } }, 413],
	])("%s is refused", async (_what, sent, status) => {
		expect((await api("POST", "/api/user/login", sent)).status).toBe(status);
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

const ELSEWHERE = "elsewhere.example";

/** Where an answer sends the browser, or null when it sends it nowhere. */
async function sentTo(path: string, init: RequestInit = {}): Promise<URL | null> {
	const answer = await fetch(baseUrl() + path, { redirect: "manual", ...init });
	expect(answer.status).toBeLessThan(500);
	const location = answer.headers.get("location");
	return location === null ? null : new URL(location, baseUrl() + path);
}

describe("no address leads away from the shop", () => {
	const tricks = [
		`//${ELSEWHERE}`,
		`//${ELSEWHERE}/%2e%2e`,
		`/\\${ELSEWHERE}`,
		`/%5C${ELSEWHERE}`,
		`/%2F%2F${ELSEWHERE}`,
		`/%09/${ELSEWHERE}`,
		`///${ELSEWHERE}/`,
		`/seller//${ELSEWHERE}`,
		`/.${ELSEWHERE}`,
		`/@${ELSEWHERE}`,
		`/account/..//${ELSEWHERE}`,
	];
	const names = ["next", "from", "redirect", "returnTo", "url", "auth"];

	test.each(tricks)("%s", async (path) => {
		expect((await sentTo(path))?.host ?? "").not.toContain(ELSEWHERE);
	});

	test.each(["/account", "/my-orders", "/cart", "/payment/go/x", "/payment/easypaisa/x", "/seller"])(
		"%s, whatever its query asks for",
		async (page) => {
			const query = new URLSearchParams(names.map((name) => [name, `//${ELSEWHERE}`]));
			const { cookies } = await newCustomer();
			for (const cookie of ["", cookies]) {
				const host = (await sentTo(`${page}?${query}`, { headers: { cookie } }))?.host;
				expect([undefined, new URL(baseUrl()).host]).toContain(host);
			}
		},
	);

	test("a wallet's callback goes to our own page, whatever its fields say", async () => {
		const fields = {
			pp_TxnRefNo: `//${ELSEWHERE}`,
			pp_ResponseCode: `\r\nLocation: //${ELSEWHERE}`,
			url: ELSEWHERE,
		};
		const to = await sentTo("/payment/verify", { method: "POST", body: new URLSearchParams(fields) });
		expect(to?.href).toBe(`${baseUrl()}/payment/verify?provider=jazzcash`);
	});
});

describe("an operator in place of a value asks the database for nothing", () => {
	test.each(["?unreadOnly[$ne]=x", "?status[$gt]=", "?text[$regex]=.*", "?page[$ne]=1"])(
		"%s",
		async (query) => {
			for (const path of ["/api/notifications", "/api/order/seller"]) {
				expect([200, 400]).toContain(
					(await api("GET", path + query, { cookies: await sellerCookies() })).status,
				);
			}
		},
	);

	const wrong: unknown[] = [{ $gt: "" }, { $ne: null }, ["66a000000000000000000001"], { toString: "x" }];
	test.each(wrong.map((id) => ({ id })))("$id as an id", async ({ id }) => {
		const { cookies } = await newCustomer();
		const add = await api("POST", "/api/user/cart/add", { body: { productId: id, quantity: 1 }, cookies });
		expect(add.status).toBe(400);
		const review = { productId: id, name: "Sana", rating: 5, comment: "A good mango, this one." };
		expect((await api("POST", "/api/reviews", { body: review })).status).toBe(400);
	});
});
