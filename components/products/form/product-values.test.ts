import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bodyOf, EMPTY_PRODUCT, refusalOf } from "./product-values";
import { productValuesSchema } from "./product-values-schema";

const picture = new File([new Uint8Array(10)], "peach.png", { type: "image/png" });
const second = new File([new Uint8Array(20)], "crate.png", { type: "image/png" });

const typed = {
	...EMPTY_PRODUCT,
	name: "Peach",
	description: "Soft and sweet.\n\nFrom Swat.",
	category: "Fruits",
	price: "400",
	offerPrice: " 340 ",
	pictures: [{ file: picture }],
};

test("an empty form names every field that is needed, in the shop's words", () => {
	const issues = productValuesSchema.safeParse(EMPTY_PRODUCT).error?.issues ?? [];
	expect(Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]))).toEqual({
		name: "Product name is required",
		description: "Product description is required",
		category: "Please select a category",
		price: "Please enter a valid price",
		offerPrice: "Please enter a valid offer price",
		pictures: "Please select a product image",
	});
});

test("every field can be filled in", () => {
	const parts = ["product-fields.tsx"].map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
	const controls = parts.flatMap((part) =>
		[...part.matchAll(/(?:register\(|fieldOf\(form, |name=)"(\w+)"/g)].map(([, field]) => field),
	);
	const { pictures: _pictures, ...fields } = EMPTY_PRODUCT;
	expect(controls.toSorted()).toEqual(Object.keys(fields).toSorted());
});

test("a category that a form emptied after adding no longer has is asked for in the same words", () => {
	const { error } = productValuesSchema.safeParse({ ...typed, category: null });
	expect(error?.issues.map(({ message }) => message)).toEqual(["Please select a category"]);
});

test("six pictures are one too many", () => {
	const pictures = Array.from({ length: 6 }, (_, i) => ({ url: `/images/${i}.webp` }));
	expect(productValuesSchema.safeParse({ ...typed, pictures }).success).toBe(false);
});

test("what was typed becomes what is sent", () => {
	expect(productValuesSchema.parse({ ...typed, contents: "2 kg onions\n\n1 bunch dhania" })).toMatchObject({
		description: ["Soft and sweet.", "From Swat."],
		contents: ["2 kg onions", "1 bunch dhania"],
		price: 400,
		offerPrice: 340,
	});
});

test("kept pictures and new files travel in the order of the form", () => {
	const pictures = [{ file: second }, { url: "/images/a.webp" }, { file: picture }];
	const body = bodyOf(productValuesSchema.parse({ ...typed, pictures }), { revision: 3 });
	const data = JSON.parse(String(body.get("productData")));
	expect(data).toMatchObject({ name: "Peach", revision: 3, pictures: [0, "/images/a.webp", 1] });
	expect(body.getAll("images").map((file) => file instanceof File && file.name)).toEqual([
		"crate.png",
		"peach.png",
	]);
});

describe("a file is refused", () => {
	test.each([
		["a text", new File(["hello"], "list.txt", { type: "text/plain" }), /not a picture/],
		[
			"over 5 MB",
			new File([new Uint8Array(5 * 1024 * 1024 + 1)], "big.jpg", { type: "image/jpeg" }),
			/at most 5 MB/,
		],
	])("%s", (_what, file, message) => {
		expect(refusalOf(file)).toMatch(message);
	});
});

test("a picture is not refused", () => {
	expect(refusalOf(picture)).toBeNull();
});
