import type { Decision, Problem } from "@/lib/reports/rules";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional } from "./fields";

/** What a customer reports of a line of a delivered order. Its pictures are part of it, so that both come in one write. */
const itemReportSchema = documentSchema({
	order: { type: ObjectId, required: true },
	user: { type: ObjectId, required: true },
	product: { type: ObjectId, required: true },
	/** Name, picture and price (rupees) of the line. */
	name: String,
	imageUrl: String,
	unitPrice: Number,
	/** What was paid for the pieces, in rupees. */
	worth: Number,
	problem: of<Problem>(String, { required: true }),
	/** Pieces, or steps of what is weighed. */
	quantity: Number,
	/** Grams of a step; missing where it is sold by the piece. */
	stepGrams: optional(Number),
	/** What these steps were weighed as: the last one may be a begun one. */
	grams: optional(Number),
	note: String,
	/** As the shop keeps them: they go when their customer does. */
	pictures: [documentSchema({ _id: ObjectId, webp: Buffer })],
	at: { type: Date, required: true },
	/** Missing while the shop has not decided; then for good. */
	decision: optional<Decision>(String),
	/** Rupees that should go back. */
	amount: optional(Number),
	message: optional(String),
	decidedAt: optional(Date),
	/** Who of the team, by name. */
	decidedBy: optional(String),
});
itemReportSchema.index({ order: 1, product: 1 }, { unique: true });
itemReportSchema.index({ user: 1, at: -1, _id: -1 });
itemReportSchema.index({ at: -1, _id: -1 });
itemReportSchema.index({ decision: 1 });
itemReportSchema.index({ "pictures._id": 1 }, { sparse: true });

export type ItemReportDoc = DocOf<typeof itemReportSchema>;
export const ItemReport = defineModel("ItemReport", itemReportSchema);
