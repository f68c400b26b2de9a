import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

/** A rider's cash that was counted in the shop; rupees. Never changed. What riders took stands on the orders. */
export type HandoverDoc = {
	_id: Types.ObjectId;
	rider: Types.ObjectId;
	/** The rider's, as it was then. */
	name: string;
	/** 1, 2, 3 … of this rider: a place is taken once. */
	n: number;
	/** Sent again under the same key it is the same handover. */
	key: string;
	at: Date;
	/** What the rider held, and what was counted. */
	expected: number;
	counted: number;
	/** What this rider has handed over until now: the sum of what was expected each time. */
	total: number;
	/** Who counted, by name. */
	by: string;
};

const schema = new Schema<HandoverDoc>({
	rider: { type: Schema.Types.ObjectId, required: true },
	name: String,
	n: { type: Number, required: true },
	key: { type: String, required: true },
	at: { type: Date, required: true },
	expected: { type: Number, required: true },
	counted: { type: Number, required: true },
	total: { type: Number, required: true },
	by: String,
});
schema.index({ rider: 1, n: 1 }, { unique: true });
schema.index({ rider: 1, key: 1 }, { unique: true });
schema.index({ at: 1 });

export const Handover = defineModel("Handover", schema);
