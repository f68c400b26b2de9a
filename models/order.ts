import type { Types } from "mongoose";
import type { CashNote, Confirmation, PaymentType } from "@/lib/orders/rules/order";
import { type OrderActor, type OrderStatus, PLACED, type RiderStep } from "@/lib/orders/rules/order-states";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";
import { entrySchema, nameSchema, projectionFields, purchaseFields, takenSchema } from "./order-parts";

/** A step that a rider has sent, by its key: sent again it changes nothing. */
const riderStepSchema = partSchema({
	key: String,
	/** Who sent it; the owner's is no id of the team. */
	by: String,
	step: of<RiderStep>(String),
	/** True where the code was wrong and nothing else happened. */
	isWrongCode: optional(Boolean),
	/** True once it has said where the door is. */
	hasDoor: optional(Boolean),
});

export type RiderStepDoc = DocOf<typeof riderStepSchema>;

const schema = documentSchema(
	{
		...purchaseFields,
		/** Who of the team took it by phone; missing in any other. */
		takenBy: optional(String),
		/** True while its customer is a caller, to whose number no account belongs. */
		isCallers: optional(Boolean),
		promisedAt: Date,
		/** What it was ordered for, in rupees: never more is charged. */
		amount: Number,
		/** All that happened to its money: added to by every write that moves some, never changed otherwise. */
		ledger: [entrySchema],
		...projectionFields,
		/** What it has of what only so many may have; see `lib/orders/server/taken.ts`. */
		taken: [takenSchema],
		/** The note in which its customer pays; missing where nobody has said. */
		cashNote: optional<CashNote>(Number),
		/** The yes that it waits for before it is packed, or has; missing where none was asked for. */
		confirmation: optional(
			partSchema({
				state: of<Confirmation>(String),
				until: Date,
				at: optional(Date),
				by: optional<OrderActor>(String),
			}),
		),
		paymentType: of<PaymentType>(String),
		status: of<OrderStatus>(String, { default: PLACED }),
		/** Every step with its time; who took it, and why, where that is known. */
		statusHistory: [
			partSchema({
				status: of<OrderStatus>(String),
				at: Date,
				by: optional<OrderActor>(String),
				byName: optional(String),
				reason: optional(String),
			}),
		],
		/** Four digits that the customer tells the rider; missing in orders from before there were any. Nobody of the team reads them. */
		handoverCode: optional(String),
		/** Who brings it; missing while it was given to nobody. The name as it was then. */
		rider: optional(nameSchema),
		/** To whom it was given when, the first first; null where it was taken back. */
		assignments: optional([partSchema({ rider: of<Types.ObjectId | null>(ObjectId), at: Date })]),
		/** What riders have sent of it, the oldest first; missing while they have not. */
		riderSteps: optional([riderStepSchema]),
		idempotencyKey: { type: String, required: true },
		payment: optional(ObjectId),
		/** Why a paid order is on hold, in a sentence for the seller. */
		holdReason: optional(String),
		/** Beginnings of these find the order: its number, the names on it, the phone. */
		searchWords: [String],
		/** Raised by every write of it. */
		revision: { type: Number, default: 0 },
		/** The weekly basket that became this order, for which day, what of it could not be bought, and whether it was moved to another time. */
		weekly: optional(
			partSchema({
				...{ basket: ObjectId, date: String, name: String, leftOut: [String] },
				isMoved: optional(Boolean),
			}),
		),
	},
	{ timestamps: true },
);
schema.index({ user: 1, idempotencyKey: 1 }, { unique: true });
schema.index({ user: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
// What is due first, and for which days open orders are promised, from the index alone.
schema.index({ status: 1, promisedAt: 1, _id: 1 });
// What has to be there for a day.
schema.index({ "slot.from": 1 }, { sparse: true });
schema.index({ area: 1, createdAt: -1, _id: -1 });
schema.index({ paymentType: 1, isPaid: 1, createdAt: -1, _id: -1 });
// The cash to collect is summed from the index alone.
schema.index({ toCollect: 1 }, { name: "cash_due", partialFilterExpression: { toCollect: { $gt: 0 } } });
schema.index({ dueSince: 1 }, { sparse: true });
schema.index({ refunds: 1 }, { sparse: true });
schema.index({ refundTimes: 1 }, { sparse: true });
// What came in and went back on a day, and what ended on it.
schema.index({ "ledger.at": 1 }, { sparse: true });
schema.index(
	{ status: 1, endedAt: 1 },
	{ name: "ended", partialFilterExpression: { endedAt: { $exists: true } } },
);
schema.index({ paymentStatus: 1, createdAt: -1, _id: -1 });
schema.index({ searchWords: 1, createdAt: -1, _id: -1 });
schema.index({ updatedAt: 1 });
schema.index({ "address.phoneNumber": 1, createdAt: -1, _id: -1 });
schema.index({ payment: 1 }, { unique: true, sparse: true });
// One basket, one order: whoever comes second is refused by the database, at any instance.
schema.index(
	{ user: 1, cartVersion: 1 },
	{ name: "claimed_carts", unique: true, partialFilterExpression: { claimsCart: true } },
);
// What a rider has collected, and all of them until a moment, is summed from the index alone.
schema.index({ "collected.rider": 1, "collected.amount": 1 }, { sparse: true });
schema.index({ "collected.at": 1, "collected.amount": 1 }, { sparse: true });
schema.index({ "collectedLater.rider": 1 }, { sparse: true });
// What came of a coupon, summed from the index alone.
schema.index(
	{ "terms.coupon.id": 1, status: 1, discounted: 1, charged: 1 },
	{ name: "coupons", partialFilterExpression: { "terms.coupon.id": { $exists: true } } },
);
schema.index({ user: 1, "lines.product": 1 });
schema.index(
	{ "confirmation.until": 1 },
	{ name: "unconfirmed", partialFilterExpression: { "confirmation.state": "asked" } },
);

export type OrderDoc = DocOf<typeof schema>;
export const Order = defineModel("Order", schema);
