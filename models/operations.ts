import { Schema } from "mongoose";
import { defineModel } from "./define";
import { type DocOf, documentSchema, of, optional } from "./fields";

/** Which indexes have been built, and the leases of whoever is at work. */
const migrationSchema = documentSchema({
	_id: { type: String, required: true },
	at: optional(Date),
	/** Of the entry `indexes`: which they were. */
	indexes: optional(String),
	/** Of a lease: who has it, and until when at the latest. */
	by: optional(String),
	until: optional(Date),
});

export type MigrationDoc = DocOf<typeof migrationSchema>;
export const Migration = defineModel("Migration", migrationSchema);

/** What the last round of the nightly backup came to: one document for the whole shop. */
const backupSchema = documentSchema({
	_id: of<"backups">(String, { required: true }),
	at: optional(Date),
	failedAt: optional(Date),
	error: optional(String),
	since: { type: Date, required: true },
});

export const BackupRecord = defineModel("BackupRecord", backupSchema);

/** What a call that made something has answered under its caller's `Idempotency-Key`, written with what it made. */
const schema = documentSchema(
	{
		/** Of the call, its caller and the key. */
		_id: { type: String, required: true },
		/** The account of the customer whose answer it is: what it says of them goes with that. */
		owner: optional(String),
		fields: of<object>(Schema.Types.Mixed, { required: true }),
		at: { type: Date, required: true },
	},
	{ minimize: false },
);
// Longer than anybody sends the same again: 30 days.
schema.index({ at: 1 }, { expireAfterSeconds: 2_592_000 });

schema.index({ owner: 1 }, { sparse: true });
// A refund's says whose order it was, and an order's by phone who ordered.
schema.index({ "fields.refund.order": 1 }, { sparse: true });
schema.index({ "fields.order._id": 1 }, { sparse: true });

export type KeptAnswerDoc = DocOf<typeof schema>;
export const KeptAnswer = defineModel("KeptAnswer", schema);
