import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { apiDocument, CHAPTERS } from "./document";

const ROOT = join(import.meta.dirname, "../../..");
const calls = CHAPTERS.flatMap((chapter) => chapter.calls);

/** Answers every address that no other file answers; it is no call of its own. */
const CATCH_ALL = "/api/[...unknown]";

/** Every call that a route file under app/api answers, as `get /api/user/cart`. */
function callsOfFiles(): string[] {
	const folder = join(ROOT, "app/api");
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => file.endsWith("route.ts"))
		.flatMap((file) => {
			const source = readFileSync(join(folder, file), "utf8");
			const path = `/${relative(join(ROOT, "app"), join(folder, file, ".."))
				.split(sep)
				.join("/")}`;
			if (path === CATCH_ALL) return [];
			const methods = [
				...source.matchAll(/export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b/g),
			];
			return methods.map(([, method = ""]) =>
				`${method.toLowerCase()} ${path}`.replace(/\[(\w+)\]/g, "{$1}"),
			);
		});
}

describe("the description of the HTTP contract", () => {
	test("names every call that a file answers, and no other", () => {
		const described = calls.map(({ method, path }) => `${method} ${path}`);
		// The result page's POST is led to the callback's file (next.config.ts).
		const answered = [...callsOfFiles(), "post /payment/verify"];
		expect(described.toSorted()).toEqual(answered.toSorted());
	});

	test("names each call once", () => {
		const names = calls.map(({ method, path }) => `${method} ${path}`);
		expect(new Set(names).size).toBe(names.length);
	});

	test("is made of the schemas that the server reads with", () => {
		const text = JSON.stringify(apiDocument());
		const login = apiDocument().paths["/api/user/login"];
		expect(JSON.stringify(login)).toContain('"required":["email","password"]');
		expect(text).toContain('"#/components/schemas/Product"');
		expect(text).not.toContain("$defs");
	});

	test("has every part that it refers to", () => {
		const document = apiDocument();
		const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
			([, name]) => name,
		);
		expect(refs.length).toBeGreaterThan(50);
		expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(refs)]));
	});
});
