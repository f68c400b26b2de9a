import { Schema } from "mongoose";
import type { BackupState } from "@/lib/backups/rules";
import { defineModel } from "./define";

/** What the last round of the nightly backup came to: one document for the whole shop. */
export type BackupRecordDoc = BackupState & { _id: "backups" };

const schema = new Schema<BackupRecordDoc>({
	_id: { type: String, required: true },
	at: Date,
	failedAt: Date,
	error: String,
	since: { type: Date, required: true },
});

export const BackupRecord = defineModel("BackupRecord", schema);
