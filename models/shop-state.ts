import { Schema } from "mongoose";
import { defineModel } from "./define";

/** One entry for each change that made cached pages stale. */
export type Change = { tags: string[] };

/** A change that somebody is making just now; its pages cannot be trusted until it is closed. */
export type OpenChange = Change & { id: string };

/** The one small document that every instance watches to keep its cached pages fresh. */
export type FreshnessDoc = { _id: "freshness"; version: number; recent: Change[]; open: OpenChange[] };

const freshness = new Schema<FreshnessDoc>({
	_id: { type: String, required: true },
	version: { type: Number, default: 0 },
	recent: [new Schema({ tags: [String] }, { _id: false })],
	open: [new Schema({ id: String, tags: [String] }, { _id: false })],
});

export const Freshness = defineModel("Freshness", freshness);

/** One entry for each thing that someone may be waiting to hear of. */
export type Signal = { topic: string; by: string };

/** The other small document: while anyone listens, every instance watches it for what the others have signalled. */
export type SignalsDoc = { _id: "signals"; version: number; recent: Signal[] };

const signals = new Schema<SignalsDoc>({
	_id: { type: String, required: true },
	version: { type: Number, default: 0 },
	recent: [new Schema({ topic: String, by: String }, { _id: false })],
});

export const Signals = defineModel("Signals", signals);

/** What the settings cannot say of the owner: raised to end every session of theirs at once. */
export type SellerStateDoc = { _id: "seller"; sessionVersion: number };

const sellerState = new Schema<SellerStateDoc>({
	_id: { type: String, required: true },
	sessionVersion: { type: Number, default: 0 },
});

export const SellerState = defineModel("SellerState", sellerState);
