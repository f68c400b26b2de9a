import { Schema, type Types } from "mongoose";
import type { CreditReason } from "@/lib/money/refund";
import { defineModel } from "./define";

/** One movement of a customer's credit; rupees, below 0 where it was used. */
export type CreditEntryDoc = {
	/** What it is for: within an account each makes one entry. */
	key: string;
	amount: number;
	reason: CreditReason;
	/** Missing while the order that uses it is still to be made. */
	order?: Types.ObjectId;
	at: Date;
	/** Until when it is kept for an order that is still to be made; missing once that stands. */
	heldUntil?: Date;
	/** True once a second request with the same key relies on it: then only its time ends it. */
	isShared?: boolean;
};

/** A customer's credit. Balance and entries change in one write, so that one is always the sum of the other. */
export type CreditAccountDoc = {
	/** The customer's. */
	_id: Types.ObjectId;
	/** Rupees, never below 0. */
	balance: number;
	entries: CreditEntryDoc[];
};

const entry = new Schema<CreditEntryDoc>(
	{
		key: String,
		amount: Number,
		reason: String,
		order: Schema.Types.ObjectId,
		at: Date,
		heldUntil: Date,
		isShared: Boolean,
	},
	{ _id: false },
);

const schema = new Schema<CreditAccountDoc>({
	_id: Schema.Types.ObjectId,
	balance: { type: Number, required: true },
	entries: [entry],
});
schema.index({ "entries.heldUntil": 1 }, { sparse: true });

export const CreditAccount = defineModel("CreditAccount", schema);
