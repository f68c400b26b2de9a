import { createRequire } from "node:module";
import { expect, test } from "vitest";
import PageCache from "./page-cache.mjs";

const require = createRequire(import.meta.url);
const { nodeFs } = require("next/dist/server/lib/node-fs-methods");
const {
	SharedCacheControls,
} = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external");

const cache = new PageCache({
	fs: nodeFs,
	flushToDisk: false,
	serverDistDir: "/nowhere",
	maxMemoryCacheSize: 1_000_000,
	revalidatedTags: [],
	_requestHeaders: {},
});

const page = (status: number) => ({ kind: "APP_PAGE", html: "<p>Mango</p>", status, headers: {} });
const file = (status: number) => ({ kind: "APP_ROUTE", body: Buffer.from("x"), status, headers: {} });
const read = (body: string) => ({ kind: "FETCH", data: { headers: {}, body, url: "" }, revalidate: 60 });

/** What the cache gives for what was put into it, as Next puts it there. */
async function afterKeeping(made: { kind: string }): Promise<unknown> {
	const key = `/${JSON.stringify(made)}`;
	SharedCacheControls.cacheControls.set(key, {});
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
		SharedCacheControls.cacheControls.clear();
		expect(await afterKeeping(made)).toBeNull();
		expect(SharedCacheControls.cacheControls.size).toBe(0);
	},
);
