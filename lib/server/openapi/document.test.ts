import { describe, expect, test } from "vitest";
import { apiDocument } from "./document";

describe("the description of the HTTP contract", () => {
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
