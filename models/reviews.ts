import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, optional } from "./fields";

const reviewSchema = documentSchema({
	product: { type: ObjectId, required: true },
	user: optional(ObjectId),
	name: String,
	rating: Number,
	comment: String,
	isVerified: { type: Boolean, default: false },
	/** What the shop said to it, for everyone to read. */
	answer: optional(String),
	/** True for one with few stars until the shop has answered it. */
	isWaiting: optional(Boolean),
	createdAt: { type: Date, default: () => new Date() },
});
reviewSchema.index({ product: 1, createdAt: -1, _id: -1 });
reviewSchema.index(
	{ product: 1, user: 1 },
	{ unique: true, partialFilterExpression: { user: { $exists: true } } },
);
reviewSchema.index({ user: 1 }, { sparse: true });
reviewSchema.index({ isWaiting: 1, createdAt: 1 }, { partialFilterExpression: { isWaiting: true } });

export type ReviewDoc = DocOf<typeof reviewSchema>;
export const Review = defineModel("Review", reviewSchema);
