import * as z from "zod";
import { MAX_PICTURES } from "@/lib/domain/picture";
import { CATEGORY_REQUIRED, descriptionLines, IMAGE_REQUIRED } from "@/lib/domain/product-form";
import { productFormSchema } from "@/lib/domain/product-form-schema";
import type { PictureChoice } from "./product-values";

const picturesField = z
	.custom<PictureChoice[]>()
	.refine((pictures) => pictures.length > 0, IMAGE_REQUIRED)
	.refine(
		(pictures) => pictures.length <= MAX_PICTURES,
		`A product can have at most ${MAX_PICTURES} pictures`,
	);

const { description, price, offerPrice, unit, urduName, contents } = productFormSchema.shape;

/** From what was typed, every field a text, to what is sent; the rules and messages are the shop's own (spec 5). */
export const productValuesSchema = productFormSchema.extend({
	category: z.string({ error: CATEGORY_REQUIRED }).pipe(productFormSchema.shape.category),
	description: z.string().transform(descriptionLines).pipe(description),
	price: z.string().transform(Number).pipe(price),
	offerPrice: z.string().transform(Number).pipe(offerPrice),
	unit: z.string().pipe(unit.unwrap()),
	urduName: z.string().pipe(urduName.unwrap()),
	contents: z.string().transform(descriptionLines).pipe(contents.unwrap()),
	isDeal: z.boolean(),
	pictures: picturesField,
});
export type ProductValues = z.input<typeof productValuesSchema>;
export type CheckedProduct = z.output<typeof productValuesSchema>;
