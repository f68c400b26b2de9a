import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, partSchema } from "./fields";

/** A customer wants one mail when a product can be bought again. It is gone once the mail is in the outbox. */
const backInStockWishSchema = documentSchema({
	user: { type: ObjectId, required: true },
	product: { type: ObjectId, required: true },
	createdAt: { type: Date, default: () => new Date() },
});
backInStockWishSchema.index({ user: 1, product: 1 }, { unique: true });
backInStockWishSchema.index({ product: 1 });
// Whoever waits for half a year has found another shop: 180 days.
backInStockWishSchema.index({ createdAt: 1 }, { expireAfterSeconds: 15_552_000 });

export type BackInStockWishDoc = DocOf<typeof backInStockWishSchema>;
export const BackInStockWish = defineModel("BackInStockWish", backInStockWishSchema);

/** The products that a customer has marked with a heart, the latest last. */
const schema = documentSchema({
	/** The customer's. */
	_id: ObjectId,
	products: [partSchema({ product: ObjectId, at: Date })],
});

export type FavouritesDoc = DocOf<typeof schema>;
export const Favourites = defineModel("Favourites", schema);
