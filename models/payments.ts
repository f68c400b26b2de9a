import type { PaymentState, Wallet } from "@/lib/payments/rules";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";
import { purchaseFields, takenSchema } from "./order-parts";

/** One thing that the wallet said, as it came; `detail` is JSON. */
const answer = partSchema({
	at: Date,
	source: of<"callback" | "inquiry">(String),
	verdict: String,
	detail: String,
});

export type WalletAnswer = DocOf<typeof answer>;

/** A payment remembers everything that its order will be made from. Money in rupees. */
const paymentSchema = documentSchema({
	...purchaseFields,
	/** Our name for it at the wallet, at most 20 of A-Z0-9. */
	reference: { type: String, required: true },
	/** Rupees that the wallet is asked for: what the order costs less the credit it uses. */
	amount: { type: Number, required: true },
	/** Rupees of the order that the customer's credit pays; missing where none does. */
	creditUsed: optional(Number),
	wallet: of<Wallet>(String, { required: true }),
	/** The wallet's number, 11 digits. */
	phone: String,
	/** The address that the customer gave for questions about this payment. */
	email: String,
	state: of<PaymentState>(String, { default: "initiated" }),
	/** Rupees that its last signed return said were paid; missing while none did. */
	claimed: optional(Number),
	/** The last few things that the wallet said. */
	answers: [answer],
	/** True until it has ended, and, where it was paid, until its order is made. */
	isOpen: { type: Boolean, default: true },
	/** When the reconciler asks next; also the lease of the instance that is asking. */
	nextCheckAt: { type: Date, required: true },
	checks: { type: Number, default: 0 },
	lastAskedAt: optional(Date),
	confirmedAt: optional(Date),
	/** What it holds of what only so many may have, and until when: by the shop's clock, missing once that was given back or is its order's. */
	taken: [takenSchema],
	heldUntil: optional(Date),
	/** The wallet and the caller's key: sent again it is the same payment. */
	idempotencyKey: { type: String, required: true },
	order: optional(ObjectId),
	expiresAt: { type: Date, required: true },
	createdAt: { type: Date, default: () => new Date() },
});
paymentSchema.index({ reference: 1 }, { unique: true });
paymentSchema.index({ user: 1, createdAt: -1 });
paymentSchema.index({ order: 1 }, { sparse: true });
paymentSchema.index({ heldUntil: 1 }, { sparse: true });
paymentSchema.index({ user: 1, idempotencyKey: 1 }, { unique: true });
paymentSchema.index({ nextCheckAt: 1 }, { name: "open_payments", partialFilterExpression: { isOpen: true } });

export type PaymentDoc = DocOf<typeof paymentSchema>;
export const Payment = defineModel("Payment", paymentSchema);

/** What the demo's wallet remembers of a payment, as a real one would in its own books. */
const simulatedPaymentSchema = documentSchema({
	wallet: of<Wallet>(String, { required: true }),
	reference: { type: String, required: true },
	/** Rupees. */
	amount: Number,
	/** Where the browser is sent back to. */
	returnUrl: String,
	/** What the second step of Easypaisa must bring. */
	token: String,
	state: of<"waiting" | "paid" | "declined" | "cancelled">(String, { default: "waiting" }),
	createdAt: { type: Date, default: () => new Date() },
});
simulatedPaymentSchema.index({ wallet: 1, reference: 1 }, { unique: true });
simulatedPaymentSchema.index({ token: 1 });
// Play money is forgotten after a week.
simulatedPaymentSchema.index({ createdAt: 1 }, { expireAfterSeconds: 604_800 });

export type SimulatedPayment = Omit<DocOf<typeof simulatedPaymentSchema>, "_id" | "createdAt">;
export const SimulatedPayment = defineModel("SimulatedPayment", simulatedPaymentSchema);
