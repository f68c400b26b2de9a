import { Schema, type Types } from "mongoose";
import type { DiscountTerms } from "@/lib/cart/rules/totals";
import type { RefundReason } from "@/lib/money/refund";
import type { Party, Terms } from "@/lib/money/rules";
import type { PaymentStatus } from "@/lib/orders/rules/order";
import type { IfMissing } from "@/lib/packing/rules";
import type { Category } from "@/lib/products/rules/product";
import type { Wish } from "@/lib/products/rules/wishes";
import { defineModel } from "@/models/define";

/** The part of an order that its money follows from, and what follows from it. */

/** A coupon as an order was made with it; `firstOrderOnly` where it is for a first order. */
export type OrderCoupon = DiscountTerms & { id: Types.ObjectId; code: string; firstOrderOnly?: true };

/** What an order was made with, and never changes. */
export type OrderTerms = Omit<Terms, "coupon"> & { coupon?: OrderCoupon };

/** Money that has to go back for an order; rupees. */
export type DueDoc = {
	_id: Types.ObjectId;
	cause: string;
	reason: RefundReason;
	amount: number;
	at: Date;
	by: Party;
	note?: string;
};

/** Cash that a rider took at the door; rupees. */
export type CollectedDoc = { rider: Types.ObjectId; name: string; amount: number; at: Date };

/** What follows from an order's ledger, lines and status: stored for indexes and sums alone, in rupees. */
export type OrderProjections = {
	due: DueDoc[];
	/** Every refund that ever was due for it. */
	refunds?: Types.ObjectId[];
	/** When those became due that are due or went back; missing where there are none. */
	refundTimes?: Date[];
	/** Since when the oldest is due; missing where nothing is. */
	dueSince?: Date;
	toCollect: number;
	isPaid: boolean;
	paymentStatus: PaymentStatus;
	/** What it comes to, as it was packed once it is, and what its coupon took off that. */
	charged: number;
	discounted: number;
	/** The cash that the first rider took at the door, and what others took after them: it is rarely brought twice. */
	collected?: CollectedDoc;
	collectedLater?: CollectedDoc[];
	/** When it ended; missing while it has not. */
	endedAt?: Date;
};

export const orderCouponSchema = new Schema<OrderCoupon>(
	{ id: Schema.Types.ObjectId, code: String, kind: String, value: Number, firstOrderOnly: Boolean },
	{ _id: false },
);

export const termsSchema = new Schema<OrderTerms>(
	{
		taxPercent: Number,
		deliveryFee: Number,
		coupon: { type: orderCouponSchema, default: undefined },
	},
	{ _id: false },
);

/** A member of the team, by the name of that time. */
export const nameSchema = new Schema({ _id: Schema.Types.ObjectId, name: String }, { _id: false });

export const entrySchema = new Schema(
	{
		n: Number,
		at: Date,
		by: String,
		byName: String,
		kind: String,
		amount: Number,
		via: String,
		rider: { type: nameSchema, default: undefined },
		payment: Schema.Types.ObjectId,
		refund: Schema.Types.ObjectId,
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

export const dueSchema = new Schema<DueDoc>({
	_id: Schema.Types.ObjectId,
	cause: String,
	reason: String,
	amount: Number,
	at: Date,
	by: String,
	note: String,
});

export const collectedSchema = new Schema<CollectedDoc>(
	{ rider: Schema.Types.ObjectId, name: String, amount: Number, at: Date },
	{ _id: false },
);

/** One line as it was bought: later changes of the product do not reach it. */
export type OrderLineDoc = {
	product: Types.ObjectId;
	name: string;
	/** Missing where the product had none, and in orders from before lines stored it; so is the unit's. */
	urduName?: string;
	imageUrl: string;
	category?: Category;
	/** What one piece is, such as `1 kg`; missing in orders from before lines stored it. */
	unit?: string;
	urduUnit?: string;
	/** Rupees, of a kg where it is weighed. */
	unitPrice: number;
	/** Pieces, or steps of what is weighed. */
	quantity: number;
	/** Grams of a step; missing where it is sold by the piece. */
	stepGrams?: number;
	/** True where its pieces were counted when it was ordered: they leave the shelf, and come back to it. */
	isCounted?: boolean;
	/** The customer's own choice for this line; missing where the order's holds. */
	ifMissing?: IfMissing;
	/** What the customer asks of it; missing where nothing is asked. */
	wish?: Wish;
	note?: string;
	/** How it was packed; missing until it is. */
	packed?: PackedDoc;
};

/** What of a line is in the bag: pieces, or the steps and the grams that were weighed. */
export type PackedDoc = { quantity: number; grams?: number; replacement?: ReplacementDoc };

/** What was packed instead of a line's missing pieces; `unitPrice` in rupees, as it was then. */
export type ReplacementDoc = {
	product: Types.ObjectId;
	name: string;
	urduName?: string;
	imageUrl: string;
	unit?: string;
	urduUnit?: string;
	unitPrice: number;
	quantity: number;
	stepGrams?: number;
	/** What was weighed; missing where it is sold by the piece. */
	grams?: number;
	/** True where its pieces were counted when it was packed. */
	isCounted?: boolean;
};

const replacementSchema = new Schema<ReplacementDoc>(
	{
		product: { type: Schema.Types.ObjectId, required: true },
		name: String,
		urduName: String,
		imageUrl: String,
		unit: String,
		urduUnit: String,
		unitPrice: Number,
		quantity: Number,
		stepGrams: Number,
		grams: Number,
		isCounted: Boolean,
	},
	{ _id: false },
);

const packedSchema = new Schema<PackedDoc>(
	{ quantity: Number, grams: Number, replacement: { type: replacementSchema, default: undefined } },
	{ _id: false },
);

export const orderLineSchema = new Schema<OrderLineDoc>(
	{
		product: { type: Schema.Types.ObjectId, required: true },
		name: String,
		urduName: String,
		imageUrl: String,
		category: String,
		unit: String,
		urduUnit: String,
		unitPrice: Number,
		quantity: Number,
		stepGrams: Number,
		isCounted: Boolean,
		ifMissing: String,
		wish: String,
		note: String,
		packed: { type: packedSchema, default: undefined },
	},
	{ _id: false },
);

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
