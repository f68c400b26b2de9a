import { request as send } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { api } from "../support/api";
import { newCustomer, sellerCookies } from "../support/people";
import { baseUrl } from "../support/target";

const MB = 1_000_000;
const JSON_HEADERS = { "content-type": "application/json" };

type Sent = { status: number | undefined; bytes: number };

/** Sends a body of unknown length in parts until the server has answered or it is all sent. */
function pour(path: string, headers: Record<string, string>, part: Buffer, parts: number): Promise<Sent> {
	return new Promise((done, fail) => {
		let bytes = 0;
		let status: number | undefined;
		const finish = () => done({ status, bytes });
		const request = send(new URL(path, baseUrl()), {
			method: "POST",
			headers: { origin: baseUrl(), ...headers },
			agent: false,
		});
		request.on("response", (answer) => {
			status = answer.statusCode;
			answer.resume().on("end", finish);
			answer.on("error", finish);
		});
		// A server that has said no may hang up on the rest.
		request.on("error", (error) => (status === undefined ? fail(error) : finish()));
		const pump = () => {
			if (bytes >= part.length * parts || status !== undefined) return void request.end();
			bytes += part.length;
			// One part a turn, so that an answer is read before the next is sent.
			if (request.write(part)) setImmediate(pump);
			else request.once("drain", () => setImmediate(pump));
		};
		pump();
	});
}

let seller: string;
beforeAll(async () => {
	seller = await sellerCookies();
});

// The hanging up may overtake the answer on the wire: then it is asked again.
describe("a body without an end", { retry: 3 }, () => {
	const part = Buffer.alloc(64_000, 32);

	test("of JSON is refused at 100 kB", async () => {
		expect((await pour("/api/user/login", JSON_HEADERS, part, 200)).status).toBe(413);
	});

	test("of a wallet's fields is refused at 32 kB", async () => {
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		expect((await pour("/payment/verify", headers, part, 200)).status).toBe(413);
	});

	test("of pictures is refused at what five may have", async () => {
		const headers = { "content-type": "multipart/form-data; boundary=x", cookie: seller };
		expect((await pour("/api/product/add", headers, Buffer.alloc(MB, 32), 60)).status).toBe(413);
	});

	test("is not read at all from someone who may not send it", async () => {
		const headers = { "content-type": "multipart/form-data; boundary=x" };
		expect((await pour("/api/product/add", headers, Buffer.alloc(1000, 32), 2)).status).toBe(401);
	});

	test("of a price list is refused at 1 MB", async () => {
		expect(
			(await pour("/api/product/import", { "content-type": "text/csv", cookie: seller }, part, 100)).status,
		).toBe(413);
	});
});

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
