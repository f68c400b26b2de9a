import { Schema } from "mongoose";
import type { CouponKind } from "@/lib/cart/rules/totals";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import type { RefundReason } from "@/lib/money/refund";
import type { Entry, Party } from "@/lib/money/rules";
import type { PaymentStatus } from "@/lib/orders/rules/order";
import type { IfMissing } from "@/lib/packing/rules";
import type { Category } from "@/lib/products/rules/product";
import type { Wish } from "@/lib/products/rules/wishes";
import type { Language } from "@/lib/text/language";
import { addressFields } from "./accounts";
import { defineModel } from "./define";
import { type DocOf, documentSchema, type FieldsOf, ObjectId, of, optional, partSchema } from "./fields";

/** The part of an order that its money follows from, and what follows from it. */

/** A coupon as an order was made with it; `firstOrderOnly` where it is for a first order. */
const orderCouponSchema = partSchema({
	id: ObjectId,
	code: String,
	kind: of<CouponKind>(String),
	value: Number,
	firstOrderOnly: optional<true>(Boolean),
});

export type OrderCoupon = DocOf<typeof orderCouponSchema>;

/** What an order was made with, and never changes. */
const termsSchema = partSchema({
	taxPercent: Number,
	deliveryFee: Number,
	coupon: optional(orderCouponSchema),
});

/** A member of the team, by the name of that time. */
export const nameSchema = partSchema({ _id: ObjectId, name: String });

export const entrySchema = new Schema<Entry>(
	{
		n: Number,
		at: Date,
		by: String,
		byName: String,
		kind: String,
		amount: Number,
		via: String,
		rider: { type: nameSchema, default: undefined },
		payment: ObjectId,
		refund: ObjectId,
		since: Date,
		owedBy: String,
		cause: String,
		reason: String,
		note: String,
		reference: String,
		of: Number,
	},
	{ _id: false },
);

/** Money that has to go back for an order; rupees. */
const dueSchema = documentSchema({
	_id: ObjectId,
	cause: String,
	reason: of<RefundReason>(String),
	amount: Number,
	at: Date,
	by: of<Party>(String),
	note: optional(String),
});

export type DueDoc = DocOf<typeof dueSchema>;

/** Cash that a rider took at the door; rupees. */
const collectedSchema = partSchema({ rider: ObjectId, name: String, amount: Number, at: Date });

/** What follows from an order's ledger, lines and status: stored for indexes and sums alone, in rupees. */
export const projectionFields = {
	due: [dueSchema],
	/** Every refund that ever was due for it. */
	refunds: optional([ObjectId]),
	/** When those became due that are due or went back; missing where there are none. */
	refundTimes: optional([Date]),
	/** Since when the oldest is due; missing where nothing is. */
	dueSince: optional(Date),
	toCollect: Number,
	isPaid: { type: Boolean, default: false },
	paymentStatus: of<PaymentStatus>(String, { default: "pending" }),
	/** What it comes to, as it was packed once it is, and what its coupon took off that. */
	charged: Number,
	discounted: Number,
	/** The cash that the first rider took at the door, and what others took after them: it is rarely brought twice. */
	collected: optional(collectedSchema),
	collectedLater: optional([collectedSchema]),
	/** When it ended; missing while it has not. */
	endedAt: optional(Date),
};

export type OrderProjections = FieldsOf<typeof projectionFields>;

/** What was packed instead of a line's missing pieces; `unitPrice` in rupees, as it was then. */
const replacementSchema = partSchema({
	product: { type: ObjectId, required: true },
	name: String,
	urduName: optional(String),
	imageUrl: String,
	unit: optional(String),
	urduUnit: optional(String),
	unitPrice: Number,
	quantity: Number,
	stepGrams: optional(Number),
	/** What was weighed; missing where it is sold by the piece. */
	grams: optional(Number),
	/** True where its pieces were counted when it was packed. */
	isCounted: optional(Boolean),
});

export type ReplacementDoc = DocOf<typeof replacementSchema>;

/** What of a line is in the bag: pieces, or the steps and the grams that were weighed. */
const packedSchema = partSchema({
	quantity: Number,
	grams: optional(Number),
	replacement: optional(replacementSchema),
});

export type PackedDoc = DocOf<typeof packedSchema>;

/** One line as it was bought: later changes of the product do not reach it. */
const orderLineSchema = partSchema({
	product: { type: ObjectId, required: true },
	name: String,
	/** Missing where the product had none, and in orders from before lines stored it; so is the unit's. */
	urduName: optional(String),
	imageUrl: String,
	category: optional<Category>(String),
	/** What one piece is, such as `1 kg`; missing in orders from before lines stored it. */
	unit: optional(String),
	urduUnit: optional(String),
	/** Rupees, of a kg where it is weighed. */
	unitPrice: Number,
	/** Pieces, or steps of what is weighed. */
	quantity: Number,
	/** Grams of a step; missing where it is sold by the piece. */
	stepGrams: optional(Number),
	/** True where its pieces were counted when it was ordered: they leave the shelf, and come back to it. */
	isCounted: optional(Boolean),
	/** The customer's own choice for this line; missing where the order's holds. */
	ifMissing: optional<IfMissing>(String),
	/** What the customer asks of it; missing where nothing is asked. */
	wish: optional<Wish>(String),
	note: optional(String),
	/** How it was packed; missing until it is. */
	packed: optional(packedSchema),
});

export type OrderLineDoc = DocOf<typeof orderLineSchema>;

/** An address as somebody orders to it. */
export const orderAddressSchema = partSchema({ ...addressFields, deliveryInstructions: optional(String) });

/** What is ordered, by whom and to where: of an order, and of a payment that becomes one. */
export const purchaseFields = {
	user: { type: ObjectId, required: true },
	/** The e-mail is empty where the customer has none. */
	customer: { name: String, email: String },
	/** In which it was made, and in which its customer is told of it; missing means English. */
	language: optional<Language>(String),
	lines: [orderLineSchema],
	address: orderAddressSchema,
	area: String,
	deliveryTime: of<DeliveryTime>(String),
	/** What is done where something is missing; missing where nobody has chosen. */
	ifMissing: optional<IfMissing>(String),
	/** The time of the day that the customer picked, where one was. */
	slot: optional(partSchema({ id: String, from: Date, to: Date })),
	terms: termsSchema,
	/** The customer's cart as it was when the order was made; a cart changed since then is not emptied. */
	cartVersion: { type: Number, default: 0 },
	/** True where the shopper said which cart this is: that version of it becomes no other order. */
	claimsCart: optional(Boolean),
};

/** What only so many orders may have: the places of a delivery time, the uses of a coupon. */
const poolSchema = documentSchema({
	/** Such as `slot:2026-11-25T10:00` or `coupon:<id>`; see `lib/orders/server/taken.ts`. */
	_id: { type: String, required: true },
	taken: { type: Number, default: 0 },
});

export type PoolDoc = DocOf<typeof poolSchema>;

export const Pool = defineModel("Pool", poolSchema);

/** What an order or an undecided payment has of a pool, or of a product's shelf (`stock:<id>`). */
export const takenSchema = partSchema({ pool: String, n: Number });

export type Taken = DocOf<typeof takenSchema>;
