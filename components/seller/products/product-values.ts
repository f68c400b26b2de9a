import { z } from "zod";
import {
	descriptionLines,
	IMAGE_REQUIRED,
	IMAGE_TOO_LARGE,
	MAX_IMAGE_BYTES,
	NOT_A_PICTURE,
	productFormSchema,
} from "@/lib/domain/product-form";

/** The product form as it is typed: every field a text, the description one block of lines. */
export type ProductValues = {
	name: string;
	urduName: string;
	description: string;
	category: string;
	price: string;
	offerPrice: string;
	unit: string;
	isDeal: boolean;
	image: File | null;
};

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

const imageField = z
	.custom<File | null>()
	.transform((file, context) => {
		if (file) return file;
		context.addIssue({ code: "custom", message: IMAGE_REQUIRED });
		return z.NEVER;
	})
	.refine((file) => file.type.startsWith("image/"), NOT_A_PICTURE)
	.refine((file) => file.size <= MAX_IMAGE_BYTES, IMAGE_TOO_LARGE);

const { description, price, offerPrice } = productFormSchema.shape;

/** From what was typed to what is sent; the rules and messages are the shop's own (spec 5). */
export const newProductSchema = productFormSchema.extend({
	description: z.string().transform(descriptionLines).pipe(description),
	price: z.string().transform(Number).pipe(price),
	offerPrice: z.string().transform(Number).pipe(offerPrice),
	image: imageField,
});
export type NewProductValues = z.output<typeof newProductSchema>;
