import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { MongoNetworkError } from "mongodb";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { catalogueCalls } from "@/lib/products/calls";
import { nameOf } from "@/tests/support/calls";
import { ALL_CALLS } from "./all";
import { staticEndpoint } from "./endpoint";

const APP = join(import.meta.dirname, "../../../app");
const METHOD = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/gm;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

const files = readdirSync(APP, { recursive: true, encoding: "utf8" })
	.filter((file) => /(^|[\\/])route\.tsx?$/.test(file))
	.map((file) => {
		const folder = relative(APP, join(APP, file, "..")).split(sep);
		return { file, path: `/${folder.filter((part) => !part.startsWith("(")).join("/")}` };
	});

/** A page's address, led to /api/payment/callback by a rewrite (next.config.mjs). */
const LED_ELSEWHERE = "POST /payment/verify";

test("every method of every route file is a call, and every call has its route file", () => {
	const answered = files.flatMap(({ file, path }) =>
		[...readFileSync(join(APP, file), "utf8").matchAll(METHOD)].map(([, method]) => `${method} ${path}`),
	);
	const defined = ALL_CALLS.map(nameOf).filter((name) => name !== LED_ELSEWHERE);
	expect(defined.toSorted()).toEqual(answered.toSorted());
});

test.each(files)("app/$file answers the calls of its own place", async ({ file, path }) => {
	const handlers: Record<string, { definition?: unknown }> = await import(join(APP, file));
	for (const method of METHODS.filter((name) => name in handlers)) {
		const call = ALL_CALLS.find((one) => nameOf(one) === `${method} ${path}`);
		expect(handlers[method]?.definition, method).toBe(call);
	}
});

test("a call that is made ahead says like any other what failed", async () => {
	const failing = staticEndpoint(catalogueCalls.products, () =>
		Promise.reject(new MongoNetworkError("gone")),
	);
	const { status, headers } = await failing();
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
});

describe("a call's definition", () => {
	test("stands once", () => {
		const names = ALL_CALLS.map(nameOf);
		expect(new Set(names).size).toBe(names.length);
	});

	test.each(ALL_CALLS.filter(({ limit }) => limit?.account === "email"))(
		"$method $path counts the e-mail that its body names, once that is read",
		({ limit, body }) => {
			expect(limit?.counts).toBeDefined();
			const fields = body && z.toJSONSchema(body.schema, { io: "input", unrepresentable: "any" });
			expect(fields?.required).toContain("email");
		},
	);

	test.each(ALL_CALLS.filter(({ ids }) => ids))("$path has the ids that are checked", ({ path, ids }) => {
		for (const name of Object.keys(ids ?? {})) expect(path).toContain(`{${name}}`);
	});

	test.each(ALL_CALLS.filter(({ path }) => /\{(?:id|productId)\}/.test(path)))(
		"$method $path checks its id",
		({ ids }) => expect(Object.keys(ids ?? {})).toHaveLength(1),
	);
});
