import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { lifetimes } from "@/lib/next-private/pages.mjs";
import { isShared, keptFor, keyOf } from "./cacheable-routes.mjs";
import PageCache from "./page-cache.mjs";
import { ResponseCache } from "./response-cache.mjs";

const REQUESTS = 100_000;
const PRODUCT = "/product/66a000000000000000000001";

function keyFor(url: string, headers: Record<string, string> = {}): string | null {
	const request = Object.assign(new IncomingMessage(new Socket()), { url, method: "GET", headers });
	const kept = isShared(request) ? keptFor(request) : null;
	return kept && keyOf(kept);
}

/** What a stranger can make up: queries, places of a router, prefetches and segments of no kind that there is. */
function madeUp(count: number): string | null {
	switch (count % 5) {
		case 0:
			return keyFor(`/?x=${count}`);
		case 1:
			return keyFor("/about", { rsc: "1", "next-router-state-tree": `${count}` });
		case 2:
			return keyFor(PRODUCT, { rsc: "1", "next-router-prefetch": `${count}` });
		case 3:
			return keyFor(PRODUCT, { rsc: "1", "next-router-segment-prefetch": `/${count}` });
		default:
			return keyFor(`/images/0f3a.384.webp?x=${count}`);
	}
}

test("a hundred thousand different requests have three keys", () => {
	const keys = new Set(Array.from({ length: REQUESTS }, (_, count) => madeUp(count)));
	expect(keys).toEqual(new Set(["page /", "data /about", null, "page /images/0f3a.384.webp"]));
});

test("each way in which a browser asks for a page has a key of its own", () => {
	const outline = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
	expect(keyFor("/about")).toBe("page /about");
	expect(keyFor("/about", { rsc: "1" })).toBe("data /about");
	expect(keyFor("/about", outline)).toBe("outline /about");
	expect(keyFor("/about", { ...outline, rsc: "2" })).toBeNull();
	expect(keyFor("/about", { "next-router-prefetch": "1" })).toBeNull();
});

test.each([
	"/_next/static/chunks/../chunks/a.js",
	"/_next/static//chunks/a.js",
	"/_next/static/./a.js",
	"/_next/static/chunks/%61.js",
	"/images/%61.webp",
	"/art/x/../one-lens.webp",
	"/images/a.384.384.webp",
])("a second spelling of a file, %s, is not kept", (url) => expect(keyFor(url)).toBeNull());

test("what is kept stays within its bytes, headers and keys counted", async () => {
	const kept = new ResponseCache();
	const answer = {
		body: Buffer.from("small"),
		headers: { "content-type": "image/webp", "x-long": "x".repeat(10_000) },
		isForever: true,
	};
	for (let count = 0; count < 4_000; count++) await kept.fill(`page /${count}`, async () => answer);
	expect(kept.bytes).toBeLessThanOrEqual(32_000_000);
	expect(kept.has("page /0")).toBe(false);
	expect(kept.find("page /3999")?.bodies).toEqual({ identity: answer.body });
});

test("what was asked for the longest ago goes first", async () => {
	const kept = new ResponseCache();
	const headers = { "content-type": "image/webp" };
	const large = async () => ({ body: Buffer.alloc(7_900_000), headers, isForever: true });
	for (const key of ["a", "b", "c", "d"]) await kept.fill(key, large);
	kept.find("a");
	expect(kept.has("b"), "looking without asking changes nothing").toBe(true);
	await kept.fill("e", large);
	expect(["a", "b", "c", "d", "e"].filter((key) => kept.has(key))).toEqual(["a", "c", "d", "e"]);
});

test("after a change only what never changes is left", async () => {
	const kept = new ResponseCache();
	const made: string[] = [];
	const ask = (key: string, isForever: boolean) => async () => {
		made.push(key);
		return { body: Buffer.from(key), headers: { "content-type": "image/webp" }, isForever };
	};
	await kept.fill("file", ask("file", true));
	for (const key of ["first", "second", "third"]) await kept.fill(key, ask(key, false));
	kept.find("first");
	made.splice(0);
	kept.forget();
	expect(["file", "first", "second", "third"].filter((key) => kept.has(key))).toEqual(["file"]);
	await expect.poll(() => made, { timeout: 5_000 }).toEqual(["first", "third", "second"]);
});

test("an answer that could not be made is tried again, and holds up no other", async () => {
	const kept = new ResponseCache();
	const report = vi.spyOn(process.stderr, "write").mockReturnValue(true);
	const fails = () => Promise.reject(new Error("no style sheet"));
	const works = async () => ({ body: Buffer.from("x"), headers: {}, isForever: false });
	await kept.fill("page /", fails);
	kept.makeSoon("page /about", fails);
	await expect.poll(() => report.mock.calls.length).toBe(2);
	expect(report.mock.calls.every(([line]) => String(line).includes("no style sheet"))).toBe(true);
	report.mockRestore();
	await kept.fill("page /", works);
	kept.makeSoon("page /faq", works);
	await expect.poll(() => kept.has("page /faq")).toBe(true);
	expect(kept.has("page /")).toBe(true);
});

test("changes that come faster than pages are made leave half of the time to visitors, and what they ask for in between is kept", async () => {
	const kept = new ResponseCache();
	const answer = { body: Buffer.from("x"), headers: { "content-type": "image/webp" }, isForever: false };
	let busyMs = 0;
	const again = async () => {
		const began = performance.now();
		await pause(20);
		busyMs += performance.now() - began;
		return answer;
	};
	await Promise.all(Array.from({ length: 100 }, (_, count) => kept.fill(`page /${count}`, again)));
	busyMs = 0;
	const began = performance.now();
	for (let changes = 0; changes < 20; changes += 1) {
		kept.forget();
		await kept.fill("page /asked", async () => answer);
		expect(kept.has("page /asked")).toBe(true);
		await pause(50);
	}
	expect(busyMs).toBeGreaterThan(0);
	expect(busyMs).toBeLessThan((performance.now() - began) / 2);
});

const cache = Reflect.construct(PageCache, [
	{
		flushToDisk: false,
		serverDistDir: "/nowhere",
		maxMemoryCacheSize: 1_000_000,
		revalidatedTags: [],
		_requestHeaders: {},
	},
]);

const page = (status: number) => ({ kind: "APP_PAGE", html: "<p>Mango</p>", status, headers: {} });
const file = (status: number) => ({ kind: "APP_ROUTE", body: Buffer.from("x"), status, headers: {} });
const read = (body: string) => ({ kind: "FETCH", data: { headers: {}, body, url: "" }, revalidate: 60 });

/** What the cache gives for what was put into it, as Next puts it there. */
async function afterKeeping(made: { kind: string }): Promise<unknown> {
	const key = `/${JSON.stringify(made)}`;
	lifetimes.set(key, {});
	await Reflect.apply(cache.set, cache, [key, made, { fetchCache: made.kind === "FETCH" }]);
	const { kind } = made;
	return Reflect.apply(cache.get, cache, [key, { kind, isFallback: false, tags: [], softTags: [] }]);
}

test.each([page(200), file(200), read('{"name":"Mango"}')])("%j is kept", async (made) => {
	expect(await afterKeeping(made)).toMatchObject({ value: { kind: made.kind } });
});

test.each([page(404), file(404), read("null")])(
	"%j, made for a name that nothing has, leaves nothing behind",
	async (made) => {
		lifetimes.clear();
		expect(await afterKeeping(made)).toBeNull();
		expect(lifetimes.size).toBe(0);
	},
);
