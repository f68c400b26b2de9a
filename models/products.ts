import { Schema, type Types } from "mongoose";
import { CATEGORIES, type Category } from "@/lib/products/rules/product";
import type { Wish } from "@/lib/products/rules/wishes";
import { NO_RATINGS, type RatingCounts } from "@/lib/reviews/rules";
import type { StockKind, StockReason } from "@/lib/stock/rules";
import { SOLD_BY, type SoldBy } from "@/lib/text/sold-by";
import { defineModel } from "./define";

/** A line of the ledger of what came to a product's shelf and left it. Lines are never changed, and never removed. */
export type StockMovementDoc = {
	/** Made of the product and the line's number, so that later ones are greater. */
	_id: Types.ObjectId;
	product: Types.ObjectId;
	/** 1, 2, 3 … within the product. */
	n: number;
	at: Date;
	by: string;
	kind: StockKind;
	/** Pieces, or grams of what is weighed. */
	change: number;
	/** What is left after it; null once it is not counted any more. */
	stockAfter: number | null;
	/** Of what was thrown away, its grams a step at that time, null for pieces; missing in older lines. */
	stepGrams?: number | null;
	reason?: StockReason;
	note?: string;
	order?: Types.ObjectId;
};

const stockMovementSchema = new Schema<StockMovementDoc>({
	_id: Schema.Types.ObjectId,
	product: { type: Schema.Types.ObjectId, required: true },
	n: { type: Number, required: true },
	at: { type: Date, required: true },
	by: { type: String, required: true },
	kind: { type: String, required: true },
	change: { type: Number, required: true },
	stockAfter: Number,
	stepGrams: Number,
	reason: String,
	note: String,
	order: Schema.Types.ObjectId,
});
stockMovementSchema.index({ product: 1, _id: -1 });

// What was thrown away on a day.
stockMovementSchema.index({ at: 1 }, { name: "wasted", partialFilterExpression: { reason: "waste" } });

export const StockMovement = defineModel("StockMovement", stockMovementSchema);

/** A stored picture in one of the widths that pages show. It can be made again from the picture at any time. */
export type PictureSizeDoc = {
	/** The picture's name and the width in pixels: "0f3a….384". */
	_id: string;
	webp: Buffer;
};

const pictureSizeSchema = new Schema<PictureSizeDoc>({ _id: String, webp: Buffer }, { versionKey: false });

export const PictureSize = defineModel("PictureSize", pictureSizeSchema);

export type ProductDoc = {
	_id: Types.ObjectId;
	slug: string;
	name: string;
	urduName?: string;
	/** Other words that people search for it with, parted by commas. */
	spellings?: string;
	description: string[];
	/** Missing in products from before there was Urdu; empty where nobody has written it. So are the other two. */
	urduDescription?: string[];
	contents: string[];
	urduContents?: string[];
	category: Category;
	unit: string;
	urduUnit?: string;
	/** Missing in products from before there were scales: by the piece. */
	soldBy?: SoldBy;
	/** Grams of a step, and of one piece; null for what is sold by the piece. */
	stepGrams?: number | null;
	aboutGrams?: number | null;
	/** Rupees, of a kg where it is weighed. */
	price: number;
	/** Rupees; what the shopper pays. */
	offerPrice: number;
	/** What it costs us, rupees a piece or kg; missing where nobody has said. The owner alone reads it. */
	cost?: number;
	/** The first picture, which stands for the product. */
	imageUrl: string;
	moreImages: string[];
	/** The seller's switch: whether it is on offer at all. */
	inStock: boolean;
	/** Pieces that can be sold, or grams; null or missing where they are not counted. */
	stock?: number | null;
	/** Pieces that undecided payments hold: they are not in the stock any more, and not sold yet. */
	held?: number;
	/** Counts the changes of the stock. */
	stockRevision?: number;
	isDeal: boolean;
	/** What customers may ask of a line of it; missing where nothing is offered. */
	wishes?: Wish[];
	aisles?: Types.ObjectId[];
	/** What the file that it came from calls it: a handle or a SKU. */
	handle?: string;
	/** Where its picture was taken from, so that it is not fetched again. */
	imageSource?: string;
	/** When its last delivery came, by the shop's clock: the time of the last movement with that reason. */
	cameAt?: Date;
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
	urduDescription: [String],
	contents: [String],
	urduContents: [String],
	category: { type: String, enum: CATEGORIES, required: true },
	unit: { type: String, default: "" },
	urduUnit: String,
	soldBy: { type: String, enum: SOLD_BY },
	stepGrams: Number,
	aboutGrams: Number,
	price: { type: Number, required: true },
	offerPrice: { type: Number, required: true },
	cost: Number,
	imageUrl: { type: String, required: true },
	moreImages: [String],
	inStock: { type: Boolean, default: true },
	stock: Number,
	held: Number,
	stockRevision: Number,
	isDeal: { type: Boolean, default: false },
	wishes: { type: [String], default: undefined },
	aisles: { type: [Schema.Types.ObjectId], default: undefined },
	handle: String,
	imageSource: String,
	cameAt: Date,
	isArchived: { type: Boolean, default: false },
	revision: { type: Number, default: 0 },
	ratingCounts: { type: Schema.Types.Mixed, default: () => ({ ...NO_RATINGS }) },
} satisfies Record<Exclude<keyof ProductDoc, "_id" | "createdAt" | "updatedAt">, unknown>;

const productSchema = new Schema<ProductDoc>(definition, { timestamps: true, minimize: false });
productSchema.index({ slug: 1 }, { unique: true });
productSchema.index({ isArchived: 1, name: 1, _id: 1 });
productSchema.index({ handle: 1 }, { unique: true, sparse: true });
productSchema.index({ aisles: 1 }, { sparse: true });
// What came on a day.
productSchema.index({ cameAt: 1 }, { sparse: true });

export const Product = defineModel("Product", productSchema);
