import * as z from "zod";
import { MAX_PICTURES } from "@/lib/products/rules/picture";
import type { ProductSummary } from "@/lib/products/rules/product";
import type { sellerProduct } from "@/lib/server/calls/shapes";
import { objectIdField, requiredText } from "@/lib/text/fields";
import { formatAmount } from "@/lib/text/money";
import {
	BY_PIECE,
	LEAST_STEP,
	MOST_PIECE,
	MOST_STEP,
	SOLD_BY,
	type Sold,
	USUAL_STEP,
} from "@/lib/text/sold-by";
import { CATEGORIES, type Category } from "../rules/product";
import {
	CATEGORY_REQUIRED,
	DESCRIPTION_REQUIRED,
	descriptionLines,
	MAX_PRICE,
	NAME_REQUIRED,
	OFFER_PRICE_INVALID,
	PRICE_INVALID,
} from "../rules/product-form";
import { WISHES } from "../rules/wishes";

/** What the seller writes about a product: one rule and one message a field, for form and server (spec 5). */

const WISHES_INVALID = `Wishes can be: ${WISHES.join(", ")}`;
const MAX_DESCRIPTION_LINES = 50;
/** Letters of all other spellings together: some forty words. */
const MAX_SPELLINGS = 300;

/** A category, read whatever its case (spec 3). */
export const categoryField = z.string({ error: CATEGORY_REQUIRED }).transform((text, context): Category => {
	const category = CATEGORIES.find((known) => known.toLowerCase() === text.trim().toLowerCase());
	if (category) return category;
	context.addIssue({ code: "custom", message: CATEGORY_REQUIRED });
	return z.NEVER;
});

/** What customers may ask of it, each once, in one order. */
const wishesField = z
	.array(z.enum(WISHES, { error: WISHES_INVALID }), { error: WISHES_INVALID })
	.transform((chosen) => WISHES.filter((wish) => chosen.includes(wish)));

/** The owner's aisles that it stands in, each once. */
const aislesField = z
	.array(objectIdField, { error: "Please choose the aisles" })
	.max(100, "Please choose at most 100 aisles")
	.transform((ids) => [...new Set(ids)]);

/** Whole rupees above 0. */
function priceField(message: string) {
	return z.int({ error: message }).min(1, message).max(MAX_PRICE, message);
}

const COST_INVALID = "Please enter the cost in whole rupees";

/** What a product costs us, rupees a piece or kg. */
export const costField = z.int({ error: COST_INVALID }).min(0, COST_INVALID).max(MAX_PRICE, COST_INVALID);

/** Whole grams in these bounds; null where they are not said. */
function gramsField(least: number, most: number) {
	const message = `Please enter ${formatAmount(least)} to ${formatAmount(most)} grams`;
	return z.int({ error: message }).min(least, message).max(most, message).nullable();
}

/** By the piece, or by weight; then what one more means, and what one piece weighs. */
const soldByField = z.enum(SOLD_BY, { error: "Please choose whether it is sold by the piece or by weight" });
const stepField = gramsField(LEAST_STEP, MOST_STEP);
const pieceField = gramsField(1, MOST_PIECE);

function optionalText(maxLength: number) {
	return z
		.string({ error: "Please enter a text" })
		.trim()
		.max(maxLength, `Please use at most ${maxLength} characters`);
}

const descriptionText = z
	.array(z.string({ error: DESCRIPTION_REQUIRED }), { error: DESCRIPTION_REQUIRED })
	.transform((lines) => lines.flatMap(descriptionLines));
const describedIn = z
	.array(z.string().max(1000, "Please use at most 1000 characters a line"))
	.max(MAX_DESCRIPTION_LINES, `Please use at most ${MAX_DESCRIPTION_LINES} lines`);
const descriptionField = descriptionText.pipe(describedIn.min(1, DESCRIPTION_REQUIRED));
const urduDescriptionField = descriptionText.pipe(describedIn);

const contentsField = z
	.array(z.string().max(120, "Please use at most 120 characters a line"), {
		error: "Please list what the crate holds",
	})
	.max(MAX_DESCRIPTION_LINES, `Please use at most ${MAX_DESCRIPTION_LINES} lines`)
	.transform((lines) => lines.flatMap(descriptionLines));

/**
 * The fields of a product (spec 7); all after the prices may be left out. `spellings` are other words that people search
 * for it with, parted by commas; `contents` is what a crate holds. English stands in where a field's Urdu is empty
 * (working day 7).
 */
export const productFormSchema = z.object({
	name: requiredText(NAME_REQUIRED, 120),
	description: descriptionField,
	category: categoryField,
	price: priceField(PRICE_INVALID),
	offerPrice: priceField(OFFER_PRICE_INVALID),
	unit: optionalText(40).default(""),
	urduUnit: optionalText(40).default(""),
	soldBy: soldByField.default("piece"),
	stepGrams: stepField.default(null),
	aboutGrams: pieceField.default(null),
	urduName: optionalText(80).default(""),
	urduDescription: urduDescriptionField.default([]),
	spellings: optionalText(MAX_SPELLINGS).default(""),
	isDeal: z.boolean({ error: "Please choose whether this is a deal" }).default(false),
	wishes: wishesField.default([]),
	aisles: aislesField.default([]),
	contents: contentsField.default([]),
	urduContents: contentsField.default([]),
});
export type ProductFormInput = z.output<typeof productFormSchema>;

type SoldFields = Sold & Pick<ProductFormInput, "aboutGrams">;

/** How a product is sold, as it is kept: without a step it is the usual one, and only what is weighed has any. */
export function soldFields({ soldBy, stepGrams, aboutGrams }: SoldFields): SoldFields {
	if (soldBy === "piece") return { ...BY_PIECE, aboutGrams: null };
	return { soldBy, stepGrams: stepGrams ?? USUAL_STEP, aboutGrams };
}

/**
 * What the seller can change of a product, as the record calls it, in the order of the price list's columns. A field
 * of the schema that is missing here does not compile.
 */
export const PRODUCT_FIELDS: Record<keyof ProductFormInput | "inStock", string> = {
	name: "Name",
	urduName: "Urdu name",
	spellings: "Other spellings",
	category: "Category",
	unit: "Sold by",
	urduUnit: "Urdu unit",
	soldBy: "By piece or weight",
	stepGrams: "Grams a step",
	aboutGrams: "Grams a piece",
	price: "Price",
	offerPrice: "Offer price",
	inStock: "Stock",
	isDeal: "Deal",
	wishes: "Wishes",
	aisles: "Aisles",
	description: "Description",
	urduDescription: "Urdu description",
	contents: "In the crate",
	urduContents: "In the crate in Urdu",
};

const { unit, urduUnit, urduName, spellings, isDeal, price, offerPrice } = productFormSchema.shape;
const { description, urduDescription, contents, urduContents, wishes } = productFormSchema.shape;
const typedRupees = z.string().trim().transform(Number);
const typedLines = z.string().transform(descriptionLines);
const typedWords = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const typedGrams = z
	.string()
	.trim()
	.transform((text) => (text === "" ? null : Number(text)));

/**
 * The same fields as they are typed, none left out and all texts, in the seller's form and in a line of the price list;
 * each of them reads a yes or no in its own way.
 */
export const typedProductSchema = productFormSchema.extend({
	price: typedRupees.pipe(price),
	offerPrice: typedRupees.pipe(offerPrice),
	unit: unit.unwrap(),
	urduUnit: urduUnit.unwrap(),
	soldBy: soldByField,
	stepGrams: typedGrams.pipe(stepField),
	aboutGrams: typedGrams.pipe(pieceField),
	urduName: urduName.unwrap(),
	spellings: spellings.unwrap(),
	description: typedLines.pipe(description),
	urduDescription: typedLines.pipe(urduDescription.unwrap()),
	contents: typedLines.pipe(contents.unwrap()),
	urduContents: typedLines.pipe(urduContents.unwrap()),
	wishes: typedWords.pipe(wishes.unwrap()),
});

/** What the stock switch sends (spec 7). */
export const stockSchema = z.object({
	id: objectIdField,
	inStock: z.boolean({ error: "Please choose whether the product is in stock" }),
});

/** A product as its owner alone reads it; `inStock` is the switch alone. */
export type OwnProduct = z.output<typeof sellerProduct>;

/** The same as the seller keeps it. */
export type SellerProduct = Omit<OwnProduct, "cost">;

export type ListedProduct = ProductSummary &
	Pick<SellerProduct, "spellings" | "isArchived" | "revision" | "stock"> & {
		/** An empty shop was filled with it, and nobody has said since what it costs. */
		isExample?: true;
	};

/** One picture of a product: the address of one it has, or the place of an uploaded file in the form. */
const pictureField = z.union(
	[
		z.string().max(500),
		z
			.int()
			.min(0)
			.max(MAX_PICTURES - 1),
	],
	{
		error: "This picture cannot be used",
	},
);

/** Which pictures a product has, in their order; left out, the uploaded files as they come. */
const picturesField = z
	.array(pictureField, { error: "The pictures are not readable" })
	.max(MAX_PICTURES, `A product can have at most ${MAX_PICTURES} pictures`)
	.optional();

/** A cost that was said; null, as answers write one that nobody knows, says nothing. */
const saidCostField = costField
	.nullable()
	.transform((cost) => cost ?? undefined)
	.optional();

/** The `productData` of a new product; a copy may keep the pictures of the product it was made from. */
export const newProductDataSchema = productFormSchema.extend({
	pictures: picturesField,
	copyOf: objectIdField.optional(),
	cost: saidCostField,
});

/** The `productData` of an edit: what is left out stays as it is. `revision` is the one that was on the screen. */
export const editProductDataSchema = productFormSchema.partial().extend({
	unit: unit.unwrap().optional(),
	urduUnit: urduUnit.unwrap().optional(),
	soldBy: soldByField.optional(),
	stepGrams: stepField.optional(),
	aboutGrams: pieceField.optional(),
	urduName: urduName.unwrap().optional(),
	urduDescription: urduDescription.unwrap().optional(),
	spellings: spellings.unwrap().optional(),
	isDeal: isDeal.unwrap().optional(),
	wishes: wishes.unwrap().optional(),
	aisles: aislesField.optional(),
	contents: contents.unwrap().optional(),
	urduContents: urduContents.unwrap().optional(),
	pictures: picturesField,
	cost: saidCostField,
	revision: z.int({ error: "The edit does not say which version it changes" }).min(0).optional(),
});

export const archiveSchema = z.object({
	id: objectIdField,
	isArchived: z.boolean({ error: "Please choose whether the product is archived" }),
});

export const CHANGED_ELSEWHERE =
	"This product was changed somewhere else in the meantime. Nothing was saved; open it again to see the new version.";
