import { expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";
import type { searchCalls } from "./calls";

const owner = await sellerCookies();
const term = `dragon fruit ${Date.now()}`;
const search = (agent: string, body: object, headers: Record<string, string> = {}) =>
	api("POST", "/api/searches", { body, headers: { "user-agent": agent, ...headers } });
const read = async () =>
	(await api<typeof searchCalls.list>("GET", "/api/seller/searches?days=7", { cookies: owner })).json
		.searches ?? [];
const found = async () => (await read()).find((one) => one.term === term);

test("what is searched for is shown from two people on, and nothing of them stays", async () => {
	for (const times of [1, 2]) expect((await search("Ali", { term, found: times })).status).toBe(200);
	expect(await found()).toBeUndefined();
	const silent = await search("Sana", { term, found: 1 }, { "sec-gpc": "1" });
	expect([silent.status, await found()]).toEqual([200, undefined]);
	await search("Sana", { term: `  ${term.toUpperCase()} `, found: 0 });
	await Promise.all(["Ali", "Zain", "Sana"].map((agent) => search(agent, { term, found: 0 })));
	expect(await found()).toEqual({ term, times: 6, found: 0 });
	const doc = await (await database()).collection("searcheds").findOne({ term });
	expect(Object.keys(doc ?? {}).toSorted()).not.toContain("people");
});

test.each([{}, { term: "x", found: 1 }, { term: "a".repeat(81), found: 1 }, { term: ["mango"], found: 1 }])(
	"%j is no search",
	async (body) => expect((await search("Ali", body)).status).toBe(400),
);

test("they are the owner's to read, for 1 to 90 days", async () => {
	expect((await api("GET", "/api/seller/searches")).status).toBe(401);
	expect((await api("GET", "/api/seller/searches?days=0", { cookies: owner })).status).toBe(400);
});
