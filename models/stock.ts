import { Schema, type Types } from "mongoose";
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
