import type { CustomerCashRule } from "@/lib/customers/rules";
import type { CreditReason } from "@/lib/money/refund";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";

/** One movement of a customer's credit; rupees, below 0 where it was used. */
const entry = partSchema({
	/** What it is for: within an account each makes one entry. */
	key: String,
	amount: Number,
	reason: of<CreditReason>(String),
	/** Missing while the payment that uses it is undecided. */
	order: optional(ObjectId),
	at: Date,
});

/** What of a customer several orders have in common. Every order of theirs and every payment writes it. */
const accountSchema = documentSchema({
	/** The customer's. */
	_id: ObjectId,
	/** Credit in rupees, never below 0: the sum of the entries. */
	balance: { type: Number, default: 0 },
	entries: [entry],
	/** Raised by every write: whoever decides by the customer's orders is refused where one was made since. */
	revision: { type: Number, default: 0 },
	/** When they left the shop: from then on nothing is ordered. */
	leavingAt: optional(Date),
	/** What the owner has written down of them, and decided of their cash. */
	note: optional(String),
	cashRule: optional<CustomerCashRule>(String),
});

export type AccountDoc = DocOf<typeof accountSchema>;

export type CreditEntryDoc = DocOf<typeof entry>;

export const Account = defineModel("Account", accountSchema);

/** A rider's cash that was counted in the shop; rupees. Never changed. What riders took stands on the orders. */
const schema = documentSchema({
	rider: { type: ObjectId, required: true },
	/** The rider's, as it was then. */
	name: String,
	/** 1, 2, 3 … of this rider: a place is taken once. */
	n: { type: Number, required: true },
	/** Sent again under the same key it is the same handover. */
	key: { type: String, required: true },
	at: { type: Date, required: true },
	/** What the rider held, and what was counted. */
	expected: { type: Number, required: true },
	counted: { type: Number, required: true },
	/** What this rider has handed over until now: the sum of what was expected each time. */
	total: { type: Number, required: true },
	/** Who counted, by name. */
	by: String,
});
schema.index({ rider: 1, n: 1 }, { unique: true });
schema.index({ rider: 1, key: 1 }, { unique: true });
schema.index({ at: 1 });

export type HandoverDoc = DocOf<typeof schema>;
export const Handover = defineModel("Handover", schema);
