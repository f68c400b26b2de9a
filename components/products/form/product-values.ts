import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, NOT_A_PICTURE } from "@/lib/products/rules/product-form";
import type { SellerProduct } from "@/lib/products/schema/product-form";
import { textOf } from "@/lib/team/rules";
import type { CheckedProduct, ProductValues } from "./product-values-schema";

/** A picture in the form: one the product has, or a file of this device. */
export type PictureChoice = { url: string; file?: undefined } | { url?: undefined; file: File };

/** Why a file cannot be a picture of the shop, or null when it can. */
export function refusalOf(file: File): string | null {
	if (!file.type.startsWith("image/")) return NOT_A_PICTURE;
	return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : null;
}

export const EMPTY_PRODUCT: ProductValues = {
	name: "",
	urduName: "",
	spellings: "",
	description: "",
	urduDescription: "",
	category: "",
	price: "",
	offerPrice: "",
	unit: "",
	soldBy: "piece",
	stepGrams: "",
	aboutGrams: "",
	urduUnit: "",
	contents: "",
	urduContents: "",
	isDeal: false,
	wishes: [],
	aisles: [],
	pictures: [],
};

/** A product as the form shows it. */
export function valuesOf(product: SellerProduct): ProductValues {
	return {
		name: product.name,
		urduName: product.urduName ?? "",
		spellings: product.spellings,
		description: product.description.join("\n"),
		urduDescription: (product.urduDescription ?? []).join("\n"),
		category: product.category,
		price: String(product.price),
		offerPrice: String(product.offerPrice),
		unit: product.unit,
		soldBy: product.soldBy,
		stepGrams: textOf(product.stepGrams),
		aboutGrams: textOf(product.aboutGrams),
		urduUnit: product.urduUnit ?? "",
		contents: product.contents.join("\n"),
		urduContents: (product.urduContents ?? []).join("\n"),
		isDeal: product.isDeal,
		wishes: [...product.wishes],
		aisles: [...product.aisles],
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
