import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

export type ReviewDoc = {
	_id: Types.ObjectId;
	product: Types.ObjectId;
	user?: Types.ObjectId;
	name: string;
	rating: number;
	comment: string;
	isVerified: boolean;
	createdAt: Date;
};

const schema = new Schema<ReviewDoc>({
	product: { type: Schema.Types.ObjectId, required: true },
	user: Schema.Types.ObjectId,
	name: String,
	rating: Number,
	comment: String,
	isVerified: { type: Boolean, default: false },
	createdAt: { type: Date, default: () => new Date() },
});
schema.index({ product: 1, createdAt: -1 });
schema.index({ product: 1, user: 1 }, { unique: true, partialFilterExpression: { user: { $exists: true } } });

export const Review = defineModel("Review", schema);
