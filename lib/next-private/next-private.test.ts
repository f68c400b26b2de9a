import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import nextConfig from "@/next.config.mjs";
import { filesOf } from "@/tests/support/files";
import { lifetimes } from "./pages.mjs";
import { WHOLE_PAGE } from "./prefetch";
import { CACHE_HEADER, isRouterReadable, ROUTER_HEADERS } from "./router.mjs";

const require = createRequire(import.meta.url);

/** What this folder was written for. Another version passes here first: see docs/architecture.md, "When Next is upgraded". */
const KNOWN_VERSION = "16.4.5";

test("Next is the version that this folder knows", () => {
	const { version, bin } = require("next/package.json");
	expect(version).toBe(KNOWN_VERSION);
	expect(bin.next).toBe("./dist/bin/next");
});

describe("Next's router", () => {
	test("says in these headers what it wants", () => {
		expect({ ...ROUTER_HEADERS }).toEqual({
			data: "rsc",
			prefetch: "next-router-prefetch",
			segment: "next-router-segment-prefetch",
			tree: "next-router-state-tree",
		});
	});

	test("can be misunderstood", () => {
		const { data, tree } = ROUTER_HEADERS;
		expect(isRouterReadable({})).toBe(true);
		expect(isRouterReadable({ [data]: "1" })).toBe(true);
		expect(isRouterReadable({ [data]: "1", [tree]: encodeURIComponent('["",{}]') })).toBe(true);
		expect(isRouterReadable({ [data]: "1", [tree]: "%" })).toBe(false);
		expect(isRouterReadable({ [tree]: "%" })).toBe(true);
	});

	test("fetches a whole page ahead", () => expect(WHOLE_PAGE).toEqual({ kind: "full" }));
});

describe("Next's server", () => {
	/** The source of one of its modules. */
	const source = (module: string) => readFileSync(require.resolve(`next/dist/${module}`), "utf8");

	test("tells by this header that a page came out of its cache", () => {
		expect(source("build/templates/app-page-runtime")).toContain(`'${CACHE_HEADER}'`);
	});

	test("keeps the lifetimes of pages in this map, and tells its cache what was asked", () => {
		expect(lifetimes).toBeInstanceOf(Map);
		expect(source("server/lib/incremental-cache/index")).toContain("_requestHeaders");
	});

	test("tells by this header what a page was made from", () => {
		expect(source("lib/constants")).toContain("'x-next-cache-tags'");
	});

	test("reads a page's word for its scripts from the request's policy", () => {
		const { getScriptNonceFromHeader } = require("next/dist/server/app-render/get-script-nonce-from-header");
		expect(getScriptNonceFromHeader("script-src 'nonce-abc+/='")).toBe("abc+/=");
	});

	test("knows each setting that is marked as an experiment", () => {
		const { experimentalSchema } = require("next/dist/server/config-schema");
		const used = Object.keys(nextConfig.experimental ?? {});
		expect(used.length).toBeGreaterThan(0);
		for (const name of used) expect(experimentalSchema, name).toHaveProperty(name);
	});
});

test("nothing outside this folder touches what Next does not promise", () => {
	const PRIVATE = /next\/dist\/(?!bin\/next")|["'](?:next-router-|x-nextjs)|["']rsc["']|_rsc=/;
	const files = filesOf().filter((file) =>
		/^(?:app|components|lib|models|server|scripts|[\w.]+\.ts)\b.*\.(?:tsx?|mjs)$/.test(file),
	);
	expect(files.length).toBeGreaterThan(500);
	const touching = files.filter(
		(file) =>
			!file.startsWith("lib/next-private/") &&
			!/\.i?test\.ts$/.test(file) &&
			PRIVATE.test(readFileSync(file, "utf8")),
	);
	expect(touching).toEqual([]);
});
