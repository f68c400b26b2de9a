import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { lifetimes } from "@/lib/next-private/pages.mjs";
import { isShared, keptFor, keyOf } from "./cacheable-routes.mjs";
import PageCache from "./page-cache.mjs";
import { fingerprintOf, SCRIPTS_HEADER } from "./page-scripts.mjs";
import { ResponseCache } from "./response-cache.mjs";

/** An answer with this body. */
const answerOf = (
	body: string | Buffer,
	fields: { headers?: Record<string, string>; isForever?: boolean; status?: number } = {},
) => ({
	...{ body: Buffer.from(body), headers: { "content-type": "image/webp" }, isForever: false, status: 200 },
	...fields,
});

const REQUESTS = 100_000;
const PRODUCT = "/product/66a000000000000000000001";

function keyFor(url: string, headers: Record<string, string> = {}): string | null {
	const request = Object.assign(new IncomingMessage(new Socket()), { url, method: "GET", headers });
	const kept = isShared(request) ? keptFor(request) : null;
	return kept && keyOf(kept);
}

/** What a stranger can make up: queries, places of a router, prefetches and segments of no kind that there is. */
function madeUp(count: number): string | null {
	const kind = count % 5;
	if (kind === 0) return keyFor(`/?x=${count}`);
	if (kind === 1) return keyFor("/about", { rsc: "1", "next-router-state-tree": `${count}` });
	if (kind === 2) return keyFor(PRODUCT, { rsc: "1", "next-router-prefetch": `${count}` });
	if (kind === 3) return keyFor(PRODUCT, { rsc: "1", "next-router-segment-prefetch": `/${count}` });
	return keyFor(`/images/0f3a.384.webp?x=${count}`);
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
	const headers = { "content-type": "image/webp", "x-long": "x".repeat(10_000) };
	const answer = answerOf("small", { headers, isForever: true });
	for (let count = 0; count < 4_000; count++) await kept.make(`page /${count}`, async () => answer);
	expect(kept.bytes).toBeLessThanOrEqual(32_000_000);
	expect(kept.has("page /0")).toBe(false);
	expect(kept.find("page /3999")?.bodies).toEqual({ identity: answer.body });
});

test("what was asked for the longest ago goes first", async () => {
	const kept = new ResponseCache();
	const large = async () => answerOf(Buffer.alloc(7_900_000), { isForever: true });
	for (const key of ["a", "b", "c", "d"]) await kept.make(key, large);
	kept.find("a");
	expect(kept.has("b"), "looking without asking changes nothing").toBe(true);
	await kept.make("e", large);
	expect(["a", "b", "c", "d", "e"].filter((key) => kept.has(key))).toEqual(["a", "c", "d", "e"]);
});

test("after a change only what never changes is left", async () => {
	const kept = new ResponseCache();
	const made: string[] = [];
	const ask = (key: string, isForever: boolean) => async () => {
		made.push(key);
		return answerOf(key, { isForever });
	};
	await kept.make("file", ask("file", true));
	for (const key of ["first", "second", "third"]) await kept.make(key, ask(key, false));
	kept.find("first");
	made.splice(0);
	kept.forget();
	expect(["file", "first", "second", "third"].filter((key) => kept.has(key))).toEqual(["file"]);
	await expect.poll(() => made, { timeout: 5_000 }).toEqual(["first", "third", "second"]);
});

test("what is wanted soon comes before what waits, also where it waits itself", async () => {
	const kept = new ResponseCache();
	const made: string[] = [];
	const ask = (key: string) => async () => {
		made.push(key);
		return answerOf(key);
	};
	for (const key of ["under way", "home", "product", "home"]) kept.makeSoon(key, ask(key));
	await expect.poll(() => made, { timeout: 5_000 }).toEqual(["under way", "home", "product"]);
});

test("an answer that could not be made is tried again, and holds up no other", async () => {
	const kept = new ResponseCache();
	const report = vi.spyOn(process.stderr, "write").mockReturnValue(true);
	const fails = () => Promise.reject(new Error("no style sheet"));
	const works = async () => answerOf("x");
	await kept.make("page /", fails);
	kept.makeSoon("page /about", fails);
	await expect.poll(() => report.mock.calls.length).toBe(2);
	expect(report.mock.calls.every(([line]) => String(line).includes("no style sheet"))).toBe(true);
	report.mockRestore();
	await kept.make("page /", works);
	kept.makeSoon("page /faq", works);
	await expect.poll(() => kept.has("page /faq")).toBe(true);
	expect(kept.has("page /")).toBe(true);
});

test("changes that come faster than pages are made leave half of the time to visitors, and what they ask for in between is kept", async () => {
	const kept = new ResponseCache();
	const answer = answerOf("x");
	let busyMs = 0;
	const again = async () => {
		const began = performance.now();
		await pause(20);
		busyMs += performance.now() - began;
		return answer;
	};
	await Promise.all(Array.from({ length: 100 }, (_, count) => kept.make(`page /${count}`, again)));
	busyMs = 0;
	const began = performance.now();
	for (let changes = 0; changes < 20; changes += 1) {
		kept.forget();
		await kept.make("page /asked", async () => answer);
		expect(kept.has("page /asked")).toBe(true);
		await pause(50);
	}
	expect(busyMs).toBeGreaterThan(0);
	expect(busyMs).toBeLessThan((performance.now() - began) / 2);
});

test("who asks for the same at once has it made once; after a change it is made anew, and what was begun before is not kept", async () => {
	const kept = new ResponseCache();
	const ends: ((text: string) => void)[] = [];
	const ask = async () => answerOf(await new Promise<string>((done) => ends.push(done)));
	const bodies = async (visits: ReturnType<typeof kept.make>[]) =>
		(await Promise.all(visits)).map((made) => String(Object.values(made?.bodies ?? {})[0]));
	const before = [kept.make("page /", ask), kept.make("page /", ask)];
	kept.forget();
	const after = [kept.make("page /", ask), kept.make("page /", ask)];
	expect(ends).toHaveLength(2);
	ends[1]?.("new");
	expect(await bodies(after)).toEqual(["new", "new"]);
	ends[0]?.("old");
	expect(await bodies(before)).toEqual(["old", "old"]);
	expect(await bodies([Promise.resolve(kept.find("page /") ?? null)])).toEqual(["new"]);
});

test("what is not there is given on, and not kept", async () => {
	const kept = new ResponseCache();
	const ask = async () => answerOf("x", { status: 404 });
	expect(await kept.make("page /nothing", ask)).toMatchObject({ status: 404 });
	expect(kept.has("page /nothing")).toBe(false);
});

const WORD = { _requestHeaders: { "content-security-policy": "script-src 'nonce-w'" } };
const page = (status: number) => ({ kind: "APP_PAGE", html: "<p>Mango</p>", status, headers: {} });
const file = (status: number) => ({ kind: "APP_ROUTE", body: Buffer.from("x"), status, headers: {} });
const read = (body: string) => ({ kind: "FETCH", data: { headers: {}, body, url: "" }, revalidate: 60 });

/** What Next's cache gives for what was put into it, as Next puts it there. */
async function afterKeeping(made: Parameters<PageCache["set"]>[1] & object, tags: string[] = []) {
	const key = `/${JSON.stringify(made)}`;
	lifetimes.set(key, {});
	await new PageCache(WORD).set(key, made, { tags });
	return new PageCache(WORD).get(key);
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

test("a page is kept with the fingerprints of its own scripts, without their word", async () => {
	const data = '["$","script",{"nonce":"w","async":true}],{"nonce":"w"},{"async":true,"nonce":"w"}';
	const plain = '["$","script",{"async":true}],{},{"async":true}';
	const html = `<script nonce="w">self.__next_f.push([1,${JSON.stringify(data)}])</script><script nonce="v">steal()</script>`;
	const entry = await afterKeeping({ ...page(200), html, rscData: Buffer.from(data) });
	const code = `self.__next_f.push([1,'${plain}'])`;
	expect(entry?.value.headers?.[SCRIPTS_HEADER]).toBe(fingerprintOf(code));
	expect(entry?.value.html).toBe(`<script>${code}</script><script nonce="v">steal()</script>`);
	expect(entry?.value.rscData?.toString()).toBe(plain);
});

test("what stands under a tag goes when that changes, and nothing that was begun before is kept", async () => {
	const catalogue = { ...page(200), html: "<p>All</p>", headers: { "x-next-cache-tags": "catalogue,shop" } };
	await afterKeeping(catalogue);
	await afterKeeping(read("1"), ["catalogue"]);
	await afterKeeping(read("2"), ["shop-2"]);
	const early = new PageCache(WORD);
	await early.revalidateTag(["catalogue"]);
	const stands = async (made: object) => (await early.get(`/${JSON.stringify(made)}`)) !== null;
	expect(await Promise.all([catalogue, read("1"), read("2")].map(stands))).toEqual([false, false, true]);
	await early.set("/early", page(200), {});
	expect(await early.get("/early")).toBeNull();
});
