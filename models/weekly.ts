import { Schema, type Types } from "mongoose";
import type { AddressInput } from "@/lib/accounts/schema";
import type { IfMissing } from "@/lib/packing/rules";
import type { Wish } from "@/lib/products/rules/wishes";
import type { BasketRhythm } from "@/lib/weekly/rules";
import { defineModel } from "./define";
import { orderAddressSchema } from "./order";

/** What becomes an order by itself, every week or every second. */
export type WeeklyBasketDoc = {
	_id: Types.ObjectId;
	user: Types.ObjectId;
	/** The `Idempotency-Key` that it was made with. */
	key: string;
	name: string;
	items: { product: Types.ObjectId; quantity: number; ifMissing?: IfMissing; wish?: Wish; note?: string }[];
	address: AddressInput;
	/** The area that was chosen for it; without one the first that the address contains. */
	area?: string;
	ifMissing: IfMissing;
	/** 1 to 7, Monday first. */
	weekday: number;
	/** `HH:MM` in Jhang. */
	slotFrom: string;
	every: BasketRhythm;
	isPaused: boolean;
	/** True where nothing is ordered for `nextDate`. */
	skipNext: boolean;
	/** The day (`YYYY-MM-DD`) that is next, and when it becomes that day's order, by the shop's clock. */
	nextDate: string;
	dueAt: Date;
	/** Raised by every change of what it is: an order is only made of what was read last. */
	revision: number;
	/** The last order that it became. */
	made?: { date: string; order: Types.ObjectId };
	/** The last day for which there was no order, and why. */
	missed?: { date: string; reason: string; leftOut: string[] };
	createdAt: Date;
};

const weeklyBasketSchema = new Schema<WeeklyBasketDoc>({
	user: { type: Schema.Types.ObjectId, required: true },
	key: { type: String, required: true },
	name: String,
	items: [
		new Schema(
			{ product: Schema.Types.ObjectId, quantity: Number, ifMissing: String, wish: String, note: String },
			{ _id: false },
		),
	],
	address: orderAddressSchema,
	area: String,
	ifMissing: String,
	weekday: Number,
	slotFrom: String,
	every: Number,
	isPaused: { type: Boolean, default: false },
	skipNext: { type: Boolean, default: false },
	nextDate: String,
	dueAt: Date,
	revision: { type: Number, default: 0 },
	made: {
		type: new Schema({ date: String, order: Schema.Types.ObjectId }, { _id: false }),
		default: undefined,
	},
	missed: {
		type: new Schema({ date: String, reason: String, leftOut: [String] }, { _id: false }),
		default: undefined,
	},
	createdAt: { type: Date, default: () => new Date() },
});
weeklyBasketSchema.index({ user: 1, key: 1 }, { unique: true });
weeklyBasketSchema.index({ isPaused: 1, dueAt: 1 });

export const WeeklyBasket = defineModel("WeeklyBasket", weeklyBasketSchema);
