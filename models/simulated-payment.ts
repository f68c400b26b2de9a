import { Schema, type Types } from "mongoose";
import type { Wallet } from "@/lib/domain/wallet";
import { defineModel } from "./define";

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

const schema = new Schema<SimulatedPaymentDoc>({
	wallet: { type: String, required: true },
	reference: { type: String, required: true },
	amount: Number,
	returnUrl: String,
	token: String,
	state: { type: String, default: "waiting" },
	createdAt: { type: Date, default: () => new Date() },
});
schema.index({ wallet: 1, reference: 1 }, { unique: true });
schema.index({ token: 1 });
// Play money is forgotten after a week.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 604_800 });

export const SimulatedPayment = defineModel("SimulatedPayment", schema);
