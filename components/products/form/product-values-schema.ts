import * as z from "zod";
import { MAX_PICTURES } from "@/lib/products/rules/picture";
import { IMAGE_REQUIRED } from "@/lib/products/rules/product-form";
import { productFormSchema, typedProductSchema } from "@/lib/products/schema/product-form";
import type { PictureChoice } from "./product-values";

const picturesField = z
	.custom<PictureChoice[]>()
	.refine((pictures) => pictures.length > 0, IMAGE_REQUIRED)
	.refine(
		(pictures) => pictures.length <= MAX_PICTURES,
		`A product can have at most ${MAX_PICTURES} pictures`,
	);

/** From what was typed to what is sent; the rules and messages are the shop's own (spec 5). */
export const productValuesSchema = typedProductSchema.extend({
	isDeal: z.boolean(),
	wishes: productFormSchema.shape.wishes.unwrap(),
	aisles: productFormSchema.shape.aisles.unwrap(),
	pictures: picturesField,
});
export type ProductValues = z.input<typeof productValuesSchema>;
export type CheckedProduct = z.output<typeof productValuesSchema>;
