import type { Wallet } from "./wallet";

/**
 * Where a wallet payment stands: made here, known to the wallet, and then one of three ends. A late "paid" turns
 * failed and expired into confirmed, since money is never dropped.
 */
export const PAYMENT_STATES = ["initiated", "pending", "confirmed", "failed", "expired"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment as its customer reads it; amount in rupees. */
export type PaymentView = {
	paymentId: string;
	wallet: Wallet;
	state: PaymentState;
	amount: number;
	/** When it began; ISO 8601. */
	startedAt: string;
	/** The order's short number once the payment has become one. */
	orderNumber: string | null;
	/** Paid, but the order waits for the shop's word. */
	isOnHold: boolean;
};

/** True while the wallet has not said its last word. */
export function isUndecided(state: PaymentState): boolean {
	return state === "initiated" || state === "pending";
}

/** What the payment result page says (spec 8). */
export const PAYMENT_MESSAGES = {
	processingFailed: "Payment processing failed. Please try again.",
	initializationFailed: "Payment initialization failed",
	noPendingOrder: "No pending order found. Please try again.",
	failed: "Payment failed or was cancelled. Please try again.",
	notVerified: "Payment verification failed. Please contact support.",
	login: "Please login to proceed with checkout",
} as const;

/** What the seller may see of an order's payment: the number, and what the wallet said. Times ISO 8601. */
export type WalletRecord = {
	wallet: Wallet;
	reference: string;
	/** The wallet's number. */
	phone: string;
	email: string;
	confirmedAt: string | null;
	answers: { at: string; source: "callback" | "inquiry"; detail: string }[];
};
