import { Schema, type Types } from "mongoose";
import type { CustomerCashRule } from "@/lib/customers/rules";
import type { CreditReason } from "@/lib/money/refund";
import { defineModel } from "@/models/define";

/** One movement of a customer's credit; rupees, below 0 where it was used. */
export type CreditEntryDoc = {
	/** What it is for: within an account each makes one entry. */
	key: string;
	amount: number;
	reason: CreditReason;
	/** Missing while the payment that uses it is undecided. */
	order?: Types.ObjectId;
	at: Date;
};

/** What of a customer several orders have in common. Every order of theirs and every payment writes it. */
export type AccountDoc = {
	/** The customer's. */
	_id: Types.ObjectId;
	/** Credit in rupees, never below 0: the sum of the entries. */
	balance: number;
	entries: CreditEntryDoc[];
	/** Raised by every write: whoever decides by the customer's orders is refused where one was made since. */
	revision: number;
	/** When they left the shop: from then on nothing is ordered. */
	leavingAt?: Date;
	/** What the owner has written down of them, and decided of their cash. */
	note?: string;
	cashRule?: CustomerCashRule;
};

const entry = new Schema<CreditEntryDoc>(
	{ key: String, amount: Number, reason: String, order: Schema.Types.ObjectId, at: Date },
	{ _id: false },
);

export const Account = defineModel(
	"Account",
	new Schema<AccountDoc>({
		_id: Schema.Types.ObjectId,
		balance: { type: Number, default: 0 },
		entries: [entry],
		revision: { type: Number, default: 0 },
		leavingAt: Date,
		note: String,
		cashRule: String,
	}),
);

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
