import { Schema, type Types } from "mongoose";
import type { ActionOutcome, FieldChange, SellerActionKind } from "@/lib/domain/audit-log";
import { defineModel } from "./define";

/** One line of the seller's record: written before the change, settled once, never changed. */
export type SellerActionDoc = {
	_id: Types.ObjectId;
	at: Date;
	/** The name of who did it; the owner's e-mail in entries from before there was a team. */
	by: string;
	/** Their e-mail: two may have one name. */
	email?: string;
	kind: SellerActionKind;
	/** What it was done to, as people call it: a product's name, an order's number. */
	subject: string;
	subjectId?: string;
	changes: FieldChange[];
	outcome: ActionOutcome;
};

const schema = new Schema<SellerActionDoc>({
	at: { type: Date, required: true, immutable: true },
	by: { type: String, required: true, immutable: true },
	email: { type: String, immutable: true },
	kind: { type: String, required: true, immutable: true },
	subject: { type: String, default: "", immutable: true },
	subjectId: { type: String, immutable: true },
	changes: {
		type: [new Schema({ field: String, before: String, after: String }, { _id: false })],
		immutable: true,
	},
	outcome: { type: String, required: true, immutable: true },
});
schema.index({ at: -1, _id: -1 });
schema.index({ kind: 1, at: -1, _id: -1 });

export const SellerAction = defineModel("SellerAction", schema);
