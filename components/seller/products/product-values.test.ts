import { expect, test } from "vitest";
import { EMPTY_PRODUCT, newProductSchema } from "./product-values";

const picture = new File([new Uint8Array(10)], "peach.png", { type: "image/png" });

const typed = {
	...EMPTY_PRODUCT,
	name: "Peach",
	description: "Soft and sweet.\n\nFrom Swat.",
	category: "Fruits",
	price: "400",
	offerPrice: " 340 ",
	image: picture,
};

function messagesOf(values: unknown): Record<string, string> {
	const issues = newProductSchema.safeParse(values).error?.issues ?? [];
	return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("an empty form names every field that is needed, in the shop's words", () => {
	expect(messagesOf(EMPTY_PRODUCT)).toEqual({
		name: "Product name is required",
		description: "Product description is required",
		category: "Please select a category",
		price: "Please enter a valid price",
		offerPrice: "Please enter a valid offer price",
		image: "Please select a product image",
	});
});

test("what was typed becomes what is sent", () => {
	expect(newProductSchema.parse(typed)).toMatchObject({
		description: ["Soft and sweet.", "From Swat."],
		price: 400,
		offerPrice: 340,
		image: picture,
	});
});

test("a text file and a file over 5 MB are no picture to send", () => {
	const text = new File(["hello"], "list.txt", { type: "text/plain" });
	const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "big.jpg", { type: "image/jpeg" });
	expect(messagesOf({ ...typed, image: text }).image).toMatch(/not a picture/);
	expect(messagesOf({ ...typed, image: big }).image).toMatch(/at most 5 MB/);
});
