import { z } from "zod";
import {
	descriptionLines,
	IMAGE_REQUIRED,
	IMAGE_TOO_LARGE,
	MAX_IMAGE_BYTES,
	NOT_A_PICTURE,
	productFormSchema,
} from "@/lib/domain/product-form";

const imageField = z
	.custom<File | null>()
	.transform((file, context) => {
		if (file) return file;
		context.addIssue({ code: "custom", message: IMAGE_REQUIRED });
		return z.NEVER;
	})
	.refine((file) => file.type.startsWith("image/"), NOT_A_PICTURE)
	.refine((file) => file.size <= MAX_IMAGE_BYTES, IMAGE_TOO_LARGE);

const { description, price, offerPrice, unit, urduName } = productFormSchema.shape;

/** From what was typed, every field a text, to what is sent; the rules and messages are the shop's own (spec 5). */
export const newProductSchema = productFormSchema.extend({
	description: z.string().transform(descriptionLines).pipe(description),
	price: z.string().transform(Number).pipe(price),
	offerPrice: z.string().transform(Number).pipe(offerPrice),
	unit: z.string().pipe(unit.unwrap()),
	urduName: z.string().pipe(urduName.unwrap()),
	isDeal: z.boolean(),
	image: imageField,
});
export type ProductValues = z.input<typeof newProductSchema>;
export type NewProductValues = z.output<typeof newProductSchema>;

export const EMPTY_PRODUCT: ProductValues = {
	name: "",
	urduName: "",
	description: "",
	category: "",
	price: "",
	offerPrice: "",
	unit: "",
	isDeal: false,
	image: null,
};
