import type { DiscountTerms } from "@/lib/cart/rules/totals";
import { couponMinimumProblem, discountText } from "./rules";

export const coupon = {
	have: "I have a coupon",
	code: "Coupon code",
	apply: "Apply",
	loginToUse: "Log in to use it",
	asked: "Looking it up …",
	/** What it takes off: `10 % off`, `Rs. 200 off`. */
	off: (terms: DiscountTerms) => `${discountText(terms)} off`,
	title: (code: string) => `Coupon ${code}`,
	remove: "Remove",
	removeThis: (code: string) => `Remove coupon ${code}`,
	/** Why a subtotal is too small for it; null where it is not. */
	minimumProblem: couponMinimumProblem,
	notReached: "The coupon could not be checked. Please try again.",
};
