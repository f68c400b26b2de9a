import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

export type CartDoc = {
	_id: Types.ObjectId;
	user: Types.ObjectId;
	/** Product id to quantity; the order of the keys is the order in which they were added. */
	lines: Record<string, number>;
	updatedAt: Date;
};

const schema = new Schema<CartDoc>(
	{
		user: { type: Schema.Types.ObjectId, required: true },
		lines: { type: Schema.Types.Mixed, default: {} },
		updatedAt: Date,
	},
	{ minimize: false },
);
schema.index({ user: 1 }, { unique: true });

export const Cart = defineModel("Cart", schema);
