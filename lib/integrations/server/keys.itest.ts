import { beforeAll, describe, expect, test } from "vitest";
import type { buyingCalls } from "@/lib/buying/calls";
import { api, must } from "@/tests/support/api";
import { CALLS } from "@/tests/support/calls";
import { database } from "@/tests/support/database";
import { mailsTo } from "@/tests/support/mails";
import { newCustomer, newStaff, ownerCredentials, sellerCookies } from "@/tests/support/people";
import { newProduct, testAddress } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";
import type { keyCalls } from "../calls";
import type { Scope } from "../rules";

const SAME_FOR_ALL = ["/api/product/all-products", "/api/product/search-index"];

let owner: string;
beforeAll(async () => {
	owner = await sellerCookies();
});

async function newKey(name: string, ...scopes: Scope[]) {
	const made = await api<typeof keyCalls.add>("POST", "/api/seller/keys", {
		cookies: owner,
		body: { name, scopes },
	});
	return { key: must(made.json.key), ...must(made.json.apiKey), status: made.status };
}

/** As a program asks: without an origin, and whatever cookies it may have. */
function ask(
	key: string,
	method: string,
	path: string,
	body?: unknown,
	headers: Record<string, string> = {},
) {
	return fetch(new URL(path, baseUrl()), {
		method,
		redirect: "manual",
		headers: {
			authorization: `Bearer ${key}`,
			...(body === undefined ? {} : { "content-type": "application/json" }),
			...headers,
		},
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

describe("a key", () => {
	test("is said once, kept as a hash, listed by its beginning, and used until it is deleted", async () => {
		const { key, _id, status } = await newKey("Till in the shop", "orders:read");
		expect([status, key]).toEqual([201, expect.stringMatching(/^sabz_[\w-]{32}$/)]);
		const stored = await (await database()).collection("apikeys").find().toArray();
		expect(JSON.stringify(stored)).not.toContain(key);
		const listed = async () => {
			const { json } = await api<typeof keyCalls.list>("GET", "/api/seller/keys", { cookies: owner });
			return must(json.keys).find((one) => one._id === _id);
		};
		expect(await listed()).toMatchObject({ prefix: key.slice(0, 9), lastUsedAt: null, by: "Owner" });
		expect((await ask(key, "GET", "/api/order/seller")).status).toBe(200);
		expect((await listed())?.lastUsedAt).toEqual(expect.any(String));
		expect((await api("DELETE", `/api/seller/keys/${_id}`, { cookies: owner })).status).toBe(200);
		expect((await ask(key, "GET", "/api/order/seller")).status).toBe(401);
		expect((await api("DELETE", `/api/seller/keys/${_id}`, { cookies: owner })).status).toBe(404);
	});

	test("is told the owner by mail, as is a webhook", async () => {
		const name = `Till ${process.pid}-${Date.now()}`;
		await newKey(name, "orders:read");
		const body = { url: `http://127.0.0.1:9/${Date.now()}`, events: ["order.placed"] };
		const made = await api("POST", "/api/seller/webhooks", { cookies: owner, body });
		expect(made.status).toBe(201);
		const subjects = async () => (await mailsTo(ownerCredentials().email)).map(({ subject }) => subject);
		await expect.poll(subjects).toContain(`A key of Sabz was made: ${name}`);
		await expect
			.poll(subjects)
			.toContainEqual(expect.stringMatching(/^A webhook of Sabz was made: 127\.0\.0\.1:9/));
		const { webhook } = made.json;
		await api("DELETE", `/api/seller/webhooks/${Object(webhook)._id}`, { cookies: owner });
	});

	test("is refused in words where it would be none, and is the owner's alone to make", async () => {
		for (const body of [
			{},
			{ name: "Till" },
			{ name: "Till", scopes: [] },
			{ name: "Till", scopes: ["all"] },
		])
			expect((await api("POST", "/api/seller/keys", { cookies: owner, body })).status).toBe(400);
		const body = { name: "Till", scopes: ["orders:read"] };
		for (const role of ["packer", "rider"] as const) {
			const { cookies } = await newStaff(role);
			expect((await api("POST", "/api/seller/keys", { cookies, body })).status).toBe(403);
		}
	});

	test("opens what its scopes cover, and nothing else: no other call, no page, no file", async () => {
		const { key } = await newKey("Mandi sheet", "products:read");
		const catalogue = await ask(key, "GET", "/api/product/all-products");
		expect(catalogue.status).toBe(200);
		expect(await catalogue.json()).toMatchObject({ success: true, products: expect.any(Array) });
		const others = CALLS.filter(({ call }) => !call.scopes?.includes("products:read"));
		for (const { call } of others.filter(
			({ call }) => !call.path.includes("{...") && call.method === "get",
		)) {
			const path = call.path.replaceAll(/\{\w+\}/g, "0123456789abcdef01234567");
			expect([path, (await ask(key, "GET", path)).status]).toEqual([path, 403]);
		}
		for (const path of ["/", "/seller", "/all-products", "/ur", "/icons/icon.svg", "/api/nothing"])
			expect([path, (await ask(key, "GET", path)).status]).toEqual([path, 403]);
		expect(
			(await ask(key, "POST", "/api/seller/keys", { name: "More", scopes: ["orders:read"] })).status,
		).toBe(403);
	});

	test("opens aisles, imports, what to buy and the rates of the day, and says no cost but to who may read figures", async () => {
		const product = await newProduct({ cost: 80 });
		const day = "2027-01-05";
		const came = { day, key: "none", lines: [{ product: "66a000000000000000000001", quantity: 1, cost: 1 }] };
		const calls = [
			["products:read", "GET", "/api/aisles", undefined, 200],
			["products:read", "GET", "/api/seller/aisles", undefined, 200],
			["products:read", "GET", `/api/seller/official-rates?day=${day}`, undefined, 200],
			["products:write", "PUT", "/api/seller/official-rates", { day, text: "" }, 200],
			["products:write", "DELETE", "/api/seller/aisles/66a000000000000000000001", undefined, 404],
			["products:write", "GET", "/api/product/import/none", undefined, 404],
			["stock:write", "POST", "/api/seller/buying", came, 404],
			["figures:read", "GET", "/api/seller/buying", undefined, 200],
			["figures:read", "GET", "/api/seller/searches", undefined, 200],
		] as const;
		const { key: without } = await newKey("Orders alone", "orders:read");
		for (const [scope, method, path, body, status] of calls) {
			const { key } = await newKey(`Of ${scope}`, scope);
			expect([path, (await ask(key, method, path, body)).status]).toEqual([path, status]);
			expect([path, (await ask(without, method, path, body)).status]).toEqual([path, 403]);
		}
		const { key } = await newKey("Mandi", "figures:read");
		const { lines } = await (await ask(key, "GET", "/api/seller/buying")).json();
		expect(lines.find((line: { product: string }) => line.product === product)).toMatchObject({ cost: 80 });
		const { key: till } = await newKey("Till", "stock:write");
		const bought = await api<typeof buyingCalls.came>("POST", "/api/seller/buying", {
			headers: { authorization: `Bearer ${till}` },
			body: { day, key: till, lines: [{ product, quantity: 1, cost: 80 }] },
		});
		expect(bought.json).toMatchObject({ lines: [{ product, cost: null }] });
	});

	test("that nobody knows is a 401, wherever it is shown", async () => {
		for (const key of ["sabz_", `sabz_${"A".repeat(32)}`, `sabz_${"A".repeat(33)}`, "sabz_$ne", "nothing"])
			for (const path of ["/api/order/seller", "/api/shop", "/api/nothing", ...SAME_FOR_ALL])
				expect([key, path, (await ask(key, "GET", path)).status]).toEqual([key, path, 401]);
		for (const path of ["/", "/seller"])
			expect((await ask(`sabz_${"A".repeat(32)}`, "GET", path)).status).toBe(401);
	});

	test("is asked for no origin, and no cookie beside it counts", async () => {
		const product = await newProduct({ stock: 20 });
		const { key, prefix } = await newKey("Till in the back room", "stock:write");
		const body = { productId: product, change: -3, reason: "count" };
		const elsewhere = { origin: "https://till.example", "sec-fetch-site": "cross-site" };
		const changed = await ask(key, "POST", "/api/seller/stock", body, elsewhere);
		expect([changed.status, changed.headers.getSetCookie()]).toEqual([200, []]);
		const order = { customer: { name: "Sana", phone: "03001234567" }, items: [], address: testAddress };
		expect((await ask(key, "POST", "/api/order/phone", order, { cookie: owner })).status).toBe(403);
		const { cookies } = await newCustomer();
		expect((await ask(key, "GET", "/api/user/cart", undefined, { cookie: cookies })).status).toBe(403);
		const entry = await (await database())
			.collection("selleractions")
			.findOne({ kind: "stock-counted", subjectId: product });
		expect(entry).toMatchObject({ by: `Till in the back room (key ${prefix}…)` });
	});
});
