import { Schema } from "mongoose";
import { defineModel } from "./define";

/** A place in a slot, and whose it is: the customer's id and the order's idempotency key, made or to be made. */
export type SlotPlace = {
	key: string;
	at: Date;
	/** Until when it is kept for an order that is still to be made; missing once that stands. */
	heldUntil?: Date;
};

/** A time of a day, by its id, and every place that is taken in it. */
export type DeliverySlotDoc = { _id: string; places: SlotPlace[] };

const schema = new Schema<DeliverySlotDoc>({
	_id: { type: String, required: true },
	places: [new Schema<SlotPlace>({ key: String, at: Date, heldUntil: Date }, { _id: false })],
});
schema.index({ "places.heldUntil": 1 }, { sparse: true });

export const DeliverySlot = defineModel("DeliverySlot", schema);
