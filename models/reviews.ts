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
	/** What the shop said to it, for everyone to read. */
	answer?: string;
	/** True for one with few stars until the shop has answered it. */
	isWaiting?: boolean;
	createdAt: Date;
};

const reviewSchema = new Schema<ReviewDoc>({
	product: { type: Schema.Types.ObjectId, required: true },
	user: Schema.Types.ObjectId,
	name: String,
	rating: Number,
	comment: String,
	isVerified: { type: Boolean, default: false },
	answer: String,
	isWaiting: Boolean,
	createdAt: { type: Date, default: () => new Date() },
});
reviewSchema.index({ product: 1, createdAt: -1, _id: -1 });
reviewSchema.index(
	{ product: 1, user: 1 },
	{ unique: true, partialFilterExpression: { user: { $exists: true } } },
);
reviewSchema.index({ user: 1 }, { sparse: true });
reviewSchema.index({ isWaiting: 1, createdAt: 1 }, { partialFilterExpression: { isWaiting: true } });

export const Review = defineModel("Review", reviewSchema);
