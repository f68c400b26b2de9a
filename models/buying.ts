import { Schema } from "mongoose";
import type { Portion } from "@/lib/buying/rules/rates";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";

/** What came in one morning, under the key that it was sent with: sent again it changes nothing. */
const purchaseSchema = documentSchema({
	key: { type: String, required: true },
	/** The business day (`YYYY-MM-DD`) that it was bought for. */
	day: { type: String, required: true },
	at: { type: Date, required: true },
	by: String,
	/** Pieces, or grams of what is weighed; `cost` in rupees a piece or kg. */
	lines: [partSchema({ product: ObjectId, units: Number, stepGrams: optional(Number), cost: Number })],
});
purchaseSchema.index({ key: 1 }, { unique: true });

export type PurchaseDoc = DocOf<typeof purchaseSchema>;
export const Purchase = defineModel("Purchase", purchaseSchema);

/** What a product costs from a moment on, rupees a piece or kg. Entries are never changed. */
const costSchema = documentSchema({
	product: { type: ObjectId, required: true },
	at: { type: Date, required: true },
	cost: { type: Number, required: true },
});
costSchema.index({ product: 1, at: 1, _id: 1 });

export type CostDoc = DocOf<typeof costSchema>;
export const Cost = defineModel("Cost", costSchema);

/** The committee's list of a day (`YYYY-MM-DD`). */
const officialRatesSchema = documentSchema({
	_id: String,
	text: String,
	rates: [
		partSchema({
			product: String,
			rate: Number,
			line: String,
			per: of<Portion | null>(Schema.Types.Mixed, { default: null }),
		}),
	],
	unmatched: [String],
	/** What the owner has said of names that no product has, of this day and of those before. */
	known: [partSchema({ name: String, product: of<string | null>(String) })],
	at: Date,
});

export type OfficialRatesDoc = DocOf<typeof officialRatesSchema>;
export const OfficialRates = defineModel("OfficialRates", officialRatesSchema);

/** What was searched for on a day; it is shown once two people did. */
const searchedSchema = documentSchema(
	{
		/** The day and the term. */
		_id: String,
		day: String,
		term: String,
		times: Number,
		/** How many products were found the last time, or whether any. */
		found: of<number | boolean>(Schema.Types.Mixed),
		/** Who did, as salted hashes, until there are two, and for no longer than the day. */
		people: optional([String]),
		isShared: optional(Boolean),
	},
	{ versionKey: false },
);
searchedSchema.index({ day: 1, isShared: 1 });

export type SearchedDoc = DocOf<typeof searchedSchema>;
export const Searched = defineModel("Searched", searchedSchema);

/** What searchers are told apart under on one day (`YYYY-MM-DD`). */
const searchSaltSchema = documentSchema({ _id: String, salt: String, at: Date });
searchSaltSchema.index({ at: 1 }, { expireAfterSeconds: 86_400 });

export type SearchSaltDoc = DocOf<typeof searchSaltSchema>;
export const SearchSalt = defineModel("SearchSalt", searchSaltSchema);
