import { Schema, type Types } from "mongoose";
import type { PaymentState, Wallet } from "@/lib/payments/rules";
import { defineModel } from "./define";
import { type OrderDoc, orderAddressSchema, slotSchema } from "./order";
import { orderLineSchema, type Taken, takenSchema, termsSchema } from "./order-parts";

/** One thing that the wallet said, as it came; `detail` is JSON. */
export type WalletAnswer = { at: Date; source: "callback" | "inquiry"; verdict: string; detail: string };

/** A payment remembers everything that its order will be made from. Money in rupees. */
export type PaymentDoc = Pick<
	OrderDoc,
	| "user"
	| "customer"
	| "language"
	| "lines"
	| "address"
	| "area"
	| "deliveryTime"
	| "ifMissing"
	| "slot"
	| "terms"
	| "cartVersion"
	| "claimsCart"
> & {
	_id: Types.ObjectId;
	/** Our name for it at the wallet, at most 20 of A-Z0-9. */
	reference: string;
	/** Rupees that the wallet is asked for: what the order costs less the credit it uses. */
	amount: number;
	/** Rupees of the order that the customer's credit pays; missing where none does. */
	creditUsed?: number;
	wallet: Wallet;
	/** The wallet's number, 11 digits. */
	phone: string;
	/** The address that the customer gave for questions about this payment. */
	email: string;
	state: PaymentState;
	/** The last few things that the wallet said. */
	answers: WalletAnswer[];
	/** True until it has ended, and, where it was paid, until its order is made. */
	isOpen: boolean;
	/** When the reconciler asks next; also the lease of the instance that is asking. */
	nextCheckAt: Date;
	checks: number;
	lastAskedAt?: Date;
	confirmedAt?: Date;
	/** What it holds of what only so many may have, and until when: by the shop's clock, missing once that was given back or is its order's. */
	taken: Taken[];
	heldUntil?: Date;
	/** The wallet and the caller's key: sent again it is the same payment. */
	idempotencyKey: string;
	order?: Types.ObjectId;
	expiresAt: Date;
	createdAt: Date;
};

const answer = new Schema<WalletAnswer>(
	{ at: Date, source: String, verdict: String, detail: String },
	{ _id: false },
);

const paymentSchema = new Schema<PaymentDoc>({
	reference: { type: String, required: true },
	wallet: { type: String, required: true },
	phone: String,
	email: String,
	user: { type: Schema.Types.ObjectId, required: true },
	customer: { name: String, email: String },
	language: String,
	lines: [orderLineSchema],
	address: orderAddressSchema,
	area: String,
	deliveryTime: String,
	ifMissing: String,
	slot: { type: slotSchema, default: undefined },
	terms: termsSchema,
	amount: { type: Number, required: true },
	creditUsed: Number,
	cartVersion: { type: Number, default: 0 },
	claimsCart: Boolean,
	state: { type: String, default: "initiated" },
	answers: [answer],
	isOpen: { type: Boolean, default: true },
	nextCheckAt: { type: Date, required: true },
	checks: { type: Number, default: 0 },
	lastAskedAt: Date,
	confirmedAt: Date,
	taken: [takenSchema],
	heldUntil: Date,
	idempotencyKey: { type: String, required: true },
	order: Schema.Types.ObjectId,
	expiresAt: { type: Date, required: true },
	createdAt: { type: Date, default: () => new Date() },
});
paymentSchema.index({ reference: 1 }, { unique: true });
paymentSchema.index({ user: 1, createdAt: -1 });
paymentSchema.index({ order: 1 }, { sparse: true });
paymentSchema.index({ heldUntil: 1 }, { sparse: true });
paymentSchema.index({ user: 1, idempotencyKey: 1 }, { unique: true });
paymentSchema.index({ nextCheckAt: 1 }, { name: "open_payments", partialFilterExpression: { isOpen: true } });

export const Payment = defineModel("Payment", paymentSchema);

/** What the demo's wallet remembers of a payment, as a real one would in its own books. */
export type SimulatedPayment = {
	wallet: Wallet;
	reference: string;
	/** Rupees. */
	amount: number;
	/** Where the browser is sent back to. */
	returnUrl: string;
	/** What the second step of Easypaisa must bring. */
	token: string;
	state: "waiting" | "paid" | "declined" | "cancelled";
};
export type SimulatedPaymentDoc = SimulatedPayment & { _id: Types.ObjectId; createdAt: Date };

const simulatedPaymentSchema = new Schema<SimulatedPaymentDoc>({
	wallet: { type: String, required: true },
	reference: { type: String, required: true },
	amount: Number,
	returnUrl: String,
	token: String,
	state: { type: String, default: "waiting" },
	createdAt: { type: Date, default: () => new Date() },
});
simulatedPaymentSchema.index({ wallet: 1, reference: 1 }, { unique: true });
simulatedPaymentSchema.index({ token: 1 });
// Play money is forgotten after a week.
simulatedPaymentSchema.index({ createdAt: 1 }, { expireAfterSeconds: 604_800 });

export const SimulatedPayment = defineModel("SimulatedPayment", simulatedPaymentSchema);
