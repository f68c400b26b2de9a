import { Schema, type Types } from "mongoose";
import type { LineWish } from "@/lib/products/rules/wishes";
import { defineModel } from "./define";

export type CartDoc = {
	_id: Types.ObjectId;
	user: Types.ObjectId;
	/** Product id to quantity; the order of the keys is the order in which they were added. */
	lines: Record<string, number>;
	/** What is asked of single lines, by product id; missing in carts from before there were wishes. */
	wishes?: Record<string, LineWish>;
	/** Raised by every change, so that an order empties exactly the cart it was made from. */
	version: number;
	updatedAt: Date;
};

const schema = new Schema<CartDoc>(
	{
		user: { type: Schema.Types.ObjectId, required: true },
		lines: { type: Schema.Types.Mixed, default: {} },
		wishes: Schema.Types.Mixed,
		version: { type: Number, default: 0 },
		updatedAt: Date,
	},
	{ minimize: false },
);
schema.index({ user: 1 }, { unique: true });

export const Cart = defineModel("Cart", schema);
