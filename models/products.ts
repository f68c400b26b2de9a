import { Schema, type Types } from "mongoose";
import { CATEGORIES, type Category } from "@/lib/products/rules/product";
import { NO_RATINGS, type RatingCounts } from "@/lib/reviews/rules";
import type { StockKind, StockReason } from "@/lib/stock/rules";
import { defineModel } from "./define";

/** One change of a product's stock. */
export type StockEntry = {
	/** 1, 2, 3 … within the product. */
	n: number;
	at: Date;
	by: string;
	kind: StockKind;
	/** Pieces. */
	change: number;
	/** Pieces after it; null once they are not counted any more. */
	stockAfter: number | null;
	reason?: StockReason;
	note?: string;
	/** Whose pieces moved: see `holdKey` (lib/server/holds/owner.ts). */
	key?: string;
	/** The order that it follows from. */
	order?: Types.ObjectId;
};

/** A line of the ledger of what came to a product's shelf and left it. Lines are never changed, and never removed. */
export type StockMovementDoc = StockEntry & {
	/** Made of the product and the line's number: a place in the ledger is taken once, and later ones are greater. */
	_id: Types.ObjectId;
	product: Types.ObjectId;
};

const entryFields = {
	n: { type: Number, required: true },
	at: { type: Date, required: true },
	by: { type: String, required: true },
	kind: { type: String, required: true },
	change: { type: Number, required: true },
	stockAfter: Number,
	reason: String,
	note: String,
	key: String,
	order: Schema.Types.ObjectId,
};

export const stockEntrySchema = new Schema<StockEntry>(entryFields, { _id: false });

const stockMovementSchema = new Schema<StockMovementDoc>({
	_id: Schema.Types.ObjectId,
	product: { type: Schema.Types.ObjectId, required: true },
	...entryFields,
});
stockMovementSchema.index({ product: 1, _id: -1 });
stockMovementSchema.index({ key: 1 }, { sparse: true });

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

/** Pieces that were taken from the shelf for an order that is still to be made. */
export type StockHold = {
	/** Whose they are: see `holdKey` (lib/server/holds/owner.ts). */
	key: string;
	quantity: number;
	at: Date;
	/** Until when they are kept. */
	heldUntil: Date;
	/** True for a cash order, which is made at once: the ledger hears of it only when it is known how that went. */
	isBrief: boolean;
	/** The place in the ledger that its line will have, and the pieces that were left then. */
	n: number;
	stockAfter: number;
};

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
	/** Rupees. */
	price: number;
	/** Rupees; what the shopper pays. */
	offerPrice: number;
	/** The first picture, which stands for the product. */
	imageUrl: string;
	/** Further pictures, in their order. */
	moreImages: string[];
	/** The seller's switch: whether it is on offer at all. */
	inStock: boolean;
	/** Pieces that can be sold; null or missing where they are not counted. */
	stock?: number | null;
	/** Pieces that are not in the stock any more, and not sold yet. */
	stockHolds?: StockHold[];
	/** What happened to the stock and is not in the ledger yet, in the same write as it happened. */
	stockNews?: StockEntry[];
	/** Counts the changes of the stock. */
	stockRevision?: number;
	isDeal: boolean;
	isArchived: boolean;
	/** Counts the seller's edits, so that none overwrites another unseen. */
	revision: number;
	ratingCounts: RatingCounts;
	createdAt: Date;
	updatedAt: Date;
};

const stockHoldSchema = new Schema<StockHold>(
	{
		key: String,
		quantity: Number,
		at: Date,
		heldUntil: Date,
		isBrief: Boolean,
		n: Number,
		stockAfter: Number,
	},
	{ _id: false },
);

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
	price: { type: Number, required: true },
	offerPrice: { type: Number, required: true },
	imageUrl: { type: String, required: true },
	moreImages: [String],
	inStock: { type: Boolean, default: true },
	stock: Number,
	stockHolds: { type: [stockHoldSchema], default: undefined },
	stockNews: { type: [stockEntrySchema], default: undefined },
	stockRevision: Number,
	isDeal: { type: Boolean, default: false },
	isArchived: { type: Boolean, default: false },
	revision: { type: Number, default: 0 },
	ratingCounts: { type: Schema.Types.Mixed, default: () => ({ ...NO_RATINGS }) },
} satisfies Record<Exclude<keyof ProductDoc, "_id" | "createdAt" | "updatedAt">, unknown>;

const productSchema = new Schema<ProductDoc>(definition, { timestamps: true, minimize: false });
productSchema.index({ slug: 1 }, { unique: true });
productSchema.index({ isArchived: 1, name: 1, _id: 1 });
productSchema.index({ "stockHolds.heldUntil": 1 }, { sparse: true });
productSchema.index({ "stockNews.n": 1 }, { sparse: true });

export const Product = defineModel("Product", productSchema);

/** What a question to the database asks for of products that can be bought: see `canBeBought` (lib/stock/rules.ts). */
export const CAN_BE_BOUGHT = { inStock: true, isArchived: false, stock: { $ne: 0 } } as const;
