import { Schema } from "mongoose";
import { CATEGORIES, type Category } from "@/lib/products/rules/product";
import type { Wish } from "@/lib/products/rules/wishes";
import { NO_RATINGS, type RatingCounts } from "@/lib/reviews/rules";
import type { StockKind, StockReason } from "@/lib/stock/rules";
import { SOLD_BY, type SoldBy } from "@/lib/text/sold-by";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional } from "./fields";

/** A line of the ledger of what came to a product's shelf and left it. Lines are never changed, and never removed. */
const stockMovementSchema = documentSchema({
	/** Made of the product and the line's number, so that later ones are greater. */
	_id: ObjectId,
	product: { type: ObjectId, required: true },
	/** 1, 2, 3 … within the product. */
	n: { type: Number, required: true },
	at: { type: Date, required: true },
	by: { type: String, required: true },
	kind: of<StockKind>(String, { required: true }),
	/** Pieces, or grams of what is weighed. */
	change: { type: Number, required: true },
	/** What is left after it; null once it is not counted any more. */
	stockAfter: of<number | null>(Number),
	/** Grams of a step at that time, null for pieces. */
	stepGrams: of<number | null>(Number),
	reason: optional<StockReason>(String),
	note: optional(String),
	order: optional(ObjectId),
});
stockMovementSchema.index({ product: 1, _id: -1 });

// What was thrown away on a day.
stockMovementSchema.index({ at: 1 }, { name: "wasted", partialFilterExpression: { reason: "waste" } });

export type StockMovementDoc = DocOf<typeof stockMovementSchema>;
export const StockMovement = defineModel("StockMovement", stockMovementSchema);

/** A stored picture in one of the widths that pages show. It can be made again from the picture at any time. */
const pictureSizeSchema = documentSchema(
	{
		/** The picture's name and the width in pixels: "0f3a….384". */
		_id: String,
		webp: Buffer,
	},
	{ versionKey: false },
);

export const PictureSize = defineModel("PictureSize", pictureSizeSchema);

/** A product of the catalogue. What a schema does not know, Mongoose drops without a word. */
const productSchema = documentSchema(
	{
		slug: { type: String, required: true },
		name: { type: String, required: true },
		urduName: optional(String),
		/** Other words that people search for it with, parted by commas. */
		spellings: optional(String),
		description: [String],
		/** Missing in products from before there was Urdu; empty where nobody has written it. So are the other two. */
		urduDescription: optional([String], { default: [] }),
		contents: [String],
		urduContents: optional([String], { default: [] }),
		category: of<Category>(String, { enum: CATEGORIES, required: true }),
		unit: { type: String, default: "" },
		urduUnit: optional(String),
		/** Missing in products from before there were scales: by the piece. */
		soldBy: optional<SoldBy>(String, { enum: SOLD_BY }),
		/** Grams of a step, and of one piece; null for what is sold by the piece. */
		stepGrams: optional<number | null>(Number),
		aboutGrams: optional<number | null>(Number),
		/** Rupees, of a kg where it is weighed. */
		price: { type: Number, required: true },
		/** Rupees; what the shopper pays. */
		offerPrice: { type: Number, required: true },
		/** What it costs us, rupees a piece or kg; missing where nobody has said. The owner alone reads it. */
		cost: optional(Number),
		/** The first picture, which stands for the product. */
		imageUrl: { type: String, required: true },
		moreImages: [String],
		/** The seller's switch: whether it is on offer at all. */
		inStock: { type: Boolean, default: true },
		/** Pieces that can be sold, or grams; null or missing where they are not counted. */
		stock: optional<number | null>(Number),
		/** Pieces that undecided payments hold: they are not in the stock any more, and not sold yet. */
		held: optional(Number),
		/** Counts the changes of the stock. */
		stockRevision: optional(Number),
		isDeal: { type: Boolean, default: false },
		/** What customers may ask of a line of it; missing where nothing is offered. */
		wishes: optional([of<Wish>(String)]),
		aisles: optional([ObjectId]),
		/** What the file that it came from calls it: a handle or a SKU. */
		handle: optional(String),
		/** Where its picture was taken from, so that it is not fetched again. */
		imageSource: optional(String),
		/** When its last delivery came, by the shop's clock: the time of the last movement with that reason. */
		cameAt: optional(Date),
		isArchived: { type: Boolean, default: false },
		/** An empty shop was first filled with it: its price is made up. Gone once somebody sets one, be it the same. */
		isExample: optional(Boolean),
		/** Counts the seller's edits, so that none overwrites another unseen. */
		revision: { type: Number, default: 0 },
		ratingCounts: of<RatingCounts>(Schema.Types.Mixed, { default: () => ({ ...NO_RATINGS }) }),
	},
	{ timestamps: true, minimize: false },
);
productSchema.index({ slug: 1 }, { unique: true });
productSchema.index({ isArchived: 1, name: 1, _id: 1 });
productSchema.index({ handle: 1 }, { unique: true, sparse: true });
productSchema.index({ aisles: 1 }, { sparse: true });
// What came on a day.
productSchema.index({ cameAt: 1 }, { sparse: true });

export type ProductDoc = DocOf<typeof productSchema>;
export const Product = defineModel("Product", productSchema);
