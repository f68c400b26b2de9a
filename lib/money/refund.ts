import type { OrderActor } from "@/lib/orders/rules/order-states";

/** Why money goes back. */
export const REFUND_REASONS = ["cancelled", "short", "bad_item", "late", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The reasons as one reads them. */
export const REASON_TEXTS: Record<RefundReason, string> = {
	cancelled: "Order cancelled",
	short: "Something was missing",
	bad_item: "Something was bad",
	late: "It came late",
	other: "Other",
};

export const REFUND_NOT_FOUND = "Refund not found";

/** How money went back. */
export const REFUND_METHODS = ["wallet", "cash", "credit"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const REFUND_STATES = ["due", "settled"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A refund as the seller reads it; amount in rupees, times ISO 8601. */
export type Refund = {
	_id: string;
	/** The order's id. */
	order: string;
	orderNumber: string;
	paymentType: string;
	customer: { name: string; phone: string };
	amount: number;
	reason: RefundReason;
	note: string | null;
	state: RefundState;
	method: RefundMethod | null;
	/** The wallet's own number for the transfer back. */
	reference: string | null;
	/** When it became due, and through whom. */
	at: string;
	by: OrderActor | "shop";
	settledAt: string | null;
	/** Who wrote down that it went back; null while it is due. */
	settledBy: string | null;
};

/** How the money of a settled refund went back, in words. */
export function methodText({ method, paymentType }: Pick<Refund, "method" | "paymentType">): string {
	if (method === "cash") return "in cash";
	if (method === "credit") return "as credit";
	return paymentType === "Cash On Delivery" ? "by wallet" : `by ${paymentType}`;
}
