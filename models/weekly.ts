import type { IfMissing } from "@/lib/packing/rules";
import type { Wish } from "@/lib/products/rules/wishes";
import type { BasketRhythm } from "@/lib/weekly/rules";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";
import { orderAddressSchema } from "./order-parts";

/** What becomes an order by itself, every week or every second. */
const weeklyBasketSchema = documentSchema({
	user: { type: ObjectId, required: true },
	/** The `Idempotency-Key` that it was made with. */
	key: { type: String, required: true },
	name: String,
	items: [
		partSchema({
			product: ObjectId,
			quantity: Number,
			ifMissing: optional<IfMissing>(String),
			wish: optional<Wish>(String),
			note: optional(String),
		}),
	],
	address: orderAddressSchema,
	/** The area that was chosen for it; without one the first that the address contains. */
	area: optional(String),
	ifMissing: of<IfMissing>(String),
	/** 1 to 7, Monday first. */
	weekday: Number,
	/** `HH:MM` in Jhang. */
	slotFrom: String,
	every: of<BasketRhythm>(Number),
	isPaused: { type: Boolean, default: false },
	/** True where nothing is ordered for `nextDate`. */
	skipNext: { type: Boolean, default: false },
	/** The day (`YYYY-MM-DD`) that is next, and when it becomes that day's order, by the shop's clock. */
	nextDate: String,
	dueAt: Date,
	/** Raised by every change of what it is: an order is only made of what was read last. */
	revision: { type: Number, default: 0 },
	/** The last order that it became. */
	made: optional(partSchema({ date: String, order: ObjectId })),
	/** The last day for which there was no order, and why. */
	missed: optional(partSchema({ date: String, reason: String, leftOut: [String] })),
	createdAt: { type: Date, default: () => new Date() },
});
weeklyBasketSchema.index({ user: 1, key: 1 }, { unique: true });
weeklyBasketSchema.index({ isPaused: 1, dueAt: 1 });

export type WeeklyBasketDoc = DocOf<typeof weeklyBasketSchema>;
export const WeeklyBasket = defineModel("WeeklyBasket", weeklyBasketSchema);
