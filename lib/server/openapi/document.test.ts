import { describe, expect, test } from "vitest";
import { z } from "zod";
import { apiDocument } from "./document";
import { kindOf, readChapters, readShapes } from "./reading";

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

test("what a call cannot do without is said to be needed, and nothing else", () => {
	const part = z.object({
		parameters: z.array(z.object({ name: z.string().optional(), required: z.boolean().optional() })),
	});
	const needed = (path: string) =>
		part
			.parse(apiDocument().paths[path]?.get)
			.parameters.flatMap(({ name, required }) => (required ? [name] : []));
	expect(needed("/api/seller/margins")).toEqual(["from", "to"]);
	expect(needed("/api/order/phone")).toEqual(["phone"]);
	expect(needed("/api/seller/customers")).toEqual([]);
	const { post } = apiDocument().paths["/api/order/{id}/confirm"] ?? {};
	expect(post).toMatchObject({ requestBody: { required: false } });
});

test.each([
	[{ type: "integer", minimum: 1, maximum: 99 }, "integer, 1 to 99"],
	[{ type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, "integer"],
	[{ type: "array", items: { $ref: "#/components/schemas/Product" } }, "list of Product"],
	[{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
	[{ enum: ["standard", "express"] }, "“standard”, “express”"],
	[{ type: "string", format: "date-time" }, "string (date-time)"],
	[{}, "anything"],
])("%j reads as a few words", (schema, words) => {
	expect(kindOf(schema)).toBe(words);
});

test("a call tells what is sent, what is answered and how it may refuse", () => {
	const calls = readChapters().flatMap((chapter) => chapter.calls);
	const login = calls.find(({ path }) => path === "/api/user/login");
	expect(login).toMatchObject({ method: "POST", caller: "Anyone", success: 200 });
	expect(login?.sent.map(({ name }) => name)).toEqual(["email", "password"]);
	expect(login?.answered).toContainEqual({ name: "user", kind: "User", isOptional: false });
	expect(login?.refusals).toContain(429);
	const bulk = calls.find(({ path }) => path === "/api/product/bulk");
	expect(bulk?.sent.map(({ name }) => name)).toEqual([
		"kind",
		"ids",
		"revisions",
		"inStock",
		"isArchived",
		"percent",
		"prices",
		"pieces",
		"reason",
		"note",
	]);
});

test("every shape has its fields", () => {
	for (const { name, fields } of readShapes()) expect(fields.length, name).toBeGreaterThan(0);
});
