import { Schema, type Types } from "mongoose";
import type { AisleTerms } from "@/lib/aisles/rules";
import { defineModel } from "./define";

/** A shelf of the owner's own; its products name it. */
export type AisleDoc = AisleTerms & {
	_id: Types.ObjectId;
	/** Raised by each product that is put on it, so that none is put on one that goes in the same moment. */
	revision: number;
	createdAt: Date;
	updatedAt: Date;
};

const aisleSchema = new Schema<AisleDoc>(
	{
		name: { type: String, required: true },
		urduName: { type: String, default: "" },
		category: { type: String, default: null },
		order: { type: Number, required: true },
		from: { type: String, default: null },
		until: { type: String, default: null },
		revision: { type: Number, default: 0 },
	},
	{ timestamps: true },
);

export const Aisle = defineModel("Aisle", aisleSchema);

/** How far an import of the catalogue is; it ends by itself a day later. */
export type ProductImportDoc = {
	/** Whose it is, and the key that its sender gave it. */
	_id: string;
	state: "running" | "done" | "cancelled" | "failed";
	/** Lines that are prepared, of all. */
	done: number;
	of: number;
	/** Why it failed. */
	message?: string;
	/** Which of the requests with its key does it. */
	run?: string;
	/** Another key by which it is watched. */
	watch?: string;
	/** What it came to: how many products it changed, and how many are new. */
	outcome?: { changed: number; added: number };
	/** When it was last heard of. */
	at: Date;
};

const productImportSchema = new Schema<ProductImportDoc>({
	_id: String,
	state: { type: String, required: true },
	done: { type: Number, default: 0 },
	of: { type: Number, default: 0 },
	message: String,
	run: String,
	watch: String,
	outcome: new Schema({ changed: Number, added: Number }, { _id: false }),
	at: { type: Date, required: true },
});
productImportSchema.index({ at: 1 }, { expireAfterSeconds: 86_400 });

export const ProductImport = defineModel("ProductImport", productImportSchema);
