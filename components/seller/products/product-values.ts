import * as z from "zod";
import { MAX_PICTURES } from "@/lib/domain/picture";
import {
	descriptionLines,
	IMAGE_REQUIRED,
	IMAGE_TOO_LARGE,
	MAX_IMAGE_BYTES,
	NOT_A_PICTURE,
	productFormSchema,
} from "@/lib/domain/product-form";
import type { SellerProduct } from "@/lib/domain/seller-product";

/** A picture in the form: one the product has, or a file of this device. */
export type PictureChoice = { url: string; file?: undefined } | { url?: undefined; file: File };

/** Why a file cannot be a picture of the shop, or null when it can. */
export function refusalOf(file: File): string | null {
	if (!file.type.startsWith("image/")) return NOT_A_PICTURE;
	return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : null;
}

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
	category: z.string().pipe(productFormSchema.shape.category),
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

export const EMPTY_PRODUCT: ProductValues = {
	name: "",
	urduName: "",
	description: "",
	category: "",
	price: "",
	offerPrice: "",
	unit: "",
	contents: "",
	isDeal: false,
	pictures: [],
};

/** A product as the form shows it. */
export function valuesOf(product: SellerProduct): ProductValues {
	return {
		name: product.name,
		urduName: product.urduName ?? "",
		description: product.description.join("\n"),
		category: product.category,
		price: String(product.price),
		offerPrice: String(product.offerPrice),
		unit: product.unit,
		contents: product.contents.join("\n"),
		isDeal: product.isDeal,
		pictures: product.images.map((url) => ({ url })),
	};
}

/** The request's form: the fields as JSON, which pictures in which order, and the files among them (spec 7). */
export function bodyOf(
	{ pictures, ...fields }: CheckedProduct,
	more: Record<string, unknown> = {},
): FormData {
	const body = new FormData();
	const files = pictures.flatMap(({ file }) => file ?? []);
	const order = pictures.map(({ url, file }) => url ?? files.indexOf(file));
	body.set("productData", JSON.stringify({ ...fields, ...more, pictures: order }));
	for (const file of files) body.append("images", file);
	return body;
}
