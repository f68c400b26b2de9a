import { Schema } from "mongoose";
import { defineModel } from "./define";

/** What only so many orders may have: the places of a delivery time, the uses of a coupon. */
export type PoolDoc = {
	/** Such as `slot:2026-11-25T10:00` or `coupon:<id>`; see `lib/orders/server/taken.ts`. */
	_id: string;
	taken: number;
};

export const Pool = defineModel(
	"Pool",
	new Schema<PoolDoc>({ _id: { type: String, required: true }, taken: { type: Number, default: 0 } }),
);

/** What an order or an undecided payment has of a pool, or of a product's shelf (`stock:<id>`). */
export type Taken = { pool: string; n: number };

export const takenSchema = new Schema<Taken>({ pool: String, n: Number }, { _id: false });
