import type { z } from "zod";
import { plainDigits } from "@/lib/accounts/rules/user";
import type { payment } from "@/lib/server/calls/shapes";

/** The mobile wallets, by the values that the checkout sends (spec 2). */
export const WALLETS = ["jazzcash", "easypaisa"] as const;
export type Wallet = (typeof WALLETS)[number];

/** How a wallet is written, which is also the order's payment type (spec 7). */
export const WALLET_NAMES = { jazzcash: "JazzCash", easypaisa: "Easypaisa" } as const satisfies Record<
	Wallet,
	string
>;
export type WalletName = (typeof WALLET_NAMES)[Wallet];

/** True when the text is the value of a wallet. */
export function isWallet(text: string): text is Wallet {
	return WALLETS.some((wallet) => wallet === text);
}

/** What is said of a number that is none of this wallet's (spec 5). */
export function walletPhoneMessage(wallet: Wallet): string {
	return `Please enter a valid ${WALLET_NAMES[wallet]} mobile number (03XX-XXXXXXX)`;
}

/** The number as it is being typed: digits only, at most 11, with the hyphen after the fourth. */
export function formatWalletPhone(typed: string): string {
	const digits = plainDigits(typed)
		.replace(/\D/g, "")
		.replace(/^(0092|92)/, "0")
		.slice(0, 11);
	return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}

/**
 * Where a wallet payment stands: made here, known to the wallet, and then one of three ends. A late "paid" turns
 * failed and expired into confirmed, since money is never dropped.
 */
export const PAYMENT_STATES = ["initiated", "pending", "confirmed", "failed", "expired"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment as its customer reads it; amount in rupees. */
export type PaymentView = z.output<typeof payment>;

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

/** What the seller may see of an order's payment: the number, the sum in rupees, and what the wallet said. Times ISO 8601. */
export type WalletRecord = {
	wallet: Wallet;
	amount: number;
	reference: string;
	/** The wallet's number. */
	phone: string;
	email: string;
	confirmedAt: string | null;
	answers: { at: string; source: "callback" | "inquiry"; detail: string }[];
};
