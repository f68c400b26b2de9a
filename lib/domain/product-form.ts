import * as z from "zod";
import { objectIdField, requiredText } from "./fields";
import { CATEGORIES, type Category } from "./product";

/** What the seller writes about a product: one rule and one message a field, for form and server (spec 5). */

export const NAME_REQUIRED = "Product name is required";
export const DESCRIPTION_REQUIRED = "Product description is required";
export const CATEGORY_REQUIRED = "Please select a category";
export const PRICE_INVALID = "Please enter a valid price";
export const OFFER_PRICE_INVALID = "Please enter a valid offer price";
export const IMAGE_REQUIRED = "Please select a product image";
export const NOT_A_PICTURE = "This file is not a picture we can show. Please use JPG, PNG or WebP.";
export const IMAGE_TOO_LARGE = "This picture is too large. Please use one of at most 5 MB.";

/** Largest picture file that is taken, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Largest price, in whole rupees. */
export const MAX_PRICE = 1_000_000;
const MAX_DESCRIPTION_LINES = 50;

/** The description as it is kept: one entry for each line with something on it (spec 5). */
export function descriptionLines(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

/** A category, read whatever its case (spec 3). */
const categoryField = z.string({ error: CATEGORY_REQUIRED }).transform((text, context): Category => {
	const category = CATEGORIES.find((known) => known.toLowerCase() === text.trim().toLowerCase());
	if (category) return category;
	context.addIssue({ code: "custom", message: CATEGORY_REQUIRED });
	return z.NEVER;
});

/** Whole rupees above 0. */
function priceField(message: string) {
	return z.int({ error: message }).min(1, message).max(MAX_PRICE, message);
}

function optionalText(maxLength: number) {
	return z
		.string({ error: "Please enter a text" })
		.trim()
		.max(maxLength, `Please use at most ${maxLength} characters`);
}

const descriptionField = z
	.array(z.string({ error: DESCRIPTION_REQUIRED }), { error: DESCRIPTION_REQUIRED })
	.transform((lines) => lines.flatMap(descriptionLines))
	.pipe(
		z
			.array(z.string().max(1000, "Please use at most 1000 characters a line"))
			.min(1, DESCRIPTION_REQUIRED)
			.max(MAX_DESCRIPTION_LINES, `Please use at most ${MAX_DESCRIPTION_LINES} lines`),
	);

const contentsField = z
	.array(z.string().max(120, "Please use at most 120 characters a line"), {
		error: "Please list what the crate holds",
	})
	.max(MAX_DESCRIPTION_LINES, `Please use at most ${MAX_DESCRIPTION_LINES} lines`)
	.transform((lines) => lines.flatMap(descriptionLines));

/** The fields of a product (spec 7); all after the prices may be left out. `contents` is what a crate holds. */
export const productFormSchema = z.object({
	name: requiredText(NAME_REQUIRED, 120),
	description: descriptionField,
	category: categoryField,
	price: priceField(PRICE_INVALID),
	offerPrice: priceField(OFFER_PRICE_INVALID),
	unit: optionalText(40).default(""),
	urduName: optionalText(80).default(""),
	isDeal: z.boolean({ error: "Please choose whether this is a deal" }).default(false),
	contents: contentsField.default([]),
});
export type ProductFormInput = z.output<typeof productFormSchema>;

/** What the stock switch sends (spec 7). */
export const stockSchema = z.object({
	id: objectIdField,
	inStock: z.boolean({ error: "Please choose whether the product is in stock" }),
});

/** A name as part of an address: `Mango Chaunsa` becomes `mango-chaunsa`. */
export function slugOf(name: string): string {
	const slug = name
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
	return slug || "product";
}
