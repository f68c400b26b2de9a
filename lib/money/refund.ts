import type { z } from "zod";
import { formatRupees } from "@/lib/text/money";
import type { credit, heldCredit, refund } from "./calls";

export const REFUND_REASONS = ["cancelled", "short", "bad_item", "late", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REASON_TEXTS: Record<RefundReason, string> = {
	cancelled: "Order cancelled",
	short: "Something was missing",
	bad_item: "Something was bad",
	late: "It came late",
	other: "Other",
};

export const REFUND_NOT_FOUND = "Refund not found";
/** Where nothing goes back yet, since a part of the order is not paid. */
export const PAID_IN_PART = "A part of this order is still to be paid: mark it as paid first";

export const REFUND_METHODS = ["wallet", "cash", "credit"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const REFUND_STATES = ["due", "settled"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A refund as the seller reads it; amount in rupees, times ISO 8601. */
export type Refund = z.output<typeof refund>;

/** How the money of a settled refund went back, in words. */
export function methodText({ method, paymentType }: Pick<Refund, "method" | "paymentType">): string {
	if (method === "cash") return "in cash";
	if (method === "credit") return "as credit";
	return paymentType === "Cash On Delivery" ? "by wallet" : `by ${paymentType}`;
}

/** What moves credit: an order that uses it, or the cause of a refund that was given as credit. */
export const CREDIT_REASONS = ["order", ...REFUND_REASONS] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** A customer's credit, the newest movement first. The balance is the sum of the entries, in rupees, never below 0. */
export type Credit = z.output<z.ZodObject<typeof credit>>;

/** One movement of it; rupees, below 0 where it was used. */
export type CreditEntry = Credit["entries"][number];

/** Credit that waits with a wallet, as its customer reads it. */
export type HeldCredit = z.output<typeof heldCredit>;

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
