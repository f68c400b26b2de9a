import * as z from "zod";
import { objectIdField } from "@/lib/text/fields";
import { productFormSchema } from "../schema/product-form";
import { MAX_PICTURES } from "./picture";
import type { Product, ProductSummary } from "./product";

/** A product as the seller keeps it; `inStock` is the switch alone. */
export type SellerProduct = Product & {
	/** Pieces that can be sold; null where they are not counted. */
	stock: number | null;
	/** Other words that people search for it with, parted by commas; "" where there are none. */
	spellings: string;
	isArchived: boolean;
	/** Counts the edits; an edit of an older revision is refused. */
	revision: number;
};

/** A product as a row of the overview shows it. */
export type ListedProduct = ProductSummary &
	Pick<SellerProduct, "spellings" | "isArchived" | "revision" | "stock">;

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

/** The `productData` of a new product; a copy may keep the pictures of the product it was made from. */
export const newProductDataSchema = productFormSchema.extend({
	pictures: picturesField,
	copyOf: objectIdField.optional(),
});

/** The `productData` of an edit; `revision` is the one that was on the screen. */
export const editProductDataSchema = productFormSchema.extend({
	pictures: picturesField,
	revision: z.int({ error: "The edit does not say which version it changes" }).min(0),
});

/** Archives a product, or puts it back on sale. */
export const archiveSchema = z.object({
	id: objectIdField,
	isArchived: z.boolean({ error: "Please choose whether the product is archived" }),
});

export const CHANGED_ELSEWHERE =
	"This product was changed somewhere else in the meantime. Nothing was saved; open it again to see the new version.";
