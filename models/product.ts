import { Schema, type Types } from "mongoose";
import { CATEGORIES, type Category } from "@/lib/domain/product";
import { NO_RATINGS, type RatingCounts } from "@/lib/domain/review";
import { defineModel } from "./define";

export type ProductDoc = {
	_id: Types.ObjectId;
	slug: string;
	name: string;
	urduName?: string;
	/** Other words that people search for it with, parted by commas. */
	spellings?: string;
	description: string[];
	contents: string[];
	category: Category;
	unit: string;
	/** Rupees. */
	price: number;
	/** Rupees; what the shopper pays. */
	offerPrice: number;
	/** The first picture, which stands for the product. */
	imageUrl: string;
	/** Further pictures, in their order. */
	moreImages: string[];
	inStock: boolean;
	isDeal: boolean;
	isArchived: boolean;
	/** Counts the seller's edits, so that none overwrites another unseen. */
	revision: number;
	ratingCounts: RatingCounts;
	createdAt: Date;
	updatedAt: Date;
};

/** Every field has its type here too: what a schema does not know, Mongoose drops without a word. */
const definition = {
	slug: { type: String, required: true },
	name: { type: String, required: true },
	urduName: String,
	spellings: String,
	description: [String],
	contents: [String],
	category: { type: String, enum: CATEGORIES, required: true },
	unit: { type: String, default: "" },
	price: { type: Number, required: true },
	offerPrice: { type: Number, required: true },
	imageUrl: { type: String, required: true },
	moreImages: [String],
	inStock: { type: Boolean, default: true },
	isDeal: { type: Boolean, default: false },
	isArchived: { type: Boolean, default: false },
	revision: { type: Number, default: 0 },
	ratingCounts: { type: Schema.Types.Mixed, default: () => ({ ...NO_RATINGS }) },
} satisfies Record<Exclude<keyof ProductDoc, "_id" | "createdAt" | "updatedAt">, unknown>;

const schema = new Schema<ProductDoc>(definition, { timestamps: true, minimize: false });
schema.index({ slug: 1 }, { unique: true });
schema.index({ isArchived: 1, name: 1, _id: 1 });

export const Product = defineModel("Product", schema);
