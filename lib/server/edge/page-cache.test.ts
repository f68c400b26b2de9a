import { expect, test } from "vitest";
import { lifetimes } from "@/lib/next-private/pages.mjs";
import PageCache from "./page-cache.mjs";

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
