import { Schema } from "mongoose";
import { defineModel } from "./define";

/** What a call that made something has answered under its caller's `Idempotency-Key`, written with what it made. */
export type KeptAnswerDoc = {
	/** Of the call, its caller and the key. */
	_id: string;
	fields: object;
	at: Date;
};

const schema = new Schema<KeptAnswerDoc>(
	{
		_id: { type: String, required: true },
		fields: { type: Schema.Types.Mixed, required: true },
		at: { type: Date, required: true },
	},
	{ minimize: false },
);
// Longer than anybody sends the same again: 30 days.
schema.index({ at: 1 }, { expireAfterSeconds: 2_592_000 });

export const KeptAnswer = defineModel("KeptAnswer", schema);
