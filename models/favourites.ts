import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

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
