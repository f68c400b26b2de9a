import { formatRupees } from "@/lib/text/money";
import { REFUND_REASONS } from "./refund";

/** What moves credit: an order that uses it, or the cause of a refund that was given as credit. */
export const CREDIT_REASONS = ["order", ...REFUND_REASONS] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** One movement of a customer's credit; rupees, below 0 where it was used. */
export type CreditEntry = {
	amount: number;
	reason: CreditReason;
	/** The order's id; null while the order that uses it is still to be made. */
	order: string | null;
	/** ISO 8601. */
	at: string;
};

/** A customer's credit, the newest movement first. The balance is the sum of the entries, in rupees, never below 0. */
export type Credit = { balance: number; entries: CreditEntry[] };

/** What of an amount the balance pays, and what is left to pay; rupees. */
export function payWithCredit(
	amount: number,
	balance: number,
	useCredit = true,
): { creditUsed: number; amountToPay: number } {
	const creditUsed = useCredit ? Math.min(balance, amount) : 0;
	return { creditUsed, amountToPay: amount - creditUsed };
}

/** What a customer reads where an order came later than promised; rupees. */
export function lateCreditText(lateCredit: number): string {
	return `We are sorry: it came later than we promised. ${formatRupees(lateCredit)} of credit is yours for the next order.`;
}
