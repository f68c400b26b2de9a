/** A share of the subtotal in percent, or a sum of rupees. */
export const COUPON_KINDS = ["percent", "amount"] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** What a coupon takes off: percent or rupees, by its kind. */
export type DiscountTerms = { kind: CouponKind; value: number };

/** Rupees that a coupon takes off a subtotal; none without a coupon. */
export function discountOf(subtotal: number, terms: DiscountTerms | null): number {
	if (!terms) return 0;
	return terms.kind === "amount"
		? Math.min(subtotal, terms.value)
		: Math.round((subtotal * terms.value) / 100);
}
