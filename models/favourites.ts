import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

/** A customer wants one mail when a product can be bought again. It is gone once the mail is in the outbox. */
export type BackInStockWishDoc = {
	_id: Types.ObjectId;
	user: Types.ObjectId;
	product: Types.ObjectId;
	createdAt: Date;
};

const backInStockWishSchema = new Schema<BackInStockWishDoc>({
	user: { type: Schema.Types.ObjectId, required: true },
	product: { type: Schema.Types.ObjectId, required: true },
	createdAt: { type: Date, default: () => new Date() },
});
backInStockWishSchema.index({ user: 1, product: 1 }, { unique: true });
backInStockWishSchema.index({ product: 1 });
// Whoever waits for half a year has found another shop: 180 days.
backInStockWishSchema.index({ createdAt: 1 }, { expireAfterSeconds: 15_552_000 });

export const BackInStockWish = defineModel("BackInStockWish", backInStockWishSchema);

/** The products that a customer has marked with a heart, the latest last. */
export type FavouritesDoc = {
	/** The customer's. */
	_id: Types.ObjectId;
	products: { product: Types.ObjectId; at: Date }[];
};

const schema = new Schema<FavouritesDoc>({
	_id: Schema.Types.ObjectId,
	products: [new Schema({ product: Schema.Types.ObjectId, at: Date }, { _id: false })],
});

export const Favourites = defineModel("Favourites", schema);
