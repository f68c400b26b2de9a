import { beforeAll, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";

const note = (body: object, headers: Record<string, string> = {}) =>
	api("POST", "/api/vitals", { body, headers });

/** What odd inputs for every call have had counted goes first. */
beforeAll(async () => {
	await (await database()).collection("vitalsdays").deleteMany({ page: "cart" });
});

/** What is told of carts. */
async function ofCarts() {
	const { text } = await api("GET", "/api/metrics", { cookies: await sellerCookies() });
	return [...text.matchAll(/^sabz_web_vitals_p75\{page="cart",vital="(\w+)"\} (.+)$/gm)].map(
		([, vital, value]) => [vital, Number(value)],
	);
}

test("a visit is counted by its kind of page, and nothing else of it is kept", async () => {
	for (const lcp of [700, 900, 950, 9000]) {
		expect((await note({ page: "cart", lcp, cls: 0 })).status).toBe(200);
	}
	const told = new Map(await ofCarts().then((rows) => rows.map(([vital, value]) => [vital, value])));
	expect(told.get("lcp")).toBe(1000);
	expect([...told.keys()]).not.toContain("inp");
	const day = await (await database()).collection("vitalsdays").findOne({ page: "cart" });
	expect(Object.keys(day ?? {}).toSorted()).toEqual(["__v", "_id", "cls", "day", "lcp", "page", "visits"]);
});

test("who wants nothing known of them is not counted", async () => {
	const before = await ofCarts();
	expect((await note({ page: "cart", lcp: 20_000, inp: 900 }, { "sec-gpc": "1" })).status).toBe(200);
	expect(await ofCarts()).toEqual(before);
});

test("what no browser measures is refused", async () => {
	for (const body of [{ page: "moon" }, { page: "home", lcp: -1 }, { page: "home", lcp: "fast" }, []]) {
		expect((await note(body)).status).toBe(400);
	}
});
