import { Schema, type Types } from "mongoose";
import type { OrderActor } from "@/lib/domain/order-states";
import type { RefundMethod, RefundReason } from "@/lib/domain/refund";
import { defineModel } from "./define";

/** One line of the ledger of what goes back for an order. Amounts and causes are never changed, lines never removed. */
export type RefundDoc = {
	/** Made of the order and the line's number: a place in the ledger is taken once. */
	_id: Types.ObjectId;
	order: Types.ObjectId;
	/** 1, 2, 3 … within the order. */
	number: number;
	/** What it is for: within an order each cause makes one refund. */
	cause: string;
	/** Rupees. */
	amount: number;
	reason: RefundReason;
	note?: string;
	/** Withdrawn: the order went out after all, before the money had gone back. */
	state: "due" | "settled" | "withdrawn";
	/** True for what an order that does not go out leaves to pay back; it is withdrawn when the order goes out. */
	isForWholeOrder: boolean;
	/** The order's revision that this line was last held against. */
	orderRevision: number;
	at: Date;
	by: OrderActor | "shop";
	/** While it is due only where it is settled by itself, as credit. */
	method?: RefundMethod;
	reference?: string;
	settledAt?: Date;
	/** Who of the team, by name. */
	settledBy?: string;
	/** True until the order shows it and the customer's mail is queued; the sweep finds these. */
	hasOpenConsequences: boolean;
};

const schema = new Schema<RefundDoc>({
	_id: Schema.Types.ObjectId,
	order: { type: Schema.Types.ObjectId, required: true },
	number: { type: Number, required: true },
	cause: { type: String, required: true },
	amount: { type: Number, required: true },
	reason: { type: String, required: true },
	note: String,
	state: { type: String, default: "due" },
	isForWholeOrder: { type: Boolean, default: false },
	orderRevision: { type: Number, default: 0 },
	at: { type: Date, required: true },
	by: { type: String, required: true },
	method: String,
	reference: String,
	settledAt: Date,
	settledBy: String,
	hasOpenConsequences: { type: Boolean, default: true },
});
schema.index({ order: 1, number: 1 });
schema.index({ state: 1, at: -1, _id: -1 });
schema.index(
	{ at: 1 },
	{ name: "open_consequences", partialFilterExpression: { hasOpenConsequences: true } },
);

export const Refund = defineModel("Refund", schema);
