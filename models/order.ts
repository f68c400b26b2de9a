import { Schema, type Types } from "mongoose";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import type { Entry } from "@/lib/money/rules";
import type { CashNote, Confirmation, OrderAddress, PaymentType } from "@/lib/orders/rules/order";
import { type OrderActor, type OrderStatus, PLACED, type RiderStep } from "@/lib/orders/rules/order-states";
import type { IfMissing } from "@/lib/packing/rules";
import type { Language } from "@/lib/text/language";
import { placeSchema } from "./accounts";
import { defineModel } from "./define";
import {
	collectedSchema,
	dueSchema,
	entrySchema,
	nameSchema,
	type OrderLineDoc,
	type OrderProjections,
	type OrderTerms,
	orderLineSchema,
	type Taken,
	takenSchema,
	termsSchema,
} from "./order-parts";

/** A step that a rider has sent, by its key: sent again it changes nothing. */
export type RiderStepDoc = {
	key: string;
	/** Who sent it; the owner's is no id of the team. */
	by: string;
	step: RiderStep;
	/** True where the code was wrong and nothing else happened. */
	isWrongCode?: boolean;
	/** True once it has said where the door is. */
	hasDoor?: boolean;
};

export type OrderDoc = OrderProjections & {
	_id: Types.ObjectId;
	user: Types.ObjectId;
	/** The e-mail is empty where the customer has none. */
	customer: { name: string; email: string };
	/** In which it was made, and in which its customer is told of it; missing means English. */
	language?: Language;
	/** Who of the team took it by phone; missing in any other. */
	takenBy?: string;
	/** True while its customer is a caller, to whose number no account belongs. */
	isCallers?: boolean;
	lines: OrderLineDoc[];
	address: OrderAddress;
	area: string;
	deliveryTime: DeliveryTime;
	/** The time of the day that the customer picked, where one was. */
	slot?: { id: string; from: Date; to: Date };
	promisedAt: Date;
	terms: OrderTerms;
	/** What it was ordered for, in rupees: never more is charged. */
	amount: number;
	/** All that happened to its money: added to by every write that moves some, never changed otherwise. */
	ledger: Entry[];
	/** What it has of what only so many may have; see `lib/orders/server/taken.ts`. */
	taken: Taken[];
	/** What is done where something is missing; missing where nobody has chosen. */
	ifMissing?: IfMissing;
	/** The note in which its customer pays; missing where nobody has said. */
	cashNote?: CashNote;
	/** The yes that it waits for before it is packed, or has; missing where none was asked for. */
	confirmation?: { state: Confirmation; until: Date; at?: Date; by?: OrderActor };
	paymentType: PaymentType;
	status: OrderStatus;
	/** Every step with its time; who took it, and why, where that is known. */
	statusHistory: { status: OrderStatus; at: Date; by?: OrderActor; byName?: string; reason?: string }[];
	/** Four digits that the customer tells the rider; missing in orders from before there were any. Nobody of the team reads them. */
	handoverCode?: string;
	/** Who brings it; missing while it was given to nobody. The name as it was then. */
	rider?: { _id: Types.ObjectId; name: string };
	/** To whom it was given when, the first first; null where it was taken back. */
	assignments?: { rider: Types.ObjectId | null; at: Date }[];
	/** What riders have sent of it, the oldest first; missing while they have not. */
	riderSteps?: RiderStepDoc[];
	idempotencyKey: string;
	payment?: Types.ObjectId;
	/** Why a paid order is on hold, in a sentence for the seller. */
	holdReason?: string;
	/** The customer's cart as it was when the order was made; a cart changed since then is not emptied. */
	cartVersion: number;
	/** True where the shopper said which cart this is: that version of it becomes no other order. */
	claimsCart?: boolean;
	/** Beginnings of these find the order: its number, the names on it, the phone. */
	searchWords: string[];
	/** Raised by every write of it. */
	revision: number;
	/** The weekly basket that became this order, for which day, and what of it could not be bought. */
	weekly?: { basket: Types.ObjectId; date: string; name: string; leftOut: string[] };
	createdAt: Date;
	updatedAt: Date;
};

export const orderAddressSchema = new Schema<OrderAddress>(
	{
		firstName: String,
		lastName: String,
		streetAddress: String,
		phoneNumber: String,
		city: String,
		state: String,
		zipCode: String,
		...placeSchema,
		deliveryInstructions: String,
	},
	{ _id: false },
);

const riderStepSchema = new Schema<RiderStepDoc>(
	{ key: String, by: String, step: String, isWrongCode: Boolean, hasDoor: Boolean },
	{ _id: false },
);

export const slotSchema = new Schema({ id: String, from: Date, to: Date }, { _id: false });

const schema = new Schema<OrderDoc>(
	{
		user: { type: Schema.Types.ObjectId, required: true },
		customer: { name: String, email: String },
		language: String,
		takenBy: String,
		isCallers: Boolean,
		lines: [orderLineSchema],
		address: orderAddressSchema,
		area: String,
		deliveryTime: String,
		slot: { type: slotSchema, default: undefined },
		promisedAt: Date,
		terms: termsSchema,
		amount: Number,
		ledger: [entrySchema],
		due: [dueSchema],
		refunds: { type: [Schema.Types.ObjectId], default: undefined },
		refundTimes: { type: [Date], default: undefined },
		dueSince: Date,
		toCollect: Number,
		charged: Number,
		discounted: Number,
		endedAt: Date,
		taken: [takenSchema],
		ifMissing: String,
		cashNote: Number,
		confirmation: {
			type: new Schema({ state: String, until: Date, at: Date, by: String }, { _id: false }),
			default: undefined,
		},
		paymentType: String,
		isPaid: { type: Boolean, default: false },
		paymentStatus: { type: String, default: "pending" },
		status: { type: String, default: PLACED },
		statusHistory: [
			new Schema({ status: String, at: Date, by: String, byName: String, reason: String }, { _id: false }),
		],
		handoverCode: String,
		rider: { type: nameSchema, default: undefined },
		assignments: {
			type: [new Schema({ rider: Schema.Types.ObjectId, at: Date }, { _id: false })],
			default: undefined,
		},
		riderSteps: { type: [riderStepSchema], default: undefined },
		collected: { type: collectedSchema, default: undefined },
		collectedLater: { type: [collectedSchema], default: undefined },
		idempotencyKey: { type: String, required: true },
		payment: Schema.Types.ObjectId,
		holdReason: String,
		cartVersion: { type: Number, default: 0 },
		claimsCart: Boolean,
		searchWords: [String],
		revision: { type: Number, default: 0 },
		weekly: {
			type: new Schema(
				{ basket: Schema.Types.ObjectId, date: String, name: String, leftOut: [String] },
				{ _id: false },
			),
			default: undefined,
		},
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
schema.index({ "lines.product": 1, createdAt: -1, _id: -1 });
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

export const Order = defineModel("Order", schema);
