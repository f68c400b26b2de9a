import { Schema, type Types } from "mongoose";
import type { KnownName, RateLine } from "@/lib/buying/rules/rates";
import { defineModel } from "./define";

/** What came in one morning, under the key that it was sent with: sent again it changes nothing. */
export type PurchaseDoc = {
	_id: Types.ObjectId;
	key: string;
	/** The business day (`YYYY-MM-DD`) that it was bought for. */
	day: string;
	at: Date;
	by: string;
	/** Pieces, or grams of what is weighed; `cost` in rupees a piece or kg. */
	lines: { product: Types.ObjectId; units: number; stepGrams?: number; cost: number }[];
};

const purchaseSchema = new Schema<PurchaseDoc>({
	key: { type: String, required: true },
	day: { type: String, required: true },
	at: { type: Date, required: true },
	by: String,
	lines: [
		new Schema(
			{ product: Schema.Types.ObjectId, units: Number, stepGrams: Number, cost: Number },
			{ _id: false },
		),
	],
});
purchaseSchema.index({ key: 1 }, { unique: true });

export const Purchase = defineModel("Purchase", purchaseSchema);

/** What a product costs from a moment on, rupees a piece or kg. Entries are never changed. */
export type CostDoc = { _id: Types.ObjectId; product: Types.ObjectId; at: Date; cost: number };

const costSchema = new Schema<CostDoc>({
	product: { type: Schema.Types.ObjectId, required: true },
	at: { type: Date, required: true },
	cost: { type: Number, required: true },
});
costSchema.index({ product: 1, at: 1, _id: 1 });

export const Cost = defineModel("Cost", costSchema);

/** The committee's list of a day (`YYYY-MM-DD`). */
export type OfficialRatesDoc = {
	_id: string;
	text: string;
	rates: RateLine[];
	unmatched: string[];
	/** What the owner has said of names that no product has, of this day and of those before. */
	known: KnownName[];
	at: Date;
};

const officialRatesSchema = new Schema<OfficialRatesDoc>({
	_id: String,
	text: String,
	rates: [
		new Schema(
			{ product: String, rate: Number, line: String, per: { type: Schema.Types.Mixed, default: null } },
			{ _id: false },
		),
	],
	unmatched: [String],
	known: [new Schema({ name: String, product: String }, { _id: false })],
	at: Date,
});

export const OfficialRates = defineModel("OfficialRates", officialRatesSchema);

/** What was searched for on a day; it is shown once two people did. */
export type SearchedDoc = {
	/** The day and the term. */
	_id: string;
	day: string;
	term: string;
	times: number;
	/** How many products were found the last time, or whether any. */
	found: number | boolean;
	/** Who did, as salted hashes, until there are two, and for no longer than the day. */
	people?: string[];
	isShared?: boolean;
};

const searchedSchema = new Schema<SearchedDoc>(
	{
		_id: String,
		day: String,
		term: String,
		times: Number,
		found: Schema.Types.Mixed,
		people: { type: [String], default: undefined },
		isShared: Boolean,
	},
	{ versionKey: false },
);
searchedSchema.index({ day: 1, isShared: 1 });

export const Searched = defineModel("Searched", searchedSchema);

/** What searchers are told apart under on one day (`YYYY-MM-DD`). */
export type SearchSaltDoc = { _id: string; salt: string; at: Date };

const searchSaltSchema = new Schema<SearchSaltDoc>({ _id: String, salt: String, at: Date });
searchSaltSchema.index({ at: 1 }, { expireAfterSeconds: 86_400 });

export const SearchSalt = defineModel("SearchSalt", searchSaltSchema);
