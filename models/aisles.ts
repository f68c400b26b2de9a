import type { Category } from "@/lib/products/rules/product";
import { defineModel } from "./define";
import { type DocOf, documentSchema, of, optional, partSchema } from "./fields";

/** A shelf of the owner's own; its products name it. */
const aisleSchema = documentSchema(
	{
		name: { type: String, required: true },
		urduName: { type: String, default: "" },
		category: of<Category | null>(String, { default: null }),
		order: { type: Number, required: true },
		from: of<string | null>(String, { default: null }),
		until: of<string | null>(String, { default: null }),
		/** Raised by each change, and each product that is put on it, so that none overwrites another unseen. */
		revision: { type: Number, default: 0 },
	},
	{ timestamps: true },
);

export type AisleDoc = DocOf<typeof aisleSchema>;
export const Aisle = defineModel("Aisle", aisleSchema);

/** How far an import of the catalogue is; it ends by itself a day later. */
const productImportSchema = documentSchema({
	/** Whose it is, and the key that its sender gave it. */
	_id: String,
	state: of<"running" | "done" | "cancelled" | "failed">(String, { required: true }),
	/** Lines that are prepared, of all. */
	done: { type: Number, default: 0 },
	of: { type: Number, default: 0 },
	/** Why it failed. */
	message: optional(String),
	/** Which of the requests with its key does it. */
	run: optional(String),
	/** Another key by which it is watched. */
	watch: optional(String),
	/** What it came to: how many products it changed, and how many are new. */
	outcome: optional(partSchema({ changed: Number, added: Number })),
	/** When it was last heard of. */
	at: { type: Date, required: true },
});
productImportSchema.index({ at: 1 }, { expireAfterSeconds: 86_400 });
productImportSchema.index({ watch: 1 });

export type ProductImportDoc = DocOf<typeof productImportSchema>;
export const ProductImport = defineModel("ProductImport", productImportSchema);
