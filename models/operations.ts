import { Schema } from "mongoose";
import type { BackupState } from "@/lib/backups/rules";
import type { Counts, PageKind, Vital } from "@/lib/vitals/rules";
import { defineModel } from "@/models/define";

/**
 * What has been done to the database: one entry a step, one for the indexes. The leases of whoever is at work stand
 * here too, since earlier versions, which may still be running, look here for the migration's.
 */
export type MigrationDoc = {
	_id: string;
	at?: Date;
	/** Of the indexes: which they were. */
	indexes?: string;
	/** Of a lease: who has it, and until when at the latest. */
	by?: string;
	until?: Date;
};

const migrationSchema = new Schema<MigrationDoc>({
	_id: { type: String, required: true },
	at: Date,
	indexes: String,
	by: String,
	until: Date,
});

export const Migration = defineModel("Migration", migrationSchema);

/** What the last round of the nightly backup came to: one document for the whole shop. */
export type BackupRecordDoc = BackupState & { _id: "backups" };

const backupSchema = new Schema<BackupRecordDoc>({
	_id: { type: String, required: true },
	at: Date,
	failedAt: Date,
	error: String,
	since: { type: Date, required: true },
});

export const BackupRecord = defineModel("BackupRecord", backupSchema);

/** How fast one kind of page was on one day (UTC): counts alone. */
export type VitalsDayDoc = {
	/** `2026-11-21 home` */
	_id: string;
	day: Date;
	page: PageKind;
	visits: number;
} & Partial<Record<Vital, Counts>>;

const counts = { type: Map, of: Number };

const vitalsSchema = new Schema<VitalsDayDoc>({
	_id: { type: String, required: true },
	day: { type: Date, required: true },
	page: { type: String, required: true },
	visits: { type: Number, required: true },
	lcp: counts,
	inp: counts,
	cls: counts,
});
// 35 days: what is shown are the last 28.
vitalsSchema.index({ day: 1 }, { expireAfterSeconds: 3_024_000 });

export const VitalsDay = defineModel("VitalsDay", vitalsSchema);

/** What a call that made something has answered under its caller's `Idempotency-Key`, written with what it made. */
export type KeptAnswerDoc = {
	/** Of the call, its caller and the key. */
	_id: string;
	/** The account of the customer whose answer it is: what it says of them goes with that. */
	owner?: string;
	fields: object;
	at: Date;
};

const schema = new Schema<KeptAnswerDoc>(
	{
		_id: { type: String, required: true },
		owner: String,
		fields: { type: Schema.Types.Mixed, required: true },
		at: { type: Date, required: true },
	},
	{ minimize: false },
);
// Longer than anybody sends the same again: 30 days.
schema.index({ at: 1 }, { expireAfterSeconds: 2_592_000 });

schema.index({ owner: 1 }, { sparse: true });

export const KeptAnswer = defineModel("KeptAnswer", schema);
