import { Schema, type Types } from "mongoose";
import type { Decision, Problem } from "@/lib/reports/rules";
import { defineModel } from "./define";

/** A picture of what was delivered, as the shop keeps it: it goes when its customer does. */
export type ReportPicture = { _id: Types.ObjectId; webp: Buffer };

/** What a customer reports of a line of a delivered order. Its pictures are part of it, so that both come in one write. */
export type ItemReportDoc = {
	_id: Types.ObjectId;
	order: Types.ObjectId;
	user: Types.ObjectId;
	product: Types.ObjectId;
	/** Name, picture and price (rupees) of the line. */
	name: string;
	imageUrl: string;
	unitPrice: number;
	/** What was paid for the pieces, in rupees. */
	worth: number;
	problem: Problem;
	/** Pieces, or steps of what is weighed. */
	quantity: number;
	/** Grams of a step; missing where it is sold by the piece. */
	stepGrams?: number;
	/** What these steps were weighed as: the last one may be a begun one. */
	grams?: number;
	note: string;
	pictures: ReportPicture[];
	at: Date;
	/** Missing while the shop has not decided; then for good. */
	decision?: Decision;
	/** Rupees that should go back. */
	amount?: number;
	message?: string;
	decidedAt?: Date;
	/** Who of the team, by name. */
	decidedBy?: string;
};

const itemReportSchema = new Schema<ItemReportDoc>({
	order: { type: Schema.Types.ObjectId, required: true },
	user: { type: Schema.Types.ObjectId, required: true },
	product: { type: Schema.Types.ObjectId, required: true },
	name: String,
	imageUrl: String,
	unitPrice: Number,
	worth: Number,
	problem: { type: String, required: true },
	quantity: Number,
	stepGrams: Number,
	grams: Number,
	note: String,
	pictures: [new Schema<ReportPicture>({ _id: Schema.Types.ObjectId, webp: Buffer })],
	at: { type: Date, required: true },
	decision: String,
	amount: Number,
	message: String,
	decidedAt: Date,
	decidedBy: String,
});
itemReportSchema.index({ order: 1, product: 1 }, { unique: true });
itemReportSchema.index({ user: 1, at: -1, _id: -1 });
itemReportSchema.index({ at: -1, _id: -1 });
itemReportSchema.index({ decision: 1 });
itemReportSchema.index({ "pictures._id": 1 }, { sparse: true });

export const ItemReport = defineModel("ItemReport", itemReportSchema);
