import { Schema } from "mongoose";

/** A place in a list, and whose it is: the customer's id and the order's idempotency key, made or to be made. */
export type HeldPlace = {
	key: string;
	at: Date;
	/** Until when it is kept for an order that is still to be made; missing once that stands. */
	heldUntil?: Date;
};

/** What only so many orders may have: each of them is a place in the list. */
export type PlaceListDoc = { _id: string; places: HeldPlace[] };

/** The schema of a collection of such lists. */
export function placeListSchema(): Schema<PlaceListDoc> {
	const schema = new Schema<PlaceListDoc>({
		_id: { type: String, required: true },
		places: [new Schema<HeldPlace>({ key: String, at: Date, heldUntil: Date }, { _id: false })],
	});
	schema.index({ "places.heldUntil": 1 }, { sparse: true });
	return schema;
}
