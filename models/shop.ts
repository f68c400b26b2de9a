import { Schema } from "mongoose";
import type { ShopDetails } from "@/lib/domain/shop-details";
import { defineModel } from "./define";

export type SaidDetails = Partial<Omit<ShopDetails, "deliveryFees">> & {
	deliveryFees?: Partial<ShopDetails["deliveryFees"]>;
};

/** What the owner has said of the shop, in the one document there is; what is missing has not been said. */
export type ShopDoc = {
	_id: "shop";
	details: SaidDetails;
	/** Raised by every change, so that of two at once the second decides again. */
	revision: number;
	/** By so many minutes the shop's clock is ahead, for trying things in demo mode. */
	clockOffset?: number;
};

const schema = new Schema<ShopDoc>({
	_id: { type: String, required: true },
	// Checked by its own rules (lib/domain/shop-details-schema.ts) before it is written.
	details: { type: Schema.Types.Mixed, default: {} },
	revision: { type: Number, default: 0 },
	clockOffset: Number,
});

export const Shop = defineModel("Shop", schema);
