import { Schema } from "mongoose";
import { defineModel } from "./define";

/**
 * What has been done to the database: one entry a step, one for the indexes. The leases of whoever is at work stand
 * here too, since earlier versions, which may still be running, look here for the migration's.
 */
export type MigrationDoc = {
	_id: string;
	/** When it was done. */
	at?: Date;
	/** Of the indexes: which they were. */
	indexes?: string;
	/** Of a lease: who has it, and until when at the latest. */
	by?: string;
	until?: Date;
};

const schema = new Schema<MigrationDoc>({
	_id: { type: String, required: true },
	at: Date,
	indexes: String,
	by: String,
	until: Date,
});

export const Migration = defineModel("Migration", schema);
