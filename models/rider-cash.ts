import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

/** A rider's cash that was counted in the shop; rupees. */
export type HandoverDoc = {
	/** Sent again under the same key it is the same handover. */
	key: string;
	at: Date;
	/** What the rider held, and what was counted. */
	expected: number;
	counted: number;
	/** Who counted, by name. */
	by: string;
};

/**
 * What of a rider's cash the shop has. What they collected stands on the orders; the sum and its handovers change in one
 * write, so that one is always the sum of the other.
 */
export type RiderCashDoc = {
	/** The rider's. */
	_id: Types.ObjectId;
	/** As it was at the last handover. */
	name: string;
	/** Rupees: the sum of what was expected at each handover. */
	handedOver: number;
	handovers: HandoverDoc[];
};

const schema = new Schema<RiderCashDoc>({
	_id: Schema.Types.ObjectId,
	name: String,
	handedOver: { type: Number, required: true },
	handovers: [
		new Schema<HandoverDoc>(
			{ key: String, at: Date, expected: Number, counted: Number, by: String },
			{ _id: false },
		),
	],
});
schema.index({ "handovers.at": 1 });

export const RiderCash = defineModel("RiderCash", schema);
