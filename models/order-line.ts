import { Schema, type Types } from "mongoose";
import type { IfMissing } from "@/lib/packing/rules";
import type { Category } from "@/lib/products/rules/product";

/** One line as it was bought: later changes of the product do not reach it. */
export type OrderLineDoc = {
	product: Types.ObjectId;
	name: string;
	/** Missing where the product had none, and in orders from before lines stored it; so is the unit's. */
	urduName?: string;
	imageUrl: string;
	category?: Category;
	/** What one piece is, such as `1 kg`; missing in orders from before lines stored it. */
	unit?: string;
	urduUnit?: string;
	/** Rupees. */
	unitPrice: number;
	quantity: number;
	/** True where its pieces were counted when it was ordered: they leave the shelf, and come back to it. */
	isCounted?: boolean;
	/** The customer's own choice for this line; missing where the order's holds. */
	ifMissing?: IfMissing;
	/** How it was packed; missing until it is. */
	packed?: { quantity: number; replacement?: ReplacementDoc };
};

/** What was packed instead of a line's missing pieces; `unitPrice` in rupees, as it was then. */
export type ReplacementDoc = {
	product: Types.ObjectId;
	name: string;
	urduName?: string;
	imageUrl: string;
	unit?: string;
	urduUnit?: string;
	unitPrice: number;
	quantity: number;
	/** True where its pieces were counted when it was packed. */
	isCounted?: boolean;
};

const replacementSchema = new Schema<ReplacementDoc>(
	{
		product: { type: Schema.Types.ObjectId, required: true },
		name: String,
		urduName: String,
		imageUrl: String,
		unit: String,
		urduUnit: String,
		unitPrice: Number,
		quantity: Number,
		isCounted: Boolean,
	},
	{ _id: false },
);

const packedSchema = new Schema(
	{ quantity: Number, replacement: { type: replacementSchema, default: undefined } },
	{ _id: false },
);

export const orderLineSchema = new Schema<OrderLineDoc>(
	{
		product: { type: Schema.Types.ObjectId, required: true },
		name: String,
		urduName: String,
		imageUrl: String,
		category: String,
		unit: String,
		urduUnit: String,
		unitPrice: Number,
		quantity: Number,
		isCounted: Boolean,
		ifMissing: String,
		packed: { type: packedSchema, default: undefined },
	},
	{ _id: false },
);
